import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  anAdmin,
  aRequest,
  aMentorship,
  approve,
  increase,
  decrease,
  complete,
  dayIn,
  stop,
  listSessions,
  removeSession,
  theAdmin,
} = await openWorld()

const count = (mentorshipId: number) => cell<number>(owner`select rules.completed_sessions(${mentorshipId})`)

/** Sessions written by someone other than the mentee. */
const enter = (mentorshipId: number, admin: { userId: number }, status: string, times = 1) => owner`
  insert into data.sessions (mentorship_id, status, held_on, entered_by, entered_by_user_id)
  select ${mentorshipId}, ${status}::data.session_status, rules.local_date(), 'admin', ${admin.userId} from generate_series(1, ${times})`

/** Counts one session of a day. */
const enterOn = (who: Woman, mentorshipId: number, heldOn: string) =>
  call<number>(who, 'increase_sessions', { mentorshipId, formKey: randomUUID(), heldOn, sameDay: true })

describe('R13 counting', () => {
  test('R13 one more is a session held today, entered by the mentee; one fewer removes it, never below zero', async () => {
    const { id, mentee } = await aMentorship()
    expect(await increase(mentee, id)).toBe(1)
    const [session] = await owner`
      select status, held_on = rules.local_date() as today, entered_by, entered_by_user_id from data.sessions where mentorship_id = ${id}`
    expect(session).toEqual({
      status: 'held',
      today: true,
      enteredBy: 'mentee',
      enteredByUserId: mentee.userId,
    })
    expect(await increase(mentee, id)).toBe(2)
    expect(await decrease(mentee, id)).toBe(1)
    expect(await decrease(mentee, id)).toBe(0)
    await refused(decrease(mentee, id), 'session_count_limit')
    expect(await count(id)).toBe(0)
  })

  test.each([
    ['coaching', 4],
    ['mentoring', 30],
  ] as const)('R13 %s counts at most %i', async (kind, most) => {
    const { id, mentee, admin } = await aMentorship({ kind })
    await enter(id, admin, 'held', most - 1)
    expect(await increase(mentee, id)).toBe(most)
    await refused(increase(mentee, id), 'session_count_limit')
    await refused(increase(admin, id), 'session_count_limit')
    expect(await count(id)).toBe(most)
  })

  test('R13 with a date: not in the future, not before the start', async () => {
    const { id, mentee, admin } = await aMentorship()
    await owner`update data.mentorships set started_at = now() - interval '9 days' where id = ${id}`
    for (const who of [mentee, admin]) {
      await refused(increase(who, id, undefined, { heldOn: await dayIn(1) }), 'date_in_future', 'heldOn')
      await refused(increase(who, id, undefined, { heldOn: await dayIn(-10) }), 'date_before_start', 'heldOn')
    }
    expect(
      await increase(mentee, id, undefined, { heldOn: await dayIn(-9), minutes: 50, note: '  Στόχοι  ' }),
    ).toBe(1)
    expect(await increase(admin, id, undefined, { heldOn: await dayIn(-3) })).toBe(2)
    expect(
      (await listSessions(mentee.viewer, id)).map(({ heldOn, minutes, note, enteredBy }) => [
        heldOn,
        minutes,
        note,
        enteredBy,
      ]),
    ).toEqual([
      [await dayIn(-3), null, null, 'admin'],
      [await dayIn(-9), 50, 'Στόχοι', 'mentee'],
    ])
  })

  test('R13 a session of too few or too many minutes or words is refused, and nothing is counted', async () => {
    const { id, mentee } = await aMentorship()
    for (const minutes of [4, 0, -5, 601])
      await refused(increase(mentee, id, undefined, { minutes }), 'minutes_out_of_range', 'minutes')
    await refused(increase(mentee, id, undefined, { note: 'α'.repeat(2001) }), 'too_long', 'note')
    expect(await count(id)).toBe(0)
  })

  test('a second session on a day needs a confirmation; another day needs none', async () => {
    const { id, mentee } = await aMentorship()
    await owner`update data.mentorships set started_at = now() - interval '9 days' where id = ${id}`
    const key = 'the-key-of-a-form-that-asks'
    await increase(mentee, id, undefined, { sameDay: false })
    await refused(increase(mentee, id, key, { sameDay: false }), 'session_same_day', 'sameDay')
    // The refused form can be sent again: its key is not used up.
    expect(await increase(mentee, id, key, { sameDay: true })).toBe(2)
    expect(await increase(mentee, id, undefined, { sameDay: false, heldOn: await dayIn(-1) })).toBe(3)
  })
})

