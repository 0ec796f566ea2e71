// Long: what ends today for safety, and what a suspended account still has, by every way into the product.
import { describe, expect, test } from 'vitest'
import { readAvailability } from '~/domain/mentors/own-mentor.server'
import { call, callSignIn, document, list, readTable } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, aMentorship, aRequest, anAdmin, theAdmin, stop, send, approve, plan } = world
const { mentorshipRow, cardOf, partStatuses, runJob, heldDaysAgo, proposeTimes, packageId } = world
const admin = await theAdmin()
const other = await anAdmin({ right: 'coordinator' })
const treasurer = await anAdmin({ right: 'treasurer' })

const endToday = (who: Woman, mentorshipId: number, reason = 'Καταγγελία: δεν μπορεί να περιμένει.') =>
  call(who, 'end_for_safety', { mentorshipId, reason })
const suspend = (who: Woman, { userId }: Woman, reason = 'Ελέγχεται καταγγελία.') =>
  call(who, 'suspend_user', { userId, reason })
const lift = (who: Woman, { userId }: Woman) => call(who, 'lift_suspension', { userId })
/** The kinds of mail to a user since an id of the outbox. */
const since = async () => Number((await owner`select coalesce(max(id), 0) as id from private.outbox`)[0]!.id)
const told = async ({ userId }: Woman, after = 0) =>
  column<string>(
    owner`select kind from private.outbox where to_user_id = ${userId} and id > ${after} order by kind`,
  )
const clock = async () => {
  for (const job of await column<string>(owner`select name from private.jobs order by name`))
    if (!['tell_operator', 'import_rows'].includes(job)) await runJob(job)
}
const daysLater = async (mentorshipId: number, days: number) => {
  await owner`update data.mentorships set started_at = started_at - make_interval(days => ${days}),
    ended_at = ended_at - make_interval(days => ${days}) where id = ${mentorshipId}`
}

