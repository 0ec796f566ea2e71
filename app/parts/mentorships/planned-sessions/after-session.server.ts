import { findPlanning } from '~/domain/mentorships/planned-sessions.server'
import { redirect } from '~/http/page.server'
import { keepingReturn, returnTo } from '~/http/return-to'
import type { Viewer } from '~/viewer/viewer'
import { listPath } from './side'

/** Redirects to the page that lists the sessions, with an outcome that names the other people of the pair. */
export async function afterSession(viewer: Viewer, request: Request, mentorshipId: number, key: string) {
  const found = await findPlanning(viewer, mentorshipId)
  const list = listPath(viewer.role!, mentorshipId)
  const to = viewer.role === 'admin' ? keepingReturn(list, returnTo(request, '/admin/mentorships')) : list
  return redirect(to, key, { who: found?.pair.people.join(', ') ?? '' })
}
