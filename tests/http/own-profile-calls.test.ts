// What the calls of members hold besides their acts: fields that are emptied, large proofs, whole lists, second factors.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiClient } from '../support/api-client'
import { fieldsRefused, refusalOf } from '../support/refused-call'
import { openSite } from '../support/site'

const site = await openSite()

test('an edit changes what it names: null empties, an absent field stays', async () => {
  const mentee = await site.aMentee({ package: 'none', phone: '+302101234567' })
  const client = await site.clientOf(mentee, 'mentee')
  const edit = (body: object) => client.call('PUT client/mentee/mentees/{id}', { ids: [mentee.id], body })
  const stored = async () => {
    const [row] = await site.owner`
      select u.phone, e.about, e.country, e.county_id, e.topic_ids from data.mentees e
      join data.users u on u.id = e.user_id where e.id = ${mentee.id}`
    return row
  }
  await edit({ about: 'Λίγα για μένα', country: 'GR', countyId: 3, topicIds: [1, 2] })
  const kept = { about: 'Λίγα για μένα', country: 'GR', countyId: 3, topicIds: [1, 2] }
  expect(await stored()).toEqual({ phone: '+302101234567', ...kept })
  await edit({ phone: null })
  expect(await stored()).toEqual({ phone: null, ...kept })
  await edit({ country: 'CY', about: null })
  expect(await stored()).toEqual({ phone: null, about: '', country: 'CY', countyId: null, topicIds: [1, 2] })
  for (const [field, body] of [
    ['name', { name: null }],
    ['visibility', { visibility: 'hidden' }],
    ['country', { country: 'Greece' }],
    ['countyId', { countyId: 'x' }],
    ['topicIds', { topicIds: null }],
    ['email', { email: 'other@test.example' }],
  ] as const)
    expect(await fieldsRefused(edit(body)), field).toEqual([field])
})

test('a mentor’s edit in another order of topics is none; null asks for an empty field; a bad photo sends nothing', async () => {
  const mentor = await site.aMentor({ phone: '+302101234567' })
  const client = await site.clientOf(mentor, 'mentor')
  const edit = (body: object, form?: true) =>
    client.call('PUT client/mentor/mentors/{id}', { ids: [mentor.id], body, form })
  await site.owner`update data.mentor_cards set topic_ids = '{1,2}' where mentor_id = ${mentor.id}`
  expect((await edit({ topicIds: [2, 1] })).result).toEqual({ editRequestId: null })
  const photo = new File(['no photo'], 'x.jpg', { type: 'image/jpeg' })
  expect(await refusalOf(edit({ title: 'Νέος τίτλος', photo }, true))).toEqual([422, 'photo_type'])
  const waiting = () => site.owner`
    select c.field, c.new_value from data.edit_request_changes c
    join data.edit_requests r on r.id = c.edit_request_id where r.mentor_id = ${mentor.id} order by field`
  expect([...(await waiting())]).toEqual([])
  const { result } = await edit({ phone: null, title: 'Νέος τίτλος' })
  expect(result.editRequestId).toBeGreaterThan(0)
  expect([...(await waiting())]).toEqual([
    { field: 'phone', newValue: null },
    { field: 'title', newValue: 'Νέος τίτλος' },
  ])
})

test('a proof may be as large as on the page', async () => {
  const mentee = await site.aMentee({ package: 'awaiting_payment' })
  const client = await site.clientOf(mentee, 'mentee')
  const send = (bytes: number) => {
    const parts = ['%PDF-1.7 ', new Uint8Array(randomBytes(bytes))]
    return client.ask('POST client/mentee/purchased-subscriptions/{id}/proof', {
      ids: [mentee.purchaseId],
      body: { proof: new File(parts, 'απόδειξη.pdf') },
      form: true,
    })
  }
  expect((await send(3_000_000)).status).toBe(200)
  expect((await send(10_600_000)).status).toBe(413)
  const { result, total, next } = await client.call('GET client/mentee/purchased-subscriptions')
  expect([result[0]!.proofs.map(({ fileName }) => fileName), total, next]).toEqual([
    ['απόδειξη.pdf'],
    1,
    null,
  ])
})

test('a signed-in user opens no second account; a sign-in without a code is not ended', async () => {
  const client = await site.clientOf(await site.aMentor(), 'mentor')
  const account = { email: 'second@test.example', password: 'πολύ ήσυχη θάλασσα', name: 'Α', surname: 'Β' }
  const body = { ...account, birthdate: '1990-01-01', termsAccepted: true as const }
  expect(await refusalOf(client.call('POST client/mentee/mentees', { body }))).toEqual([403, 'not_allowed'])
  const visitor = apiClient(site.origin)
  expect(await refusalOf(visitor.call('POST login/code', { body: { code: '123456' } }))).toEqual([
    409,
    'sign_in_again',
  ])
})
