// A page and its call are one act: on two sets of people alike they leave the same rows, mails and history included.
import { beforeAll, expect, test } from 'vitest'
import { pagesAndCallsOf, type Act, type Actor } from '../support/page-and-call'
import type { Mentee, Mentor, Woman } from '../support/people'
import { openSite } from '../support/site'

const site = await openSite()
const { deltasOf, makeCall } = pagesAndCallsOf(site)
const { approve, send, sendEditRequest } = await import('../support/acts')
const message = 'Θα ήθελα πολύ να μιλήσουμε για τα επόμενα βήματά μου.'

let admin: Woman
beforeAll(async () => {
  admin = await site.anAdmin()
})

const mentee = ({ userId }: Mentee): Actor => ({ userId, role: 'mentee' })
const mentor = ({ userId }: Mentor): Actor => ({ userId, role: 'mentor' })
const team = (): Actor => ({ userId: admin.userId, role: 'admin' })

async function aRequest() {
  const [to, by] = [await site.aMentor(), await site.aMentee()]
  return { to, by, id: await send(by, to) }
}
async function aPair() {
  const { to, by, id } = await aRequest()
  return { to, by, id: await approve(to, id) }
}

const acts: [string, Act][] = [
  [
    'ordering a package',
    async () => ({
      by: mentee(await site.aMentee({ package: 'none' })),
      page: '/checkout/1',
      values: { method: 'deposit', termsAccepted: 'on', beginRequested: 'on' },
      call: 'POST client/mentee/purchase-subscription/{id}',
      ids: [1],
      body: { method: 'deposit', termsAccepted: true, beginRequested: true },
    }),
  ],
  [
    'sending a request',
    async () => {
      const { id } = await site.aMentor()
      return {
        by: mentee(await site.aMentee()),
        page: `/mentors/${id}`,
        has: 'message',
        values: { message },
        call: 'POST client/mentee/request-mentoring',
        body: { mentor_id: id, message },
      }
    },
  ],
  [
    'withdrawing a request',
    async () => {
      const { by, id } = await aRequest()
      return {
        by: mentee(by),
        page: `/mentee/mentorships/requests/${id}/withdraw`,
        call: 'DELETE client/mentee/mentorship-requests/{id}',
        ids: [id],
      }
    },
  ],
  [
    'approving a request',
    async () => {
      const { to, id } = await aRequest()
      return {
        by: mentor(to),
        page: `/mentor/mentorships/requests/${id}/approve`,
        call: 'PUT client/mentor/mentorship-requests',
        body: { mentorship_request_id: id, status: 2 },
      }
    },
  ],
  [
    'rejecting a request',
    async () => {
      const { to, id } = await aRequest()
      return {
        by: mentor(to),
        page: `/mentor/mentorships/requests/${id}/reject`,
        has: 'rejectMessage',
        values: { rejectReason: 'no_time', rejectMessage: 'Δεν προλαβαίνω τώρα.' },
        call: 'PUT client/mentor/mentorship-requests',
        body: { mentorship_request_id: id, status: 3, reason: 'no_time', message: 'Δεν προλαβαίνω τώρα.' },
      }
    },
  ],
  [
    'counting a session',
    async () => {
      const { by } = await aPair()
      return {
        by: mentee(by),
        page: '/mentee/mentorships',
        has: 'heldOn.near',
        values: { minutes: '50', note: 'Στόχοι' },
        call: 'PUT client/mentee/current-mentorship/completed-sessions/increase',
        body: { minutes: 50, note: 'Στόχοι' },
      }
    },
  ],
  [
    'becoming inactive',
    async () => {
      const woman = await site.aMentor()
      return {
        by: mentor(woman),
        page: '/mentor/my-account/status',
        values: { status: 'inactive' },
        call: 'PUT client/mentor/mentors/{id}/change-status',
        ids: [woman.id],
        body: { status: 4 },
      }
    },
  ],
  [
    'confirming a deposit',
    async () => {
      const { purchaseId } = await site.aMentee({ package: 'awaiting_payment' })
      return {
        by: team(),
        page: `/admin/purchased-subscriptions/${purchaseId}/mark-as-paid`,
        values: { seenAtBank: 'on' },
        call: 'PUT admin/purchased-subscriptions/{id}/mark-as-paid',
        ids: [purchaseId],
        body: {},
      }
    },
  ],
  [
    'approving for a mentor',
    async () => {
      const { to, id } = await aRequest()
      return {
        by: team(),
        page: `/admin/pending-mentorship-requests/${id}/approve`,
        call: 'PUT admin/mentors/{id}/mentorship-requests',
        ids: [to.id],
        body: { mentorship_request_id: id, status: 2 },
      }
    },
  ],
  [
    'stopping a mentorship',
    async () => {
      const { id } = await aPair()
      const stop = { reason: 'Το συμφώνησαν', outcome: 'replace', requestedBy: 'mentor' }
      return {
        by: team(),
        page: `/admin/mentorships/${id}/stop`,
        has: 'reason',
        values: stop,
        call: 'PUT admin/mentorships/{id}/stop',
        ids: [id],
        body: stop,
      }
    },
  ],
  [
    'completing a mentorship',
    async () => {
      const { id } = await aPair()
      return {
        by: team(),
        page: `/admin/mentorships/${id}/complete`,
        values: { belowMinimum: 'on' },
        call: 'PUT admin/mentorships/{id}/complete',
        ids: [id],
        body: { belowMinimum: true },
      }
    },
  ],
  [
    'pausing a mentorship',
    async () => {
      const { id } = await aPair()
      return {
        by: team(),
        page: `/admin/mentorships/${id}/pause`,
        has: 'reason',
        values: { reason: 'Διακοπές' },
        call: 'PUT admin/mentorships/{id}/pause',
        ids: [id],
        body: { reason: 'Διακοπές' },
      }
    },
  ],
  [
    'rejecting an application',
    async () => {
      const { id } = await site.aMentor({ status: 'new' })
      return {
        by: team(),
        page: `/admin/pending-applications/${id}`,
        values: { decision: 'rejected', message: 'Όχι τώρα.' },
        call: 'PUT admin/mentors/applications',
        body: { mentor_id: id, status: 5, message: 'Όχι τώρα.' },
      }
    },
  ],
  [
    'approving an edit request',
    async () => {
      const woman = await site.aMentor()
      await sendEditRequest(woman.viewer, { changes: { title: 'Νέος τίτλος' } })
      const [request] = await site.owner`select id from data.edit_requests where mentor_id = ${woman.id}`
      return {
        by: team(),
        page: `/admin/mentors/${woman.id}/pending-edit-requests`,
        values: { decision: 'approve', message: '' },
        call: 'PUT admin/mentors/pending-edit-requests/{id}',
        ids: [request!.id as number],
        body: { status: 1 },
      }
    },
  ],
  [
    'sending a message',
    async () => {
      const { id } = await site.aMentor()
      return {
        by: team(),
        page: `/admin/mentors/${id}/messages`,
        has: 'text',
        values: { intent: 'send', text: 'Καλημέρα!', subject: 'Νέα' },
        call: 'POST admin/mentors/{id}/messages',
        ids: [id],
        body: { message: 'Καλημέρα!', subject: 'Νέα' },
      }
    },
  ],
  [
    'taking a session back',
    async () => {
      const { by } = await aPair()
      await makeCall(mentee(by), {
        page: '',
        call: 'PUT client/mentee/current-mentorship/completed-sessions/increase',
        body: {},
      })
      return {
        by: mentee(by),
        page: '/mentee/mentorships',
        hasValue: 'decrease',
        call: 'PUT client/mentee/current-mentorship/completed-sessions/decrease',
        body: {},
      }
    },
  ],
  [
    'asking for proposals',
    async () => ({
      by: mentee(await site.aMentee()),
      page: '/mentee/find-my-mentor',
      has: 'text',
      values: { text: 'Ψάχνω μια μεντόρισσα.', topic: 'Καριέρα' },
      call: 'POST client/mentee/mentor-suggestion-requests',
      body: { text: 'Ψάχνω μια μεντόρισσα.', topic: 'Καριέρα' },
    }),
  ],
  [
    'resuming a mentorship',
    async () => {
      const { id } = await aPair()
      await makeCall(team(), { page: '', call: 'PUT admin/mentorships/{id}/pause', ids: [id], body: {} })
      return {
        by: team(),
        page: `/admin/mentorships/${id}/resume`,
        call: 'PUT admin/mentorships/{id}/resume',
        ids: [id],
        body: {},
      }
    },
  ],
  [
    'deleting a testimonial',
    async () => {
      const { id } = await site.aMentor()
      const [said] = await site.owner<{ id: number }[]>`
        insert into data.testimonials (mentor_id, mentee_full_name, given_on, text)
        values (${id}, 'Νίκη Α.', '2026-01-05', 'Με βοήθησε.') returning id`
      return {
        by: team(),
        page: `/admin/mentors/${id}/testimonials/${said!.id}/delete`,
        call: 'DELETE admin/mentors/testimonials/{id}',
        ids: [said!.id],
      }
    },
  ],
  [
    'changing a mentee’s profile',
    async () => {
      const { id } = await site.aMentee({ package: 'none' })
      return {
        by: team(),
        page: `/admin/mentees/${id}/profile`,
        has: 'about',
        values: { about: 'Κάτι άλλο για μένα' },
        call: 'PUT admin/mentees/{id}',
        ids: [id],
        body: { about: 'Κάτι άλλο για μένα' },
      }
    },
  ],
  [
    'awarding a scholarship',
    async () => {
      const { id } = await site.aMentee({ package: 'none' })
      const [{ id: scholarship } = { id: 0 }] = await site.owner<{ id: number }[]>`
        insert into data.scholarships (name, kind, year, approved_at, created_by)
        values ('Υποτροφία', 'full_3m', extract(year from now()), now(), ${admin.userId}) returning id`
      await site.owner`
        insert into private.scholarship_years (kind, year) values ('full_3m', extract(year from now()))
        on conflict do nothing`
      return {
        by: team(),
        page: `/admin/scholarships/${scholarship}/award/${id}`,
        call: 'PUT admin/mentees/{id}/scholarships',
        ids: [id],
        body: { scholarship_id: scholarship },
      }
    },
  ],
]

test.each(acts)('%s', async (_name, prepare) => {
  const { page, call } = await deltasOf(prepare)
  expect(call).toEqual(page)
  expect(page.length).toBeGreaterThan(0)
})
