import type { Viewer } from './viewer'

/** An applicant is not a mentor yet and may still complete the application. */
export function isApplicant({ mentorStatus }: { mentorStatus?: Viewer['mentorStatus'] }) {
  return mentorStatus === 'new' || mentorStatus === 'awaiting_response' || mentorStatus === 'rejected'
}
