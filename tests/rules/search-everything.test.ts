// The search of the team: what each kind of text finds, in which order, and that nobody else can search.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Found } from '~/domain/search/found'
import { suggest } from '~/parts/search/suggest.server'
import type { AdminRight } from '~/viewer/rights'
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

/** What the searches below have to find. */
const to: Record<string, string> = {
  mentor: `/admin/mentors/${mentor.id}`,
  mentee: `/admin/mentees/${mentee.id}`,
  purchase: `/admin/purchased-subscriptions/${mentee.purchaseId}`,
  pair: `/admin/mentorships/${mentorshipId}`,
}

describe('people', () => {
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
    to.anna = `/admin/mentees/${(await aMentee({ name: 'Άννα Ίρις', surname: 'Χατζή' })).id}`
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
  let reference = ''

  beforeAll(async () => {
    const named = async (key: string, name: string, surname: string, more: object = {}) => {
      const { id, userId, purchaseId } = await aMentee({ name, surname, package: 'none', ...more })
      to[key] = `/admin/mentees/${id}`
      return { userId, purchaseId }
    }
    await named('eleni', 'Ελένη', 'Παπαδοπούλου')
    await named('dima', 'Μαρία', 'Παπαδοπούλου-Δήμα')
    await named('roula', 'Ρούλα', 'Χαντζή')
    await named('voula', 'Βούλα', 'Ξένου')
    await named('konst', 'Μαρία', 'Κωνσταντινίδου')
    await named('gianna', 'Γιάννα', 'Μίτση')
    await named('lito', 'Λητώ', 'Σταύρου')
    await named('named', 'Ζωή', 'Δικηγόρου')
    const christina = await named('christina', 'Χριστίνα', 'Αλεξίου', {
      email: 'christina.alexiou@test.example',
    })
    await owner`update data.users set phone = '+306900055433' where id = ${christina.userId}`
    const minor = await named('minor', 'Νεφέλη', 'Γαβρά', { package: 'paid' })
    await owner`update data.purchases set guardian_name = 'Αργυρώ Γαβρά', guardian_phone = '+306911122233',
      guardian_email = 'gavra1@family.example' where id = ${minor.purchaseId!}`
    const lawyer = await aMentor({ name: 'Ζηνοβία', surname: 'Λαμπρή', title: 'Οδοντίατρος' })
    to.dentist = `/admin/mentors/${lawyer.id}`
    await owner`update data.mentor_cards set county_id = (select id from data.counties where code = 'achaea') where mentor_id = ${lawyer.id}`
    await owner`select rules.refresh_mentor_card(${lawyer.id})`
    const buyer = await aMentee({ name: 'Άρτεμις', surname: 'Πληρωμένη', package: 'awaiting_payment' })
    const deposit = { purchaseId: buyer.purchaseId, externalRef: 'ΕΜΒΑΣΜΑ 4471-0092', amountCents: 1234 }
    await call(admin, 'book_deposit', deposit)
    to.deposit = `/admin/purchased-subscriptions/${buyer.purchaseId}`
    const [given] = await owner`
      insert into data.scholarships (name, kind, year) values ('Υποτροφία Μελίνας', 'full_3m', 2026) returning id`
    to.scholarship = `/admin/scholarships/${given!.id}`
    const [row] = await owner`
      select reference, to_char(rules.local_date(), 'FMDD/FMMM/YYYY') as day from data.purchases where id = ${mentee.purchaseId}`
    reference = String(row!.reference).slice(3)
    to.day = String(row!.day)
  })

  test.each([
    ['παπαδοπουλου', 'eleni|dima'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΥ ελενη', 'eleni'],
    ['papadopoulou eleni', 'eleni'],
    ['Eleni Papad', 'eleni'],
    ['Papadopulu', 'eleni|dima'],
    ['papadopulu eleni dentist', 'eleni'],
    ['Ελένη Παπαδοπούλου Ξκψκψ', 'eleni'],
    ['Παπαδοπούλου Δήμα', 'dima'],
    ['chantzi roula', 'roula'],
    ['Xantzi', 'roula'],
    ['Hatzi', 'mentee|anna'],
    ['Boyla Ksenoy', 'voula'],
    ['0055433', 'christina'],
    ['005 5433', 'christina'],
    ['5433', 'christina'],
    ['6900055433', 'christina'],
    ['00306900055433', 'christina'],
    ['+30 690 005 5433', 'christina'],
    ['CHRISTINA.ALEXIOU@TEST.EXAMPLE', 'christina'],
    ['Αλεξίου Χ.', 'christina'],
    ['Konstantinidou Maria', 'konst'],
    ['Gianna Mitsi', 'gianna'],
    ['Lito Stavrou', 'lito'],
    ['ΜP-{reference}', 'purchase'],
    ['mp {reference}', 'purchase'],
    ['ΕΜΒΑΣΜΑ ΧΑΤΖΗ MP-{reference} 20/11', 'purchase'],
    ['#{purchase}', 'purchase'],
    ['ΕΜΒΑΣΜΑ 4471-0092', 'deposit'],
    ['εμβασμα 4471 0092 απο πληρωμενη', 'deposit'],
    ['12,34', 'deposit'],
    ['12.34 €', 'deposit'],
    ['{day}', 'deposit'],
    ['Αργυρώ Γαβρά', 'minor'],
    ['argyro gavra', 'minor'],
    ['6911122233', 'minor'],
    ['Gavra1@family.example', 'minor'],
    ['Χατζή Μπουμπούλη', 'pair'],
    ['boubouli xatzi', 'pair'],
    ['Μπουμπούλη Ίρις Χατζή', 'mentee|anna'],
    ['οδοντίατρος', 'dentist'],
    ['odontiatros patra', 'dentist'],
    ['δικηγόρου', 'named'],
    ['ypotrofia melinas', 'scholarship'],
    ['ΦΠΑ', '/settings/prices'],
    ['τιμές', '/settings/prices'],
    ['trapezikos logariasmos', '/settings/bank'],
    ['IBAN', '/settings/bank#bankIban'],
    ['ημέρες υπαναχώρησης', '/settings/limits#refundDays'],
    ['υπογραφή βεβαιώσεων', '/settings/signer'],
    ['πολιτική απορρήτου', '/settings/texts/privacy'],
    ['εισαγωγή από αρχείο', '/import'],
    ['χρήματα', '/purchased-subscriptions?scope=held'],
    ['αιτήσεις', '/pending-applications'],
  ])('«%s» finds %s first', async (q, expected) => {
    const typed = q
      .replace('{reference}', reference)
      .replace('{purchase}', String(mentee.purchaseId))
      .replace('{day}', to.day!)
    const [first] = await suggest(admin.viewer as Viewer, typed, 'el')
    expect(expected.split('|').map((one) => to[one] ?? `/admin${one}`)).toContain(first?.to)
  })

  test('a surname that begins like a town does not mean it', async () => {
    const { userId } = await aMentee({ name: 'Ελπίδα', surname: 'Έβρου', package: 'none' })
    await owner`update data.mentees set county_id = (select id from data.counties where code = 'evros') where user_id = ${userId}`
    expect(await people('Αλεξανδρούπολη')).toEqual([userId])
    expect(await people('Αλεξίου')).not.toContain(userId)
  })

  test('one in two words is too few', async () => {
    expect(await people('Μίτση Ξκψκψ')).toEqual([])
  })

  test('each right finds what its pages show', async () => {
    const found = async (right: AdminRight, q: string) =>
      (await suggest((await anAdmin({ right })).viewer as Viewer, q, 'el')).map((one) => one.to)
    const bank = `εμβασμα χατζη MP-${reference}`
    expect(await found('coordinator', bank)).toEqual([
      `/admin/purchased-subscriptions?scope=all&q=MP-${reference}`,
    ])
    expect(await found('treasurer', bank)).toEqual([to.purchase])
    expect(await found('treasurer', 'Ίρις Χατζή')).toContain(to.purchase)
    expect(await found('treasurer', 'melinas')).toEqual([to.scholarship])
    for (const q of ['4471-0092', '12,34', 'Μελίνας', 'ΦΠΑ', 'IBAN', 'λογιστήριο'])
      expect(await found('coordinator', q), q).toEqual([])
    for (const q of ['ΦΠΑ', 'IBAN', 'αιτήσεις']) expect(await found('treasurer', q), q).toEqual([])
    expect(await found('treasurer', 'λογιστήριο')).toEqual(['/admin/accounting'])
  })
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
