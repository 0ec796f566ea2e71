import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { listOwnFeedback } from './feedback.server'
import { listMentorships } from './mentorships.server'
import type { GoalAct } from './schema'

export type Goal = Row<'goals'>

const most = 50

/** The goals of a mentorship, open ones first, in the order in which they were written. */
export function listGoals(viewer: Viewer, mentorshipId: number) {
  return read(
    viewer,
    (sql) => sql<Goal[]>`
    select * from api.goals where mentorship_id = ${mentorshipId} order by reached_at nulls first, id limit ${most}`,
  )
}

/** A mentorship of the viewer with its goals, and what the viewer answered at its start; undefined if there is none. */
export async function findGoals(viewer: Viewer, mentorshipId: number) {
  const [mentorships, goals, answers] = await Promise.all([
    listMentorships(viewer),
    listGoals(viewer, mentorshipId),
    listOwnFeedback(viewer),
  ])
  const mentorship = mentorships.find(({ id }) => id === mentorshipId)
  const start = answers.find((answer) => answer.mentorshipId === mentorshipId && answer.step === 'start')
  return mentorship && { mentorship, goals: [...goals], start }
}

/** Adds a goal, rewords one, or marks one as reached or open. Raises no_running_mentorship, goal_not_found, goals_full. */
export async function actOnGoals(viewer: Viewer, mentorshipId: number, act: GoalAct) {
  const text = act.intent === 'goal' || act.intent === 'edit' ? act.text : null
  const goalId = act.intent === 'goal' ? null : act.goalId
  const reached = act.intent === 'goal' || act.intent === 'edit' ? null : act.intent === 'reach'
  await acts.writeGoal(viewer, { mentorshipId, text, goalId, reached })
}
