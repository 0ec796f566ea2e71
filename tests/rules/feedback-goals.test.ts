import { describe, expect, test } from 'vitest'
import { findGoals } from '~/domain/mentorships/goals.server'
import { listMentorships } from '~/domain/mentorships/mentorships.server'
import { call, readTable } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, complete, increase } = await openWorld()

const admin = await theAdmin()
const give = (who: Woman, mentorshipId: number, step = 'check_in', how = {}) =>
  call(who, 'give_feedback', { mentorshipId, step, going: 'well', ...how })
const asSeenBy = async (who: Woman, id: number) =>
  (await listMentorships(who.viewer)).find((each) => each.id === id)!
const goal = (who: Woman, mentorshipId: number, how: object) =>
  call<number>(who, 'write_goal', { mentorshipId, ...how })

test('both read that the end is near before the last session and in the last two weeks; months after the end the mentee is asked', async () => {
  const { id, mentor, mentee } = await aMentorship()
  const seenBy = (who: Woman) => asSeenBy(who, id)
  const near = async () => [(await seenBy(mentee)).endsSoon, (await seenBy(mentor)).endsSoon]
  expect(await near()).toEqual([null, null])
  await owner`update data.mentorships set planned_end_on = rules.local_date() + 15 where id = ${id}`
  expect(await near()).toEqual([null, null])
  await owner`update data.mentorships set planned_end_on = rules.local_date() + 14 where id = ${id}`
  expect(await near()).toEqual(['date', 'date'])
  await owner`update data.mentorships set planned_end_on = rules.local_date() + 60 where id = ${id}`
  const { minimumSessions } = await seenBy(mentee)
  for (let held = 1; held < minimumSessions; held += 1) {
    expect(await near()).toEqual([null, null])
    await increase(mentee, id)
  }
  expect(await near()).toEqual(['session', 'session'])
  await complete(admin, id, { belowMinimum: true })
  expect(await near()).toEqual([null, null])
  const [row] = await owner<[{ from: Date }]>`
    select s.ended_at + make_interval(months => c.later_months) as from from data.mentorships s, data.constants c
    where s.id = ${id}`
  expect((await seenBy(mentee)).laterFrom).toEqual(row.from)
  expect((await seenBy(mentor)).laterFrom).toBeNull()
})

describe('private feedback', () => {
  test('each side gives it once per step; the other side never reads it, admins do', async () => {
    const { id, mentor, mentee } = await aMentorship()
    for (const woman of [mentor, mentee]) await give(woman, id, 'check_in', { words: '  Καλά  ' })
    await refused(give(mentor, id), 'feedback_given')
    await complete(admin, id, { belowMinimum: true })
    expect(outcomes(await Promise.allSettled([give(mentee, id, 'end'), give(mentee, id, 'end')]))).toEqual([
      'done',
      'feedback_given',
    ])
    expect((await readTable(mentor, 'feedback')).map((row) => row.userId)).toEqual([mentor.userId])
    expect(await readTable(mentee, 'feedback')).toHaveLength(2)
    expect(await readTable(admin, 'feedback')).toHaveLength(3)
    expect((await readTable(mentor, 'feedback'))[0]!.answers).toEqual({ going: 'well', words: 'Καλά' })
  })

  test('is given at the check-in while the mentorship runs, and after its end', async () => {
    const { id, mentor, mentee } = await aMentorship()
    for (const woman of [mentor, mentee]) await refused(give(woman, id, 'end'), 'mentorship_not_ended')
    await complete(admin, id, { belowMinimum: true })
    for (const woman of [mentor, mentee]) await refused(give(woman, id, 'check_in'), 'no_running_mentorship')
    await give(mentee, id, 'end')
    await give(mentor, id, 'end')
  })

  test('needs its first answer, and not too much text', async () => {
    const { id, mentee } = await aMentorship()
    for (const going of [null, '', 'superb'])
      await refused(give(mentee, id, 'check_in', { going }), 'answer_missing', 'going')
    await refused(give(mentee, id, 'check_in', { words: 'α'.repeat(2001) }), 'too_long', 'words')
    await refused(give(mentee, id, 'check_in', { testimonial: 'α'.repeat(2001) }), 'too_long', 'testimonial')
    expect(await readTable(mentee, 'feedback')).toEqual([])
  })

  test('is refused for another user’s mentorship', async () => {
    const { id } = await aMentorship()
    for (const stranger of [await aMentor(), await aMentee({ package: 'none' })])
      await refused(give(stranger, id), 'mentorship_not_found')
    await refused(give(await aMentor(), 2_000_000_000), 'mentorship_not_found')
  })

  test.each([
    ['without a word', { testimonial: '  ', publishable: true }],
    ['not marked publishable', { testimonial: 'Με βοήθησε', publishable: false }],
    ['only privately', { words: 'Με βοήθησε', publishable: true }],
  ])('%s, it creates no testimonial', async (_, how) => {
    const { id, mentor, mentee } = await aMentorship()
    await complete(admin, id, { belowMinimum: true })
    await give(mentee, id, 'end', how)
    expect(await owner`select from data.testimonials where mentor_id = ${mentor.id}`).toHaveLength(0)
  })

  test('the longest names fit the draft', async () => {
    const mentee = await aMentee({ name: 'Ά'.repeat(80), surname: 'Π'.repeat(80) })
    const { id, mentor } = await aMentorship({ mentee })
    await complete(admin, id, { belowMinimum: true })
    await give(mentee, id, 'end', { testimonial: 'Με βοήθησε', publishable: true })
    expect(
      await owner`select length(mentee_full_name), published_at from data.testimonials where mentor_id = ${mentor.id}`,
    ).toEqual([{ length: 160, publishedAt: null }])
  })
})

