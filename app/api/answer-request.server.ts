import type { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import type { Viewer } from '~/viewer/viewer'
import { requestStatuses } from './statuses'
import type { RequestAnswer } from './shapes/requests'

/** Approves or rejects a request, as its mentor or as the team for the mentor. */
export function answerRequest(
  viewer: Viewer,
  { mentorship_request_id: requestId, status, times, place, reason, message }: z.output<typeof RequestAnswer>,
) {
  if (status === requestStatuses.approved)
    return acts.approveMentorshipRequest(viewer, { requestId, times, place })
  return acts.rejectMentorshipRequest(viewer, { requestId, rejectReason: reason, rejectMessage: message })
}
