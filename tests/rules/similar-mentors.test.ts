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

test('how soon a mentor usually answers is told only from three of the last five, and only where it is soon; a lapse is not', async () => {
  const mentor = await aMentor()
  const told = async () => {
    const [figures] = await list<{ answersWithin: number | null }>(visitor, 'mentor_figures', {
      mentorId: mentor.id,
    })
    const found = await list<{ mentorId: number; answersWithin: number | null }>(visitor, 'search_mentors', {
      filters: {},
      most: 100,
    })
    const card = found.find(({ mentorId }) => mentorId === mentor.id)
    expect(card?.answersWithin, 'the card tells the same').toBe(figures!.answersWithin)
    return figures!.answersWithin
  }
  let asked = 100
  /** A request that is answered after so many hours, or lapses; each was asked a day after the one before. */
  const answered = async (hours: number, reason = 'mentor_rejected') => {
    const { id } = await aRequest({ mentor, mentee: await aMentee() })
    await reject(mentor, id)
    asked -= 1
    await owner`
      update data.mentorship_requests set close_reason = ${reason}, requested_at = now() - make_interval(days => ${asked}),
        answered_at = now() - make_interval(days => ${asked}) + make_interval(hours => ${hours})
      where id = ${id}`
  }
  await answered(2)
  await answered(2)
  expect(await told(), 'two say nothing').toBeNull()
  await answered(30)
  expect(await told()).toBe(1)
  await answered(120, 'expired')
  await answered(1, 'withdrawn')
  expect(await told(), 'two of four within a day, three within two; a withdrawn one is no answer').toBe(2)
  await answered(120, 'expired')
  expect(await told(), 'three of five').toBe(2)
  await answered(90)
  expect(await told(), 'of the last five, two').toBeNull()
  for (const hours of [20, 23, 22]) await answered(hours)
  expect(await told(), 'the older ones are forgotten').toBe(1)
})

test('a card says the sentence of the mentor, or else the first one of the description, cut after a word', async () => {
  const mentor = await aMentor()
  const says = async (profile: { sentence?: string | null; description?: string }) => {
    await owner`select rules.write_mentor_profile(${mentor.id}, ${owner.json(profile)})`
    const found = await list<{ mentorId: number; says: string }>(visitor, 'search_mentors', {
      filters: {},
      most: 100,
    })
    return found.find(({ mentorId }) => mentorId === mentor.id)!.says
  }
  expect(await says({ description: '' })).toBe('')
  expect(await says({ description: 'Τι κάνει, π.χ. στη δουλειά;  Ρωτά\nπρώτα. Και μετά ακούει.' })).toBe(
    'Τι κάνει, π.χ. στη δουλειά;',
  )
  expect(await says({ description: 'Σχεδιάζει σπίτια' })).toBe('Σχεδιάζει σπίτια')
  const long = await says({ description: `${'Μιλά για τη δουλειά της, '.repeat(9)}και ακούει.` })
  expect(long).toMatch(/^(Μιλά για τη δουλειά της, )+.*[^\s,]…$/)
  expect(long.length).toBeLessThanOrEqual(110)
  expect(await says({ sentence: 'Ρώτα με πώς.' })).toBe('Ρώτα με πώς.')
  expect(await says({ sentence: null })).toBe(long)
})

test('small numbers of the network are not told', async () => {
  expect(await list(visitor, 'network_figures')).toEqual([{ mentors: null, completed: null, sessions: null }])
  for (let n = 0; n < 20; n += 1) await aMentor()
  expect((await list<{ mentors: number }>(visitor, 'network_figures'))[0]!.mentors).toBeGreaterThanOrEqual(20)
})