describe('the fixed questions', () => {
  const answered = { standing: 2, confidence: 1, goal: 3 }
  const start = (who: Woman, id: number, how: object = answered) =>
    call(who, 'give_feedback', { mentorshipId: id, step: 'start', ...how })
  const answersOf = async (who: Woman) =>
    (await readTable(who, 'feedback')).map(({ step, answers }) => ({ step, ...(answers as object) }))
  const asks = async (who: Woman, id: number) => (await asSeenBy(who, id)).asksStart

  test('a mentee answers them at the start, in the middle and at the end, where she also recommends', async () => {
    const { id, mentor, mentee } = await aMentorship()
    expect([await asks(mentee, id), await asks(mentor, id)]).toEqual([true, false])
    await start(mentee, id)
    expect(await asks(mentee, id)).toBe(false)
    expect((await findGoals(mentee.viewer, id))!.start).toMatchObject({ step: 'start', answers: answered })
    await give(mentee, id, 'check_in', { confidence: 4, recommends: 'yes' })
    await complete(admin, id, { belowMinimum: true })
    await give(mentee, id, 'end', { standing: 5, goal: 4, recommends: 'maybe' })
    expect(await answersOf(mentee)).toEqual([
      { step: 'start', ...answered },
      { step: 'check_in', going: 'well', confidence: 4 },
      { step: 'end', going: 'well', standing: 5, goal: 4, recommends: 'maybe' },
    ])
    expect(await answersOf(mentor)).toEqual([])
    expect((await findGoals(mentor.viewer, id))!.start).toBeUndefined()
    expect((await answersOf(admin)).filter(({ step }) => step === 'start')).toHaveLength(1)
  })

  test('each may be left out, but not all at the start; another value is refused', async () => {
    const { id, mentee } = await aMentorship()
    await refused(start(mentee, id, {}), 'answer_missing', 'standing')
    for (const field of ['standing', 'confidence', 'goal'])
      for (const value of [0, 6, -1])
        await refused(start(mentee, id, { [field]: value }), 'answer_missing', field)
    await start(mentee, id, { goal: 1 })
    await complete(admin, id, { belowMinimum: true })
    await refused(give(mentee, id, 'end', { recommends: 'never' }), 'answer_missing', 'recommends')
    await give(mentee, id, 'end')
  })

  test('are the mentee’s alone, and those of the start are asked once, in its first 30 days', async () => {
    const { id, mentor, mentee } = await aMentorship()
    await refused(start(mentor, id), 'role_not_held')
    await refused(give(mentor, id, 'check_in', { goal: 3 }), 'role_not_held')
    await refused(start(await aMentee({ package: 'none' }), id), 'mentorship_not_found')
    await owner`update data.mentorships set started_at = now() - interval '30 days' where id = ${id}`
    expect(await asks(mentee, id)).toBe(false)
    await refused(start(mentee, id), 'start_passed')
    await owner`update data.mentorships set started_at = now() - interval '29 days' where id = ${id}`
    expect(await asks(mentee, id)).toBe(true)
    expect(outcomes(await Promise.allSettled([start(mentee, id), start(mentee, id)]))).toEqual([
      'done',
      'feedback_given',
    ])
    await complete(admin, id, { belowMinimum: true })
    await refused(start(mentee, id), 'no_running_mentorship')
  })
})

