import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { call, list, readTable } from '../support/calls'
import type { Mentee, Mentor, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  theAdmin,
  aRequest,
  aMentorship,
  approve,
  reject,
  complete,
  mailsTo,
  moveDeadline,
  runJob,
} = await openWorld()

const admin = await theAdmin()
type Suggestion = { mentorId: number; score: number; reasons: { reason: string; points: number }[] }
const suggest = (who: Woman, args: object = {}) =>
  list<Suggestion>(who, 'suggest_mentors', { kind: 'mentoring', most: 100, ...args })
const scoreOf = async (mentee: Mentee, mentor: Mentor) =>
  (await suggest(mentee)).find((row) => row.mentorId === mentor.id)
/** What the newest mail with suggestions says of each mentor. */
const mailed = async (mentee: Mentee) =>
  (await mailsTo<{ mentors: object[] }>(mentee, 'suggestions')).at(-1)!.mentors
const facts = (mentor: Mentor, card: Record<string, unknown>) =>
  owner`update data.mentor_cards set ${owner(card)} where mentor_id = ${mentor.id}`
const industry = await cell<number>(owner`select min(id) from data.industries`)
const county = await cell<number>(owner`select min(id) from data.counties`)
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
    expect(await scoreOf(mentee, quick)).toMatchObject({ score: 10 })
    expect(await scoreOf(mentee, slow)).toMatchObject({ score: 0 })
    expect(await scoreOf(mentee, lapsing)).toMatchObject({ score: -15 })
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
  const ask = (mentee: Mentee, topicIds: number[] = []) =>
    call<number>(mentee, 'ask_for_suggestions', { text: 'Ψάχνω μεντόρισσα στην πληροφορική.', topicIds })
  type Proposed = Suggestion & { origin: string; suggestible: boolean }
  const propose = (suggestionRequestId: number, args: object = {}) =>
    list<Proposed>(admin, 'suggestion_proposals', { suggestionRequestId, ...args })
  const answer = (suggestionRequestId: number, mentorIds: number[] | null, by: Woman = admin) =>
    call(by, 'answer_suggestion_request', { suggestionRequestId, mentorIds, answer: 'Δες αυτές.' })

  test('one open request at a time, also with ten concurrent ones', async () => {
    const mentee = await aMentee({ package: 'none' })
    expect(outcomes(await Promise.allSettled(Array.from({ length: 10 }, () => ask(mentee))))).toEqual([
      'done',
      ...Array(9).fill('suggestion_request_open'),
    ])
    expect(await readTable(await aMentee({ package: 'none' }), 'suggestion_requests')).toEqual([])
    await refused(call(await aMentor(), 'ask_for_suggestions', { text: 'x' }), 'role_not_held')
  })

  test('is answered with one to three active mentors, once; then the mentee may ask again', async () => {
    const mentee = await aMentee({ package: 'none' })
    const id = await ask(mentee)
    const mentors = await Promise.all(Array.from({ length: 4 }, () => aMentor()))
    const inactive = await aMentor({ status: 'inactive' })
    for (const wrong of [[], null, mentors.map((mentor) => mentor.id)])
      await refused(answer(id, wrong), 'suggestions_missing', 'mentorIds')
    for (const gone of [inactive.id, 2_000_000_000])
      await refused(answer(id, [mentors[0]!.id, gone]), 'suggested_mentor_unavailable', 'mentorIds')
    const three = mentors.slice(0, 3).map((mentor) => mentor.id)
    expect(outcomes(await Promise.allSettled([answer(id, three), answer(id, three)]))).toEqual([
      'already_answered',
      'done',
    ])
    expect((await readTable(mentee, 'suggestions')).map((row) => row.mentorId).sort()).toEqual(
      [...three].sort(),
    )
    expect(await mailed(mentee)).toHaveLength(3)
    await ask(mentee)
    await refused(answer(2_000_000_000, three), 'suggestion_request_not_found')
  })

  test('the mail says what speaks for each mentor, and nothing else', async () => {
    const [mentee, suits, other] = [await aSeeker(), await aMentor({ title: 'Σύμβουλος' }), await aMentor()]
    await facts(suits, { topicIds: [2, 4, 9], industryId: industry })
    const lapsing = await aRequest({ mentor: suits })
    await moveDeadline(lapsing.id)
    await runJob('expire_requests')
    await answer(await ask(mentee), [suits.id, other.id])
    const topics = await column(owner`select names from data.support_topics where id in (2, 4) order by id`)
    expect(await mailed(mentee)).toMatchObject([
      { mentorId: suits.id, title: 'Σύμβουλος', reasons: ['shared_topics', 'same_industry'], topics },
      { mentorId: other.id, reasons: [], topics: null },
    ])
  })

  test('the mentee sees her request with its topics, and its answer, another mentee nothing; the topics speak for a mentor in the mail', async () => {
    const [mentee, other, mentor] = [await aMentee({ package: 'none' }), await aMentee(), await aMentor()]
    await facts(mentor, { topicIds: [7, 8] })
    const id = await call<number>(mentee, 'ask_for_suggestions', {
      text: 'Αλλάζω κλάδο.',
      topic: 'Πληροφορική',
      help: 'Να έχει αλλάξει και η ίδια.',
      topicIds: [7],
    })
    const topics = await column(owner`select names from data.support_topics where id = 7`)
    const own = (viewer: Woman) =>
      read(viewer.viewer, (sql) => sql`select * from api.own_suggestion_requests order by id`)
    expect(await own(mentee)).toMatchObject([{ topic: 'Πληροφορική', topics, answeredAt: null, mentors: [] }])
    await answer(id, [mentor.id])
    expect(await mailed(mentee)).toMatchObject([{ reasons: ['shared_topics'], topics }])
    expect(await own(mentee)).toMatchObject([
      {
        help: 'Να έχει αλλάξει και η ίδια.',
        answer: 'Δες αυτές.',
        mentors: [{ mentorId: mentor.id, free: true }],
      },
    ])
    expect(await own(other)).toEqual([])
  })

  test('a mentor who is taken meanwhile is refused by name, also when both happen at once', async () => {
    const mentee = await aMentee({ package: 'none' })
    const id = await ask(mentee)
    const free = await aMentor()
    const { mentor: taken } = await aMentorship()
    await refused(answer(id, [free.id, taken.id]), 'suggested_mentor_unavailable', 'mentorIds')
    expect(
      await list<{ mentorId: number }>(admin, 'unavailable_suggestions', {
        suggestionRequestId: id,
        mentorIds: [free.id, taken.id],
      }),
    ).toMatchObject([{ mentorId: taken.id, name: expect.any(String) as string }])

    const request = await aRequest()
    const results = await together(owner, { mentors: request.mentor.id }, [
      () => approve(request.mentor, request.id),
      () => answer(id, [request.mentor.id]),
    ])
    // Whichever comes first: the mentor is never suggested after being taken.
    expect([
      ['done', 'suggested_mentor_unavailable'],
      ['done', 'done'],
    ]).toContainEqual(outcomes(results))
  })

  test('a private mentor is proposed and suggested only to a mentee with an open package', async () => {
    const hidden = await aMentor({ visibility: 'private' })
    const [without, withPackage] = [await aMentee({ package: 'none' }), await aSeeker()]
    expect((await suggest(without)).map((row) => row.mentorId)).not.toContain(hidden.id)
    expect((await suggest(withPackage)).map((row) => row.mentorId)).toContain(hidden.id)
    await refused(answer(await ask(without), [hidden.id]), 'suggested_mentor_unavailable')
  })

  test('the five proposals have their reasons; for coaching if the mentee has coaching to ask for', async () => {
    const coach = await aMentor({ offersMentoring: false, offersCoaching: true })
    const [mentee, coachee] = [await aSeeker(), await aMentee({ kind: 'two_in_one' })]
    await facts(await aMentor(), { topicIds: [1, 2], industryId: industry })
    const proposals = await propose(await ask(mentee))
    expect(proposals.length).toBeLessThanOrEqual(5)
    expect(proposals[0]!.reasons.length).toBeGreaterThan(0)
    expect(proposals.map(({ mentorId }) => mentorId)).not.toContain(coach.id)
    expect((await propose(await ask(coachee))).map(({ mentorId }) => mentorId)).toContain(coach.id)
  })

  test('the mentor with the topic that the request names comes first, whatever the profile says', async () => {
    const [mentee, named, alike] = [await aSeeker(), await aMentor(), await aMentor()]
    await facts(alike, { topicIds: [1, 2, 3, 19], industryId: industry, countyId: county, country: 'GR' })
    await facts(named, { topicIds: [17] })
    const [unnamed] = await propose(await ask(mentee))
    expect(unnamed!.mentorId).not.toBe(named.id)
    await owner`delete from data.suggestion_requests where mentee_id = ${mentee.id}`
    const [first, ...others] = await propose(await ask(mentee, [17, 19]))
    expect(first).toMatchObject({
      mentorId: alike.id,
      reasons: [
        { reason: 'asked_topics', points: 200, detail: [19] },
        { reason: 'shared_topics', points: 120 },
        {},
        {},
        {},
      ],
    })
    expect(others[0]).toMatchObject({
      mentorId: named.id,
      score: 200,
      reasons: [{ reason: 'asked_topics', points: 200, detail: [17] }],
    })
    await owner`delete from data.suggestion_requests where mentee_id = ${mentee.id}`
    expect((await propose(await ask(mentee, [17])))[0]).toMatchObject({ mentorId: named.id })
  })

  test('the team adds any mentor to the proposals, found by name or topic; who can’t be suggested is marked', async () => {
    const rare = await aMentor({ surname: 'Σπανοπούλου' })
    const { mentor: busy } = await aMentorship({ mentor: await aMentor({ surname: 'Σπανοπούλου' }) })
    const hidden = await aMentor({ surname: 'Σπανοπούλου', visibility: 'private' })
    await aMentor({ surname: 'Σπανοπούλου', status: 'inactive' })
    const without = await aMentee({ package: 'none' })
    const id = await ask(without)
    const found = (await propose(id, { words: 'σπανοπούλου' })).filter(({ origin }) => origin === 'found')
    expect(
      found
        .map(({ mentorId, suggestible }) => [mentorId, suggestible])
        .sort(([a], [b]) => Number(a) - Number(b)),
    ).toEqual([
      [rare.id, true],
      [busy.id, false],
      [hidden.id, false],
    ])
    expect((await propose(id)).map(({ origin }) => origin)).not.toContain('found')
    const [first, ...others] = await propose(id, { added: [rare.id], words: 'σπανοπούλου' })
    expect(first).toMatchObject({ mentorId: rare.id, origin: 'added', suggestible: true })
    expect(others.map(({ mentorId }) => mentorId)).not.toContain(rare.id)
    await answer(id, [first!.mentorId])
  })

  test('an answered request is opened again by an admin: it waits, and gets a new answer and a new mail', async () => {
    const [mentee, first, second] = [await aMentee({ package: 'none' }), await aMentor(), await aMentor()]
    const id = await ask(mentee)
    const reopen = (suggestionRequestId = id) =>
      call(admin, 'reopen_suggestion_request', { suggestionRequestId })
    await answer(id, [first.id])
    await reopen()
    await reopen()
    await refused(ask(mentee), 'suggestion_request_open')
    await answer(id, [second.id])
    expect((await readTable(mentee, 'suggestions')).map((row) => row.mentorId)).toEqual([second.id])
    expect(await mailsTo(mentee, 'suggestions')).toHaveLength(2)
    await ask(mentee)
    await refused(reopen(), 'suggestion_request_open')
    await refused(reopen(2_000_000_000), 'suggestion_request_not_found')
  })
})

