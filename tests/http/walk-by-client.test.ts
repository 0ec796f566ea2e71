// A client written only from /api/docs, with the types of the description: from two registrations to a completed
// mentorship and the team's export. The only help is an admin with a password.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword } from '~/domain/accounts/passwords.server'
import { athensDay } from '~/i18n/format'
import { apiClient } from '../support/api-client'
import { openSite } from '../support/site'

const site = await openSite({})
const password = 'πολύ ήσυχη θάλασσα'
const anEmail = () => `walk-${randomUUID()}@test.example`
const today = athensDay(new Date())

async function anAdminClient() {
  const email = anEmail()
  const { userId } = await site.anAdmin({ email })
  await site.owner`
    insert into private.credentials (user_id, password_hash) values (${userId}, ${await hashPassword(password)})`
  const client = apiClient(site.origin)
  const { result } = await client.call('POST login', { body: { email, password } })
  if (result.currentRole !== 'admin')
    await client.call('POST client/user/choose-account', { body: { role: 'admin' } })
  return client
}

test('a mentor and a mentee register, meet, complete, and the team exports', async () => {
  const [mentor, mentee, admin] = [apiClient(site.origin), apiClient(site.origin), await anAdminClient()]
  const [{ result: industries }, { result: topics }] = await Promise.all([
    mentor.call('GET client/user/industries'),
    mentor.call('GET client/user/fields-of-support'),
  ])
  const email = anEmail()
  expect((await mentor.call('GET client/user/check-email', { query: { email } })).result).toEqual({
    exists: false,
  })
  const { result: applied } = await mentor.call('POST client/mentor/mentors', {
    body: {
      name: 'Έλλη',
      surname: 'Κρητικού',
      birthdate: '1980-02-29',
      country: 'GR',
      languages: ['el'],
      title: 'Διευθύντρια πωλήσεων',
      industryId: industries[0]!.id,
      topicIds: [topics[0]!.id],
      experienceSince: '03-2005',
      mentoringReason: 'Θέλω να βοηθήσω.',
      description: 'Η πορεία της με λίγα λόγια.',
      visibility: 0,
      termsAccepted: true,
      email,
      password,
    },
  })
  const { result: registered } = await mentee.call('POST client/mentee/mentees', {
    body: {
      name: 'Άννα',
      surname: 'Νέου',
      birthdate: '1995-05-05',
      email: anEmail(),
      password,
      termsAccepted: true,
    },
  })

  const { result: applications } = await admin.call('GET admin/mentors/applications')
  expect(applications).toMatchObject([{ id: applied.mentorId, status: 1 }])
  await admin.call('PUT admin/mentors/applications', {
    body: { mentor_id: applied.mentorId, status: 3, experienceChecked: true },
  })
  expect((await mentor.call('GET user/me')).userData.mentorStatus).toBe(3)

  const { result: packages } = await mentee.call('GET client/user/available-subscriptions')
  const wanted = packages.find(({ type }) => type === 'three_months')!
  const { result: bought } = await mentee.call('POST client/mentee/purchase-subscription/{id}', {
    ids: [wanted.id],
    body: { method: 'deposit', termsAccepted: true, beginRequested: true },
    key: randomUUID(),
  })
  expect(bought.checkoutUrl).toBeNull()
  await admin.call('PUT admin/purchased-subscriptions/{id}/mark-as-paid', {
    ids: [bought.purchaseId],
    body: { currentPassword: password },
  })
  const { result: parts } = await mentee.call('GET client/mentee/purchased-subscriptions/packages')
  expect(parts).toMatchObject([{ purchaseId: bought.purchaseId, kind: 'mentoring', mayRequest: true }])

  const { result: found } = await mentee.call('GET client/user/mentors/search', {
    query: { q: 'Κρητικού', isAvailable: true },
  })
  expect(found.map(({ id }) => id)).toEqual([applied.mentorId])
  await mentee.call('POST client/mentee/request-mentoring', {
    body: {
      mentor_id: applied.mentorId,
      message: 'Θα ήθελα πολύ να μιλήσουμε για τα επόμενα βήματά μου.',
    },
    key: randomUUID(),
  })
  const { result: requests } = await mentor.call('GET client/mentor/mentorship-requests')
  expect(requests).toMatchObject([{ status: 1, message: expect.stringContaining('επόμενα βήματά') }])
  await mentor.call('PUT client/mentor/mentorship-requests', {
    body: { mentorship_request_id: requests[0]!.id, status: 2 },
  })

  const { result: mentorship } = await mentee.call('GET client/mentee/current-mentorship')
  expect(mentorship).toMatchObject({ status: 'running', mentorId: applied.mentorId, completedSessions: 0 })
  for (let count = 1; count <= wanted.minimumSessions; count += 1) {
    const { result } = await mentee.call('PUT client/mentee/current-mentorship/completed-sessions/increase', {
      body: { date: today, minutes: 60, sameDay: true },
      key: randomUUID(),
    })
    expect(result.completedSessions).toBe(count)
  }
  await admin.call('PUT admin/mentorships/{id}/complete', { ids: [mentorship!.id], body: {} })
  expect((await mentee.call('GET client/mentee/current-mentorship')).result).toBeNull()
  const { result: previous } = await mentor.call('GET client/mentor/previous-mentorships')
  expect(previous).toMatchObject([{ id: mentorship!.id, status: 'completed' }])

  const file = await admin.call('GET admin/mentees/export', {
    query: { format: 'csv', scope: 'all' },
  })
  expect(await file.text()).toContain('Νέου')
  const { result: mentees } = await admin.call('GET admin/mentees', { query: { q: 'Νέου', scope: 'all' } })
  expect(mentees.map(({ id }) => id)).toEqual([registered.menteeId])
  expect((await mentee.call('POST logout')).result).toBe(true)
})
