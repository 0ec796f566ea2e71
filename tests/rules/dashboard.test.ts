// The statistics of the dashboard, each compared with a world made by hand.
import { describe, expect, test } from 'vitest'
import { readDashboardQuery } from '~/domain/dashboard/dashboard-query'
import type { Dashboard } from '~/domain/dashboard/statistics'
import { allQueues } from '~/domain/queues/queue-counts'
import { call, document } from '../support/calls'
import { refused } from '../support/refusals'
import { column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aRequest, aMentorship, anAward, complete, stop } =
  await openWorld()

const admin = await theAdmin()
const read = (filters = {}) => document<Dashboard>(admin, 'dashboard', filters)
const numbers = async (filters = {}) => (await read(filters)).numbers

const mentoring = await aMentorship({ mentee: await aMentee({ kind: 'six_months' }) })
await aMentorship({ kind: 'coaching' })
const completed = await aMentorship()
await complete(admin, completed.id, { belowMinimum: true })
const holder = await aMentee({ package: 'none' })
await anAward(holder, 'full_3m')
await aMentorship({ mentee: holder })
await aMentor({ status: 'new' })
await aMentor({ status: 'awaiting_response' })
await aMentor({ status: 'rejected' })
await aMentor({ status: 'inactive' })
const buyer = await aMentor()
await aMentee({ userId: buyer.userId })
await call(buyer, 'send_edit_request', { changes: { title: 'Νέα' } })
await aRequest()

describe('of all times', () => {
  test('counts all rows', async () => {
    const { numbers, before, mentors, first, last } = await read()
    expect(numbers).toEqual({
      ongoing_mentorings: 2,
      ongoing_coachings: 1,
      total_mentorings: 3,
      total_coachings: 1,
      // Seven mentors who are active or inactive, and three applications that are open or rejected.
      mentor_applications: 10,
      mentoring_requests: 5,
      profile_edit_requests: 1,
    })
    expect({ before, mentors, first, last }).toEqual({ before: null, mentors: 7, first: null, last: null })
  })

  test.each([
    ['all', 7, [2, 1, 5, 1]],
    ['ongoing', 3, [2, 1, 3, 0]],
    ['inactive', 1, [0, 0, 0, 0]],
    ['completed', 1, [0, 0, 1, 0]],
    // Mentees, of whom applications and edit requests tell nothing.
    ['open-package', 5, [2, 1, 4, 1]],
    ['without-package', 1, [0, 0, 1, 1]],
  ])(
    'the group %s: %i, and only what is theirs',
    async (group, count, [mentorings, coachings, requests, edits]) => {
      const { mentors, numbers } = await read({ mentors: group })
      expect(mentors).toBe(count)
      expect(numbers).toMatchObject({
        ongoing_mentorings: mentorings,
        ongoing_coachings: coachings,
        mentoring_requests: requests,
        profile_edit_requests: edits,
      })
    },
  )
})

