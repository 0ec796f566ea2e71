// What the calls of the team find, do and refuse. The other acts are compared with their pages in
// call-parity-of-the-team.test.ts.
import { expect, test } from 'vitest'
import { hashPassword } from '~/domain/accounts/passwords.server'
import { fieldsRefused, refusalOf } from '../support/refused-call'
import { openSite } from '../support/site'
import { send, sendEditRequest } from '../support/acts'

const site = await openSite()
const password = 'πολύ ήσυχη θάλασσα'

const admin = await site.anAdmin()
await site.owner`
  insert into private.credentials (user_id, password_hash) values (${admin.userId}, ${await hashPassword(password)})`
const team = await site.clientOf(admin, 'admin')

const absent = 2_000_000_000

test('what does not exist is 404 in every call that names it', async () => {
  const reads = [
    'GET admin/mentors/{id}/mentorship-requests',
    'GET admin/mentees/{id}/mentorship-requests',
    'GET admin/mentors/{id}/current-mentorship',
    'GET admin/mentees/{id}/current-mentorship',
    'GET admin/mentors/{id}/previous-mentorships',
    'GET admin/mentors/{id}/messages',
    'GET admin/mentees/{id}/messages',
    'GET admin/mentors/{id}/pending-edit-requests',
    'GET admin/mentors/{id}/testimonials',
    'GET admin/mentees/{id}/scholarships',
    'GET admin/mentees/{id}/purchased-subscriptions',
    'GET admin/purchased-subscriptions-packages/{id}/available-mentors',
  ] as const
  const writes: [string, object?][] = [
    ['PUT admin/mentors/{id}', { title: 'x' }],
    ['PUT admin/mentees/{id}', { about: 'x' }],
    ['PUT admin/mentorships/{id}/stop', { reason: 'x', outcome: 'close' }],
    ['PUT admin/mentorships/{id}/complete', {}],
    ['PUT admin/mentorships/{id}/pause', {}],
    ['PUT admin/mentorships/{id}/resume', {}],
    ['PUT admin/mentees/{id}/current-mentorship/completed-sessions/increase', {}],
    ['PUT admin/mentees/{id}/current-mentorship/completed-sessions/decrease', {}],
    ['PUT admin/mentors/{id}/mentorship-requests', { mentorship_request_id: absent, status: 2 }],
    ['PUT admin/purchased-subscriptions/{id}/mark-as-paid', { currentPassword: password }],
    ['POST admin/purchased-subscriptions-packages/{id}/create-mentorship', { mentor_id: 1 }],
    ['PUT admin/mentors/pending-edit-requests/{id}', { status: 1 }],
    ['POST admin/mentors/{id}/messages', { message: 'x' }],
    ['POST admin/mentees/{id}/messages', { message: 'x' }],
    ['POST admin/mentors/{id}/testimonials', { menteeFullName: 'x', date: '2026-01-01', text: 'x' }],
    ['PUT admin/mentors/testimonials/{id}', { menteeFullName: 'x', date: '2026-01-01', text: 'x' }],
    ['DELETE admin/mentors/testimonials/{id}'],
    ['PUT admin/mentees/scholarships/{id}', { name: 'x' }],
    ['PUT admin/mentees/{id}/scholarships', { scholarship_id: absent }],
    ['DELETE admin/mentees/scholarships/subscriptions/{id}'],
  ]
  for (const name of reads)
    expect([name, (await refusalOf(team.call(name, { ids: [absent] })))?.[0]]).toEqual([name, 404])
  for (const [name, body] of writes) {
    const answer = await team.ask(name, { ids: [absent], body })
    expect([name, answer.status], await answer.text()).toEqual([name, 404])
  }
})

test('an order is marked as paid with the password', async () => {
  const { purchaseId } = await site.aMentee({ package: 'awaiting_payment' })
  const fresh = await site.clientOf(admin, 'admin')
  await site.owner`update private.sessions set password_at = now() - interval '3 hours' where user_id = ${admin.userId}`
  const mark = 'PUT admin/purchased-subscriptions/{id}/mark-as-paid'
  expect(await refusalOf(fresh.call(mark, { ids: [purchaseId], body: {} }))).toEqual([403, 'password_needed'])
  const wrong = fresh.call(mark, { ids: [purchaseId], body: { currentPassword: 'λάθος κωδικός εδώ' } })
  expect(await refusalOf(wrong)).toEqual([422, 'current_password_wrong'])
  expect((await fresh.call(mark, { ids: [purchaseId], body: { currentPassword: password } })).result).toBe(
    true,
  )
})

