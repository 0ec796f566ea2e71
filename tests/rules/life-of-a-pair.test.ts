// Events between the start and the end of a mentorship: each one is mailed, nothing stays locked, nothing is lost silently.
import { describe, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { whileFreeUntil } from '../support/pretending'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { oneByOne } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  theAdmin,
  aRequest,
  aMentorship,
  approve,
  complete,
  increase,
  reject,
  send,
  stop,
  withdraw,
  runJob,
  requestRow,
  partStatuses,
  mailRowsTo,
  moveDeadline,
  heldDaysAgo,
} = await openWorld()

const admin = await theAdmin()
const mails = async (userId: number, kind: string) =>
  (await mailRowsTo(userId, kind)).map((mail) => mail.content as Record<string, unknown>)
const pause = (mentorshipId: number, how = {}) => call(admin, 'pause_mentorship', { mentorshipId, ...how })
const resume = (mentorshipId: number) => call(admin, 'resume_mentorship', { mentorshipId })
const reopen = (partId?: number) => call(admin, 'reopen_claim', { partId, reason: 'Ασθένεια' })
const aged = async () => {
  const scene = await aMentorship({ mentee: await aMentee({ kind: 'six_months' }), sessions: 1 })
  await heldDaysAgo(scene.id, 40)
  return scene
}
const claims = async (mentee: Mentee, until: string) =>
  owner.unsafe(
    `update data.parts set claim_until = ${until} where mentee_id = ${mentee.id} and kind = 'mentoring'`,
  )
const coached = async () => {
  const mentee = await aMentee({ kind: 'two_in_one' })
  const { id } = await aMentorship({ mentee, kind: 'coaching', sessions: 4 })
  await complete(admin, id)
  return mentee
}
const plan = (who: Woman, mentorshipId: number) =>
  call<number>(who, 'plan_session', { mentorshipId, startsAt: '2999-05-04T10:00:00Z' })

describe('each event is mailed', () => {
  test('a new notice after a pause cancelled the first, and one with another outcome', async () => {
    const { id, mentee } = await aged()
    await stop(admin, id)
    await stop(admin, id)
    expect(await mails(mentee.userId, 'mentorship_notice_mentee')).toHaveLength(1)
    await stop(admin, id, { outcome: 'replace' })
    expect((await mails(mentee.userId, 'mentorship_notice_mentee')).map(({ outcome }) => outcome)).toEqual([
      'close',
      'replace',
    ])
    await pause(id)
    await resume(id)
    await stop(admin, id, { outcome: 'replace' })
    expect(await mails(mentee.userId, 'mentorship_notice_mentee')).toHaveLength(3)
  })

  test('a moved planned end, and a second pause', async () => {
    const { id, mentee } = await aged()
    const endIn = (days: number) =>
      owner`update data.mentorships set planned_end_on = rules.local_date() + ${days}::integer where id = ${id}`
    const pausedFor = (months: number) =>
      owner`update data.mentorships set paused_at = now() - make_interval(months => ${months}) where id = ${id}`
    for (const days of [14, 14, 13]) {
      await endIn(days)
      await runJob('remind_pairs')
    }
    expect(await mails(mentee.userId, 'pair_planned_end_before_mentee')).toHaveLength(2)
    for (const [round, months] of [12, 13].entries()) {
      await pause(id, { override: round > 0 })
      await pausedFor(months)
      await runJob('remind_pairs')
      await runJob('remind_pairs')
      expect(await mails(mentee.userId, 'pair_pause_first_mentee')).toHaveLength(round + 1)
      await resume(id)
    }
  })

  test('no session yet with the second mentor, even if sessions were held with the first', async () => {
    const { id, mentee } = await aMentorship({ sessions: 1 })
    await stop(admin, id)
    const next = await aMentorship({ mentee })
    await owner`update data.mentorships set started_at = now() - interval '29 days' where id = ${next.id}`
    await runJob('remind_pairs')
    expect(await mails(mentee.userId, 'pair_no_session_second_mentee')).toHaveLength(1)
  })
})

