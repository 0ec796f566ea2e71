import { z } from 'zod'
import { RejectRequest } from '~/domain/mentorship-requests/schema'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { optionalLine } from '~/domain/fields'
import { Id } from '~/domain/values'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import { RequestStatus, requestStatuses } from '../statuses'
import { kind } from './values'

const rejection = RejectRequest.shape

/**
 * The answer to a request: approved (2), perhaps with up to three times for the first session and its place, or rejected
 * (3).
 */
export const RequestAnswer = z.strictObject({
  mentorship_request_id: Id,
  status: z.literal([requestStatuses.approved, requestStatuses.rejected]),
  message: rejection.rejectMessage,
  reason: rejection.rejectReason,
  times: z
    .array(z.iso.datetime({ offset: true, error: 'date_invalid' }))
    .max(3, 'too_many_times')
    .optional(),
  place: optionalLine(300),
})

/** A request as the team sees it. */
export const TeamRequest = z.object({
  id: z.int(),
  kind,
  status: RequestStatus,
  closeReason: z.string().nullable(),
  mentorId: z.int(),
  mentorName: z.string(),
  menteeId: z.int(),
  menteeName: z.string(),
  packageName: z.string(),
  message: z.string(),
  reason: z.string().nullable(),
  fieldOfInterestId: z.int().nullable(),
  requestedAt: z.date(),
  answerDueAt: z.date(),
})

/** A request as a call sends it to the team. */
export const shownTeamRequest = (request: AdminRequest, language: Language) => ({
  ...request,
  status: requestStatuses[request.status],
  packageName: nameIn(language, request.packageNames),
})
