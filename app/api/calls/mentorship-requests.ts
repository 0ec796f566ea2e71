import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import {
  findRequest,
  listRequests,
  sendRequest,
  type MentorshipRequest,
} from '~/domain/mentorship-requests/mentorship-requests.server'
import { CoachingRequest, MentoringRequest } from '~/domain/mentorship-requests/schema'
import { Id } from '~/domain/values'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import type { Viewer } from '~/viewer/viewer'
import { answerRequest } from '../answer-request.server'
import { call } from '../call'
import { RequestAnswer } from '../shapes/requests'
import { Done, done, kind } from '../shapes/values'
import { listOf, whole } from '../shapes/whole-list'
import { RequestStatus, requestStatuses } from '../statuses'

const Request = z.object({
  id: z.int(),
  kind,
  status: RequestStatus,
  closeReason: z.string().nullable(),
  message: z.string(),
  reason: z.string().nullable(),
  fieldOfInterestId: z.int().nullable(),
  requestedAt: z.date(),
  answerDueAt: z.date(),
  answeredAt: z.date().nullable(),
  rejectReason: z.string().nullable(),
  rejectMessage: z.string().nullable(),
  mentorId: z.int(),
  otherName: z.string(),
  packageName: z.string(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
})
const shown = (request: MentorshipRequest, language: Language) => ({
  ...request,
  status: requestStatuses[request.status],
  packageName: nameIn(language, request.packageNames),
})
const listOwn = async ({ viewer, language }: { viewer: Viewer; language: Language }) =>
  whole((await listRequests(viewer)).map((request) => shown(request, language)))

export const mentorRequests = call({
  method: 'GET',
  path: 'client/mentor/mentorship-requests',
  as: 'mentor',
  summary: 'Lists the requests that the mentor has received, the newest first.',
  bare: true,
  result: listOf(Request),
  run: listOwn,
})

export const menteeRequests = call({
  method: 'GET',
  path: 'client/mentee/mentorship-requests',
  as: 'mentee',
  summary: 'Lists the requests that the mentee has sent, the newest first.',
  bare: true,
  result: listOf(Request),
  run: listOwn,
})

export const answerAsMentor = call({
  method: 'PUT',
  path: 'client/mentor/mentorship-requests',
  as: 'mentor',
  summary: 'Approves (2) or rejects (3) a request.',
  acts: ['approve_mentorship_request', 'reject_mentorship_request'],
  body: RequestAnswer,
  result: Done,
  async run({ viewer, body }) {
    await answerRequest(viewer, body)
    return done
  },
})

const Sent = z.object({ requestId: z.int(), answerDueAt: z.date() })

async function send(viewer: Viewer, mentorId: number, request: Parameters<typeof sendRequest>[2]) {
  const requestId = await sendRequest(viewer, mentorId, request)
  const sent = await findRequest(viewer, requestId)
  return { requestId, answerDueAt: sent!.answerDueAt }
}

export const requestMentoring = call({
  method: 'POST',
  path: 'client/mentee/request-mentoring',
  as: 'mentee',
  summary: 'Sends a request for mentoring to a mentor.',
  acts: ['request_mentoring'],
  body: z.strictObject({
    mentor_id: Id,
    message: MentoringRequest.shape.message,
    beginRequested: MentoringRequest.shape.beginRequested,
  }),
  result: Sent,
  run: ({ viewer, body }) =>
    send(viewer, body.mentor_id, {
      kind: 'mentoring',
      message: body.message,
      beginRequested: body.beginRequested,
    }),
})

export const requestCoaching = call({
  method: 'POST',
  path: 'client/mentee/request-coaching',
  as: 'mentee',
  summary: 'Sends a request for coaching to a mentor.',
  acts: ['request_coaching'],
  body: z.strictObject({ mentor_id: Id, ...CoachingRequest.omit({ kind: true }).shape }),
  result: Sent,
  run: ({ viewer, body: { mentor_id: mentorId, ...words } }) =>
    send(viewer, mentorId, { kind: 'coaching', ...words }),
})

export const withdraw = call({
  method: 'DELETE',
  path: 'client/mentee/mentorship-requests/{id}',
  as: 'mentee',
  summary: 'Withdraws a pending request.',
  acts: ['withdraw_request'],
  result: Done,
  async run({ viewer, ids: [id] }) {
    await acts.withdrawRequest(viewer, { requestId: id! })
    return done
  },
})
