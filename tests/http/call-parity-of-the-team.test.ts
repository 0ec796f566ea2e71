// The acts of the team, by a page and by its call: they leave the same rows. What team-calls.test.ts sees a call do is not
// compared again.
import { pagesAndCallsOf, type Actor } from '../support/page-and-call'
import { openSite } from '../support/site'

const site = await openSite()
const { leavesTheSame, makeCall } = pagesAndCallsOf(site)

const { userId } = await site.anAdmin()
const team: Actor = { userId, role: 'admin' }

async function aScholarship() {
  await site.owner`
    insert into private.scholarship_years (kind, year) values ('full_3m', extract(year from now()))
    on conflict do nothing`
  const [{ id } = { id: 0 }] = await site.owner<{ id: number }[]>`
    insert into data.scholarships (name, kind, year, approved_at, created_by)
    values ('Υποτροφία', 'full_3m', extract(year from now()), now(), ${userId}) returning id`
  return id
}
async function aTestimonial() {
  const { id: mentorId } = await site.aMentor()
  const [{ id } = { id: 0 }] = await site.owner<{ id: number }[]>`
    insert into data.testimonials (mentor_id, mentee_full_name, given_on, text)
    values (${mentorId}, 'Νίκη Α.', '2026-01-05', 'Με βοήθησε.') returning id`
  return { mentorId, id }
}
async function aSuggestionRequest() {
  const mentee = await site.aMentee()
  await makeCall(
    { userId: mentee.userId, role: 'mentee' },
    {
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

leavesTheSame('approving for a mentor', async () => {
  const { mentor, id } = await site.aRequest()
  return {
    by: team,
    page: `/admin/pending-mentorship-requests/${id}?to=approve`,
    has: 'to',
    values: { to: 'approve' },
    call: 'PUT admin/mentors/{id}/mentorship-requests',
    ids: [mentor.id],
    body: { mentorship_request_id: id, status: 2 },
  }
})

leavesTheSame('stopping a mentorship', async () => {
  const { id } = await site.aMentorship()
  const stop = { reason: 'Το συμφώνησαν', outcome: 'replace', requestedBy: 'mentor' }
  return {
    by: team,
    page: `/admin/mentorships/${id}/state?to=stop`,
    has: 'to',
    values: { to: 'stop', ...stop },
    call: 'PUT admin/mentorships/{id}/stop',
    ids: [id],
    body: stop,
  }
})

leavesTheSame('rejecting an application', async () => {
  const { id } = await site.aMentor({ status: 'new' })
  return {
    by: team,
    page: `/admin/pending-applications/${id}`,
    hasValue: 'decide',
    values: { decision: 'rejected', message: 'Όχι τώρα.' },
    call: 'PUT admin/mentors/applications',
    body: { mentor_id: id, status: 5, message: 'Όχι τώρα.' },
  }
})

leavesTheSame('sending a message', async () => {
  const { id } = await site.aMentor()
  return {
    by: team,
    page: `/admin/mentors/${id}/messages`,
    has: 'text',
    values: { intent: 'send', text: 'Καλημέρα!', subject: 'Νέα' },
    call: 'POST admin/mentors/{id}/messages',
    ids: [id],
    body: { message: 'Καλημέρα!', subject: 'Νέα' },
  }
})

leavesTheSame('resuming a mentorship', async () => {
  const { id } = await site.aMentorship()
  await makeCall(team, { call: 'PUT admin/mentorships/{id}/pause', ids: [id], body: {} })
  return {
    by: team,
    page: `/admin/mentorships/${id}/state?to=resume`,
    has: 'to',
    values: { to: 'resume' },
    call: 'PUT admin/mentorships/{id}/resume',
    ids: [id],
    body: {},
  }
})

leavesTheSame('deleting a testimonial', async () => {
  const { mentorId, id } = await aTestimonial()
  return {
    by: team,
    page: `/admin/mentors/${mentorId}/testimonials/${id}`,
    hasValue: 'delete',
    call: 'DELETE admin/mentors/testimonials/{id}',
    ids: [id],
  }
})

leavesTheSame('changing a mentee’s profile', async () => {
  const { id } = await site.aMentee({ package: 'none' })
  return {
    by: team,
    page: `/admin/mentees/${id}/profile`,
    has: 'about',
    values: { about: 'Κάτι άλλο για μένα' },
    call: 'PUT admin/mentees/{id}',
    ids: [id],
    body: { about: 'Κάτι άλλο για μένα' },
  }
})

leavesTheSame('creating a scholarship', async () => ({
  by: team,
  page: '/admin/scholarships',
  has: 'name',
  values: { name: 'Υποτροφία', kind: 'full_3m' },
  call: 'POST admin/mentees/scholarships',
  // Without a kind, as the client of the specification sends it.
  body: { name: 'Υποτροφία' },
}))

leavesTheSame('renaming a scholarship', async () => {
  const id = await aScholarship()
  return {
    by: team,
    page: `/admin/scholarships/${id}`,
    has: 'name',
    values: { name: 'Νέο όνομα' },
    call: 'PUT admin/mentees/scholarships/{id}',
    ids: [id],
    body: { name: 'Νέο όνομα' },
  }
})

leavesTheSame('withdrawing an award', async () => {
  const [id, mentee] = [await aScholarship(), await site.aMentee({ package: 'none' })]
  await makeCall(team, {
    call: 'PUT admin/mentees/{id}/scholarships',
    ids: [mentee.id],
    body: { scholarship_id: id },
  })
  const [{ purchase } = { purchase: 0 }] = await site.owner<{ purchase: number }[]>`
        select id as purchase from data.purchases where mentee_id = ${mentee.id}`
  return {
    by: team,
    page: `/admin/purchased-subscriptions/${purchase}`,
    hasValue: 'withdraw-award',
    call: 'DELETE admin/mentees/scholarships/subscriptions/{id}',
    ids: [purchase],
  }
})

leavesTheSame('starting a mentorship', async () => {
  const [[part], { id }] = [(await site.aMentee()).partIds, await site.aMentor()]
  return {
    by: team,
    page: `/admin/create-new-mentorship?part=${part}&mentor=${id}`,
    call: 'POST admin/purchased-subscriptions-packages/{id}/create-mentorship',
    ids: [part!],
    body: { mentor_id: id },
  }
})

leavesTheSame('answering a request for proposals', async () => {
  const body = await answerOf(await aSuggestionRequest())
  const { suggestion_request_id: id, mentor_ids: mentors, answer } = body
  return {
    by: team,
    page: `/admin/mentor-suggestion-requests/${id}`,
    has: 'answer',
    values: { intent: 'send', answer, mentorIds: String(mentors[0]) },
    call: 'PUT admin/mentor-suggestion-requests',
    body,
  }
})

leavesTheSame('opening a request for proposals again', async () => {
  const id = await aSuggestionRequest()
  const body = await answerOf(id)
  await makeCall(team, { call: 'PUT admin/mentor-suggestion-requests', body })
  return {
    by: team,
    page: `/admin/mentor-suggestion-requests/${id}`,
    hasValue: 'reopen',
    call: 'POST admin/mentor-suggestion-requests',
    body: { suggestion_request_id: id },
  }
})

leavesTheSame('changing a mentor’s profile', async () => {
  const { id } = await site.aMentor()
  return {
    by: team,
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
})
