import { describe, expect, test } from 'vitest'
import { call, keepsAllPromises, read } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, complete } = await openWorld()

const admin = await theAdmin()
const give = (who: Woman, mentorshipId: number, step = 'check_in', how = {}) =>
  call(who, 'give_feedback', { mentorshipId, step, answers: { well: 5, text: 'Καλά' }, ...how })
const goal = (who: Woman, mentorshipId: number, how: object) => call<number>(who, 'write_goal', { mentorshipId, ...how })

describe('private feedback', () => {
  test('each side gives hers once a step; the other never reads it, administrators do', async () => {
    const { id, mentor, mentee } = await aMentorship()
    for (const woman of [mentor, mentee]) await give(woman, id)
    expect(outcomes(await Promise.allSettled([give(mentee, id, 'end'), give(mentee, id, 'end')]))).toEqual(['already_answered', 'done'])
    await refused(give(mentor, id), 'already_answered')
    expect((await read(mentor, 'feedback')).map((row) => row.userId)).toEqual([mentor.userId])
    expect(await read(mentee, 'feedback')).toHaveLength(2)
    expect(await read(admin, 'feedback')).toHaveLength(3)
  })

  test('not on a mentorship that is not hers', async () => {
    const { id } = await aMentorship()
    for (const stranger of [await aMentor(), await aMentee({ package: 'none' })]) await refused(give(stranger, id), 'mentorship_not_found')
    await refused(give(await aMentor(), 2_000_000_000), 'mentorship_not_found')
  })

  test('without a word, or not marked publishable, it becomes no testimonial', async () => {
    const { id, mentor, mentee } = await aMentorship({ sessions: 1 })
    await give(mentee, id, 'check_in')
    await give(mentee, id, 'end', { answers: { text: '  ' }, publishable: true })
    expect(await owner`select from data.testimonials where mentor_id = ${mentor.id}`).toHaveLength(0)
  })
})

describe('goals shared by the pair', () => {
  test('either side writes, changes and reaches one; strangers see none', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const goalId = await goal(mentee, id, { text: 'Νέα δουλειά' })
    await goal(mentor, id, { goalId, reached: true })
    const [reached] = await read(mentee, 'goals')
    expect(reached).toMatchObject({ text: 'Νέα δουλειά' })
    expect((await owner`select created_by_user_id from data.goals where id = ${goalId}`)[0]).toEqual({ createdByUserId: mentee.userId })
    expect(reached!.reachedAt).toBeInstanceOf(Date)
    await goal(mentee, id, { goalId, text: 'Καλύτερη δουλειά', reached: false })
    expect(await read(mentor, 'goals')).toEqual([expect.objectContaining({ text: 'Καλύτερη δουλειά', reachedAt: null })])
    expect(await read(await aMentor(), 'goals')).toEqual([])
  })

  test('not on another’s mentorship, not another’s goal, only while it runs', async () => {
    const [one, two] = [await aMentorship(), await aMentorship()]
    const goalId = await goal(one.mentee, one.id, { text: 'Στόχος' })
    await refused(goal(two.mentee, one.id, { text: 'x' }), 'no_running_mentorship')
    await refused(goal(two.mentee, two.id, { goalId, reached: true }), 'goal_not_found')
    await complete(admin, one.id, { belowMinimum: true })
    await refused(goal(one.mentee, one.id, { text: 'x' }), 'no_running_mentorship')
  })
})

keepsAllPromises(owner)
