import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import type { Mentor, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const {
  owner,
  aMentee,
  aMentor,
  anAdmin,
  theAdmin,
  aRequest,
  aMentorship,
  approve,
  send,
  reject,
  stop,
  cardOf,
  requestRow,
  partStatuses,
  mailsAbout,
  mailRowsTo,
  runJob,
  moveDeadline,
  dayIn,
} = world

const admin = await theAdmin()
const status = (mentor: Mentor) =>
  cell<string>(owner`select status from data.mentors where id = ${mentor.id}`)
const change = (mentor: Mentor, to: string) => call(mentor, 'change_mentor_status', { status: to })
const changeFor = (mentor: Mentor, to: string, reason?: string, by: Woman = admin) =>
  call(by, 'change_mentor_status', { status: to, mentorId: mentor.id, reason })
const away = (mentor: Mentor, until: string | null) => call(mentor, 'set_away', { until })
describe('active and inactive, set by the mentor', () => {
  test('an inactive mentor is invisible and gets no requests; an active one is visible again', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee()
    await change(mentor, 'inactive')
    expect(await cardOf(mentor)).toMatchObject({ audience: 'hidden', availableForMentoring: false })
    await refused(send(mentee, mentor), 'mentor_not_found')
    await change(mentor, 'active')
    expect(await cardOf(mentor)).toMatchObject({ audience: 'public', availableForMentoring: true })
    await send(mentee, mentor)
  })

  test('not while a mentorship runs, not while a request is pending', async () => {
    const { mentor } = await aMentorship()
    await refused(change(mentor, 'inactive'), 'mentor_in_mentorship')
    const waiting = await aRequest()
    await refused(change(waiting.mentor, 'inactive'), 'mentor_has_pending_requests')
    expect(await status(waiting.mentor)).toBe('active')
    await reject(waiting.mentor, waiting.id)
    await change(waiting.mentor, 'inactive')
  })

  test('no other status, and from no other status', async () => {
    const mentor = await aMentor()
    for (const to of ['new', 'awaiting_response', 'rejected'])
      await refused(change(mentor, to), 'transition_not_allowed')
    for (const from of ['new', 'awaiting_response', 'rejected'] as const) {
      const applicant = await aMentor({ status: from })
      await refused(change(applicant, 'active'), 'role_not_held')
      await refused(changeFor(applicant, 'active'), 'transition_not_allowed')
    }
  })

  test('setting it twice changes nothing, and a mentor’s own reason is not stored', async () => {
    const mentor = await aMentor()
    await call(mentor, 'change_mentor_status', { status: 'inactive', reason: 'Κουράστηκα' })
    await change(mentor, 'inactive')
    const lines =
      await owner`select to_state, reason from data.history where subject = 'mentors' and subject_id = ${mentor.id} and from_state is not null`
    expect([...lines]).toEqual([{ toState: 'inactive', reason: null }])
  })

  test('a status change concurrent with a request, forty times: never a pending request at an inactive mentor', async () => {
    for (let round = 0; round < 40; round += 1) {
      const [mentor, mentee] = await Promise.all([aMentor(), aMentee()])
      const acts = [() => change(mentor, 'inactive'), () => send(mentee, mentor)]
      const results = await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      const [wins] = await owner`select m.status, (select count(*)::integer from data.mentorship_requests r
        where r.mentor_id = m.id and r.status = 'pending') as waiting from data.mentors m where m.id = ${mentor.id}`
      expect([
        { status: 'inactive', waiting: 0 },
        { status: 'active', waiting: 1 },
      ]).toContainEqual({ ...wins })
      expect(outcomes(results)).toEqual(
        wins!.waiting
          ? ['done', 'mentor_has_pending_requests']
          : ['done', expect.stringMatching(/^mentor_not_(available|found)$/)],
      )
    }
  })
})