test('the mentors who may take a part have points and reasons', async () => {
  const [mentor, mentee] = [await site.aMentor(), await site.aMentee()]
  const { result: free } = await team.call(
    'GET admin/purchased-subscriptions-packages/{id}/available-mentors',
    { ids: [mentee.partIds[0]!] },
  )
  expect(free.map(({ mentorId }) => mentorId)).toContain(mentor.id)
  expect(free[0]).toMatchObject({ score: expect.any(Number), reasons: expect.any(Array) })
})

test('an admin answers for a mentor, but only a request to that mentor', async () => {
  const [mentor, other] = [await site.aMentor(), await site.aMentor()]
  const id = await send(await site.aMentee(), mentor)
  const answer = (mentorId: number, status: 2 | 3) =>
    team.call('PUT admin/mentors/{id}/mentorship-requests', {
      ids: [mentorId],
      body: { mentorship_request_id: id, status },
    })
  expect(await refusalOf(answer(other.id, 3))).toEqual([404, 'not_found'])
  expect((await answer(mentor.id, 3)).result).toBe(true)
  expect(await refusalOf(answer(mentor.id, 2))).toEqual([409, 'already_answered'])
  const { result } = await team.call('GET admin/mentors/{id}/mentorship-requests', { ids: [mentor.id] })
  expect(result).toMatchObject([{ id, status: 3, closeReason: 'admin_rejected' }])
})

test('all requests are listed by status, mentor, mentee and deadline, page by page', async () => {
  const mentee = await site.aMentee()
  const [first, second] = [await site.aMentor(), await site.aMentor()]
  const rejected = await send(mentee, first)
  await team.call('PUT admin/mentors/{id}/mentorship-requests', {
    ids: [first.id],
    body: { mentorship_request_id: rejected, status: 3 },
  })
  const waiting = await send(mentee, second)
  const idsOf = async (query: object) => {
    const { result, total } = await team.call('GET admin/mentorship-requests', { query })
    expect(total).toBe(result.length)
    return result.map(({ id }) => id)
  }
  const mentee_id = String(mentee.id)
  expect(await idsOf({ mentee_id })).toEqual([waiting, rejected])
  expect(await idsOf({ mentee_id, status: '1' })).toEqual([waiting])
  expect(await idsOf({ mentee_id, status: '2' })).toEqual([])
  expect(await idsOf({ mentor_id: String(first.id), status: '3' })).toEqual([rejected])
  expect(await idsOf({ mentee_id, overdue: true })).toEqual([])
  await site.owner`update data.mentorship_requests set answer_due_at = now() - interval '1 minute' where id = ${waiting}`
  expect(await idsOf({ mentee_id, overdue: true })).toEqual([waiting])
  expect(
    await fieldsRefused(team.callWith('GET admin/mentorship-requests', { query: { status: '4' } })),
  ).toEqual(['status'])
  const of = 'GET admin/mentees/{id}/mentorship-requests'
  const page = await team.call(of, { ids: [mentee.id], query: { limit: 1 } })
  expect([page.result.map(({ id }) => id), page.total]).toEqual([[waiting], 2])
  const rest = await team.call(of, { ids: [mentee.id], query: { limit: 1, cursor: page.next! } })
  expect([rest.result.map(({ id }) => id), rest.next]).toEqual([[rejected], null])
  const back = await team.call(of, { ids: [mentee.id], query: { limit: 1, cursor: rest.previous! } })
  expect([back.result.map(({ id }) => id), back.previous]).toEqual([[waiting], null])
})

