import type { News } from '~/http/news'
import type { Viewer } from '~/viewer/viewer'
import { findAdminRequest, listNextDue } from '~/domain/mentorship-requests/mentorship-requests.server'

const queue = '/admin/pending-mentorship-requests'

/**
 * The outcome of an answer: the names of mentee and mentor, and a link to the request with the next deadline.
 */
export async function newsOfAnswer(viewer: Viewer, id: number): Promise<News> {
  const [request, waiting] = await Promise.all([findAdminRequest(viewer, id), listNextDue(viewer, 1)])
  const [next] = waiting
  return {
    key: request?.status === 'approved' ? 'approvedForMentor' : 'rejectedForMentor',
    values: { mentee: request?.menteeName ?? '', mentor: request?.mentorName ?? '' },
    links: next && [
      { to: `${queue}/${next.id}/approve`, key: 'nextRequest', values: { name: next.menteeName } },
    ],
  }
}