describe('active and inactive, set by an admin', () => {
  const profileMails = async ({ userId }: Mentor) =>
    (await mailRowsTo(userId)).map((mail) => mail.kind as string).filter((kind) => kind.startsWith('profile'))

  test('closes the pending requests as unavailable, gives their parts back and mails the mentees', async () => {
    const mentor = await aMentor()
    const [one, two] = [await aRequest({ mentor }), await aRequest({ mentor })]
    await changeFor(mentor, 'inactive', 'Άδεια')
    for (const { id, mentee } of [one, two]) {
      expect(await requestRow(id)).toMatchObject({
        status: 'rejected',
        closeReason: 'mentor_unavailable',
        closedBy: 'system',
      })
      expect(await partStatuses(mentee)).toEqual(['paid'])
      expect(await mailsAbout('requestId', id)).toEqual(['mentor_unavailable'])
    }
    const [line] = await owner`select actor, actor_user_id, reason from data.history
      where subject = 'mentors' and subject_id = ${mentor.id} and to_state = 'inactive'`
    expect(line).toEqual({ actor: 'admin', actorUserId: admin.userId, reason: 'Άδεια' })
    await changeFor(mentor, 'active')
    expect(await profileMails(mentor)).toEqual(['profile_inactive', 'profile_active'])
  })

  test('two admins at once, ten times: one mail, one entry', async () => {
    const other = await anAdmin()
    for (let round = 0; round < 10; round += 1) {
      const mentor = await aMentor()
      const acts = [admin, other].map((by) => () => changeFor(mentor, 'inactive', 'Το ζήτησε', by))
      expect(outcomes(await together(owner, { mentors: mentor.id }, acts))).toEqual(['done', 'done'])
      expect(await profileMails(mentor)).toEqual(['profile_inactive'])
      expect(
        await owner`select from data.history
          where subject = 'mentors' and subject_id = ${mentor.id} and to_state = 'inactive'`,
      ).toHaveLength(1)
    }
  })

  test('is refused for admins too while a mentorship runs; users who are not admins are refused', async () => {
    const { mentor } = await aMentorship()
    await refused(changeFor(mentor, 'inactive'), 'mentor_in_mentorship')
    await refused(changeFor({ ...mentor, id: 2_000_000_000 }, 'inactive'), 'mentor_not_found')
    const other = await aMentor()
    for (const woman of [await aMentee({ package: 'none' }), mentor])
      await refused(changeFor(other, 'inactive', undefined, woman), 'role_not_held')
    expect(await status(other)).toBe('active')
  })
})