describe('R13 an administrator corrects the log', () => {
  test('R13 by removing any counted session, once; the history says which', async () => {
    const { id, mentee, admin } = await aMentorship({ sessions: 2 })
    const [newest] = await listSessions(mentee.viewer, id)
    await removeSession(admin.viewer, { sessionId: newest!.id })
    await refused(removeSession(admin.viewer, { sessionId: newest!.id }), 'session_not_found')
    expect(await count(id)).toBe(1)
    const [line] =
      await owner`select detail from data.history where event = 'session_removed' and subject_id = ${id}`
    expect(line!.detail).toMatchObject({ heldOn: newest!.heldOn, enteredBy: 'mentee' })
  })

  test('R13 not a planned one', async () => {
    const { id, mentee, admin } = await aMentorship({ sessions: 3 })
    await enter(id, admin, 'planned')
    const sessions = await listSessions(mentee.viewer, id)
    await refused(
      removeSession(admin.viewer, { sessionId: sessions.find(({ status }) => status === 'planned')!.id }),
      'session_not_found',
    )
    expect(await count(id)).toBe(3)
  })

  test('R13 a session that was held is entered and removed after a pause or the end too, until the part is paid back', async () => {
    const [paused, stopped] = [await aMentorship({ sessions: 1 }), await aMentorship({ sessions: 1 })]
    const admin = await theAdmin()
    await owner`update data.mentorships set started_at = started_at - interval '9 days'`
    await call(admin, 'pause_mentorship', { mentorshipId: paused.id })
    await stop(admin, stopped.id)
    await owner`update data.mentorships set ended_at = ended_at - interval '2 days', paused_at = paused_at - interval '2 days'`
    for (const { id, mentee } of [paused, stopped]) {
      await refused(enterOn(mentee, id, await dayIn(-3)), 'no_running_mentorship')
      await refused(decrease(admin, id), 'no_running_mentorship')
      const over = id === paused.id ? 'date_in_pause' : 'date_after_end'
      await refused(enterOn(admin, id, await dayIn(-1)), over, 'heldOn')
      expect(await enterOn(admin, id, await dayIn(-3))).toBe(2)
      const [entered] = await listSessions(mentee.viewer, id)
      await removeSession(admin.viewer, { sessionId: entered!.id })
      expect(await count(id)).toBe(1)
      await call(admin, 'refund_purchase', {
        purchaseId: mentee.purchaseId,
        override: true,
        reason: 'Καλή θέληση',
      })
      expect(await enterOn(admin, id, await dayIn(-3))).toBe(2)
      const [refund] = await owner`select id from data.refunds where purchase_id = ${mentee.purchaseId}`
      await call(admin, 'settle_refund', { refundId: refund!.id, externalRef: `LOG-${id}` })
      await refused(enterOn(admin, id, await dayIn(-4)), 'already_refunded')
    }
  })

  test('R13, R15 not on a day inside a pause, present, over, or before the end', async () => {
    const { id, mentee } = await aMentorship({ mentee: await aMentee({ kind: 'six_months' }), sessions: 1 })
    const admin = await theAdmin()
    await owner`
      update data.mentorships set started_at = now() - interval '30 days',
        past_pauses = tstzmultirange(tstzrange(now() - interval '20 days', now() - interval '10 days'))
      where id = ${id}`
    for (const day of [-19, -15, -11])
      for (const who of [mentee, admin])
        await refused(enterOn(who, id, await dayIn(day)), 'date_in_pause', 'heldOn')
    await enterOn(mentee, id, await dayIn(-20))
    await enterOn(mentee, id, await dayIn(-10))
    await call(admin, 'pause_mentorship', { mentorshipId: id })
    await owner`update data.mentorships set paused_at = now() - interval '5 days' where id = ${id}`
    await stop(admin, id)
    for (const day of [-4, 0]) await refused(enterOn(admin, id, await dayIn(day)), 'date_in_pause', 'heldOn')
    await enterOn(admin, id, await dayIn(-5))
  })

  test('R13 in an earlier mentorship of the same part never above the limit', async () => {
    const { id, mentee, admin } = await aMentorship({ kind: 'coaching', sessions: 2 })
    await stop(admin, id)
    const { id: next } = await aMentorship({ mentee, kind: 'coaching', sessions: 1 })
    const today = await dayIn(0)
    const results = await together(
      owner,
      { mentees: mentee.id },
      [1, 2, 3].map(() => () => enterOn(admin, id, today)),
    )
    expect(outcomes(results)).toEqual(['done', 'session_count_limit', 'session_count_limit'])
    expect(await count(next)).toBe(4)
  })

  test('R16 not after the end of a notice, even before the job has ended it', async () => {
    const { id, mentee, admin } = await aMentorship({ sessions: 2 })
    await owner`update data.mentorships set started_at = started_at - interval '40 days' where id = ${id}`
    await owner`update data.sessions set held_on = held_on - 20 where mentorship_id = ${id}`
    await stop(admin, id)
    await owner`update data.mentorships set ends_on = rules.local_date() where id = ${id}`
    await refused(increase(mentee, id), 'no_running_mentorship')
    await owner`update data.mentorships set ends_on = rules.local_date() - 2 where id = ${id}`
    for (const woman of [mentee, admin]) {
      await refused(increase(woman, id), 'no_running_mentorship')
      await refused(decrease(woman, id), 'no_running_mentorship')
      await refused(
        call(woman, 'plan_session', { mentorshipId: id, startsAt: '2999-05-04T10:00:00Z' }),
        'no_running_mentorship',
      )
    }
    await refused(call(admin, 'pause_mentorship', { mentorshipId: id }), 'no_running_mentorship')
    await refused(complete(admin, id, { belowMinimum: true }), 'no_running_mentorship')
    await refused(stop(admin, id, { outcome: 'replace' }), 'no_running_mentorship')
    await refused(
      call(mentee, 'ask_pause_or_end', { mentorshipId: id, wish: 'pause', reason: 'Ταξίδι' }),
      'no_running_mentorship',
    )
    await refused(enterOn(admin, id, await dayIn(-2)), 'date_after_end', 'heldOn')
    expect(await enterOn(admin, id, await dayIn(-3))).toBe(3)
  })
})

