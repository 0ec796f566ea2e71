// The search of the team: what each kind of text finds, in which order, and that nobody else can search.
import { describe, expect, test } from 'vitest'
import type { Found } from '~/domain/search/found'
import { call, document } from '../support/calls'
import { openWorld } from '../support/world'
import { letters } from '../support/letters'

const { owner, aMentee, aMentor, aMentorship, aRequest, theAdmin } = await openWorld()
const admin = await theAdmin()
const search = (q: string) => document<Found>(admin, 'search_everything', { q })
const people = async (q: string) => (await search(q)).people.map(({ id }) => id)

const mentor = await aMentor({ name: 'Θάλεια', surname: 'Μπουμπούλη', email: 'thaleia.b@test.example' })
const mentee = await aMentee({ name: 'Ίρις', surname: 'Χατζή', email: 'iris@test.example' })
await owner`update data.users set phone = '+306941234567' where id = ${mentee.userId}`
const { id: mentorshipId } = await aMentorship({ mentor, mentee })
const waiting = await aRequest({ mentee: await aMentee({ name: 'Ίρις', surname: 'Άλλη' }) })

describe('people', () => {
  test.each([
    ['μπουμπουλη', mentor.userId],
    ['ΜΠΟΥΜΠΟΎΛΗ Θάλεια', mentor.userId],
    ['boubouli', mentor.userId],
    ['thaleia.b@test.example', mentor.userId],
    ['694 123 4567', mentee.userId],
    ['+306941234567', mentee.userId],
    ['iris@TEST.example', mentee.userId],
    ['χατζ', mentee.userId],
  ])('%s', async (q, userId) => {
    expect((await people(q))[0]).toBe(userId)
  })

  test('have their profiles, and bring their purchases, requests and mentorships', async () => {
    const found = await search('Ίρις Χατζή')
    expect(found.people[0]).toMatchObject({ id: mentee.userId, menteeId: mentee.id, mentorId: null })
    expect(found.purchases.map(({ id }) => id)).toContain(mentee.purchaseId)
    expect(found.mentorships.map(({ id }) => id)).toContain(mentorshipId)
    expect(found.requests[0]).toMatchObject({
      mentee: 'Ίρις Χατζή',
      mentor: 'Θάλεια Μπουμπούλη',
      mentorshipId,
    })
  })

  test('the whole name comes before a part of it, an e-mail before all', async () => {
    await aMentee({ name: 'Άννα Ίρις', surname: 'Χατζή' })
    expect((await people('ιρις χατζη'))[0]).toBe(mentee.userId)
    const named = await aMentee({ name: 'iris', surname: 'test example' })
    const found = await people('iris@test.example')
    expect(found[0]).toBe(mentee.userId)
    expect(found).toContain(named.userId)
  })

  test('a change of name counts at once, an erased user is not found', async () => {
    const leaving = await aMentee({ name: 'Ξένια', surname: 'Πρώτη', package: 'none' })
    await owner`update data.users set surname = 'Δεύτερη' where id = ${leaving.userId}`
    expect(await people('Ξένια Δεύτερη')).toEqual([leaving.userId])
    expect(await people('Ξένια Πρώτη')).toEqual([])
    await call(leaving, 'erase_me')
    expect(await people('Ξένια')).toEqual([])
    expect([...(await owner`select from private.user_words where user_id = ${leaving.userId}`)]).toEqual([])
  })

  test('at most eleven of a frequent name, which says that there are more', async () => {
    for (let n = 0; n < 12; n++)
      await aMentee({ name: 'Μαρία', surname: `Συχνή${letters(n)}`, package: 'none' })
    expect(await people('Μαρία Συχνή')).toHaveLength(11)
  })
})

describe('numbers', () => {
  test('a purchase by its reference, with or without its beginning, in any case, and by its number', async () => {
    const [row] = await owner`select reference from data.purchases where id = ${mentee.purchaseId}`
    const reference = String(row!.reference)
    for (const q of [reference, reference.toLowerCase(), reference.slice(3), ` ${reference} `]) {
      expect((await search(q)).purchases[0], q).toMatchObject({ id: mentee.purchaseId, exact: true })
    }
    for (const q of [String(mentee.purchaseId), `#${mentee.purchaseId}`])
      expect((await search(q)).purchases[0]).toMatchObject({ id: mentee.purchaseId, exact: true })
  })

  test('a request and a mentorship by their numbers', async () => {
    expect((await search(String(waiting.id))).requests[0]).toMatchObject({ id: waiting.id, exact: true })
    expect((await search(String(mentorshipId))).mentorships[0]).toMatchObject({
      id: mentorshipId,
      exact: true,
    })
  })
})

test.each(['', ' ', '%', '_', 'α', "';--", '\\', '99999999999999', 'ζζζζζζ'])(
  '«%s» finds nobody',
  async (q) => {
    expect(await search(q)).toEqual({ people: [], purchases: [], requests: [], mentorships: [] })
  },
)
