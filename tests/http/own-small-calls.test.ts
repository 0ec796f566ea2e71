// Calls beside the main job: seminars, the own spelling of a name, the express request to begin, an address that works again.
import { expect, test } from 'vitest'
import { refusalOf } from '../support/refused-call'
import { openSite } from '../support/site'

const site = await openSite()

test('a mentor reads the seminars, signs up, leaves, and is refused with the rule', async () => {
  const mentor = await site.clientOf(await site.aMentor(), 'mentor')
  const mentee = await site.clientOf(await site.aMentee(), 'mentee')
  const [{ id, begun }] = await site.owner<[{ id: number; begun: number }]>`
    with coming as (
      insert into data.seminars (title, starts_at, minutes, place)
      values ('Όρια και ρυθμός', now() + interval '9 days', 60, 'Αθήνα') returning id),
    past as (
      insert into data.seminars (title, starts_at, minutes, place)
      values ('Περσινό', now() - interval '1 hour', 60, 'Αθήνα') returning id)
    select coming.id, past.id as begun from coming, past`
  const listed = async () =>
    (await mentor.call('GET client/mentor/seminars')).result.find((seminar) => seminar.id === id)
  expect(await listed()).toMatchObject({
    title: 'Όρια και ρυθμός',
    signedUp: false,
    taken: 0,
    state: 'coming',
  })
  const [signUp, leave] = [
    'POST client/mentor/seminars/{id}/sign-up',
    'POST client/mentor/seminars/{id}/leave',
  ] as const
  await mentor.call(signUp, { ids: [id] })
  await mentor.call(signUp, { ids: [id] })
  expect(await listed()).toMatchObject({ signedUp: true, taken: 1 })
  await mentor.call(leave, { ids: [id] })
  expect(await listed()).toMatchObject({ signedUp: false, taken: 0 })
  expect(await refusalOf(mentor.call(signUp, { ids: [begun] }))).toEqual([409, 'seminar_over'])
  expect(await refusalOf(mentor.call(signUp, { ids: [2_000_000] }))).toEqual([404, 'seminar_not_found'])
  expect((await refusalOf(mentee.call(signUp, { ids: [id] })))?.[0]).toBe(403)
})

test('a user writes the name in Latin letters', async () => {
  const mentor = await site.aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' })
  const client = await site.clientOf(mentor, 'mentor')
  const write = (latinName: string) => client.call('PUT client/user/latin-name', { body: { latinName } })
  await write('Yota Papadopoulou')
  expect((await site.ask(`/en/mentors/${mentor.id}`)).body).toContain('Yota Papadopoulou')
  expect(await refusalOf(write('Γιώτα'))).toEqual([422, 'latin_letters_only'])
  expect(await refusalOf(write('Maria Callas'))).toEqual([422, 'latin_name_differs'])
  await write('')
  expect((await site.ask(`/en/mentors/${mentor.id}`)).body).toContain('Giota Papadopoulou')
})

test('a mentee asks that an order of the team may begin', async () => {
  const mentee = await site.aMentee()
  await site.owner`update data.purchases set begin_requested_at = null, terms_version = null where id = ${mentee.purchaseId}`
  const client = await site.clientOf(mentee, 'mentee')
  const begin = (id: number) =>
    client.call('POST client/mentee/purchased-subscriptions/{id}/begin', {
      ids: [id],
      body: { beginRequested: true },
    })
  await begin(mentee.purchaseId)
  await begin(mentee.purchaseId)
  const [{ requested }] = await site.owner<[{ requested: boolean }]>`
    select begin_requested_at is not null as requested from data.purchases where id = ${mentee.purchaseId}`
  expect(requested).toBe(true)
  const other = await site.aMentee()
  expect(await refusalOf(begin(other.purchaseId))).toEqual([404, 'purchase_not_found'])
})

test('the team notes that an address works again', async () => {
  const mentee = await site.aMentee()
  await site.owner`update data.users set email_bounced_at = now() where id = ${mentee.userId}`
  const admin = await site.anAdmin()
  const team = await site.clientOf(admin, 'admin')
  const note = (id: number) => team.call('POST admin/users/{id}/address-works', { ids: [id] })
  await note(mentee.userId)
  await note(mentee.userId)
  expect(await site.owner`select email_bounced_at from data.users where id = ${mentee.userId}`).toEqual([
    { emailBouncedAt: null },
  ])
  expect(await refusalOf(note(admin.userId))).toEqual([403, 'own_profile'])
  expect(await refusalOf(note(2_000_000))).toEqual([404, 'user_not_found'])
})
