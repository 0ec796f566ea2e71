import type { News } from '~/http/news'
import type { Viewer } from '~/viewer/viewer'
import { findMentorEdit, findNextEdit } from '~/domain/edit-requests/edit-requests.server'
import type { DecideEdit } from '~/domain/edit-requests/schema'
import { today } from '~/domain/queues/queue-counts'

/** The outcome of a decision: the mentor's name, and a link to the oldest waiting edit request, which opens by itself after Today. */
export async function newsOfEdit(
  viewer: Viewer,
  mentorId: number,
  { decision, back }: { decision: DecideEdit['decision']; back: string },
): Promise<News> {
  const [found, next] = await Promise.all([findMentorEdit(viewer, mentorId), findNextEdit(viewer)])
  return {
    key: decision === 'approve' ? 'editApproved' : 'editRejected',
    values: { name: found?.mentor.name ?? '' },
    links:
      next && back !== today
        ? [
            {
              to: `/admin/mentors/${next.mentorId}/pending-edit-requests`,
              key: 'nextEdit',
              values: { name: next.mentorName },
            },
          ]
        : undefined,
  }
}
