// More acts of the team, by a page and by its call: they leave the same rows.
import { beforeAll, expect, test } from 'vitest'
import { pagesAndCallsOf, type Act, type Actor } from '../support/page-and-call'
import type { Woman } from '../support/people'
import { openSite } from '../support/site'

const site = await openSite()
const { deltasOf, makeCall } = pagesAndCallsOf(site)
const { approve, send } = await import('../support/acts')

let admin: Woman
beforeAll(async () => {
  admin = await site.anAdmin()
})
const team = (): Actor => ({ userId: admin.userId, role: 'admin' })

async function aPair() {
  const [to, by] = [await site.aMentor(), await site.aMentee()]
  return { to, by, id: await approve(to, await send(by, to)) }
}
async function aScholarship() {
  await site.owner`
    insert into private.scholarship_years (kind, year) values ('full_3m', extract(year from now()))
    on conflict do nothing`
  const [{ id } = { id: 0 }] = await site.owner<{ id: number }[]>`
    insert into data.scholarships (name, kind, year, approved_at, created_by)
    values ('Υποτροφία', 'full_3m', extract(year from now()), now(), ${admin.userId}) returning id`
  return id
}
async function aTestimonial() {
  const { id: mentorId } = await site.aMentor()
  const [{ id } = { id: 0 }] = await site.owner<{ id: number }[]>`
    insert into data.testimonials (mentor_id, mentee_full_name, given_on, text)
    values (${mentorId}, 'Νίκη Α.', '2026-01-05', 'Με βοήθησε.') returning id`
  return { mentorId, id }
}
async function anOpenPart() {
  const { id } = await site.aMentee()
  const [{ part } = { part: 0 }] = await site.owner<{ part: number }[]>`
    select p.id as part from data.parts p join data.purchases u on u.id = p.purchase_id where u.mentee_id = ${id}`
  return part
}
async function aSuggestionRequest() {
  const mentee = await site.aMentee()
  await makeCall(
    { userId: mentee.userId, role: 'mentee' },
    {
      page: '',
      call: 'POST client/mentee/mentor-suggestion-requests',
      body: { text: 'Ψάχνω μια μεντόρισσα.' },
    },
  )
  const [{ id } = { id: 0 }] = await site.owner<{ id: number }[]>`
    select id from data.suggestion_requests where mentee_id = ${mentee.id}`
  return id
}
const answerOf = async (suggestion_request_id: number) => ({
  suggestion_request_id,
  mentor_ids: [(await site.aMentor()).id],
  answer: 'Αυτή σου ταιριάζει.',
})
const said = { menteeFullName: 'Νίκη Α.', text: 'Με βοήθησε πολύ.' }
const onDay = { 'givenOn.day': '5', 'givenOn.month': '1', 'givenOn.year': '2026' }