describe('goals of a mentorship', () => {
  test('both sides write, change and reach one; other users see none', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const goalId = await goal(mentee, id, { text: 'Νέα δουλειά' })
    await goal(mentor, id, { goalId, reached: true })
    const [reached] = await readTable(mentee, 'goals')
    expect(reached).toMatchObject({ text: 'Νέα δουλειά' })
    expect(await owner`select created_by_user_id from data.goals where id = ${goalId}`).toEqual([
      { createdByUserId: mentee.userId },
    ])
    expect(reached!.reachedAt).toBeInstanceOf(Date)
    // New words alone leave it reached.
    await goal(mentee, id, { goalId, text: 'Μια δουλειά' })
    expect((await readTable(mentee, 'goals'))[0]!.reachedAt).toEqual(reached!.reachedAt)
    await goal(mentee, id, { goalId, text: 'Καλύτερη δουλειά', reached: false })
    expect(await readTable(mentor, 'goals')).toEqual([
      expect.objectContaining({ text: 'Καλύτερη δουλειά', reachedAt: null }),
    ])
    expect(await readTable(await aMentor(), 'goals')).toEqual([])
  })

  test('a goal written twice at once stands there once', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const ids = await Promise.all(
      [mentee, mentor, mentee].map((woman) => goal(woman, id, { text: 'Προαγωγή' })),
    )
    expect(new Set(ids).size).toBe(1)
    await goal(mentee, id, { goalId: ids[0], reached: true })
    expect(await goal(mentee, id, { text: 'Προαγωγή' })).not.toBe(ids[0])
    const found = await findGoals(mentor.viewer, id)
    expect(found!.goals.map(({ reachedAt }) => reachedAt === null)).toEqual([true, false])
    expect(await findGoals((await aMentor()).viewer, id)).toBeUndefined()
  })

  test('at most three are open, also when two are written at once', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const first = await goal(mentee, id, { text: 'Ένα' })
    await goal(mentor, id, { text: 'Δύο' })
    const both = await Promise.allSettled([
      goal(mentee, id, { text: 'Τρία' }),
      goal(mentor, id, { text: 'Τέσσερα' }),
    ])
    expect(outcomes(both).toSorted()).toEqual(['done', 'goals_full'])
    await goal(mentee, id, { goalId: first, reached: true })
    await goal(mentee, id, { text: 'Πέντε' })
    // Nor by opening one again; an open one stays open.
    await refused(goal(mentee, id, { goalId: first, reached: false }), 'goals_full')
    const open = (await readTable(mentee, 'goals')).filter(({ reachedAt }) => reachedAt === null)
    expect(open).toHaveLength(3)
    await goal(mentor, id, { goalId: open[0]!.id, reached: false })
  })

  test('not on another mentorship, not another mentorship’s goal, only while it runs', async () => {
    const [one, two] = [await aMentorship(), await aMentorship()]
    const goalId = await goal(one.mentee, one.id, { text: 'Στόχος' })
    await refused(goal(two.mentee, one.id, { text: 'x' }), 'no_running_mentorship')
    await refused(goal(two.mentee, two.id, { goalId, reached: true }), 'goal_not_found')
    await complete(admin, one.id, { belowMinimum: true })
    await refused(goal(one.mentee, one.id, { text: 'x' }), 'no_running_mentorship')
  })
})
