// What the calls of visitors, mentees and mentors find, do and refuse, and whose they know. The other acts are compared with
// their pages in call-parity-of-members.test.ts.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { athensDay } from '~/i18n/format'
import { apiClient } from '../support/api-client'
import { fieldsRefused, refusalOf } from '../support/refused-call'
import { openSite } from '../support/site'
import { approve, send } from '../support/acts'

const site = await openSite()
const password = 'πολύ ήσυχη θάλασσα'
const anEmail = () => `call-${randomUUID()}@test.example`
const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a63' } })
  .jpeg()
  .toBuffer()
const aPhoto = () => new File([new Uint8Array(jpeg)], 'me.jpg', { type: 'image/jpeg' })

const application = {
  name: 'Έλλη',
  surname: 'Κρητικού',
  birthdate: '1980-02-29',
  country: 'GR',
  languages: ['el', 'en'] as ('el' | 'en')[],
  title: 'Διευθύντρια πωλήσεων',
  industryId: 1,
  topicIds: [1, 2],
  experienceSince: '03-2005',
  mentoringReason: 'Θέλω να βοηθήσω.',
  description: 'Η πορεία της με λίγα λόγια.',
  links: ['https://example.org/elli'],
  visibility: 0 as const,
  termsAccepted: true as const,
}

test('visitors read packages with their prices, and countries', async () => {
  const visitor = apiClient(site.origin)
  const { result: packages } = await visitor.call('GET client/user/available-subscriptions')
  expect(packages.map(({ type, price }) => [type, price.cents])).toEqual([
    ['three_months', 6200],
    ['six_months', 8700],
    ['two_in_one', 27300],
  ])
  const { result: countries } = await visitor.call('GET client/user/countries')
  expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(['GR', 'CY'])
  expect(countries.length).toBeGreaterThan(190)
})

test('mentors are searched with the keys of the specification, page by page, and private ones are not found', async () => {
  const title = `Σύμβουλος ${randomUUID().slice(0, 8)}`
  const coaches = [1, 2, 3].map(() => site.aMentor({ title, offersCoaching: true }))
  await Promise.all([
    ...coaches,
    site.aMentor({ title }),
    site.aMentor({ title, offersCoaching: true, visibility: 'private' }),
  ])
  const visitor = apiClient(site.origin)
  const found = (query: object) =>
    visitor.call('GET client/user/mentors/search', { query: { q: title, ...query } })
  for (const yes of ['true', '1', 'on']) expect((await found({ isCoach: yes })).total).toBe(3)
  for (const no of ['false', '0', 'off']) expect((await found({ isCoach: no })).total).toBe(1)
  expect((await found({ isNotAvailable: false })).total).toBe(4)
  expect((await found({ isActive: false })).total).toBe(0)
  const first = await found({ isCoach: true, limit: 2 })
  const second = await found({ isCoach: true, limit: 2, cursor: first.next })
  expect([...first.result, ...second.result].map(({ id }) => id).toSorted()).toHaveLength(3)
  expect(second.next).toBeNull()
  expect(first.result[0]).toMatchObject({ title, availability: 'both', photo: null, languages: ['el'] })
  const hidden = await site.aMentor({ visibility: 'private' })
  for (const id of [hidden.id, 2_000_000_000]) {
    const said = visitor.call('GET client/user/mentors/{id}/testimonials', { ids: [id] })
    expect(await refusalOf(said)).toEqual([404, 'not_found'])
  }
})