describe('away until a day', () => {
  test('R6 the mentor is unavailable until that day, and available again from it on', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee()
    await away(mentor, await dayIn(1))
    expect(await cardOf(mentor)).toMatchObject({ audience: 'public', availableForMentoring: false })
    await refused(send(mentee, mentor), 'mentor_not_available')
    await owner`update data.mentors set away_until = rules.local_date() where id = ${mentor.id}`
    await runJob('refresh_cards')
    expect(await cardOf(mentor)).toMatchObject({ availableForMentoring: true })
    await send(mentee, mentor)
  })

  test('from a day to come: requests that are due before it stay, the others close once she is sure, and no new one reaches into it', async () => {
    const mentor = await aMentor()
    const [stays, closes] = [await aRequest({ mentor }), await aRequest({ mentor })]
    const due = (id: number, days: number) => owner`
      update data.mentorship_requests set answer_due_at = rules.end_of_local_day(rules.local_date() + ${days}::integer) where id = ${id}`
    await due(stays.id, 3)
    await due(closes.id, 4)
    const absence = async (how = {}) => ({ since: await dayIn(4), until: await dayIn(20), ...how })
    await refused(
      call(mentor, 'set_away', await absence({ until: await dayIn(4) })),
      'absence_ends_first',
      'until',
    )
    await refused(
      call(mentor, 'set_away', await absence({ since: await dayIn(-1) })),
      'absence_day_past',
      'since',
    )
    await refused(call(mentor, 'set_away', await absence({ sure: false })), 'absence_closes_requests')
    expect(await call(mentor, 'set_away', await absence())).toBe(1)
    expect(await call(mentor, 'set_away', await absence())).toBe(0)
    expect(await requestRow(stays.id)).toMatchObject({ status: 'pending' })
    expect(await requestRow(closes.id)).toMatchObject({ closeReason: 'mentor_unavailable' })
    await approve(mentor, stays.id)

    // An absence farther away than the time to answer changes nothing yet; the night on which it is near does.
    const later = await aMentor()
    const mentee = await aMentee()
    await call(later, 'set_away', { since: await dayIn(6), until: await dayIn(20) })
    await runJob('refresh_cards')
    expect(await cardOf(later)).toMatchObject({ availableForMentoring: true })
    await owner`update data.mentors set away_from = rules.local_date() + 5 where id = ${later.id}`
    await refused(send(mentee, later), 'mentor_not_available')
    await runJob('refresh_cards')
    expect(await cardOf(later)).toMatchObject({ availableForMentoring: false })
    await owner`update data.mentors set away_from = rules.local_date() - 9, away_until = rules.local_date() where id = ${later.id}`
    await runJob('refresh_cards')
    await send(mentee, later)
  })

  test('accepts a future day only; without a day the absence ends; an admin may set it', async () => {
    const mentor = await aMentor()
    for (const days of [0, -1]) await refused(away(mentor, await dayIn(days)), 'date_in_past', 'until')
    await call(admin, 'set_away', { until: await dayIn(9), mentorId: mentor.id })
    expect(await cardOf(mentor)).toMatchObject({ availableForMentoring: false })
    await away(mentor, null)
    expect(await cardOf(mentor)).toMatchObject({ availableForMentoring: true })
    await refused(
      call(admin, 'set_away', { until: await dayIn(9), mentorId: 2_000_000_000 }),
      'mentor_not_found',
    )
    await refused(
      call(await aMentee({ package: 'none' }), 'set_away', { until: await dayIn(9) }),
      'role_not_held',
    )
  })

  test('rejecting and being away happen together or not at all', async () => {
    const { id, mentor, mentee } = await aRequest()
    await refused(
      call(mentor, 'decline_and_be_away', { requestId: id, until: await dayIn(0) }),
      'date_in_past',
    )
    expect(await requestRow(id)).toMatchObject({ status: 'pending' })
    await refused(
      call(mentee, 'decline_and_be_away', { requestId: id, until: await dayIn(3) }),
      'role_not_held',
    )
    await call(mentor, 'decline_and_be_away', {
      requestId: id,
      until: await dayIn(3),
      rejectReason: 'no_time',
      rejectMessage: 'Λυπάμαι',
    })
    expect(await requestRow(id)).toMatchObject({
      closeReason: 'mentor_rejected',
      rejectReason: 'no_time',
      partStatus: 'paid',
    })
    expect(await cardOf(mentor)).toMatchObject({ availableForMentoring: false })
    await refused(
      call(mentor, 'decline_and_be_away', { requestId: id, until: await dayIn(3) }),
      'already_answered',
    )
  })
})

describe('R19 rejections', () => {
  const flagged = (mentor: Mentor) => cell<number>(owner`select rules.rejections_in_window(${mentor.id})`)

  test('R19 rejected by the mentor, by an admin, and expired ones count; unavailable and withdrawn ones do not', async () => {
    const mentor = await aMentor()
    await reject(mentor, (await aRequest({ mentor })).id)
    await reject(admin, (await aRequest({ mentor })).id)
    await moveDeadline((await aRequest({ mentor })).id)
    await runJob('expire_requests')
    expect(await flagged(mentor)).toBe(3)
    const withdrawn = await aRequest({ mentor })
    await world.withdraw(withdrawn.mentee, withdrawn.id)
    await aRequest({ mentor })
    await changeFor(mentor, 'inactive')
    expect(await flagged(mentor)).toBe(3)
    expect(await call(mentor, 'rejections_in_window')).toBe(3)
    expect(await status(mentor)).toBe('inactive')
  })

  test.each([
    ['6 months - 1 minute', 1],
    ['6 months + 1 minute', 0],
  ] as const)('R19 one %s ago counts %i', async (ago, count) => {
    const request = await aRequest()
    await reject(request.mentor, request.id)
    await owner.unsafe(
      `update data.mentorship_requests set answered_at = now() - interval '${ago.replace(' - 1 minute', '')}' ${
        ago.includes('-') ? '+' : '-'
      } interval '1 minute' where id = ${request.id}`,
    )
    expect(await flagged(request.mentor)).toBe(count)
  })

  test('R19 the limit changes nothing automatically', async () => {
    const mentor = await aMentor()
    for (let n = 0; n < 4; n += 1) await reject(mentor, (await aRequest({ mentor })).id)
    expect(await status(mentor)).toBe('active')
    const { id } = await aMentorship({ mentor })
    await stop(admin, id)
  })
})