describe('R13 callers', () => {
  test('R13 the mentee and an admin; the mentor, another mentee and an unknown mentorship get 404', async () => {
    const { id, mentor, admin } = await aMentorship({ sessions: 1 })
    expect(await increase(admin, id)).toBe(2)
    for (const stranger of [mentor, await aMentee({ package: 'none' }), await aMentor()]) {
      await refused(increase(stranger, id), 'no_running_mentorship')
      await refused(decrease(stranger, id), 'no_running_mentorship')
    }
    await refused(increase(admin, 2_000_000_000), 'no_running_mentorship')
    expect(await count(id)).toBe(2)
  })

  test('R13 a mentee cannot remove a session that an admin entered', async () => {
    const { id, mentee, admin } = await aMentorship({ sessions: 1 })
    await increase(admin, id)
    expect(await decrease(mentee, id)).toBe(1)
    await refused(decrease(mentee, id), 'session_count_limit')
    expect(await decrease(admin, id)).toBe(0)
  })
})

describe('R14 which sessions count', () => {
  test.each([
    ['coaching', ['held', 'late_cancel', 'no_show_mentee']],
    ['mentoring', ['held']],
  ] as const)('R14 in %s: %s', async (kind, counted) => {
    for (const status of [
      'planned',
      'held',
      'cancelled',
      'late_cancel',
      'no_show_mentee',
      'no_show_mentor',
    ]) {
      const { id, admin } = await aMentorship({ kind })
      await enter(id, admin, status)
      expect(await count(id), status).toBe((counted as readonly string[]).includes(status) ? 1 : 0)
    }
  })

  test('R16 after a replacement, earlier sessions still count', async () => {
    const { id, mentee, admin } = await aMentorship({ sessions: 2 })
    await stop(admin, id)
    const next = await aRequest({ mentee })
    const second = await approve(next.mentor, next.id)
    expect(await count(second)).toBe(2)
    expect(await increase(mentee, second)).toBe(3)
    expect(await count(id)).toBe(2)
  })
})

