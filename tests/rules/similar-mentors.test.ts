// What a mentor's page tells beside the profile: mentors like this one, how soon requests are answered, and how many
// mentorships were completed.
import { expect, test } from 'vitest'
import { list } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, aRequest, reject } = await openWorld()
// Sees what visitors see: no package is open.
const visitor = await aMentee({ package: 'none' })

const likes = async (viewer: Parameters<typeof list>[0], mentorId: number, most = 3) =>
  (await list<{ mentorId: number }>(viewer, 'similar_mentors', { mentorId, most })).map((row) => row.mentorId)

test('similar mentors are available, visible and not the mentor; shared topics count most, then industry and language', async () => {
  const make = async (topics: number[], industry: number, languages = ['el']) => {
    const mentor = await aMentor()
    await owner`
      update data.mentor_cards set topic_ids = ${topics}, languages = ${languages},
        industry_id = (select id from data.industries order by id offset ${industry} limit 1)
      where mentor_id = ${mentor.id}`
    return mentor
  }
  const own = await make([1, 2, 3], 0)
  const alike = await make([1, 2], 1)
  const sameIndustry = await make([], 0)
  const oneTopic = await make([3], 2, ['en'])
  const stranger = await make([9], 3, ['en'])
  const [hidden, members, busy] = [
    await make([1, 2, 3], 0),
    await make([1, 2, 3], 0),
    await make([1, 2, 3], 0),
  ]
  await owner`update data.mentors set status = 'inactive' where id = ${hidden.id}`
  await owner`update data.mentors set visibility = 'private' where id = ${members.id}`
  await owner`update data.mentors set away_until = current_date + 30 where id = ${busy.id}`
  for (const { id } of [hidden, members, busy]) await owner`select rules.refresh_mentor_card(${id})`
  expect(await likes(visitor, own.id)).toEqual([alike.id, oneTopic.id, sameIndustry.id])
  expect(await likes(visitor, own.id, 10)).toEqual([alike.id, oneTopic.id, sameIndustry.id, stranger.id])
  expect(await likes(visitor, hidden.id)).toEqual([])
  expect(await likes(visitor, members.id)).toEqual([])
})

test('the usual answer time needs three answers of the last year; requests that lapse do not count', async () => {
  const mentor = await aMentor()
  const figures = () =>
    list<{ answerDays: number | null; completed: number }>(visitor, 'mentor_figures', { mentorId: mentor.id })
  const answered = async (hours: number) => {
    const { id } = await aRequest({ mentor, mentee: await aMentee() })
    await reject(mentor, id)
    await owner`
      update data.mentorship_requests set requested_at = answered_at - make_interval(hours => ${hours}) where id = ${id}`
    return id
  }
  await answered(2)
  await answered(30)
  expect(await figures()).toEqual([{ answerDays: null, completed: 0 }])
  const third = await answered(90)
  expect(await figures()).toEqual([{ answerDays: 2, completed: 0 }])
  await owner`update data.mentorship_requests set close_reason = 'expired' where id = ${third}`
  expect(await figures()).toEqual([{ answerDays: null, completed: 0 }])
})

test('small numbers of the network are not told', async () => {
  expect(await list(visitor, 'network_figures')).toEqual([{ mentors: null, completed: null, sessions: null }])
  for (let n = 0; n < 20; n += 1) await aMentor()
  expect((await list<{ mentors: number }>(visitor, 'network_figures'))[0]!.mentors).toBeGreaterThanOrEqual(20)
})