test('filters take ids and codes, and what is not known is refused with what is allowed', async () => {
  const title = `Σύμβουλος ${randomUUID().slice(0, 8)}`
  const surname = 'Χατζηγιακουμή'
  const { id } = await site.aMentor({ title, surname })
  const [industry, county, topic] = await Promise.all([
    site.owner`select id, code from data.industries where code = 'accounting'`,
    site.owner`select id, code from data.counties order by id limit 1`,
    site.owner`select id, code from data.support_topics where code = 'burnout'`,
  ])
  await site.owner`
    update data.mentor_cards set industry_id = ${industry[0]!.id}, county_id = ${county[0]!.id}, country = 'GR',
      topic_ids = ${[topic[0]!.id]}::integer[] where mentor_id = ${id}`
  const [attica, crete] = await site.owner`
    select id, code from data.regions where code in ('attica', 'crete') order by code`
  for (const [code, found] of [
    ['attica', true],
    ['athens_central', true],
    ['crete', false],
    ['corfu', false],
  ] as const) {
    const { body } = await site.ask(`/mentors?q=${encodeURIComponent(surname)}&county=${code}`)
    // Who is near is named too, where nobody was found.
    const [listed] = body.split('Κοντινές μεντόρισσες')
    expect(listed!.includes(title), code).toBe(found)
  }
  const team = await site.clientOf(await site.anAdmin(), 'admin')
  for (const key of ['id', 'code'] as const) {
    const query = {
      q: surname,
      industry: industry[0]![key],
      county: county[0]![key],
      country: 'GR',
      fieldOfSupport: [topic[0]![key]],
    }
    for (const path of ['GET client/user/mentors/search', 'GET admin/mentors'] as const) {
      expect((await team.call(path, { query })).total, `${path} ${key}`).toBe(1)
      for (const [place, total] of [
        [attica, 1],
        [crete, 0],
      ] as const)
        expect((await team.call(path, { query: { ...query, county: place![key] } })).total, path).toBe(total)
    }
  }
  expect((await team.call('GET admin/mentors', { query: { q: surname, isCoach: false } })).total).toBe(1)
  expect((await team.call('GET admin/mentors', { query: { q: surname, isMentor: false } })).total).toBe(0)

  const said = async (path: string) => {
    const answer = await site.ask(`/api/${path}${path.includes('?') ? '&' : '?'}lng=en`)
    return [answer.status, JSON.parse(answer.body).error.fields]
  }
  const search = 'client/user/mentors/search'
  for (const [query, field, words] of [
    ['industry=zzz', 'industry', /^Write one of these: .*accounting/],
    ['county=999999', 'county', /^Write one of these: /],
    ['country=Greece', 'country', /^Write one of these: .*GR/],
    ['fieldOfSupport=burnout&fieldOfSupport=x', 'fieldOfSupport.1', /burnout/],
    ['sort=bad', 'sort', /^Write one of these: newest, name\.$/],
    ['isCoach=perhaps', 'isCoach', /true, false/],
    ['yearsOfExperience=abc', 'yearsOfExperience', /number/],
    ['limit=1000', 'limit', /^At most 100\.$/],
    ['limit=0', 'limit', /^At least 1\.$/],
    ['foo=1', 'foo', /^There is no such field\. There are: .*isCoach/],
  ] as const)
    expect(await said(`${search}?${query}`), query).toEqual([
      422,
      { [field]: [expect.stringMatching(words)] },
    ])
  expect(await said('client/user/industries?utm_source=x')).toEqual([
    422,
    { utm_source: [expect.any(String)] },
  ])
})

test('a visitor registers as a mentor with a photo, and applies only once', async () => {
  const client = apiClient(site.origin)
  const email = anEmail()
  const body = { ...application, email, password, photo: aPhoto() }
  const { result } = await client.call('POST client/mentor/mentors', { body, form: true })
  const me = await client.call('GET user/me')
  expect(me).toMatchObject({
    userData: { mentorId: result.mentorId, mentorStatus: 1, email },
    currentRole: 'mentor',
  })
  const [kept] = await site.owner`
    select c.photo_id is not null as photo, c.experience_since::text as since, c.topic_ids from data.mentor_cards c
    where c.mentor_id = ${result.mentorId}`
  expect(kept).toEqual({ photo: true, since: '2005-03-01', topicIds: [1, 2] })
  const again = apiClient(site.origin).call('POST client/mentor/mentors', {
    body: { ...application, email, password },
  })
  expect(await refusalOf(again)).toEqual([409, 'duplicate_email'])
})

test.each([
  ['name', { name: '' }],
  ['birthdate', { birthdate: '2999-01-01' }],
  ['birthdate', { birthdate: '1/2/1980' }],
  ['country', { country: 'Greece' }],
  ['experienceSince', { experienceSince: '2005-03' }],
  ['industryId', { industryId: 'x' }],
  ['topicIds', { topicIds: [] }],
  ['links', { links: Array(30).fill('https://example.org') }],
  ['termsAccepted', { termsAccepted: false }],
  ['visibility', { visibility: 'public' }],
  ['password', { password: 'short' }],
  ['more', { more: 1 }],
])('an application with a wrong %s says so', async (field, wrong) => {
  const body = { ...application, email: anEmail(), password, ...wrong }
  const call = apiClient(site.origin).callWith('POST client/mentor/mentors', { body })
  expect(await fieldsRefused(call)).toEqual([expect.stringMatching(new RegExp(`^${field}`))])
})

test('an application with too little experience, or without an account, is refused', async () => {
  const apply = (more: object) =>
    refusalOf(
      apiClient(site.origin).call('POST client/mentor/mentors', {
        body: { ...application, ...more },
      }),
    )
  const [year, month] = athensDay(new Date()).split('-')
  const lately = `${month}-${Number(year) - 1}`
  expect(await apply({ email: anEmail(), password, experienceSince: lately })).toEqual([
    409,
    'experience_too_short',
  ])
  expect(await apply({})).toEqual([422, 'required'])
})

