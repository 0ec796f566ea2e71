import { beforeEach, describe, expect, test } from 'vitest'
import { call, withdrawAsShown } from '../support/calls'
import { dueJobsOf } from '../support/due-jobs'
import type { Mentee, Mentor } from '../support/people'
import { refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const {
  owner,
  aMentee,
  aMentor,
  anAdmin,
  theAdmin,
  aRequest,
  send,
  approve,
  reject,
  withdraw,
  runJob,
  requestRow,
  mailsAbout,
  moveDeadline,
} = world

/** Moves a request and its deadline this many days back. */
const askedAgo = (id: number, days: number) => owner`
  update data.mentorship_requests
  set requested_at = requested_at - make_interval(days => ${days}), answer_due_at = rules.end_of_local_day(rules.local_date() - ${days}::integer + 5)
  where id = ${id}`

describe('R9 the deadline', () => {
  test('R9 is the end of the fifth day in Athens', async () => {
    const { id } = await aRequest()
    const [row] = await owner`
      select to_char(answer_due_at at time zone 'Europe/Athens', 'HH24:MI:SS') as clock,
        (answer_due_at at time zone 'Europe/Athens')::date - rules.local_date(requested_at) as days
      from data.mentorship_requests where id = ${id}`
    // 24:00 of the fifth day is 00:00 of the sixth.
    expect(row).toEqual({ clock: '00:00:00', days: 6 })
  })

  test.each([
    ['2026-03-25', '2026-03-31 00:00', 'EEST', '2026-03-30T21:00:00.000Z'],
    ['2026-10-22', '2026-10-28 00:00', 'EET', '2026-10-27T22:00:00.000Z'],
  ])('R9 requested on %s it expires at %s, across the change to %s', async (asked, _, __, due) => {
    expect(
      await cell(owner`select rules.end_of_local_day(${asked}::date + answer_days) from data.constants`),
    ).toEqual(new Date(due))
  })

  test('R9 a day is a day in Athens: at 22:30 UTC in summer it is the next day', async () => {
    const [row] = await owner`
      select rules.local_date('2026-07-01 20:59:59Z')::text as before, rules.local_date('2026-07-01 21:00:00Z')::text as after`
    expect(row).toEqual({ before: '2026-07-01', after: '2026-07-02' })
  })

  test('R9 an answer after the deadline is refused even if the job has not run yet, also for an admin', async () => {
    const { id, mentor } = await aRequest()
    await moveDeadline(id, '0 seconds')
    for (const woman of [mentor, await anAdmin()]) {
      await refused(approve(woman, id), 'deadline_passed')
      await refused(reject(woman, id), 'deadline_passed')
    }
    expect(await requestRow(id)).toMatchObject({ status: 'pending' })
  })

  test.each([
    ['the mentee withdraws it', (mentee: Mentee, _: Mentor, id: number) => withdraw(mentee, id)],
    ['the mentee withdraws from the purchase', (mentee: Mentee) => withdrawAsShown(mentee)],
    [
      'the mentor becomes unavailable',
      async (_: Mentee, mentor: Mentor) =>
        call(await theAdmin(), 'change_mentor_status', { status: 'inactive', mentorId: mentor.id }),
    ],
    ['the mentee is erased', (mentee: Mentee) => call(mentee, 'erase_me')],
  ])('R9, R19 has expired even before the job has run, when %s', async (_, act) => {
    const { id, mentee, mentor } = await aRequest()
    await moveDeadline(id)
    await act(mentee, mentor, id)
    expect(await requestRow(id)).toMatchObject({
      closeReason: 'expired',
      closedBy: 'system',
      closedByUserId: null,
    })
    expect(await cell(owner`select rules.rejections_in_window(${mentor.id})`)).toBe(1)
    const told = await mailsAbout('requestId', id)
    expect(told).toContain('request_expired_mentor')
    for (const kind of ['request_withdrawn', 'mentor_unavailable']) expect(told).not.toContain(kind)
    await runJob('expire_requests')
    expect(await mailsAbout('requestId', id)).toEqual(told)
  })

  test('R9 a question is not answered after the deadline', async () => {
    const { id, mentee, mentor } = await aRequest()
    await call(mentor, 'ask_question', { requestId: id, question: 'Πότε μπορείς;' })
    await moveDeadline(id)
    await refused(call(mentee, 'answer_question', { requestId: id, answer: 'Αύριο' }), 'deadline_passed')
    await withdraw(mentee, id)
  })

  test('R20 three that have expired are a ground, whoever closed them', async () => {
    const mentee = await aMentee()
    for (let n = 0; n < 3; n += 1) {
      const { id } = await aRequest({ mentee })
      await moveDeadline(id)
      await withdraw(mentee, id)
    }
    await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${mentee.purchaseId}`
    expect(
      await cell(owner`select rules.refund_ground(u) from data.purchases u where id = ${mentee.purchaseId}`),
    ).toBe('rejections')
  })

  test('R9 just before the deadline the mentor may still accept', async () => {
    const { id, mentor } = await aRequest()
    await moveDeadline(id, '20 seconds')
    await approve(mentor, id)
  })
})

describe('expiry', () => {
  // No expired request of an earlier test is left.
  beforeEach(() => runJob('expire_requests'))

  test('R9 closes expired requests, gives the parts back and mails both; changes nothing else', async () => {
    const [lapsed, open] = [await aRequest(), await aRequest()]
    await moveDeadline(lapsed.id)
    expect(await runJob('expire_requests')).toBe(1)
    expect(await requestRow(lapsed.id)).toMatchObject({
      status: 'rejected',
      closeReason: 'expired',
      closedBy: 'system',
      closedByUserId: null,
      partStatus: 'paid',
    })
    expect(await requestRow(open.id)).toMatchObject({ status: 'pending' })
    expect(await mailsAbout('requestId', lapsed.id)).toEqual([
      'request_expired_mentee',
      'request_expired_mentor',
    ])
    await send(lapsed.mentee, await aMentor())
  })

  test('R9 run again, and three times concurrently, expires a request once', async () => {
    const mentor = await aMentor()
    const requests = []
    for (const scene of [{ mentor }, { mentor }, {}, {}]) requests.push(await aRequest(scene))
    for (const { id } of requests) await moveDeadline(id)
    const lapsed = await Promise.all([1, 2, 3].map(() => runJob('expire_requests')))
    // A run skips mentors that another run has locked.
    lapsed.push(await runJob('expire_requests'))
    expect(lapsed.reduce((sum, some) => sum + some)).toBe(4)
    for (const { id } of requests) expect(await mailsAbout('requestId', id)).toHaveLength(2)
    expect(await runJob('expire_requests')).toBe(0)
  })
})

describe('reminders', () => {
  const reminders = async (id: number) =>
    (await mailsAbout('requestId', id)).filter((kind) => kind.startsWith('request_reminder'))

  test('are sent on the second and the fourth day, once each', async () => {
    const { id } = await aRequest()
    await runJob('remind_mentors')
    expect(await reminders(id)).toEqual([])
    await askedAgo(id, 2)
    await Promise.all([runJob('remind_mentors'), runJob('remind_mentors')])
    await runJob('remind_mentors')
    expect(await reminders(id)).toEqual(['request_reminder_first'])
    await askedAgo(id, 2)
    await runJob('remind_mentors')
    await runJob('remind_mentors')
    expect(await reminders(id)).toEqual(['request_reminder_first', 'request_reminder_last_day'])
  })

  test('after downtime only say that the deadline is tomorrow; an answered request gets none', async () => {
    const [late, answered] = [await aRequest(), await aRequest()]
    await askedAgo(late.id, 4)
    await askedAgo(answered.id, 2)
    await reject(answered.mentor, answered.id)
    await runJob('remind_mentors')
    expect(await reminders(late.id)).toEqual(['request_reminder_last_day'])
    expect(await reminders(answered.id)).toEqual([])
  })
})

test('the worker’s poll runs every due job once, without an error', async () => {
  const { tick } = dueJobsOf(world)
  const ran = await tick()
  expect(ran.map(({ job }) => job).sort()).toEqual(
    await column(owner`select name from private.jobs order by name`),
  )
  expect(ran.filter(({ error }) => error !== null)).toEqual([])
  expect(await tick()).toEqual([])
})
