import { describe, expect, test } from 'vitest'
import { call, keepsAllPromises, read } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, increase, decrease, complete } = await openWorld()

const admin = await theAdmin()
const plan = (who: Woman, mentorshipId: number, startsAt = '2999-05-04T10:00:00Z', how = {}) =>
  call<number>(who, 'plan_session', { mentorshipId, startsAt, ...how })
const cancel = (who: Woman, sessionId: number) => call<string>(who, 'cancel_session', { sessionId })
const settle = (who: Woman, sessionId: number, status: string, how = {}) =>
  call(who, 'settle_session', { sessionId, status, ...how })
const row = async (id: number) => (await owner`select * from data.sessions where id = ${id}`)[0]!
const count = async (mentorshipId: number) =>
  (await owner`select rules.completed_sessions(${mentorshipId}) as count`)[0]!.count as number
/** Moves a planned session to this many days from today. */
const move = (id: number, days: number) => owner`update data.sessions
  set held_on = rules.local_date() + ${days}::integer, starts_at = now() + make_interval(days => ${days}) where id = ${id}`
const aCoaching = async (sessions = 0) => aMentorship({ kind: 'coaching', sessions })

describe('R14 planning', () => {
  test('R14 the mentee, the coach and an admin can plan; it does not count yet; both sides see it', async () => {
    const { id, mentor, mentee } = await aCoaching()
    for (const woman of [mentee, mentor, admin])
      await plan(woman, id, '2999-05-04T21:30:00Z', { minutes: 45, note: 'Skype' })
    const seen = await read(mentor, 'sessions')
    expect(seen.map((session) => session.enteredBy)).toEqual(['mentee', 'mentor', 'admin'])
    expect(seen[0]).toMatchObject({ status: 'planned', heldOn: '2999-05-05', minutes: 45, note: 'Skype' })
    expect(await read(mentee, 'sessions')).toHaveLength(3)
    expect(await count(id)).toBe(0)
  })

  test('R14 not in the past, not by other users, only while the mentorship runs', async () => {
    const { id, mentee } = await aCoaching()
    await refused(plan(mentee, id, new Date(Date.now() - 1000).toISOString()), 'date_in_past', 'startsAt')
    for (const stranger of [await aMentor(), await aMentee({ package: 'none' })])
      await refused(plan(stranger, id), 'no_running_mentorship')
    const sessionId = await plan(mentee, id)
    await complete(admin, id, { belowMinimum: true })
    await refused(plan(mentee, id), 'no_running_mentorship')
    await refused(cancel(mentee, sessionId), 'no_running_mentorship')
    await refused(settle(mentee, sessionId, 'held'), 'no_running_mentorship')
  })
})

describe('R14 settling a session', () => {
  test.each([
    [0, 'done'],
    [1, 'date_in_future'],
  ] as const)('R14 a session %i days from today: %s', async (days, said) => {
    const { id, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    await move(sessionId, days)
    if (said === 'done') await settle(mentee, sessionId, 'held')
    else await refused(settle(mentee, sessionId, 'held'), said, 'heldOn')
    expect(await count(id)).toBe(said === 'done' ? 1 : 0)
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

  test('R14 the day after tomorrow is free, today is late', async () => {
    const { id, mentee } = await aCoaching()
    const [soon, today] = [await plan(mentee, id), await plan(mentee, id)]
    await move(soon, 2)
    await move(today, 0)
    expect(await cancel(mentee, soon)).toBe('cancelled')
    expect(await count(id)).toBe(0)
    expect(await cancel(mentee, today)).toBe('late_cancel')
    expect(await count(id)).toBe(1)
    await refused(decrease(mentee, id), 'session_count_limit')
  })

  test.each([
    ['now()', 'cancelled'],
    [`now() - interval '1 microsecond'`, 'late_cancel'],
  ])('R14 exactly noon is still free: limit %s', async (limit, state) => {
    const [original] =
      await owner`select pg_get_functiondef('rules.free_cancellation_until'::regproc) as definition`
    const { id, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    try {
      await owner.unsafe(`create or replace function rules.free_cancellation_until(day date) returns timestamptz
        language sql stable set search_path = '' as $$ select ${limit} $$`)
      expect(await cancel(mentee, sessionId)).toBe(state)
    } finally {
      await owner.unsafe(original!.definition as string)
    }
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

  test('R13 a late cancellation never raises the count above its limit', async () => {
    const { id, mentee } = await aCoaching(3)
    const sessionId = await plan(mentee, id)
    await increase(mentee, id)
    await move(sessionId, 0)
    expect(await cancel(mentee, sessionId)).toBe('cancelled')
    expect(await count(id)).toBe(4)
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
    await refused(settle(mentee, sessionId, status), 'date_in_future', 'heldOn')
    await move(sessionId, 0)
    await refused(settle(mentor, sessionId, status), 'mentor_counts_no_sessions')
    await settle(mentee, sessionId, status, { minutes: 50, note: 'Καλά' })
    expect(await row(sessionId)).toMatchObject({ status, minutes: 50, note: 'Καλά', enteredBy: 'mentee' })
    expect(await count(id)).toBe(counted)
  })

  test('R13 never above the limit', async () => {
    const { id, mentee } = await aCoaching(3)
    const sessionId = await plan(mentee, id)
    await increase(mentee, id)
    await move(sessionId, 0)
    await refused(settle(mentee, sessionId, 'held'), 'session_count_limit')
    await settle(mentee, sessionId, 'no_show_mentor')
  })

  test('once; cancelled and planned are no results; other users find no session', async () => {
    const { id, mentee } = await aCoaching()
    const sessionId = await plan(mentee, id)
    await move(sessionId, 0)
    for (const status of ['planned', 'cancelled', 'late_cancel'])
      await refused(settle(mentee, sessionId, status), 'already_answered')
    await refused(settle(await aMentor(), sessionId, 'held'), 'no_running_mentorship')
    await refused(cancel(await aMentee({ package: 'none' }), sessionId), 'no_running_mentorship')
    await refused(settle(mentee, 2_000_000_000, 'held'), 'session_not_found')
    await refused(cancel(mentee, 2_000_000_000), 'session_not_found')
    const results = await together(
      owner,
      (sql) => sql`select from data.mentorships where id = ${id} for update`,
      [
        () => settle(mentee, sessionId, 'held'),
        () => cancel(mentee, sessionId),
        () => settle(admin, sessionId, 'no_show_mentor'),
      ],
    )
    expect(outcomes(results)).toEqual(['already_answered', 'already_answered', 'done'])
  })

  test('R13 one session left: settling and counting concurrently use it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, mentee } = await aCoaching(3)
      const sessionId = await plan(mentee, id)
      await move(sessionId, 0)
      const results = await together(
        owner,
        (sql) => sql`select from data.mentorships where id = ${id} for update`,
        [() => settle(mentee, sessionId, 'held'), () => increase(mentee, id)],
      )
      expect(outcomes(results)).toEqual(['done', 'session_count_limit'])
      expect(await count(id)).toBe(4)
    }
  })
})

keepsAllPromises(owner)