describe('R16 a mentorship ends today, for safety', () => {
  const states = {
    running: async () => {
      const pair = await aMentorship({ sessions: 1 })
      await heldDaysAgo(pair.id, 40)
      return pair
    },
    'with a notice': async () => {
      const pair = await states.running()
      await stop(admin, pair.id)
      return pair
    },
    'with a notice that is over': async () => {
      const pair = await states['with a notice']()
      await owner`update data.mentorships set ends_on = rules.local_date() - 1 where id = ${pair.id}`
      return pair
    },
    paused: async () => {
      const pair = await aMentorship({ sessions: 0 })
      await call(admin, 'pause_mentorship', { mentorshipId: pair.id })
      return pair
    },
    'paused for too long': async () => {
      const pair = await states.paused()
      await owner`update data.mentorships set resume_by = now() - interval '1 day' where id = ${pair.id}`
      return pair
    },
  }

  test.each(Object.keys(states) as (keyof typeof states)[])('R16 one that is %s', async (state) => {
    const pair = await states[state]()
    const before = await since()
    await endToday(other, pair.id)
    expect(await mentorshipRow(pair.id)).toMatchObject({
      status: 'stopped',
      stopOutcome: 'replace',
      stopRequestedBy: 'admin',
      endedForSafety: true,
      partStatus: 'paid',
    })
    expect(await told(pair.mentee, before)).toEqual(['mentorship_ended_mentee'])
    expect(await told(pair.mentor, before)).toEqual(['mentorship_ended_mentor'])
    // A second member of the team is told: not who did it, no treasurer.
    expect(await told(admin, before)).toEqual(['safety_ended_team'])
    expect(await told(other, before)).toEqual([])
    expect(await told(treasurer, before)).toEqual([])
  })

  test('R16 the mentor is hidden, and only the team shows her again', async () => {
    const { id, mentor } = await aMentorship({ sessions: 1 })
    const waiting = await aMentee()
    await call(waiting, 'tell_me_when_free', { mentorId: mentor.id })
    await endToday(admin, id)
    expect(await cardOf(mentor)).toMatchObject({ audience: 'hidden', availableForMentoring: false })
    expect(await told(waiting)).not.toContain('mentor_free')
    await refused(send(await aMentee(), mentor), 'mentor_not_found')
    await refused(call(mentor, 'change_mentor_status', { status: 'active' }), 'mentor_held')
    await refused(
      call(mentor, 'change_mentor_status', { status: 'active', mentorId: mentor.id }),
      'mentor_held',
    )
    await call(admin, 'change_mentor_status', { status: 'active', mentorId: mentor.id })
    expect(await cardOf(mentor)).toMatchObject({ audience: 'public' })
    await call(mentor, 'change_mentor_status', { status: 'inactive' })
    await call(mentor, 'change_mentor_status', { status: 'active' })
  })

  test('R16 the team is told which other mentorships of the mentor go on; she reads that only the team shows her again', async () => {
    const { id: paused, mentor, mentee } = await aMentorship({ sessions: 1 })
    await call(admin, 'pause_mentorship', { mentorshipId: paused })
    const { id } = await aMentorship({ mentor, sessions: 1 })
    const othersIn = async (mentorshipId: number) => {
      const [mail] = await owner`select content from private.outbox
        where kind = 'safety_ended_team' and (content->>'mentorshipId')::integer = ${mentorshipId} limit 1`
      return mail!.content.otherPairs
    }
    await endToday(admin, id)
    const [names] = await owner`select rules.initials(${mentor.userId}, ${mentee.userId}) as initials`
    expect(await othersIn(id)).toEqual([{ mentorshipId: paused, initials: names!.initials }])
    expect((await mentorshipRow(paused)).status).toBe('paused')
    expect(await readAvailability({ ...mentor.viewer, mentorId: mentor.id })).toMatchObject({ held: true })
    await endToday(admin, paused)
    expect(await othersIn(paused)).toBeNull()
  })

  test('R16 planned sessions and offered times go, addresses too, also in mails that wait', async () => {
    const { id, mentor, mentee } = await aMentorship({ sessions: 1 })
    await plan(mentee, id)
    await proposeTimes(mentor, id)
    await endToday(admin, id)
    expect(
      await column(owner`select status from data.sessions where mentorship_id = ${id} and starts_at > now()`),
    ).toEqual(['cancelled'])
    expect(await column(owner`select outcome from data.proposals where mentorship_id = ${id}`)).toEqual([
      'ended',
    ])
    for (const woman of [mentor, mentee]) {
      const [own] = await list<{ otherEmail: unknown; otherPhone: unknown; asksEnd: boolean }>(
        woman,
        'own_mentorships',
      )
      expect(own).toMatchObject({ otherEmail: null, otherPhone: null, asksEnd: false })
    }
    const leased = await world.worker`select kind from api.lease_mails(1000)`
    const kinds = leased.map(({ kind }) => String(kind))
    expect(kinds).not.toContain('mentorship_started_mentee')
    expect(kinds).not.toContain('session_planned_mentor')
    expect(kinds).toContain('mentorship_ended_mentor')
  })

  test('R16 nothing asks for kind words then or later, and there is no certificate', async () => {
    const { id, mentor, mentee } = await aMentorship({ sessions: 4 })
    await endToday(admin, id)
    const before = await since()
    for (const days of [1, 15, 60, 120]) {
      await daysLater(id, days)
      await clock()
    }
    const about = [...(await told(mentee, before)), ...(await told(mentor, before))]
    expect(about.filter((kind) => /^(pair|session|mentorship)_/.test(kind))).toEqual([])
    for (const woman of [mentee, mentor]) {
      await refused(
        call(woman, 'give_feedback', { mentorshipId: id, step: 'end', going: 'well' }),
        'feedback_not_asked',
      )
      await refused(
        call(woman, 'give_feedback', { mentorshipId: id, step: 'later', going: 'well' }),
        'feedback_not_asked',
      )
      expect(await list(woman, 'own_certificate', { mentorshipId: id })).toEqual([])
    }
  })

  test('R16 why it ended is for the team: in the history, not in what the two read or take along', async () => {
    const { id, mentor, mentee } = await aMentorship({ sessions: 1 })
    await endToday(admin, id, 'Μόνο για την ομάδα')
    const events =
      await owner`select event, reason, actor_user_id from data.history where subject = 'mentorships' and subject_id = ${id} and event = 'ended_for_safety'`
    expect(events.map((row) => ({ ...row }))).toEqual([
      { event: 'ended_for_safety', reason: 'Μόνο για την ομάδα', actorUserId: admin.userId },
    ])
    for (const woman of [mentor, mentee]) {
      const copy = JSON.stringify(await document(woman, 'export_my_data'))
      expect(copy).not.toMatch(/Μόνο για την ομάδα|"ended_for_safety"/)
      expect(JSON.stringify(await readTable(woman, 'mentorships'))).not.toMatch(/Μόνο|Safety/)
    }
  })

  test('R16 refused: without a reason, twice, to a treasurer, about oneself', async () => {
    const { id, mentor } = await aMentorship()
    await refused(endToday(admin, id, '  '), 'reason_missing', 'reason')
    await refused(endToday(admin, 2_000_000_000), 'mentorship_not_found')
    await refused(endToday(treasurer, id), 'right_not_held')
    const own = await anAdmin({ userId: mentor.userId })
    await refused(endToday(own, id), 'own_profile')
    // Nor is she told of it.
    const before = await since()
    await endToday(admin, id)
    expect(await told(own, before)).toEqual(['mentorship_ended_mentor'])
    await refused(endToday(admin, id), 'no_running_mentorship')
  })

  test('R16 of an end today, an approval and a completion at the same instant nothing is left half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, mentor, mentee } = await aMentorship({ sessions: 3 })
      const results = await together(owner, { users: mentee.userId }, [
        () => endToday(admin, id),
        () => call(other, 'complete_mentorship', { mentorshipId: id }),
        () => call(mentee, 'increase_sessions', { mentorshipId: id, formKey: crypto.randomUUID() }),
        () => call(mentor, 'set_away', { until: '2999-01-01' }),
      ])
      expect(outcomes(results).filter((outcome) => outcome.startsWith('raw'))).toEqual([])
      expect((await mentorshipRow(id)).status).toMatch(/stopped|completed/)
    }
  })
})