test('a mentee registers, and becomes a mentor too; a mentor becomes a mentee', async () => {
  const client = apiClient(site.origin)
  const account = { email: anEmail(), password, name: 'Ρένα', surname: 'Δήμου', birthdate: '1995-01-31' }
  const body = { ...account, termsAccepted: true as const }
  const { result } = await client.call('POST client/mentee/mentees', { body })
  expect((await client.call('GET user/me')).userData.menteeId).toBe(result.menteeId)
  const { result: more } = await client.call('POST client/mentee/mentors', { body: application })
  expect(await client.call('GET user/me')).toMatchObject({
    currentRole: more.currentRole,
    userData: { mentorId: more.mentorId, mentorStatus: 1 },
  })
  const mentor = await site.aMentor()
  const other = await site.clientOf(mentor, 'mentor')
  const { result: second } = await other.call('POST client/mentor/mentees', { body: { termsAccepted: true } })
  expect(second.currentRole).toBe('mentee')
  expect(await other.call('GET user/me')).toMatchObject({
    currentRole: 'mentee',
    userData: { menteeId: second.menteeId, mentorId: mentor.id },
  })
})

test('an address at a Greek domain is the same in Greek letters and in ASCII', async () => {
  const name = `call-${randomUUID()}`
  const [greek, ascii] = [`${name}@παράδειγμα.ελ`, `${name}@xn--hxajbheg2az3al.xn--qxam`]
  const client = apiClient(site.origin)
  const account = { password, name: 'Ρένα', surname: 'Δήμου', birthdate: '1995-01-31' }
  await client.call('POST client/mentee/mentees', {
    body: { ...account, email: greek, termsAccepted: true as const },
  })
  expect((await client.call('GET user/me')).userData.email).toBe(ascii)
  const team = await site.clientOf(await site.anAdmin(), 'admin')
  for (const email of [greek, ascii]) {
    expect((await client.call('GET client/user/check-email', { query: { email } })).result.exists).toBe(true)
    const signedIn = apiClient(site.origin)
    expect((await signedIn.call('POST login', { body: { email, password } })).result.userRoles).toEqual([
      'mentee',
    ])
    expect((await team.call('GET admin/mentees', { query: { scope: 'all', q: email } })).total).toBe(1)
  }
})

test('a mentor’s second edit joins the first; others’ profiles are not found', async () => {
  const [mentor, mentee] = [await site.aMentor(), await site.aMentee({ package: 'none' })]
  const asMentor = await site.clientOf(mentor, 'mentor')
  const asMentee = await site.clientOf(mentee, 'mentee')
  const edit = 'PUT client/mentor/mentors/{id}'
  const first = await asMentor.call(edit, { ids: [mentor.id], body: { title: 'Νέος τίτλος' } })
  const second = await asMentor.call(edit, { ids: [mentor.id], body: { photo: aPhoto() }, form: true })
  expect(second.result.editRequestId).toBe(first.result.editRequestId)
  const [otherMentor, otherMentee] = [await site.aMentor(), await site.aMentee({ package: 'none' })]
  const refusals = await Promise.all([
    refusalOf(asMentor.call(edit, { ids: [otherMentor.id], body: { title: 'Όχι' } })),
    refusalOf(
      asMentee.call('PUT client/mentee/mentees/{id}', { ids: [otherMentee.id], body: { about: 'x' } }),
    ),
  ])
  for (const refusal of refusals) expect(refusal).toEqual([404, 'not_found'])
})

