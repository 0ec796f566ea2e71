import { describe, expect, test } from 'vitest'
import { call, document, keepsAllPromises } from '../support/calls'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aRequest, aMentorship, complete } = await openWorld()

const admin = await theAdmin()
const numbers = (filters = {}) => document<Record<string, number>>(admin, 'dashboard', filters)

const mentoring = await aMentorship({ mentee: await aMentee({ kind: 'six_months' }) })
await aMentorship({ kind: 'coaching' })
const completed = await aMentorship()
await complete(admin, completed.id, { belowMinimum: true })
const scholarshipId = await call<number>(admin, 'create_scholarship', { name: 'Υ', kind: 'full_3m' })
const holder = await aMentee({ package: 'none' })
await call(admin, 'award_scholarship', { scholarshipId, menteeId: holder.id })
await aMentorship({ mentee: holder })
await aMentor({ status: 'new' })
await aMentor({ status: 'awaiting_response' })
await aMentor({ status: 'rejected' })
const inactive = await aMentor({ status: 'inactive' })
const buyer = await aMentor()
await aMentee({ userId: buyer.userId })
await call(buyer, 'send_edit_request', { changes: { title: 'Νέα' } })
await aRequest()

describe('the dashboard', () => {
  test('counts all rows', async () => {
    expect(await numbers()).toEqual({
      ongoing_mentorings: 2,
      ongoing_coachings: 1,
      total_mentorings: 3,
      total_coachings: 1,
      mentor_applications: 2,
      mentoring_requests: 5,
      profile_edit_requests: 1,
      mentors: 7,
    })
  })

  test('by duration and type', async () => {
    expect(await numbers({ durationMonths: 6 })).toMatchObject({
      ongoing_mentorings: 1,
      total_mentorings: 1,
      total_coachings: 0,
    })
    expect(await numbers({ durationMonths: 3 })).toMatchObject({ ongoing_mentorings: 1, total_mentorings: 2 })
    expect(await numbers({ type: 'scholarship' })).toMatchObject({
      ongoing_mentorings: 1,
      total_mentorings: 1,
    })
    expect(await numbers({ type: 'paid' })).toMatchObject({
      ongoing_mentorings: 1,
      total_mentorings: 2,
      total_coachings: 1,
    })
  })

  test('since a day in Athens', async () => {
    const [{ today, tomorrow }] =
      (await owner`select rules.local_date() as today, rules.local_date() + 1 as tomorrow`) as unknown as [
        { today: string; tomorrow: string },
      ]
    expect(await numbers({ since: today })).toEqual(await numbers())
    expect(await numbers({ since: tomorrow })).toMatchObject({
      total_mentorings: 0,
      total_coachings: 0,
      mentoring_requests: 0,
      mentor_applications: 0,
      profile_edit_requests: 0,
    })
    await owner`update data.mentorships set started_at = started_at - interval '2 days' where id = ${mentoring.id}`
    expect(await numbers({ since: today })).toMatchObject({ total_mentorings: 2 })
    await owner`update data.mentorships set started_at = started_at + interval '2 days' where id = ${mentoring.id}`
  })

  test.each([
    ['all', 7],
    ['ongoing', 3],
    ['inactive', 1],
    ['completed', 1],
    ['open-package', 1],
    ['without-package', 9],
  ])('mentors %s: %i', async (filter, count) => {
    expect(await numbers({ mentors: filter })).toMatchObject({ mentors: count })
  })

  test('for administrators only', async () => {
    for (const woman of [inactive, holder]) await refused(call(woman, 'dashboard'), 'raw 42501')
    await owner`update data.admins set active = false where user_id = ${admin.userId}`
    await refused(numbers(), 'role_not_held')
    await owner`update data.admins set active = true where user_id = ${admin.userId}`
  })
})

keepsAllPromises(owner)