// The search for suggestions looks at few mentors and still finds the best of all.

test('they are the best of a comparison with every mentor, for any number and any mentee', async () => {
  const mentors = []
  for (let n = 0; n < 24; n += 1) {
    const mentor = await aMentor()
    mentors.push(mentor)
    const topics = [1, 2, 3, 4, 5].filter((topic) => (n * 7 + topic * 5) % 3 === 0)
    await owner`
      update data.mentor_cards set topic_ids = ${topics}, country = ${n % 4 ? 'GR' : 'DE'},
        industry_id = (select id from data.industries order by id offset ${n % 3} limit 1),
        county_id = case when ${n % 4 > 0} then (select id from data.counties order by id offset ${n % 5} limit 1) end
      where mentor_id = ${mentor.id}`
  }
  for (const mentor of mentors.slice(0, 6)) {
    const { id } = await aRequest({ mentor })
    await reject(mentor, id)
  }
  for (const topics of [[], [2], [1, 4], [1, 2, 5], [1, 2, 3, 4, 5]]) {
    const mentee = await aMentee()
    await owner`
      update data.mentees set topic_ids = ${topics}, country = 'GR',
        industry_id = ${topics.length === 1 ? null : owner`(select min(id) from data.industries)`},
        county_id = (select min(id) from data.counties) where id = ${mentee.id}`
    for (const most of [1, 3, 5, 100]) {
      const found = await list<{ mentorId: number; score: number }>(admin, 'suggest_mentors', {
        kind: 'mentoring',
        menteeId: mentee.id,
        most,
      })
      const best = await owner`
        select c.mentor_id, p.score from data.mentees e
        cross join data.mentor_cards c
        join data.mentors m on m.id = c.mentor_id
        cross join lateral rules.suggestion_points(e, c) as p
        where e.id = ${mentee.id} and c.available_for_mentoring and c.audience <> 'hidden'
        order by p.score desc, (select max(s.ended_at) from data.mentorships s where s.mentor_id = m.id) nulls first,
          m.approved_at nulls first, m.id
        limit ${most}`
      expect(
        found.map(({ mentorId, score }) => [mentorId, score]),
        `${most} for ${topics.join()}`,
      ).toEqual(best.map(({ mentorId, score }) => [mentorId, score]))
    }
  }
})
