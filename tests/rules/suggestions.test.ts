import { describe, expect, test } from 'vitest'
import { call, keepsAllPromises, list, read } from '../support/calls'
import type { Mentee, Mentor, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aRequest, aMentorship, reject, complete, moveDeadline, runJob } =
  await openWorld()

const admin = await theAdmin()
type Suggestion = { mentorId: number; score: number; reasons: { reason: string; points: number }[] }
const suggest = (who: Woman, args: object = {}) =>
  list<Suggestion>(who, 'suggest_mentors', { kind: 'mentoring', most: 100, ...args })
const scoreOf = async (mentee: Mentee, mentor: Mentor) =>
  (await suggest(mentee)).find((row) => row.mentorId === mentor.id)
const facts = (mentor: Mentor, card: Record<string, unknown>) =>
  owner`update data.mentor_cards set ${owner(card)} where mentor_id = ${mentor.id}`
const [industry, county] = [
  (await owner`select min(id) as id from data.industries`)[0]!.id as number,
  (await owner`select min(id) as id from data.counties`)[0]!.id as number,
]
const aSeeker = async () => {
  const mentee = await aMentee()
  await owner`update data.mentees set topic_ids = '{1,2,3,4}', industry_id = ${industry}, county_id = ${county}, country = 'GR' where id = ${mentee.id}`
  return mentee
}

describe('ranked suggestions with reasons', () => {
  test('40 per shared topic (at most three), 25 industry, 10 county, 5 country', async () => {
    const mentee = await aSeeker()
    const [none, all, some] = [await aMentor(), await aMentor(), await aMentor()]
    await facts(all, { topicIds: [1, 2, 3, 4], industryId: industry, countyId: county, country: 'GR' })
    await facts(some, { topicIds: [4, 9], country: 'GR' })
    expect(await scoreOf(mentee, all)).toMatchObject({ score: 160 })
    expect(await scoreOf(mentee, some)).toMatchObject({ score: 45 })
    expect((await scoreOf(mentee, some))!.reasons.map((why) => `${why.reason} ${why.points}`).sort()).toEqual(
      ['same_country 5', 'shared_topics 40'],
    )
    expect(await scoreOf(mentee, none)).toMatchObject({ score: 0, reasons: [] })
    expect((await suggest(mentee)).map((row) => row.mentorId).indexOf(all.id)).toBe(0)
  })

  test('10 for a median answer within two days, minus 15 for an expired request in six months', async () => {
    const mentee = await aSeeker()
    const [quick, slow, lapsing] = [await aMentor(), await aMentor(), await aMentor()]
    for (const [mentor, days] of [
      [quick, 1],
      [slow, 4],
    ] as const) {
      const { id } = await aRequest({ mentor })
      await reject(mentor, id)
      await owner`update data.mentorship_requests set requested_at = answered_at - make_interval(days => ${days}) where id = ${id}`
    }
    const { id } = await aRequest({ mentor: lapsing })
    await moveDeadline(id)
    await owner`update data.mentorship_requests set requested_at = now() - interval '5 days' where id = ${id}`
    await runJob('expire_requests')
    expect([
      (await scoreOf(mentee, quick))!.score,
      (await scoreOf(mentee, slow))!.score,
      (await scoreOf(mentee, lapsing))!.score,
    ]).toEqual([10, 0, -15])
    await owner`update data.mentorship_requests set answered_at = now() - interval '6 months 1 minute', requested_at = now() - interval '7 months' where id = ${id}`
    expect((await scoreOf(mentee, lapsing))!.score).toBe(0)
  })

  test('equal scores: who has waited longest without a mentee; not unavailable mentors or the same user', async () => {
    const mentee = await aSeeker()
    const herself = await aMentor({ userId: mentee.userId })
    const [first, second] = [await aMentor(), await aMentor()]
    for (const mentor of [first, second]) {
      const { id } = await aMentorship({ mentor })
      await complete(admin, id, { belowMinimum: true })
      await facts(mentor, { industryId: industry })
    }
    await owner`update data.mentorships set ended_at = ended_at - interval '1 year' where mentor_id = ${second.id}`
    const { mentor: busy } = await aMentorship()
    const ids = (await suggest(mentee)).map((row) => row.mentorId)
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id))
    for (const mentor of [herself, busy]) expect(ids).not.toContain(mentor.id)
  })

  test('R6 only mentors available for that kind; an admin asks for any mentee, a mentor for none', async () => {
    const mentee = await aSeeker()
    const coach = await aMentor({ offersMentoring: false, offersCoaching: true })
    expect((await suggest(mentee)).map((row) => row.mentorId)).not.toContain(coach.id)
    expect((await suggest(mentee, { kind: 'coaching' })).map((row) => row.mentorId)).toContain(coach.id)
    expect(await suggest(admin, { menteeId: mentee.id })).not.toEqual([])
    expect(await suggest(coach, { menteeId: mentee.id })).toEqual([])
    expect(await suggest(await aMentor())).toEqual([])
  })
})

describe('asking the team for suggestions', () => {
  const ask = (mentee: Mentee) =>
    call<number>(mentee, 'ask_for_suggestions', { text: 'Ψάχνω μεντόρισσα στην πληροφορική.' })
  const answer = (suggestionRequestId: number, mentorIds: number[] | null, by: Woman = admin) =>
    call(by, 'answer_suggestion_request', { suggestionRequestId, mentorIds, answer: 'Δες αυτές.' })

  test('one open request at a time, also with ten concurrent ones', async () => {
    const mentee = await aMentee({ package: 'none' })
    expect(outcomes(await Promise.allSettled(Array.from({ length: 10 }, () => ask(mentee))))).toEqual([
      'done',
      ...Array(9).fill('suggestion_request_open'),
    ])
    expect(await read(await aMentee({ package: 'none' }), 'suggestion_requests')).toEqual([])
    await refused(call(await aMentor(), 'ask_for_suggestions', { text: 'x' }), 'role_not_held')
  })

  test('is answered with one to three active mentors, once; then the mentee may ask again', async () => {
    const mentee = await aMentee({ package: 'none' })
    const id = await ask(mentee)
    const mentors = await Promise.all(Array.from({ length: 4 }, () => aMentor()))
    const inactive = await aMentor({ status: 'inactive' })
    for (const wrong of [[], null, mentors.map((mentor) => mentor.id), [inactive.id], [2_000_000_000]]) {
      await refused(answer(id, wrong), 'suggestions_missing', 'mentorIds')
    }
    const three = mentors.slice(0, 3).map((mentor) => mentor.id)
    expect(outcomes(await Promise.allSettled([answer(id, three), answer(id, three)]))).toEqual([
      'already_answered',
      'done',
    ])
    expect((await read(mentee, 'suggestions')).map((row) => row.mentorId).sort()).toEqual([...three].sort())
    const [mail] =
      await owner`select content from private.outbox where kind = 'suggestions' and to_user_id = ${mentee.userId}`
    expect((mail!.content as { mentors: unknown[] }).mentors).toHaveLength(3)
    await ask(mentee)
    await refused(answer(2_000_000_000, three), 'suggestion_request_not_found')
    await refused(answer(id, three, mentee), 'raw 42501')
  })
})

keepsAllPromises(owner)