const acts: [string, Act][] = [
  [
    'creating a scholarship',
    async () => ({
      by: team(),
      page: '/admin/scholarships',
      has: 'name',
      values: { name: 'Υποτροφία', kind: 'full_3m' },
      call: 'POST admin/mentees/scholarships',
      body: { name: 'Υποτροφία', kind: 'full_3m' },
    }),
  ],
  [
    'renaming a scholarship',
    async () => {
      const id = await aScholarship()
      return {
        by: team(),
        page: `/admin/scholarships/${id}`,
        has: 'name',
        values: { name: 'Νέο όνομα' },
        call: 'PUT admin/mentees/scholarships/{id}',
        ids: [id],
        body: { name: 'Νέο όνομα' },
      }
    },
  ],
  [
    'withdrawing an award',
    async () => {
      const [id, mentee] = [await aScholarship(), await site.aMentee({ package: 'none' })]
      await makeCall(team(), {
        page: '',
        call: 'PUT admin/mentees/{id}/scholarships',
        ids: [mentee.id],
        body: { scholarship_id: id },
      })
      const [{ purchase } = { purchase: 0 }] = await site.owner<{ purchase: number }[]>`
        select id as purchase from data.purchases where mentee_id = ${mentee.id}`
      return {
        by: team(),
        page: `/admin/scholarships/awards/${purchase}/withdraw`,
        call: 'DELETE admin/mentees/scholarships/subscriptions/{id}',
        ids: [purchase],
      }
    },
  ],
  [
    'sending a message to a mentee',
    async () => {
      const { id } = await site.aMentee({ package: 'none' })
      return {
        by: team(),
        page: `/admin/mentees/${id}/messages`,
        has: 'text',
        values: { intent: 'send', text: 'Καλημέρα!', subject: 'Νέα' },
        call: 'POST admin/mentees/{id}/messages',
        ids: [id],
        body: { message: 'Καλημέρα!', subject: 'Νέα' },
      }
    },
  ],
  [
    'writing a testimonial',
    async () => {
      const { id } = await site.aMentor()
      return {
        by: team(),
        page: `/admin/mentors/${id}/testimonials/new`,
        has: 'menteeFullName',
        values: { ...said, ...onDay, publish: 'on' },
        call: 'POST admin/mentors/{id}/testimonials',
        ids: [id],
        body: { ...said, date: '2026-01-05', publish: true },
      }
    },
  ],
  [
    'changing a testimonial',
    async () => {
      const { mentorId, id } = await aTestimonial()
      return {
        by: team(),
        page: `/admin/mentors/${mentorId}/testimonials/${id}`,
        has: 'menteeFullName',
        values: { ...said, ...onDay, publish: 'on' },
        call: 'PUT admin/mentors/testimonials/{id}',
        ids: [id],
        body: { ...said, date: '2026-01-05', publish: true },
      }
    },
  ],
  [
    'starting a mentorship',
    async () => {
      const [part, { id }] = [await anOpenPart(), await site.aMentor()]
      return {
        by: team(),
        page: `/admin/create-new-mentorship?part=${part}&mentor=${id}`,
        call: 'POST admin/purchased-subscriptions-packages/{id}/create-mentorship',
        ids: [part],
        body: { mentor_id: id },
      }
    },
  ],
  [
    'counting a session for a pair',
    async () => {
      const { by, id } = await aPair()
      return {
        by: team(),
        page: `/admin/mentorships/${id}/sessions`,
        has: 'minutes',
        values: { minutes: '45', note: 'Πήγε καλά' },
        call: 'PUT admin/mentees/{id}/current-mentorship/completed-sessions/increase',
        ids: [by.id],
        body: { minutes: 45, note: 'Πήγε καλά' },
      }
    },
  ],
  [
    'answering a request for proposals',
    async () => {
      const body = await answerOf(await aSuggestionRequest())
      const { suggestion_request_id: id, mentor_ids: mentors, answer } = body
      return {
        by: team(),
        page: `/admin/mentor-suggestion-requests/${id}`,
        has: 'answer',
        values: { intent: 'send', answer, mentorIds: String(mentors[0]) },
        call: 'PUT admin/mentor-suggestion-requests',
        body,
      }
    },
  ],
  [
    'opening a request for proposals again',
    async () => {
      const id = await aSuggestionRequest()
      const body = await answerOf(id)
      await makeCall(team(), { page: '', call: 'PUT admin/mentor-suggestion-requests', body })
      return {
        by: team(),
        page: `/admin/mentor-suggestion-requests/${id}`,
        hasValue: 'reopen',
        call: 'POST admin/mentor-suggestion-requests',
        body: { suggestion_request_id: id },
      }
    },
  ],
  [
    'changing a mentor’s profile',
    async () => {
      const { id } = await site.aMentor()
      return {
        by: team(),
        page: `/admin/mentors/${id}/edit`,
        has: 'title',
        values: {
          title: 'Νέος τίτλος',
          industryId: '1',
          languages: 'el',
          'experienceSince.month': '3',
          'experienceSince.year': '2005',
        },
        call: 'PUT admin/mentors/{id}',
        ids: [id],
        body: { title: 'Νέος τίτλος', industryId: 1, languages: ['el'], experienceSince: '03-2005' },
      }
    },
  ],
]

test.each(acts)('%s', async (_name, prepare) => {
  const { page, call } = await deltasOf(prepare)
  expect(call).toEqual(page)
  expect(page.length).toBeGreaterThan(0)
})