test('a mentee orders, sends the proof, and reads purchases and parts', async () => {
  const mentee = await site.aMentee({ package: 'none' })
  const client = await site.clientOf(mentee, 'mentee')
  const order = 'POST client/mentee/purchase-subscription/{id}'
  const body = { method: 'deposit', termsAccepted: true, beginRequested: true } as const
  const { result: ordered } = await client.call(order, { ids: [1], body })
  const id = ordered.purchaseId
  expect(ordered).toEqual({ purchaseId: id, status: 1, checkoutUrl: null })
  const { result: card } = await client.call(order, { ids: [2], body: { ...body, method: 'card' } })
  expect(card.checkoutUrl).toMatch(/^http/)
  expect(await fieldsRefused(client.callWith(order, { ids: [1], body: { method: 'cash' } }))).toEqual([
    'method',
    'termsAccepted',
  ])
  expect(await refusalOf(client.call(order, { ids: [99], body }))).toEqual([404, 'package_not_found'])

  const proof = 'POST client/mentee/purchased-subscriptions/{id}/proof'
  await client.call(proof, { ids: [id], body: { proof: aPhoto() }, form: true })
  const text = { proof: new File(['hello'], 'x.pdf') }
  expect(await refusalOf(client.call(proof, { ids: [id], body: text, form: true }))).toEqual([
    422,
    'file_type',
  ])
  const stranger = await site.clientOf(await site.aMentee({ package: 'none' }), 'mentee')
  const theirs = stranger.call(proof, { ids: [id], body: { proof: aPhoto() }, form: true })
  expect(await refusalOf(theirs)).toEqual([404, 'not_found'])

  const { result: purchases } = await client.call('GET client/mentee/purchased-subscriptions')
  expect(purchases.map(({ status, price, parts }) => [status, price.cents, parts.length])).toEqual([
    [1, 8700, 1],
    [1, 6200, 1],
  ])
  const paid = await site.clientOf(await site.aMentee({ kind: 'two_in_one' }), 'mentee')
  const { result: parts } = await paid.call('GET client/mentee/purchased-subscriptions/packages')
  expect(
    parts.map(({ kind, status, mayRequest, blockedBy }) => [kind, status, mayRequest, blockedBy]),
  ).toEqual([
    ['coaching', 2, true, null],
    ['mentoring', 2, false, 'coaching_not_completed'],
    ['mentoring', 2, false, 'coaching_not_completed'],
  ])
})

test('both of a pair read their mentorship', async () => {
  const [mentor, mentee] = [await site.aMentor(), await site.aMentee()]
  const [asMentor, asMentee] = [await site.clientOf(mentor, 'mentor'), await site.clientOf(mentee, 'mentee')]
  const sessions = 'client/mentee/current-mentorship/completed-sessions'
  expect((await asMentee.call('GET client/mentee/current-mentorship')).result).toBeNull()
  expect(await refusalOf(asMentee.call(`PUT ${sessions}/increase`, { body: {} }))).toEqual([
    409,
    'no_running_mentorship',
  ])
  const id = await approve(mentor, await send(mentee, mentor))
  const { result: mine } = await asMentee.call('GET client/mentee/current-mentorship')
  expect(mine).toMatchObject({
    id,
    kind: 'mentoring',
    status: 'running',
    mentorId: mentor.id,
    completedSessions: 0,
  })
  const { result: theirs } = await asMentor.call('GET client/mentor/current-mentorship')
  expect(theirs?.other.email).toMatch(/@test\.example$/)
  expect((await asMentor.call('GET client/mentor/previous-mentorships')).result).toEqual([])

  expect(await fieldsRefused(asMentee.call(`PUT ${sessions}/increase`, { body: { date: 'soon' } }))).toEqual([
    'date',
  ])
})

test('a mentor reads published testimonials and current offers', async () => {
  const mentor = await site.aMentor()
  await site.owner`
    insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at)
    values (${mentor.id}, 'Νίκη Α.', '2026-01-05', 'Με βοήθησε πολύ.', now()), (${mentor.id}, 'Πρόχειρο', '2026-01-06', 'Όχι ακόμα.', null)`
  await site.owner`insert into data.offers (provider, code, description) values ('Βιβλία', 'THALLO10', '')`
  const client = await site.clientOf(mentor, 'mentor')
  const own = (await client.call('GET client/mentor/testimonials')).result
  expect(own).toMatchObject([{ mentorId: mentor.id, menteeFullName: 'Νίκη Α.', date: '2026-01-05' }])
  const shown = await apiClient(site.origin).call('GET client/user/mentors/{id}/testimonials', {
    ids: [mentor.id],
  })
  expect(shown.result).toEqual(own)
  expect((await client.call('GET client/mentor/offers')).result).toContainEqual({
    id: expect.any(Number),
    description: '',
    code: 'THALLO10',
    provider: 'Βιβλία',
    expiry: null,
    websiteLink: null,
  })
})

test('a password that is set with the mail’s link signs in, and the link is used up', async () => {
  const email = anEmail()
  const { userId } = await site.aMentee({ email, package: 'none' })
  const client = apiClient(site.origin)
  await client.call('POST forgot-password', { body: { email } })
  const [mail] = await site.owner`
    select content from private.outbox where kind = 'reset_password' and to_user_id = ${userId}`
  const { token } = mail!.content as { token: string }
  const reset = () => client.call('POST reset-password', { body: { email, token, password } })
  expect((await reset()).result).toEqual({ secondStep: false })
  expect((await client.call('GET user/me')).userData.email).toBe(email)
  expect(await refusalOf(reset())).toEqual([409, 'link_not_valid'])
})
