// The search of the team: what each kind of text finds, in which order, and that nobody else can search.
import { describe, expect, test } from 'vitest'
import type { Found } from '~/domain/search/found'
import { searchEverything } from '~/domain/search/search.server'
import { findPages } from '~/routes/admin/search/found-pages.server'
import type { Viewer } from '~/viewer/viewer'
import { call, document } from '../support/calls'
import { openWorld } from '../support/world'
import { letters } from '../support/letters'

const { owner, aMentee, aMentor, aMentorship, aRequest, anAdmin, theAdmin } = await openWorld()
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

describe('as people type', () => {
  test.each([
    ['Xantzi', 'Ρούλα', 'Χαντζή'],
    ['Boyla Ksenoy', 'Βούλα', 'Ξένου'],
    ['Papadopulu', 'Ελένη', 'Παπαδοπούλου'],
    ['psarra', 'Άρτεμις', 'Ψαρρά'],
    ['papadopulu eleni dentist', 'Ελένη', 'Παπαδοπούλου'],
    ['Eleni Papad', 'Ελένη', 'Παπαδοπούλου'],
  ])('%s', async (q, name, surname) => {
    const { userId } = await aMentee({ name, surname, package: 'none' })
    expect(await people(q)).toContain(userId)
  })

  test('one word too many empties nothing, one in two does', async () => {
    const { userId } = await aMentee({ name: 'Δανάη', surname: 'Ντούκα', package: 'none' })
    expect(await people('Δανάη Ντούκα Ξκψκψ')).toEqual([userId])
    expect(await people('Ντούκα Ξκψκψ')).toEqual([])
  })

  test('a profession and a town, after the names', async () => {
    const { id, userId } = await aMentor({ name: 'Ζηνοβία', surname: 'Λαμπρή', title: 'Δικηγόρος' })
    await owner`update data.mentor_cards set county_id = (select id from data.counties where code = 'achaea') where mentor_id = ${id}`
    await owner`select rules.refresh_mentor_card(${id})`
    const named = await aMentee({ name: 'Ζωή', surname: 'Δικηγόρου', package: 'none' })
    expect(await people('δικηγόρος')).toContain(userId)
    expect(await people('dikigoros patra')).toEqual([userId])
    expect((await people('δικηγόρου'))[0]).toBe(named.userId)
  })

  test('a guardian finds the mentee', async () => {
    const minor = await aMentee({ name: 'Νεφέλη', surname: 'Γαβρά' })
    await owner`update data.purchases set guardian_name = 'Αργυρώ Γαβρά', guardian_phone = '+306911122233' where id = ${minor.purchaseId}`
    for (const q of ['Αργυρώ Γαβρά', 'argyro gavra', '6911122233'])
      expect(await people(q), q).toEqual([minor.userId])
  })

  test('both names of a pair find the mentorship and its request', async () => {
    for (const q of ['Χατζή Μπουμπούλη', 'boubouli xatzi', 'Μπουμπούλη Ίρις Χατζή']) {
      const found = await search(q)
      expect(found.mentorships[0], q).toMatchObject({ id: mentorshipId, exact: true })
      expect(found.requests[0], q).toMatchObject({ mentorshipId, exact: true })
    }
  })

  test('money by what the bank wrote, its sum and its day', async () => {
    const part = await aMentee({ name: 'Άρτεμις', surname: 'Πληρωμένη', package: 'awaiting_payment' })
    const [today] = await owner`select to_char(rules.local_date(), 'FMDD/FMMM/YYYY') as day`
    const deposit = { purchaseId: part.purchaseId, externalRef: 'ΕΜΒΑΣΜΑ 4471-0092', amountCents: 1234 }
    await call(admin, 'book_deposit', deposit)
    const { viewer } = await anAdmin({ right: 'coordinator' })
    for (const q of [
      '4471-0092',
      'ΕΜΒΑΣΜΑ 4471-0092',
      'εμβασμα 4471 0092 απο πληρωμενη',
      '12,34',
      '12.34 €',
      today!.day,
    ]) {
      expect((await searchEverything(admin.viewer, q)).purchases[0], q).toMatchObject({ id: part.purchaseId })
      expect(
        (await searchEverything(viewer, q)).purchases.filter(({ exact }) => exact),
        q,
      ).toEqual([])
    }
  })

  test('a scholarship by its name, for who may open it', async () => {
    const [given] = await owner`
      insert into data.scholarships (name, kind, year) values ('Υποτροφία Μελίνας', 'full_3m', 2026) returning id`
    expect((await search('ypotrofia melinas')).scholarships).toMatchObject([{ id: given!.id }])
    const { viewer } = await anAdmin({ right: 'coordinator' })
    expect((await searchEverything(viewer, 'Μελίνας')).scholarships).toEqual([])
  })
})

test('pages and settings by their names, only those that an admin may open', async () => {
  const to = async (right: 'coordinator' | 'administrator', q: string) =>
    (await findPages((await anAdmin({ right })).viewer as Viewer, q, 'el')).map((page) => page.to)
  expect(await to('administrator', 'ΦΠΑ')).toContain('/admin/settings/prices')
  expect(await to('administrator', 'τιμές')).toContain('/admin/settings/prices')
  expect(await to('administrator', 'trapezikos logariasmos')).toContain('/admin/settings/bank')
  expect(await to('coordinator', 'αιτήσεις')).toContain('/admin/pending-applications')
  for (const q of ['ΦΠΑ', 'λογιστήριο']) expect(await to('coordinator', q)).toEqual([])
})

test.each(['', ' ', '%', '_', 'α', "';--", '\\', '99999999999999', 'ζζζζζζ'])(
  '«%s» finds nobody',
  async (q) => {
    expect(await search(q)).toEqual({
      people: [],
      purchases: [],
      requests: [],
      mentorships: [],
      scholarships: [],
    })
  },
)
