import { z } from 'zod'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { findMentorRecord, listRequestsTo } from '~/domain/mentors/mentor-record.server'
import {
  approveRequest,
  findAdminRequest,
  listRequestsOf,
  rejectRequest,
} from '~/domain/mentorship-requests/mentorship-requests.server'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { RequestAnswer, shownTeamRequest, TeamRequest } from '../shapes/requests'
import { Done, done } from '../shapes/values'
import { requestStatuses } from '../statuses'

const path = 'admin/mentors/{id}/mentorship-requests'

export const requestsTo = call({
  method: 'GET',
  path,
  as: 'admin',
  summary: 'Lists the last requests to a mentor, those that wait first.',
  errors: ['not_found'],
  result: z.array(TeamRequest),
  async run({ viewer, ids: [id], language }) {
    if (!(await findMentorRecord(viewer, id!))) throw notFound()
    return (await listRequestsTo(viewer, id!)).map((request) => shownTeamRequest(request, language))
  },
})

export const requestsOf = call({
  method: 'GET',
  path: 'admin/mentees/{id}/mentorship-requests',
  as: 'admin',
  summary: 'Lists the last requests of a mentee, the newest first.',
  errors: ['not_found'],
  result: z.array(TeamRequest),
  async run({ viewer, ids: [id], language }) {
    if (!(await findMenteeRecord(viewer, id!))) throw notFound()
    return (await listRequestsOf(viewer, id!)).map((request) => shownTeamRequest(request, language))
  },
})

export const answerForMentor = call({
  method: 'PUT',
  path,
  as: 'admin',
  summary: 'Approves (2) or rejects (3) a request on behalf of its mentor.',
  errors: [
    'already_answered',
    'deadline_passed',
    'own_profile',
    'mentor_in_mentorship',
    'mentee_in_mentorship',
  ],
  body: RequestAnswer,
  result: Done,
  async run({ viewer, ids: [mentorId], body }) {
    const request = await findAdminRequest(viewer, body.mentorship_request_id)
    if (!request || request.mentorId !== mentorId) throw notFound()
    if (body.status === requestStatuses.approved) await approveRequest(viewer, request.id)
    else await rejectRequest(viewer, request.id, { rejectReason: body.reason, rejectMessage: body.message })
    return done
  },
})