test('a pair is read while it runs and after it ended; a session is taken back', async () => {
  const { mentor, mentee, id } = await site.aMentorship()
  const sessions = 'admin/mentees/{id}/current-mentorship/completed-sessions'
  const add = () => team.call(`PUT ${sessions}/increase`, { ids: [mentee.id], body: { sameDay: true } })
  await add()
  expect((await add()).result.completedSessions).toBe(2)
  const back = await team.call(`PUT ${sessions}/decrease`, { ids: [mentee.id], body: {} })
  expect(back.result.completedSessions).toBe(1)
  const current = [
    await team.call('GET admin/mentees/{id}/current-mentorship', { ids: [mentee.id] }),
    await team.call('GET admin/mentors/{id}/current-mentorship', { ids: [mentor.id] }),
  ]
  for (const { result } of current)
    expect(result).toMatchObject({ id, menteeId: mentee.id, status: 'running' })
  const stop = (body: object) => team.callWith('PUT admin/mentorships/{id}/stop', { ids: [id], body })
  expect(await fieldsRefused(stop({}))).toEqual(['reason'])
  const complete = (body: object) => team.call('PUT admin/mentorships/{id}/complete', { ids: [id], body })
  expect(await refusalOf(complete({}))).toEqual([409, 'below_minimum_sessions'])
  await complete({ belowMinimum: true })
  const { result: previous } = await team.call('GET admin/mentors/{id}/previous-mentorships', {
    ids: [mentor.id],
  })
  expect(previous).toMatchObject([{ id, status: 'completed', completedSessions: 1 }])
})

test('applications and edit requests are decided once', async () => {
  const applicant = await site.aMentor({ status: 'new' })
  await site.owner`update data.mentor_cards set experience_since = '2001-01-01' where mentor_id = ${applicant.id}`
  const decide = (status: number, message?: string) =>
    team.callWith('PUT admin/mentors/applications', { body: { mentor_id: applicant.id, status, message } })
  expect(await refusalOf(decide(2))).toEqual([422, 'reason_missing'])
  expect((await decide(3)).result).toBe(true)
  expect(await refusalOf(decide(5))).toEqual([409, 'already_answered'])
  expect(await fieldsRefused(decide(4))).toEqual(['status'])

  const changes = { title: 'Νέος τίτλος', experience_since: '2002-03-01', visibility: 'private' }
  await sendEditRequest(applicant.viewer, { changes })
  const { result } = await team.call('GET admin/mentors/{id}/pending-edit-requests', { ids: [applicant.id] })
  const asked = {
    status: 0,
    message: null,
    changes: [
      { field: 'title', currentValue: 'Σύμβουλος', newValue: 'Νέος τίτλος' },
      { field: 'experienceSince', currentValue: '01-2001', newValue: '03-2002' },
      { field: 'visibility', currentValue: 0, newValue: 1 },
    ],
  }
  expect(result).toMatchObject([asked])
  expect((await team.call('GET admin/mentors/pending-edit-requests')).result).toContainEqual(
    expect.objectContaining({ ...asked, mentorId: applicant.id, waitingDays: 0 }),
  )
  const settle = () =>
    team.call('PUT admin/mentors/pending-edit-requests/{id}', { ids: [result[0]!.id], body: { status: 1 } })
  expect((await settle()).result).toBe(true)
  expect(await refusalOf(settle())).toEqual([409, 'already_answered'])
  const none = await team.call('GET admin/mentors/{id}/pending-edit-requests', { ids: [applicant.id] })
  expect(none.result).toEqual([])
})

test('messages are sent and listed, testimonials listed and taken off the profile; wrong fields are named', async () => {
  const [mentor, mentee] = [await site.aMentor(), await site.aMentee({ package: 'none' })]
  expect(
    await fieldsRefused(team.callWith('PUT admin/mentors/{id}', { ids: [mentor.id], body: { own: 1 } })),
  ).toEqual(['own'])

  for (const [path, id] of [
    ['admin/mentors/{id}/messages', mentor.id],
    ['admin/mentees/{id}/messages', mentee.id],
  ] as const) {
    await team.call(`POST ${path}`, { ids: [id], body: { message: 'Καλημέρα!', subject: 'Νέα' } })
    expect((await team.call(`GET ${path}`, { ids: [id] })).result).toMatchObject([
      { subject: 'Νέα', text: 'Καλημέρα!' },
    ])
    expect(await fieldsRefused(team.call(`POST ${path}`, { ids: [id], body: { message: '' } }))).toEqual([
      'message',
    ])
  }

  const of = 'admin/mentors/{id}/testimonials'
  const words = { menteeFullName: 'Νίκη Α.', date: '2026-01-05', text: 'Με βοήθησε.' }
  await team.call(`POST ${of}`, { ids: [mentor.id], body: words })
  const [written] = (await team.call(`GET ${of}`, { ids: [mentor.id] })).result
  expect(written).toMatchObject({ ...words, mentorId: mentor.id, publishedAt: expect.any(String) })
  await team.call('PUT admin/mentors/testimonials/{id}', {
    ids: [written!.id],
    body: { ...words, text: 'Πολύ.', publish: false },
  })
  expect((await team.call(`GET ${of}`, { ids: [mentor.id] })).result).toMatchObject([
    { text: 'Πολύ.', publishedAt: null },
  ])
  const future = team.call(`POST ${of}`, { ids: [mentor.id], body: { ...words, date: '2999-01-01' } })
  expect(await fieldsRefused(future)).toEqual(['date'])
})

