import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import { listMentorships } from './mentorships.server'
import type { GiveFeedback } from './schema'

export type FeedbackStep = Row<'feedback'>['step']

/** What somebody answered; words for others only a mentee at the end. */
export type Feedback = Row<'feedback'>

export type AdminFeedback = Row<'admin_feedback'>

/** A mentorship of the viewer and what she answered at this step, if she has; undefined when it is not hers. */
export async function findFeedback(viewer: Viewer, mentorshipId: number, step: FeedbackStep) {
  const [mentorships, given] = await Promise.all([listMentorships(viewer), listOwnFeedback(viewer)])
  const mentorship = mentorships.find(({ id }) => id === mentorshipId)
  return (
    mentorship && {
      mentorship,
      given: given.find((each) => each.mentorshipId === mentorshipId && each.step === step),
    }
  )
}

/** Everything the viewer answered. */
export function listOwnFeedback(viewer: Viewer) {
  return asViewer(
    viewer,
    (sql) => sql<Feedback[]>`
    select * from api.feedback order by id`,
  )
}

/** Whether she has said how this mentorship was. */
export const isAnswered = (answers: Feedback[], id: number) =>
  answers.some(({ mentorshipId, step }) => mentorshipId === id && step === 'end')

/** What both sides answered, for administrators. */
export function listFeedback(viewer: Viewer, mentorshipId: number) {
  return asViewer(
    viewer,
    (sql) => sql<AdminFeedback[]>`
    select * from api.admin_feedback where mentorship_id = ${mentorshipId} order by id`,
  )
}

/** Raises mentorship_not_found, no_running_mentorship, mentorship_not_ended, answer_missing, feedback_given. */
export function giveFeedback(viewer: Viewer, mentorshipId: number, step: FeedbackStep, answer: GiveFeedback) {
  const { going, words, testimonial, publishable } = answer
  return asViewer(
    viewer,
    (sql) => sql`
    select api.give_feedback(mentorship_id => ${mentorshipId}, step => ${step}, going => ${going},
      words => ${words ?? null}, testimonial => ${testimonial ?? null}, publishable => ${publishable ?? false})`,
  )
}