describe('a claim period does not end without warning', () => {
  const days = async (mentee: Mentee) =>
    (
      await owner`
    select (claim_until > now() + interval '89 days') as prolonged, status from data.parts where id = ${mentee.partIds[1]!}`
    )[0]!

  const ways: Record<string, (request: Awaited<ReturnType<typeof aRequest>>) => Promise<unknown>> = {
    stopped: async ({ id, mentor }) => stop(admin, await approve(mentor, id)),
    rejected: ({ id, mentor }) => reject(mentor, id),
    lapsed: async ({ id }) => {
      await moveDeadline(id)
      await runJob('expire_requests')
    },
    'mentor unavailable': ({ mentor }) =>
      call(admin, 'change_mentor_status', { status: 'inactive', mentorId: mentor.id }),
  }
  test.each(Object.entries(ways))('%s: three months are left', async (_, end) => {
    const mentee = await coached()
    const request = await aRequest({ mentee })
    await claims(mentee, `now() - interval '1 day'`)
    await end(request)
    expect(await days(mentee)).toEqual({ prolonged: true, status: 'paid' })
    await claims(mentee, 'null')
  })

  test('R18 a request that the mentee withdraws herself prolongs nothing', async () => {
    const mentee = await coached()
    const { id } = await aRequest({ mentee })
    await claims(mentee, `now() + interval '1 hour'`)
    await withdraw(mentee, id)
    expect(await days(mentee)).toEqual({ prolonged: false, status: 'paid' })
    await claims(mentee, 'null')
  })

  test('R18 a period that is over holds even before the job has closed the part, but not for a request sent in time', async () => {
    const [mentee, asking, mentor] = [await coached(), await coached(), await aMentor()]
    await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${mentee.purchaseId}`
    const start = () => call(admin, 'create_mentorship', { partId: mentee.partIds[1], mentorId: mentor.id })
    const ground = () =>
      cell<string | null>(owner`
        select rules.refund_ground(u) from data.purchases u where id = ${mentee.purchaseId}`)
    for (let n = 0; n < 3; n += 1) {
      const guide = await aMentor()
      await reject(guide, await send(mentee, guide))
    }
    expect(await ground()).toBe('rejections')
    const requestId = await send(asking, mentor)
    for (const woman of [mentee, asking]) await claims(woman, 'now()')
    await refused(start(), 'claim_period_passed')
    expect(await ground()).toBeNull()
    await approve(mentor, requestId)
    // An administrator reopens it without waiting for the job.
    for (const partId of mentee.partIds.slice(1)) await reopen(partId)
    expect(await ground()).toBe('rejections')
    await owner`update data.purchases set disputed_at = now() where id = ${mentee.purchaseId}`
    await claims(mentee, 'now()')
    await refused(reopen(mentee.partIds[1]), 'payment_disputed')
    await owner`update data.purchases set disputed_at = null where id = ${mentee.purchaseId}`
  })

  test('a longer claim period stays, and a part without one gets none', async () => {
    const [long, none] = [await coached(), await aMentee()]
    await claims(long, `now() + interval '20 months'`)
    for (const mentee of [long, none]) await withdraw(mentee, (await aRequest({ mentee })).id)
    expect(
      await cell(owner`
        select claim_until > now() + interval '19 months' from data.parts where id = ${long.partIds[1]!}`),
    ).toBe(true)
    expect(await cell(owner`select claim_until from data.parts where id = ${none.partIds[0]!}`)).toBeNull()
  })

  // Some days away from the months, as months end early: six months before 31 May are those before 30 May too.
  test.each([
    ['6 months 4 days', 0],
    ['5 months 27 days', 1],
    ['2 months', 0],
    ['27 days', 1],
  ])('%s before its end: %i mail', async (left, count) => {
    const mentee = await coached()
    await claims(mentee, `now() + interval '${left}'`)
    await runJob('remind_claims')
    await runJob('remind_claims')
    expect(await mails(mentee.userId, 'claim_reminder')).toHaveLength(count)
    await claims(mentee, 'null')
  })

  test('its end is mailed once per package', async () => {
    const mentee = await coached()
    await claims(mentee, `now() - interval '1 second'`)
    await runJob('expire_claims')
    await runJob('expire_claims')
    expect(await mails(mentee.userId, 'claim_expired')).toHaveLength(1)
  })
})

describe('uncompleted coaching', () => {
  test.each(['closed', 'paused until it expired'])(
    '%s: its mentoring parts close with it, and reopen with it',
    async (how) => {
      const { id, mentee } = await aMentorship({ kind: 'coaching' })
      if (how === 'closed') await stop(admin, id, { outcome: 'close' })
      else {
        await pause(id)
        await owner`update data.mentorships set resume_by = now() where id = ${id}`
        await runJob('end_mentorships')
      }
      const parts =
        await owner`select status || ' ' || closed_reason as is from data.parts where mentee_id = ${mentee.id} order by position`
      expect(parts.map((part) => part.is)).toEqual(
        Array(3).fill(how === 'closed' ? 'completed cancelled' : 'completed expired'),
      )
      await refused(reopen(mentee.partIds[1]), 'coaching_not_completed')
      await reopen(mentee.partIds[0])
      expect(await partStatuses(mentee)).toEqual(['paid', 'paid', 'paid'])
      // Reopened and not claimed, it closes its mentoring parts again.
      await owner`update data.parts set claim_until = now() where id = ${mentee.partIds[0]!}`
      await runJob('expire_claims')
      expect(await partStatuses(mentee)).toEqual(['completed', 'completed', 'completed'])
      await reopen(mentee.partIds[0])
      const again = await aMentorship({ mentee, kind: 'coaching', sessions: 4 })
      await complete(admin, again.id)
      await send(mentee, await aMentor())
    },
  )
})

describe('mails about a planned session', () => {
  test('go to the other side, or to both if the team acts; a cancellation says whether it is late', async () => {
    const { id, mentor, mentee } = await aMentorship({ kind: 'coaching' })
    const hers = await plan(mentee, id)
    await plan(mentor, id)
    const theTeams = await plan(admin, id)
    const toMentee = await mails(mentee.userId, 'session_planned_mentee')
    expect(toMentee).toHaveLength(2)
    expect(await mails(mentor.userId, 'session_planned_mentor')).toHaveLength(2)
    expect(toMentee[0]).toMatchObject({
      cancelUntil: expect.stringContaining('2999-05-03T12:00') as string,
    })
    await call(admin, 'cancel_session', { sessionId: theTeams })
    await owner`update data.sessions set held_on = rules.local_date() where id = ${hers}`
    await call(mentee, 'cancel_session', { sessionId: hers })
    const cancelled = await mails(mentor.userId, 'session_cancelled_mentor')
    expect(cancelled.map(({ late }) => late)).toEqual([false, true])
  })

  test('remind the coachee the day before, once; after noon the mail says that a cancellation counts', async () => {
    const { id, mentee } = await aMentorship({ kind: 'coaching' })
    const remindTwice = async () => [await runJob('remind_sessions'), await runJob('remind_sessions')]
    const tomorrow = async () => {
      const session = await plan(mentee, id)
      await owner`update data.sessions set held_on = rules.local_date() + 1 where id = ${session}`
      return session
    }
    const later = await plan(mentee, id)
    await owner`update data.sessions set held_on = rules.local_date() + 2 where id = ${later}`
    const free = await tomorrow()
    expect(await whileFreeUntil(owner, `now() + interval '1 hour'`, remindTwice)).toEqual([1, 0])
    const late = await tomorrow()
    expect(await whileFreeUntil(owner, `now() - interval '1 second'`, remindTwice)).toEqual([1, 0])
    expect(
      (await mails(mentee.userId, 'session_tomorrow_mentee')).map(({ sessionId, counts }) => [
        sessionId,
        counts,
      ]),
    ).toEqual([
      [free, false],
      [late, true],
    ])
  })

  test('R14 both of a mentoring pair are reminded of tomorrow’s session, whatever the hour, once', async () => {
    const { id, mentee, mentor } = await aMentorship()
    const session = await plan(mentee, id)
    await owner`update data.sessions set held_on = rules.local_date() + 1 where id = ${session}`
    expect([await runJob('remind_sessions'), await runJob('remind_sessions')]).toEqual([1, 0])
    for (const [user, kind] of [
      [mentee, 'session_tomorrow_mentee'],
      [mentor, 'session_tomorrow_mentor'],
    ] as const)
      expect((await mails(user.userId, kind)).map(({ sessionId }) => sessionId)).toEqual([session])
  })

  test('no more sessions can be planned than may count; planned ones are cancelled when the mentorship ends', async () => {
    const { id, mentee, mentor } = await aMentorship({ kind: 'coaching', sessions: 2 })
    await plan(mentee, id)
    const last = await plan(mentor, id)
    await refused(plan(mentee, id), 'planned_sessions_limit')
    await call(mentee, 'cancel_session', { sessionId: last })
    await increase(mentee, id)
    await refused(plan(admin, id), 'planned_sessions_limit')
    await stop(admin, id)
    expect(
      await owner`select from data.sessions where mentorship_id = ${id} and status = 'planned'`,
    ).toHaveLength(0)
  })
})

describe('mentees who wait', () => {
  test('a subscription concurrent with the act that makes the mentor available still gets its mail', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, mentor } = await aMentorship({ sessions: 3 })
      const mentee = await aMentee()
      const acts = [
        () => complete(admin, id),
        () => call(mentee, 'tell_me_when_free', { mentorId: mentor.id }),
      ]
      await oneByOne(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      expect(await mails(mentee.userId, 'mentor_free')).toHaveLength(1)
    }
  })

  test('a disputed payment is named as the obstacle, and no reminder to send a request is mailed', async () => {
    const mentee = await aMentee()
    await owner`update data.purchases set disputed_at = now(), paid_at = paid_at - interval '20 days' where id = ${mentee.purchaseId}`
    expect((await list<{ blockedBy: string }>(mentee, 'own_parts'))[0]!.blockedBy).toBe('payment_disputed')
    await runJob('remind_mentees')
    expect(await mails(mentee.userId, 'no_request_yet')).toHaveLength(0)
  })

  test.each(['edited by the team', 'away', 'declined and away'])(
    'low 11 %s: the mentee can send another request, and it does not count as a rejection',
    async (how) => {
      const mentor = await aMentor({ offersCoaching: true })
      const [waiting, other] = [await aRequest({ mentor }), await aRequest({ mentor, kind: 'coaching' })]
      const away = '2999-01-01'
      if (how === 'away') await call(mentor, 'set_away', { until: away })
      else if (how === 'declined and away')
        await call(mentor, 'decline_and_be_away', { requestId: other.id, until: away })
      else await call(admin, 'edit_mentor', { mentorId: mentor.id, changes: { offers_mentoring: false } })
      expect(await requestRow(waiting.id)).toMatchObject({
        closeReason: 'mentor_unavailable',
        partStatus: 'paid',
      })
      expect(await requestRow(other.id)).toMatchObject({
        closeReason: { away: 'mentor_unavailable', 'declined and away': 'mentor_rejected' }[how] ?? null,
      })
      expect(await mails(waiting.mentee.userId, 'mentor_unavailable')).toHaveLength(1)
    },
  )
})
