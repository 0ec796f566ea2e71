// Long: every act on planned sessions and what each counts as, in one database.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findPlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { call, readTable } from '../support/calls'
import type { Woman } from '../support/people'
import { whileFreeUntil } from '../support/pretending'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, increase, decrease, complete, mailsTo } =
  await openWorld()

const admin = await theAdmin()
const plan = (who: Woman, mentorshipId: number, startsAt = '2999-05-04T10:00:00Z', how = {}) =>
  call<number>(who, 'plan_session', { mentorshipId, startsAt, ...how })
const change = (who: Woman, sessionId: number, startsAt = '2999-06-01T10:00:00Z', how = {}) =>
  call(who, 'move_session', { sessionId, startsAt, minutes: 60, ...how })
const cancel = (who: Woman, sessionId: number) => call<string>(who, 'cancel_session', { sessionId })
const settle = (who: Woman, sessionId: number, status: string, how = {}) =>
  call(who, 'settle_session', { sessionId, status, ...how })
const row = async (id: number) => (await owner`select * from data.sessions where id = ${id}`)[0]!
const count = (mentorshipId: number) => cell<number>(owner`select rules.completed_sessions(${mentorshipId})`)
/** Moves a planned session to this many days from today. */
const move = (id: number, days: number) => owner`update data.sessions
  set held_on = rules.local_date() + ${days}::integer, starts_at = now() + make_interval(days => ${days}) where id = ${id}`
const aCoaching = (sessions = 0) => aMentorship({ kind: 'coaching', sessions })

describe('R14 planning', () => {
  test('R14 the mentee, the coach and an admin can plan; it does not count yet; both sides see it', async () => {
    const { id, mentor, mentee } = await aCoaching()
    for (const woman of [mentee, mentor, admin])
      await plan(woman, id, '2999-05-04T21:30:00Z', {
        minutes: 45,
        note: 'Ο στόχος μας',
        place: ' Καφέ, Πλάκα ',
      })
    const seen = await readTable(mentor, 'sessions')
    expect(seen.map((session) => session.enteredBy)).toEqual(['mentee', 'mentor', 'admin'])
    expect(seen[0]).toMatchObject({
      status: 'planned',
      heldOn: '2999-05-05',
      minutes: 45,
      note: 'Ο στόχος μας',
      place: 'Καφέ, Πλάκα',
    })
    expect(await readTable(mentee, 'sessions')).toHaveLength(3)
    expect(await count(id)).toBe(0)
  })

  test('R14 not in the past, not by other users, only while the mentorship runs', async () => {
    const { id, mentee } = await aCoaching()
    await refused(plan(mentee, id, new Date(Date.now() - 1000).toISOString()), 'date_in_past', 'day')
    for (const stranger of [await aMentor(), await aMentee({ package: 'none' })])
      await refused(plan(stranger, id), 'no_running_mentorship')
    const sessionId = await plan(mentee, id)
    await complete(admin, id, { belowMinimum: true })
    await refused(plan(mentee, id), 'no_running_mentorship')
    await refused(cancel(mentee, sessionId), 'no_running_mentorship')
    await refused(settle(mentee, sessionId, 'held'), 'session_settled')
  })
})

describe('R14 a plan', () => {
  test('that is sent twice counts once; its fields have limits', async () => {
    const { id, mentee } = await aCoaching()
    const formKey = randomUUID()
    expect(await plan(mentee, id, undefined, { formKey })).toBeGreaterThan(0)
    expect(await plan(mentee, id, undefined, { formKey })).toBeNull()
    for (const minutes of [4, 601])
      await refused(plan(mentee, id, undefined, { minutes }), 'minutes_out_of_range')
    await refused(plan(mentee, id, undefined, { place: 'α'.repeat(301) }), 'too_long', 'place')
    await refused(plan(mentee, id, undefined, { note: 'α'.repeat(2001) }), 'too_long', 'note')
    expect(await readTable(mentee, 'sessions')).toHaveLength(1)
  })

  test('R13 the last free place is planned once, even concurrently', async () => {
    const { id, mentee, mentor } = await aCoaching(3)
    const results = await together(owner, { mentorships: id }, [
      () => plan(mentee, id),
      () => plan(mentor, id),
      () => plan(admin, id),
    ])
    expect(outcomes(results)).toEqual(['done', 'planned_sessions_limit', 'planned_sessions_limit'])
  })

  test.each([
    ['2027-03-27', '18:30', '2027-03-27T16:30:00.000Z'],
    ['2027-03-28', '02:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '04:00', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31', '02:30', '2027-10-30T23:30:00.000Z'],
    // This hour comes twice; the second one is meant.
    ['2027-10-31', '03:30', '2027-10-31T01:30:00.000Z'],
    ['2027-10-31', '18:30', '2027-10-31T16:30:00.000Z'],
  ])('R14 the clocks of Athens: %s %s is %s', async (day, at, instant) => {
    const mentee = await aMentee({ package: 'none' })
    expect((await call<Date>(mentee, 'wall_clock', { day, at })).toISOString()).toBe(instant)
  })

  test('R14 an hour that the summer time leaves out is refused', async () => {
    const mentee = await aMentee({ package: 'none' })
    for (const at of ['03:00', '03:59'])
      await refused(call(mentee, 'wall_clock', { day: '2027-03-28', at }), 'time_skipped', 'time')
  })
})

