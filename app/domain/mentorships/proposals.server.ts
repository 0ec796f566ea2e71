import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { nths, type OfferedTimes, type TimesAct } from './proposal-schema'

/** Times that are offered for a session: those of them that are still to come. */
export type Proposal = Row<'proposals'>

/** What is offered in a mentorship of the viewer, or in any for an admin; undefined if nothing is. */
export async function findProposal(viewer: Viewer, mentorshipId: number) {
  const [proposal] = await read(
    viewer,
    (sql) => sql<Proposal[]>`select * from api.proposals where mentorship_id = ${mentorshipId}`,
  )
  return proposal
}

/** The instants of a form's times, as text: the database library takes a list of dates for one date. Raises time_skipped of api.wall_clock. */
async function instantsOf(viewer: Viewer, offered: OfferedTimes) {
  const instants = await Promise.all(
    nths.flatMap((nth) => {
      const [day, at] = [offered[`day${nth}`], offered[`time${nth}`]]
      return day && at ? [reads.wallClock(viewer, { day, at, nth: String(nth) })] : []
    }),
  )
  return instants.map((at) => at.toISOString())
}

/** Offers times, takes one or withdraws them; returns the news of it. Raises the errors of the functions. */
export async function actOnTimes(viewer: Viewer, mentorshipId: number, act: TimesAct) {
  if (act.intent === 'take') {
    await acts.takeTime(viewer, act)
    return 'sessionPlanned'
  }
  if (act.intent === 'withdraw') {
    await acts.withdrawTimes(viewer, act)
    return 'timesWithdrawn'
  }
  const times = await instantsOf(viewer, act)
  await acts.proposeTimes(viewer, { mentorshipId, times, place: act.place })
  return 'timesProposed'
}

/** The mentor accepts a request and offers times for the first session, if there are any. Raises the errors of the function. */
export async function approveWithTimes(viewer: Viewer, requestId: number, offered: OfferedTimes) {
  const times = await instantsOf(viewer, offered)
  await acts.approveMentorshipRequest(viewer, { requestId, times, place: offered.place })
}
