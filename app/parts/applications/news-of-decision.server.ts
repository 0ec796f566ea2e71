import type { News } from '~/http/news'
import type { Viewer } from '~/viewer/viewer'
import { findApplication, findNextApplication } from '~/domain/applications/admin-applications.server'
import type { Decision } from '~/domain/applications/schema'
import { today } from '~/domain/queues/queue-counts'

const told = {
  active: 'applicationApproved',
  awaiting_response: 'applicationAsked',
  rejected: 'applicationRejected',
}

/**
 * The outcome of a decision: the applicant's name, a link to the new profile, and a link to the oldest
 * waiting application, which opens by itself after Today.
 */
export async function newsOfDecision(
  viewer: Viewer,
  id: number,
  { decision, back }: { decision: Decision['decision']; back: string },
): Promise<News> {
  const [application, next] = await Promise.all([findApplication(viewer, id), findNextApplication(viewer)])
  const isPublic = decision === 'active' && application?.visibility === 'public'
  const profile = { to: `/mentors/${id}`, key: 'openedProfile' }
  const following = next &&
    back !== today && {
      to: `/admin/pending-applications/${next.id}?${new URLSearchParams({ return_to: back })}`,
      key: 'nextApplication',
      values: { name: next.name },
    }
  return {
    key: told[decision],
    values: { name: `${application?.name} ${application?.surname}` },
    links: [...(isPublic ? [profile] : []), ...(following ? [following] : [])],
  }
}
