import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { listMentorships } from './mentorships.server'
import type { GiveFeedback } from './schema'

export type FeedbackStep = Row<'feedback'>['step']

/** Feedback of a mentee or mentor. Only a mentee gives a testimonial, at the end. */
export type Feedback = Row<'feedback'>

export type AdminFeedback = Row<'admin_feedback'>

/** A mentorship of the viewer and the viewer's check-in, if given; undefined if it is not the viewer's mentorship. */
export async function findCheckIn(viewer: Viewer, mentorshipId: number) {
  const [mentorships, given] = await Promise.all([listMentorships(viewer), listOwnFeedback(viewer)])
  const mentorship = mentorships.find(({ id }) => id === mentorshipId)
  return (
    mentorship && {
      mentorship,
      given: given.find((each) => each.mentorshipId === mentorshipId && each.step === 'check_in'),
    }
  )
}

/** All feedback of the viewer. */
export function listOwnFeedback(viewer: Viewer) {
  return read(
    viewer,
    (sql) => sql<Feedback[]>`
    select * from api.feedback order by id`,
  )
}

/** Whether there is feedback at the end of this mentorship. */
export const isAnswered = (answers: Feedback[], id: number) =>
  answers.some(({ mentorshipId, step }) => mentorshipId === id && step === 'end')

/** The feedback of mentee and mentor, for admins. */
export function listFeedback(viewer: Viewer, mentorshipId: number) {
  return read(
    viewer,
    (sql) => sql<AdminFeedback[]>`
    select * from api.admin_feedback where mentorship_id = ${mentorshipId} order by id`,
  )
}

/**
 * Stores feedback. Raises mentorship_not_found, role_not_held, no_running_mentorship, start_passed,
 * mentorship_not_ended, answer_missing, feedback_given.
 */
export function giveFeedback(
  viewer: Viewer,
  mentorshipId: number,
  step: FeedbackStep,
  answer: Partial<GiveFeedback>,
) {
  return acts.giveFeedback(viewer, { ...answer, mentorshipId, step })
}
