import type { News } from '~/http/news'
import type { Viewer } from '~/viewer/viewer'
import { findAdminRequest, listNextDue } from '~/domain/mentorship-requests/mentorship-requests.server'

const queue = '/admin/pending-mentorship-requests'

/**
 * The outcome of a reminder, or of an answer: the names of mentee and mentor, and a link to the request with the next
 * deadline.
 */
export async function newsOfAnswer(viewer: Viewer, id: number): Promise<News> {
  const [request, waiting] = await Promise.all([findAdminRequest(viewer, id), listNextDue(viewer, 1)])
  const [next] = waiting
  const { status, menteeName: mentee = '', mentorName: mentor = '' } = request ?? {}
  if (status === 'pending') return { key: 'mentorReminded', values: { name: mentor } }
  return {
    key: status === 'approved' ? 'approvedForMentor' : 'rejectedForMentor',
    values: { mentee, mentor },
    links: next && [{ to: `${queue}/${next.id}`, key: 'nextRequest', values: { name: next.menteeName } }],
  }
}