describe('of a range of months', () => {
  // Everything above moves to 15 March 2020; then one more mentorship a year before, which ended in between.
  test('counts what began in it, what ran at its end, and the same a year before', async () => {
    const older = await aMentorship()
    await stop(admin, older.id)
    await owner.begin(async (sql) => {
      await sql`update data.mentorships set started_at = '2020-03-15 12:00+02', ended_at = ended_at - (now() - '2020-04-20 12:00+02')`
      await sql`update data.mentorships set started_at = '2019-03-31 23:30+03', ended_at = '2019-04-02 12:00+03' where id = ${older.id}`
      await sql`update data.mentorship_requests set requested_at = '2020-03-15 12:00+02'`
      await sql`update data.mentors set applied_at = '2020-02-29 23:59+02'`
      await sql`update data.edit_requests set sent_at = '2020-04-01 00:00+03'`
    })
    const march = await read({ range: 'months', fromMonth: '2020-03-01', toMonth: '2020-03-01' })
    expect(march).toMatchObject({ first: '2020-03-01', last: '2020-03-31' })
    expect(march.numbers).toEqual({
      // The completed one ended in April, so three mentorings ran on 31 March.
      ongoing_mentorings: 3,
      ongoing_coachings: 1,
      total_mentorings: 3,
      total_coachings: 1,
      mentor_applications: 0,
      mentoring_requests: 6,
      profile_edit_requests: 0,
    })
    expect(march.before).toMatchObject({ ongoing_mentorings: 1, total_mentorings: 1, total_coachings: 0 })
    const april = await read({ range: 'months', fromMonth: '2020-04-01', toMonth: '2020-04-01' })
    expect(april.numbers).toMatchObject({
      ongoing_mentorings: 2,
      total_mentorings: 0,
      profile_edit_requests: 1,
    })
    expect(april.before).toMatchObject({ ongoing_mentorings: 0 })
  })

  test('shows each month beside the same one a year before', async () => {
    const { months } = await read({ range: 'months', fromMonth: '2020-04-15', toMonth: '2020-02-01' })
    expect(months.map(({ month }) => month)).toEqual(['2020-02-01', '2020-03-01', '2020-04-01'])
    expect(months[0]!.numbers.applications).toBeGreaterThan(9)
    expect(months[1]).toEqual({
      month: '2020-03-01',
      numbers: { mentorings: 3, coachings: 1, requests: 6, applications: 0, edits: 0 },
      before: { mentorings: 1, coachings: 0, requests: 0, applications: 0, edits: 0 },
    })
    expect(months[2]!.numbers.edits).toBe(1)
  })

  test('last month and last year end today; those of the calendar in Athens stand beside them', async () => {
    const [today] = await owner<Record<'month' | 'year' | 'day' | 'monthAgo' | 'yearAgo', string>[]>`
      select to_char(rules.local_date() - interval '1 month', 'YYYY-MM') as month,
        to_char(rules.local_date() - interval '1 year', 'YYYY') as year, rules.local_date()::text as day,
        (rules.local_date() + 1 - interval '1 month')::date::text as month_ago,
        (rules.local_date() + 1 - interval '1 year')::date::text as year_ago`
    expect(await read({ range: 'last-month' })).toMatchObject({ first: today!.monthAgo, last: today!.day })
    const rolling = await read({ range: 'last-year' })
    expect(rolling).toMatchObject({ first: today!.yearAgo, last: today!.day })
    // What the months have is the whole, also where the first one is in the range in part.
    const startedAgo = (ago: string) =>
      owner`update data.mentorships set started_at = now() - ${ago}::interval where id = ${mentoring.id}`
    await startedAgo('1 year 36 hours')
    expect((await read({ range: 'last-year' })).numbers).toEqual(rolling.numbers)
    await startedAgo('1 year -36 hours')
    const moved = await read({ range: 'last-year' })
    expect(moved.numbers.total_mentorings).toBe(rolling.numbers.total_mentorings + 1)
    expect(moved.months.reduce((sum, { numbers }) => sum + numbers.mentorings, 0)).toBe(
      moved.numbers.total_mentorings,
    )
    const month = await read({ range: 'calendar-month' })
    const year = await read({ range: 'calendar-year' })
    expect(month.months.map((each) => each.month)).toEqual([`${today!.month}-01`])
    expect(year).toMatchObject({ first: `${today!.year}-01-01`, last: `${today!.year}-12-31` })
    expect(year.months).toHaveLength(12)
  })

  test('has at most sixty months', async () => {
    const monthsOf = async (range: object) => (await read(range)).months
    expect(await monthsOf({ range: 'months', fromMonth: '1990-01-01' })).toHaveLength(60)
    expect(await monthsOf({ range: 'months', fromMonth: '2900-01-01', toMonth: '2900-02-01' })).toHaveLength(
      1,
    )
    expect(await monthsOf({})).toHaveLength(12)
  })
})

test('an address with wrong filters is read as far as it is right; a retired admin reads nothing', async () => {
  expect(
    readDashboardQuery('http://x/admin/statistics?range=calendar-year&type=paid&from=2020-13&mentors=x'),
  ).toMatchObject({ range: 'calendar-year', type: 'paid', from: '', mentors: 'all' })
  await owner`update data.admins set active = false where user_id = ${admin.userId}`
  await refused(numbers(), 'role_not_held')
  await owner`update data.admins set active = true where user_id = ${admin.userId}`
})

test('every queue that waits for the team stands on the dashboard', async () => {
  const queues = await column<string>(owner`select queue from api.waiting_for_team`)
  expect(queues.sort()).toEqual([...allQueues].sort())
})

test('a mentorship in a pause is not ongoing', async () => {
  await owner`update data.mentorships set started_at = now() - interval '1 day' where id = ${mentoring.id}`
  const before = await numbers()
  await call(admin, 'pause_mentorship', { mentorshipId: mentoring.id, reason: 'Ταξίδι' })
  expect((await numbers()).ongoing_mentorings).toBe(before.ongoing_mentorings - 1)
})