describe('R14 moving a session', () => {
  test('each of the three moves it, the others get a mail with both times, and a repetition changes nothing', async () => {
    const { id, mentor, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    const days = ['2999-06-01', '2999-06-02', '2999-06-03']
    for (const [n, woman] of [mentee, mentor, admin].entries()) {
      await change(woman, sessionId, `${days[n]}T21:30:00Z`, { place: 'Πλάκα' })
      await change(woman, sessionId, `${days[n]}T21:30:00Z`, { place: 'Πλάκα' })
    }
    expect(await row(sessionId)).toMatchObject({ heldOn: '2999-06-04', place: 'Πλάκα', enteredBy: 'admin' })
    const mails = async ({ userId }: Woman) =>
      owner<{ kind: string; before: string }[]>`
        select kind, content ->> 'before' as before from private.outbox
        where to_user_id = ${userId} and kind like 'session_moved%' order by id`
    expect((await mails(mentee)).map(({ kind }) => kind)).toEqual(Array(2).fill('session_moved_mentee'))
    expect((await mails(mentor)).map(({ kind }) => kind)).toEqual(Array(2).fill('session_moved_mentor'))
    expect((await mails(mentor))[0]!.before).toContain('2999-05-04')
  })

  test('R14 a coachee moves it until noon of the day before; the coach, the team and mentees later too', async () => {
    const { id, mentor, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    await move(sessionId, 0)
    await refused(change(mentee, sessionId, '2999-06-01T10:00:00Z'), 'too_late_to_move')
    for (const woman of [mentor, admin]) {
      await change(woman, sessionId, '2999-06-01T10:00:00Z')
      await move(sessionId, 0)
    }
    const mentoring = await aMentorship()
    const other = await plan(mentoring.mentee, mentoring.id)
    await move(other, 0)
    await change(mentoring.mentee, other, '2999-06-01T10:00:00Z')
  })

  test('R14 the reminder of the day before comes again for the new day', async () => {
    const { id, mentor, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    await owner`insert into private.reminders (kind, subject_id, step) values ('session', ${sessionId}, 'tomorrow')`
    const reminders = () =>
      owner`select from private.reminders where kind = 'session' and subject_id = ${sessionId}`
    await change(mentor, sessionId, '2999-05-04T11:00:00Z')
    expect(await reminders()).toHaveLength(1)
    await change(mentor, sessionId, '2999-06-01T10:00:00Z')
    expect(await reminders()).toHaveLength(0)
  })

  test('not into the past, not once it is cancelled, not by other users', async () => {
    const { id, mentor, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    await refused(change(mentor, sessionId, new Date(Date.now() - 1000).toISOString()), 'date_in_past', 'day')
    await refused(change(await aMentor(), sessionId), 'no_running_mentorship')
    await refused(change(mentee, 2_000_000_000), 'session_not_found')
    await cancel(mentor, sessionId)
    await refused(change(mentor, sessionId), 'session_settled')
    await refused(cancel(mentor, sessionId), 'session_settled')
  })

  test('who does not cancel herself is told: the mentee of the mentor’s act, the mentor of the mentee’s, both of the team’s', async () => {
    const { id, mentor, mentee } = await aCoaching()
    const told = async () => {
      const mails = await owner`delete from private.outbox
        where kind like 'session\\_cancelled%' and to_user_id in (${mentee.userId}, ${mentor.userId}) returning kind, to_user_id`
      return mails.map(({ kind, toUserId }) => [String(kind), Number(toUserId)]).sort()
    }
    const toMentee = ['session_cancelled_mentee', mentee.userId]
    const toMentor = ['session_cancelled_mentor', mentor.userId]
    for (const [who, expected] of [
      [mentor, [toMentee]],
      [mentee, [toMentor]],
      [admin, [toMentee, toMentor]],
    ] as const) {
      await cancel(who, await plan(mentee, id))
      expect(await told()).toEqual(expected)
    }
  })
})

test.each([
  ['a pause', 'paused', (id: number) => call(admin, 'pause_mentorship', { mentorshipId: id })],
  ['the end', 'completed', (id: number) => complete(admin, id, { belowMinimum: true })],
])(
  'R14 %s cancels the planned sessions to come, its mails to both name them, and what has passed can be settled',
  async (_, kind, act) => {
    const { id, mentor, mentee } = await aMentorship({ kind: 'mentoring', sessions: 1 })
    const later = await plan(mentor, id, '2999-06-04T10:00:00Z')
    const sooner = await plan(mentee, id)
    const passed = await plan(mentee, id)
    await move(passed, -1)
    await act(id)
    for (const sessionId of [sooner, later])
      expect(await row(sessionId)).toMatchObject({ status: 'cancelled' })
    await settle(mentee, passed, 'held')
    expect(await count(id)).toBe(2)
    const cancelledSessions = [{ sessionId: sooner }, { sessionId: later }]
    expect(await mailsTo(mentor, `mentorship_${kind}_mentor`)).toMatchObject([{ cancelledSessions }])
    expect(await mailsTo(mentee, `mentorship_${kind}_mentee`)).toMatchObject([{ cancelledSessions }])
  },
)

describe('R14 what the pages show', () => {
  test('until when a coachee cancels freely, and whether it counts now: for the coachee only', async () => {
    const { id, mentor, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    const shown = async (woman: Woman) => (await findPlannedSession(woman.viewer, id, sessionId))!.session
    const until = new Date('2999-05-03T09:00:00.000Z')
    for (const woman of [mentee, mentor, admin])
      expect(await shown(woman)).toMatchObject({ cancelUntil: until, cancelsLate: false })
    await move(sessionId, 0)
    expect(
      await Promise.all([mentee, mentor, admin].map(async (woman) => (await shown(woman)).cancelsLate)),
    ).toEqual([true, false, false])
    expect(await findPlannedSession((await aMentor()).viewer, id, sessionId)).toBeUndefined()
  })

  test('who was told that it is free does not pay for a page that stayed open', async () => {
    const { id, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    await move(sessionId, 0)
    await refused(call(mentee, 'cancel_session', { sessionId, free: true }), 'cancels_late_now')
    expect(await cancel(mentee, sessionId)).toBe('late_cancel')
  })
})

describe('R14 the noon rule', () => {
  test.each([
    ['2026-03-28', '2026-03-27T10:00:00.000Z'],
    ['2026-03-29', '2026-03-28T10:00:00.000Z'],
    ['2026-03-30', '2026-03-29T09:00:00.000Z'],
    ['2026-10-24', '2026-10-23T09:00:00.000Z'],
    ['2026-10-25', '2026-10-24T09:00:00.000Z'],
    ['2026-10-26', '2026-10-25T10:00:00.000Z'],
    ['2026-01-01', '2025-12-31T10:00:00.000Z'],
    ['2028-03-01', '2028-02-29T10:00:00.000Z'],
  ])(
    'R14 a session of %s is cancelled freely until %s: noon in Athens the day before',
    async (day, until) => {
      const [limit] = await owner`select rules.free_cancellation_until(${day}) as until`
      expect((limit!.until as Date).toISOString()).toBe(until)
    },
  )

  test('R14 the day after tomorrow is free, today is late, which the team alone takes back', async () => {
    const { id, mentee } = await aCoaching()
    const [soon, today] = [await plan(mentee, id), await plan(mentee, id)]
    await move(soon, 2)
    await move(today, 0)
    expect(await cancel(mentee, soon)).toBe('cancelled')
    expect(await count(id)).toBe(0)
    expect(await cancel(mentee, today)).toBe('late_cancel')
    expect(await count(id)).toBe(1)
    await refused(decrease(mentee, id), 'session_count_limit')
    expect(await decrease(admin, id)).toBe(0)
  })

  test.each([
    ['now()', 'cancelled'],
    [`now() - interval '1 microsecond'`, 'late_cancel'],
  ])('R14 exactly noon is still free: limit %s', async (limit, state) => {
    const { id, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    expect(await whileFreeUntil(owner, limit, () => cancel(mentee, sessionId))).toBe(state)
  })

  test('R14 by the coach, by the team, and in mentoring it is never late', async () => {
    const coaching = await aCoaching()
    for (const woman of [coaching.mentor, admin]) {
      const sessionId = await plan(coaching.mentee, coaching.id)
      await move(sessionId, 0)
      expect(await cancel(woman, sessionId)).toBe('cancelled')
    }
    const mentoring = await aMentorship()
    const sessionId = await plan(mentoring.mentee, mentoring.id)
    await move(sessionId, 0)
    expect(await cancel(mentoring.mentee, sessionId)).toBe('cancelled')
  })

  test.each([
    ['the coach', 'mentor', 'cancelled'],
    ['the team', 'admin', 'cancelled'],
    ['the coachee', 'mentee', 'late_cancel'],
  ] as const)(
    'R14 a time set by %s after its own noon costs a session only who set it',
    async (_, who, expected) => {
      const { id, mentor, mentee } = await aCoaching()
      const woman = { mentor, admin, mentee }[who]
      const soon = new Date(Date.now() + 60_000).toISOString()
      const planned = await plan(woman, id, soon)
      const moved = await plan(mentee, id)
      await change(woman, moved, soon)
      const shown = (await findPlannedSession(mentee.viewer, id, moved))!.session
      expect(shown).toMatchObject({
        shortNotice: expected === 'cancelled',
        cancelsLate: expected === 'late_cancel',
      })
      // The place does not set the time anew.
      await change(mentor, moved, soon, { place: 'Πλάκα' })
      for (const sessionId of [planned, moved]) expect(await cancel(mentee, sessionId)).toBe(expected)
    },
  )

  test('R14 a time at short notice that is moved again in time counts late from its new noon', async () => {
    const { id, mentor, mentee } = await aCoaching()
    const sessionId = await plan(mentor, id, new Date(Date.now() + 60_000).toISOString())
    expect(await row(sessionId)).toMatchObject({ shortNotice: true })
    await change(mentee, sessionId)
    await move(sessionId, 0)
    expect(await cancel(mentee, sessionId)).toBe('late_cancel')
  })
})

describe('R14 what a settled session counts', () => {
  test.each([
    ['coaching', 'held', 1],
    ['coaching', 'no_show_mentee', 1],
    ['coaching', 'no_show_mentor', 0],
    ['mentoring', 'held', 1],
    ['mentoring', 'no_show_mentee', 0],
    ['mentoring', 'no_show_mentor', 0],
  ] as const)('R14 in %s %s counts %i', async (kind, status, counted) => {
    const { id, mentor, mentee } = await aMentorship({ kind })
    const sessionId = await plan(mentee, id)
    await move(sessionId, 1)
    await refused(settle(mentee, sessionId, status), 'date_in_future')
    await move(sessionId, 0)
    await refused(settle(mentor, sessionId, status), 'mentor_counts_no_sessions')
    await settle(mentee, sessionId, status, { minutes: 50, note: 'Καλά' })
    expect(await row(sessionId)).toMatchObject({ status, minutes: 50, note: 'Καλά', enteredBy: 'mentee' })
    expect(await count(id)).toBe(counted)
  })

  test('R13 never above the limit: nothing is held, and a late cancellation is none', async () => {
    const { id, mentee } = await aCoaching(2)
    const [missed, cancelled] = [await plan(mentee, id), await plan(mentee, id)]
    for (let left = 0; left < 2; left += 1) await increase(mentee, id)
    for (const sessionId of [missed, cancelled]) {
      await move(sessionId, 0)
      await refused(settle(mentee, sessionId, 'held'), 'session_count_limit')
    }
    await settle(mentee, missed, 'no_show_mentor')
    expect(await cancel(mentee, cancelled)).toBe('cancelled')
    expect(await count(id)).toBe(4)
  })

  test('once; cancelled and planned are no results; other users find no session', async () => {
    const { id, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    await move(sessionId, 0)
    for (const status of ['planned', 'cancelled', 'late_cancel'])
      await refused(settle(mentee, sessionId, status), 'session_settled')
    await refused(settle(await aMentor(), sessionId, 'held'), 'no_running_mentorship')
    await refused(cancel(await aMentee({ package: 'none' }), sessionId), 'no_running_mentorship')
    await refused(settle(mentee, 2_000_000_000, 'held'), 'session_not_found')
    await refused(cancel(mentee, 2_000_000_000), 'session_not_found')
    const results = await together(owner, { mentorships: id }, [
      () => settle(mentee, sessionId, 'held'),
      () => cancel(mentee, sessionId),
      () => settle(admin, sessionId, 'no_show_mentor'),
    ])
    expect(outcomes(results)).toEqual(['done', 'session_settled', 'session_settled'])
  })

  test('R13 one session left: settling and counting concurrently use it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, mentee } = await aCoaching(3)
      const sessionId = await plan(mentee, id)
      await move(sessionId, 0)
      const results = await together(owner, { mentorships: id }, [
        () => settle(mentee, sessionId, 'held'),
        () => increase(mentee, id),
      ])
      expect(outcomes(results)).toEqual(['done', 'session_count_limit'])
      expect(await count(id)).toBe(4)
    }
  })
})