describe('a suspended account', () => {
  test('acts in no role, whatever session it has, and reads nothing of its own', async () => {
    const { id, mentee } = await aMentorship({ sessions: 1 })
    await suspend(admin, mentee)
    const [viewer] = await list<{ suspended: boolean; role: unknown; roles: unknown[] }>(mentee, 'viewer')
    expect(viewer).toMatchObject({ suspended: true, role: null, roles: [], menteeId: null })
    await refused(
      call(mentee, 'name_guardian', {
        guardianName: 'x',
        guardianEmail: 'x@y.example',
        guardianPhone: '+306900000001',
        guardianConsented: true,
      }),
      'role_not_held',
    )
    await refused(world.buy(mentee, await packageId('three_months')), 'role_not_held')
    await refused(
      call(mentee, 'give_feedback', { mentorshipId: id, step: 'end', going: 'well' }),
      'role_not_held',
    )
    await refused(call(mentee, 'report', { text: 'x', mentorshipId: id }), 'role_not_held')
    await refused(call(mentee, 'choose_account', { role: 'mentee', secretHash: 'x' }), 'role_not_held')
    await refused(call(mentee, 'export_my_data'), 'role_not_held')
    for (const table of ['users', 'mentees', 'purchases', 'mentorships', 'sessions', 'messages'])
      expect([table, await readTable(mentee, table)]).toEqual([table, []])
    await call(mentee, 'close_session')
    expect(await list(mentee, 'viewer')).toEqual([])
  })

  test('its pairs end, neutrally; what waits is closed and counts against nobody', async () => {
    const { id, mentee, mentor } = await aMentorship({ sessions: 2 })
    const asking = await aRequest()
    const before = await since()
    await suspend(admin, mentee)
    await suspend(admin, asking.mentee)
    expect(await mentorshipRow(id)).toMatchObject({
      status: 'stopped',
      endedForSafety: true,
      partStatus: 'paid',
    })
    expect(await told(mentor, before)).toEqual(['mentorship_ended_mentor'])
    expect(await told(mentee, before)).toEqual(['account_suspended', 'mentorship_ended_mentee'])
    // The other one is free: she did nothing.
    expect(await cardOf(mentor)).toMatchObject({ audience: 'public', availableForMentoring: true })
    expect(await partStatuses(asking.mentee)).toEqual(['paid'])
    expect(await told(asking.mentor, before)).toEqual(['request_withdrawn'])
    expect(await call(asking.mentor, 'rejections_in_window')).toBe(0)
  })

  test('a mentor is listed nowhere, and her waiting requests close kindly', async () => {
    const request = await aRequest()
    const { mentor, mentee } = request
    const paused = await aMentorship({ mentor: await aMentor() })
    await call(admin, 'pause_mentorship', { mentorshipId: paused.id })
    await call(mentee, 'set_favourite', { mentorId: mentor.id, wanted: true })
    const heard: string[] = []
    const listening = await owner.listen('shown', (what) => void heard.push(what))
    const before = await since()
    await suspend(admin, mentor)
    await suspend(admin, paused.mentor)
    expect(await told(mentee, before)).toEqual(['mentor_unavailable'])
    expect(await call(admin, 'change_mentor_status', { status: 'active', mentorId: mentor.id })).toBe(false)
    expect(await cardOf(mentor)).toMatchObject({ audience: 'hidden', availableForMentoring: false })
    expect(await world.findMentor(mentee.viewer, mentor.id)).toBeUndefined()
    expect(
      (await list<{ mentorId: number }>(mentee, 'suggest_mentors', { kind: 'mentoring', most: 50 })).map(
        (row) => row.mentorId,
      ),
    ).not.toContain(mentor.id)
    await refused(send(await aMentee(), mentor), 'mentor_not_found')
    await refused(
      call(admin, 'create_mentorship', { partId: mentee.partIds[0], mentorId: mentor.id }),
      'mentor_not_available',
    )
    expect(await mentorshipRow(paused.id)).toMatchObject({ status: 'stopped', endedForSafety: true })
    // Web servers drop the pages they keep.
    expect(heard).toContain(`mentor:${mentor.id}`)
    await listening.unlisten()

    await lift(other, mentor)
    expect(await cardOf(mentor)).toMatchObject({ audience: 'public', availableForMentoring: true })
    await send(mentee, mentor)
  })

  test('the clock writes nothing to it, and what the team writes still arrives', async () => {
    const mentee = await aMentee()
    const mentor = await aMentor()
    await owner`update data.mentors set away_until = rules.local_date() + 1 where id = ${mentor.id}`
    await owner`select rules.refresh_mentor_card(${mentor.id})`
    expect(await told(mentee)).toContain('paid')
    await suspend(admin, mentee)
    await suspend(admin, mentor)
    // Nor does what waited to be sent.
    expect(await told(mentee)).toEqual(['account_suspended'])
    await owner`update data.mentors set away_until = rules.local_date() - 1 where id = ${mentor.id}`
    await owner`update data.purchases set paid_at = paid_at - interval '20 days', purchased_at = purchased_at - interval '20 days' where id = ${mentee.purchaseId}`
    const before = await since()
    await clock()
    expect([await told(mentee, before), await told(mentor, before)]).toEqual([[], []])
    await call(admin, 'send_message', { profileId: mentee.id, toRole: 'mentee', text: 'Γράψε μας.' })
    expect(await told(mentee, before)).toEqual(['message'])
  })

  test('its mailed links end, but a reset of the password, by which it gets to its page', async () => {
    const mentee = await aMentee()
    const token = 'a'.repeat(64)
    await owner`insert into private.tokens (token_hash, user_id, purpose, expires_at)
      values (sha256(${token}::bytea), ${mentee.userId}, 'confirm_email', now() + interval '1 day')`
    await suspend(admin, mentee)
    await refused(callSignIn('auth_confirm_email', { token }), 'link_not_valid')
    const before = await since()
    const [{ email }] =
      (await owner`select email from data.users where id = ${mentee.userId}`) as unknown as [
        { email: string },
      ]
    await callSignIn('auth_ask_reset', { email })
    expect(await told(mentee, before)).toEqual(['reset_password'])
  })

  test('refused: staff, oneself, twice, without a reason, by others; told to a second member', async () => {
    const mentee = await aMentee()
    await refused(suspend(admin, mentee, ' '), 'reason_missing', 'reason')
    await refused(suspend(treasurer, mentee), 'right_not_held')
    await refused(suspend(admin, other), 'staff_not_suspended')
    await refused(suspend(admin, admin), 'own_profile')
    await refused(suspend(admin, { ...admin, userId: 2_000_000_000 }), 'user_not_found')
    await refused(lift(admin, mentee), 'not_suspended')
    const before = await since()
    await suspend(admin, mentee)
    expect(await told(other, before)).toEqual(['safety_suspended_team'])
    await refused(suspend(admin, mentee), 'already_suspended')
    await lift(admin, mentee)
    const events = await column(
      owner`select event from data.history where subject = 'users' and subject_id = ${mentee.userId} and event like 'suspen%' order by id`,
    )
    expect(events).toEqual(['suspended', 'suspension_lifted'])
    expect(await list(mentee, 'viewer')).toMatchObject([{ suspended: false, role: 'mentee' }])
  })

  test('both profiles of one user at once', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee({ userId: mentor.userId })
    const asked = await aRequest({ mentee })
    await suspend(admin, mentor)
    expect(await list(mentee, 'viewer')).toMatchObject([{ suspended: true, role: null }])
    await refused(approve(asked.mentor, asked.id), 'already_answered')
    expect(await cardOf(mentor)).toMatchObject({ audience: 'hidden' })
    await refused(
      call(admin, 'create_mentorship', { partId: mentee.partIds[0], mentorId: (await aMentor()).id }),
      'person_suspended',
    )
  })

  test('of acts for safety about one pair at the same instant each is done or refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, mentor, mentee } = await aMentorship({ sessions: 1 })
      const results = await together(owner, { mentees: mentee.id }, [
        () => suspend(admin, mentor),
        () => suspend(other, mentee),
        () => call(other, 'pause_mentorship', { mentorshipId: id }),
        () => endToday(admin, id),
      ])
      expect(outcomes(results).filter((outcome) => outcome.startsWith('raw'))).toEqual([])
      expect(await mentorshipRow(id)).toMatchObject({ status: 'stopped', endedForSafety: true })
    }
  })

  test('of an answer or a request and a suspension at the same instant no pair and no request is left', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [asking, asked, next] = [await aMentee(), await aMentor(), await aMentee()]
      const request = await aRequest({ mentee: asking, mentor: asked })
      const results = await together(owner, { mentors: asked.id }, [
        () => approve(asked, request.id),
        () => send(next, asked),
        () => suspend(admin, round % 2 === 0 ? asked : asking),
        () => suspend(other, next),
      ])
      expect(outcomes(results).filter((outcome) => outcome.startsWith('raw'))).toEqual([])
      const living =
        await owner`select from data.mentorships where mentor_id = ${asked.id} and status = 'running'`
      const waiting =
        await owner`select from data.mentorship_requests where mentor_id = ${asked.id} and status = 'pending'`
      expect([living.length, waiting.length]).toEqual([0, 0])
    }
  })
})
