import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { requestSource } from '~/domain/mentorship-requests/list'
import { findAdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { rightsFor } from '~/viewer/rights'
import { answerRequest } from '../answer-request.server'
import { call } from '../call'
import { rowsCall } from '../list-calls'
import { notFound } from '../not-found.server'
import { RequestAnswer, shownTeamRequest, TeamRequest } from '../shapes/requests'
import { Done, done } from '../shapes/values'

const rows = { Row: TeamRequest, shown: shownTeamRequest }

export const allRequests = rowsCall('mentorship-requests', requestSource, {
  ...rows,
  summary:
    'Lists all requests, the newest first, by status (1, 2, 3), mentor, mentee, and those that are overdue.',
})

export const requestsTo = rowsCall('mentors/{id}/mentorship-requests', requestSource, {
  ...rows,
  summary: 'Lists the requests to a mentor, the newest first.',
  within: { filter: 'mentor_id', check: findMentorRecord },
})

export const requestsOf = rowsCall('mentees/{id}/mentorship-requests', requestSource, {
  ...rows,
  summary: 'Lists the requests of a mentee, the newest first.',
  within: { filter: 'mentee_id', check: findMenteeRecord },
})

export const answerForMentor = call({
  method: 'PUT',
  path: 'admin/mentors/{id}/mentorship-requests',
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId'),
  summary: 'Approves (2) or rejects (3) a request on behalf of its mentor.',
  acts: ['approve_mentorship_request', 'reject_mentorship_request'],
  body: RequestAnswer,
  result: Done,
  async run({ viewer, ids: [mentorId], body }) {
    const request = await findAdminRequest(viewer, body.mentorship_request_id)
    if (!request || request.mentorId !== mentorId) throw notFound()
    await answerRequest(viewer, body)
    return done
  },
})