describe('R13 concurrently', () => {
  test('R13 the same form sent five times counts once', async () => {
    const { id, mentee } = await aMentorship()
    const key = 'the-key-of-one-form'
    const results = await together(
      owner,
      { mentorships: id },
      Array.from({ length: 5 }, () => () => increase(mentee, id, key)),
    )
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual([
      1, 1, 1, 1, 1,
    ])
    expect(await count(id)).toBe(1)
    expect(await decrease(mentee, id, 'the-key-of-another')).toBe(0)
    expect(await decrease(mentee, id, 'the-key-of-another')).toBe(0)
  })

  test('R13 eight more with three left: three count', async () => {
    const { id, mentee, admin } = await aMentorship()
    await enter(id, admin, 'held', 27)
    const results = await together(
      owner,
      { mentorships: id },
      Array.from({ length: 8 }, () => () => increase(mentee, id)),
    )
    expect(outcomes(results)).toEqual([...Array(3).fill('done'), ...Array(5).fill('session_count_limit')])
    expect(await count(id)).toBe(30)
  })

  test('R13 four different forms for one day: one counts, the others ask for a confirmation', async () => {
    const { id, mentee } = await aMentorship()
    const results = await together(
      owner,
      { mentorships: id },
      Array.from({ length: 4 }, () => () => increase(mentee, id, undefined, { sameDay: false })),
    )
    expect(outcomes(results)).toEqual(['done', ...Array(3).fill('session_same_day')])
    expect(await count(id)).toBe(1)
  })

  test('R13 two admins remove the same session: once', async () => {
    const { id, mentee, admin } = await aMentorship({ sessions: 2 })
    const [newest] = await listSessions(mentee.viewer, id)
    const other = await anAdmin()
    const results = await together(
      owner,
      { mentorships: id },
      [admin, other].map((who) => () => removeSession(who.viewer, { sessionId: newest!.id })),
    )
    expect(outcomes(results)).toEqual(['done', 'session_not_found'])
    expect(await count(id)).toBe(1)
  })

  test('R13 many more and fewer: the count is the sum of what was accepted', async () => {
    const { id, mentee } = await aMentorship({ sessions: 3 })
    const ups = Array.from({ length: 20 }, () => increase(mentee, id))
    const downs = Array.from({ length: 20 }, () => decrease(mentee, id))
    const [up, down] = await Promise.all([Promise.allSettled(ups), Promise.allSettled(downs)])
    const accepted = (results: PromiseSettledResult<unknown>[]) =>
      outcomes(results).filter((rule) => rule === 'done').length
    expect(
      [...new Set(outcomes([...up, ...down]))].filter(
        (rule) => !['done', 'session_count_limit'].includes(rule),
      ),
    ).toEqual([])
    expect(await count(id)).toBe(3 + accepted(up) - accepted(down))
  })

  test('R13, R17 a session and the completion: no session after the end', async () => {
    const { id, mentee, admin } = await aMentorship({ sessions: 3 })
    const results = await together(owner, { mentorships: id }, [
      () => increase(mentee, id),
      () => complete(admin, id),
    ])
    expect(results[1]!.status).toBe('fulfilled')
    expect(await count(id)).toBe(results[0]!.status === 'fulfilled' ? 4 : 3)
  })
})
