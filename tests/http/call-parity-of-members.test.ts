// A page and its call are one act: on two sets of people alike they leave the same rows, mails and history included.
// What member-calls.test.ts sees a call do is not compared again.
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { apiClient } from '../support/api-client'
import { deltaOf } from '../support/deltas'
import { pagesAndCallsOf } from '../support/page-and-call'
import { openSite } from '../support/site'
import { thisYear } from '../support/this-year'
import { approve, send } from '../support/acts'

const site = await openSite()
const { leavesTheSame } = pagesAndCallsOf(site)
const password = 'πολύ ήσυχη θάλασσα'
const message = 'Θα ήθελα πολύ να μιλήσουμε για τα επόμενα βήματά μου.'
const day = (parts: { day: string; month: string; year: string }, name = 'birthdate') =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${name}.${part}`, value]))

async function aMentee(is: Parameters<typeof site.aMentee>[0] = {}) {
  const mentee = await site.aMentee(is)
  return { ...mentee, by: { userId: mentee.userId, role: 'mentee' as const } }
}
async function aMentor() {
  const mentor = await site.aMentor({ offersCoaching: true })
  return { ...mentor, by: { userId: mentor.userId, role: 'mentor' as const } }
}
async function aRequest() {
  const [mentor, mentee] = [await aMentor(), await aMentee()]
  return { mentor, mentee, id: await send(mentee, mentor) }
}
async function aPair() {
  const { mentor, mentee, id } = await aRequest()
  return { mentee, id: await approve(mentor, id) }
}

leavesTheSame('sending a request', async () => {
  const { id } = await site.aMentor()
  return {
    by: (await aMentee()).by,
    page: `/mentors/${id}`,
    has: 'message',
    values: { message },
    call: 'POST client/mentee/request-mentoring',
    body: { mentor_id: id, message },
  }
})

leavesTheSame('withdrawing a request', async () => {
  const { mentee, id } = await aRequest()
  return {
    by: mentee.by,
    page: `/mentee/mentorships/requests/${id}/withdraw`,
    call: 'DELETE client/mentee/mentorship-requests/{id}',
    ids: [id],
  }
})

leavesTheSame('approving a request', async () => {
  const { mentor, id } = await aRequest()
  return {
    by: mentor.by,
    page: `/mentor/mentorships/requests/${id}/approve`,
    call: 'PUT client/mentor/mentorship-requests',
    body: { mentorship_request_id: id, status: 2 },
  }
})

leavesTheSame('rejecting a request', async () => {
  const { mentor, id } = await aRequest()
  return {
    by: mentor.by,
    page: `/mentor/mentorships/requests/${id}/reject`,
    has: 'rejectMessage',
    values: { rejectReason: 'no_time', rejectMessage: 'Δεν προλαβαίνω τώρα.' },
    call: 'PUT client/mentor/mentorship-requests',
    body: { mentorship_request_id: id, status: 3, reason: 'no_time', message: 'Δεν προλαβαίνω τώρα.' },
  }
})

leavesTheSame('counting a session', async () => {
  const { mentee } = await aPair()
  return {
    by: mentee.by,
    page: '/mentee/mentorships',
    has: 'heldOn.near',
    values: { minutes: '50', note: 'Στόχοι' },
    call: 'PUT client/mentee/current-mentorship/completed-sessions/increase',
    body: { minutes: 50, note: 'Στόχοι' },
  }
})

leavesTheSame('becoming inactive', async () => {
  const { by, id } = await aMentor()
  return {
    by,
    page: '/mentor/my-account/status',
    values: { status: 'inactive' },
    call: 'PUT client/mentor/mentors/{id}/change-status',
    ids: [id],
    body: { status: 4 },
  }
})

leavesTheSame('asking for proposals', async () => ({
  by: (await aMentee()).by,
  page: '/mentee/find-my-mentor',
  has: 'text',
  values: { text: 'Ψάχνω μια μεντόρισσα.', topic: 'Καριέρα' },
  call: 'POST client/mentee/mentor-suggestion-requests',
  body: { text: 'Ψάχνω μια μεντόρισσα.', topic: 'Καριέρα' },
}))

leavesTheSame('editing a mentee', async () => {
  const { by, id } = await aMentee({ package: 'none' })
  return {
    by,
    page: '/mentee/my-account',
    has: 'about',
    values: { about: 'Λίγα για μένα', country: 'GR', countyId: '3' },
    call: 'PUT client/mentee/mentees/{id}',
    ids: [id],
    body: { about: 'Λίγα για μένα', country: 'GR', countyId: 3 },
  }
})

leavesTheSame('showing a mentee’s profile', async () => {
  const { by, id } = await aMentee({ package: 'none', visibility: 'private' })
  return {
    by,
    page: '/mentee/my-account?tab=profile',
    has: 'visibility',
    values: { intent: 'visibility', visibility: 'public' },
    call: 'PUT client/mentee/mentees/{id}',
    ids: [id],
    body: { visibility: 0 },
  }
})

leavesTheSame('asking for changes of a mentor’s profile', async () => {
  const { by, id } = await aMentor()
  return {
    by,
    page: '/mentor/my-account/profile',
    has: 'title',
    values: {
      title: 'Νέος τίτλος',
      industryId: '1',
      languages: 'el',
      'experienceSince.month': '3',
      'experienceSince.year': '2005',
      links: 'https://example.org/a\nexample.org/b',
      words: 'Για τον νέο μου ρόλο',
    },
    call: 'PUT client/mentor/mentors/{id}',
    ids: [id],
    body: {
      title: 'Νέος τίτλος',
      industryId: 1,
      languages: ['el'],
      experienceSince: '03-2005',
      links: ['https://example.org/a', 'example.org/b'],
      message: 'Για τον νέο μου ρόλο',
    },
  }
})

leavesTheSame('ordering as a minor', async () => {
  const guardian = {
    guardianName: 'Μαρία Πέτρου',
    guardianPhone: '+306900000001',
    guardianEmail: 'maria@test.example',
  }
  const young = `${thisYear() - 17}-01-01`
  return {
    by: (await aMentee({ package: 'none', birthdate: young })).by,
    page: '/checkout/2',
    has: 'method',
    values: {
      method: 'deposit',
      termsAccepted: 'on',
      beginRequested: 'on',
      ...guardian,
      guardianConsented: 'on',
    },
    call: 'POST client/mentee/purchase-subscription/{id}',
    ids: [2],
    body: {
      method: 'deposit',
      termsAccepted: true,
      beginRequested: true,
      ...guardian,
      guardianConsented: true,
    },
  }
})

leavesTheSame('asking for coaching', async () => {
  const { id } = await aMentor()
  return {
    by: (await aMentee({ kind: 'two_in_one' })).by,
    page: `/mentors/${id}`,
    has: 'message',
    values: {
      kind: 'coaching',
      message,
      reason: 'Αλλάζω κλάδο',
      fieldOfInterest: '3',
      termsAccepted: 'on',
    },
    call: 'POST client/mentee/request-coaching',
    body: { mentor_id: id, message, reason: 'Αλλάζω κλάδο', fieldOfInterest: 3, termsAccepted: true },
  }
})

leavesTheSame('changing the password', async () => {
  const { by } = await aMentee({ package: 'none' })
  await site.owner`
        insert into private.credentials (user_id, password_hash) values (${by.userId}, ${await hash(password)})`
  const change = { currentPassword: password, password: 'ένα ψηλό γαλάζιο βουνό' }
  return {
    by,
    page: '/mentee/my-account?tab=security',
    has: 'password',
    values: { intent: 'password', ...change },
    call: 'POST client/user/change-password',
    body: change,
  }
})

test('an application in steps and one in a piece are the same', async () => {
  const you = { name: 'Έλλη', surname: 'Κρητικού', country: 'GR' }
  const words = { mentoringReason: 'Θέλω να βοηθήσω.', description: 'Η πορεία της με λίγα λόγια.' }
  const work = { title: 'Διευθύντρια πωλήσεων', industryId: '1', topicIds: '2' }
  const steps: Record<string, string>[] = [
    { ...you, countyId: '3', languages: 'el', ...day({ day: '29', month: '2', year: '1980' }) },
    { ...work, 'experienceSince.month': '3', 'experienceSince.year': '2005' },
    words,
    {},
    { 'links[0]': 'https://example.org/elli' },
    { visibility: 'public', termsAccepted: 'on' },
    {},
  ]
  const walk = async (userId: number) => {
    const cookie = await site.signIn(userId, 'mentee')
    let draft = ''
    for (const [at, values] of steps.entries()) {
      const path = `/mentor/register?step=${at + 2}`
      const _token = await site.tokenOf(`${cookie}; ${draft}`, path)
      const sent = await site.ask(path, {
        cookie: `${cookie}; ${draft}`,
        form: { _token, ...values },
        headers: { origin: site.origin },
      })
      expect([at, sent.status]).toEqual([at, 302])
      draft =
        sent.headers
          .getSetCookie()
          .find((each) => /^application=./.test(each))
          ?.split(';')[0] ?? draft
    }
  }
  const call = async (userId: number) => {
    const body = {
      ...you,
      ...words,
      countyId: 3,
      languages: ['el'],
      birthdate: '1980-02-29',
      title: work.title,
      industryId: 1,
      topicIds: [2],
      experienceSince: '03-2005',
      links: ['https://example.org/elli'],
      visibility: 0,
      termsAccepted: true,
    }
    const answer = await apiClient(site.origin, await site.signIn(userId, 'mentee')).ask(
      'POST client/mentee/mentors',
      { body },
    )
    expect(answer.status).toBe(200)
  }
  const deltas: string[][] = []
  for (const act of [walk, call]) {
    const { userId } = await site.aMentee({ package: 'none' })
    deltas.push(await deltaOf(site.owner, () => act(userId)))
  }
  expect(deltas[1]).toEqual(deltas[0])
  expect(deltas[0]!.length).toBeGreaterThan(0)
})