test('an award is listed with the scholarship and what the package costs with it; wrong fields are named', async () => {
  const mentee = await site.aMentee({ package: 'none' })
  const path = 'admin/mentees/scholarships'
  const { result } = await team.call(`POST ${path}`, { body: { name: 'Υποτροφία', kind: 'partial_50' } })
  const own = 'admin/mentees/{id}/scholarships'
  const give = (body: object) =>
    team.call(`PUT ${own}`, {
      ids: [mentee.id],
      body: { scholarship_id: result.scholarshipId, currentPassword: password, ...body },
    })
  const awarded = await give({ subscription_id: 1 })
  expect((await team.call(`GET ${own}`, { ids: [mentee.id] })).result).toMatchObject([
    {
      scholarshipName: 'Υποτροφία',
      purchaseId: awarded.result.purchaseId,
      price: { cents: 3100, currency: 'EUR' },
    },
  ])
  expect(await fieldsRefused(team.callWith(`POST ${path}`, { body: { name: '', kind: 'gift' } }))).toEqual([
    'kind',
    'name',
  ])
})

test('the dashboard tells its numbers, by month too', async () => {
  const { result: numbers } = await team.call('GET admin/dashboard', {
    query: { range: 'last-year', type: 'paid' },
  })
  expect(numbers.ongoingMentorings).toEqual(expect.any(Number))
  expect(numbers.months[0]).toMatchObject({
    month: expect.stringMatching(/^\d\d-\d{4}$/),
    mentorings: expect.any(Number),
  })
  expect(await fieldsRefused(team.callWith('GET admin/dashboard', { query: { type: 'gift' } }))).toEqual([
    'type',
  ])
})

test('a purchase has one shape: in the list of the team, in its mentee’s record and for the mentee', async () => {
  const mentee = await site.aMentee({ package: 'awaiting_payment' })
  const member = await site.clientOf(mentee, 'mentee')
  const [own] = (await member.call('GET client/mentee/purchased-subscriptions')).result
  const [record] = (await team.call('GET admin/mentees/{id}/purchased-subscriptions', { ids: [mentee.id] }))
    .result
  const { result } = await team.call('GET admin/purchased-subscriptions', { query: { limit: 100 } })
  const listed = result.find(({ id }) => id === mentee.purchaseId)
  expect(listed).toEqual(record)
  expect(own).toMatchObject({ id: mentee.purchaseId, durationMonths: 3, packageId: 1, invoice: null })
  const common = (thing: object, ...extras: string[]) =>
    Object.fromEntries(Object.entries(thing).filter(([key]) => !extras.includes(key)))
  expect(record!.menteeId).toBe(mentee.id)
  expect(common(record!, 'menteeName', 'menteeEmail')).toEqual({
    ...common(own!, 'packageId', 'invoice'),
    parts: own!.parts.map((part) => common(part, 'name', 'mayRequest', 'blockedBy')),
  })
})

test('a confirmation without a proof: refused where the money was not seen, and the history keeps what was said', async () => {
  const mark = async (body: object) => {
    const { purchaseId } = await site.aMentee({ package: 'awaiting_payment' })
    const call = team.call('PUT admin/purchased-subscriptions/{id}/mark-as-paid', {
      ids: [purchaseId],
      body: { currentPassword: password, ...body },
    })
    const answer = await refusalOf(call)
    const events = await site.owner<{ event: string }[]>`
      select event from data.history where subject = 'purchases' and subject_id = ${purchaseId} and event like 'seen%'`
    return [answer, ...events.map(({ event }) => event)]
  }
  expect(await mark({})).toEqual([null, 'seen_not_said'])
  expect(await mark({ seenAtBank: true })).toEqual([null, 'seen_at_bank'])
  expect(await mark({ seenAtBank: false })).toEqual([[422, 'deposit_not_seen']])
})
