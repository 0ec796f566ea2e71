import * as acts from '~/db/generated/acts.server'
import type { Viewer } from '~/viewer/viewer'
import type { ChangeState } from './schema'

/** Pauses, resumes, completes or stops a mentorship, or ends it today; returns the key of what to tell. Raises what the act refuses. */
export async function changeState(viewer: Viewer, mentorshipId: number, change: ChangeState) {
  switch (change.to) {
    case 'pause': {
      const { until, pauseReason: reason, override } = change
      await acts.pauseMentorship(viewer, { mentorshipId, until, reason, override })
      return 'mentorshipPaused'
    }
    case 'resume': {
      const status = await acts.resumeMentorship(viewer, { mentorshipId })
      return status === 'running' ? 'mentorshipResumed' : 'mentorshipNotResumed'
    }
    case 'complete':
      await acts.completeMentorship(viewer, { mentorshipId, belowMinimum: change.belowMinimum ?? false })
      return 'mentorshipCompleted'
    case 'stop': {
      const { requestedBy, outcome, reason, seenAtOnce = false } = change
      await acts.stopMentorship(viewer, { mentorshipId, requestedBy, outcome, reason, seenAtOnce })
      return 'mentorshipStopped'
    }
    case 'safety':
      await acts.endForSafety(viewer, { mentorshipId, reason: change.safetyReason })
      return 'endedForSafety'
  }
}
