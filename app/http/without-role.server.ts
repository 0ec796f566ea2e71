import { redirect, type AppLoadContext } from '@remix-run/node'
import { closeSession } from '~/domain/accounts/sessions.server'
import { flash } from './flash.server'
import { pageAt } from './page-at'
import { removeSession } from './session.server'
import { returnPath } from './return-path.server'
import type { Viewer } from '~/viewer/viewer'

// Where she chooses a role, and the pages for signing in, which lead her there.
const choosing = ['/choose-profile', '/login', '/forgot-password']
// What the page for choosing offers whoever has no profile at all, and what she reads before she makes one.
const beginning = [
  '/mentee/register',
  '/mentor/register',
  '/erase-my-account',
  '/terms-and-conditions',
  '/privacy-policy',
  '/mentoring-terms',
]

/** R29: true where a session may stay open without a role. */
export function mayHaveNoRole({ roles }: Viewer, request: Request) {
  const path = pageAt(request)?.path ?? ''
  return choosing.includes(path) || (roles.length === 0 && beginning.includes(path))
}

const leaving = new WeakMap<AppLoadContext, Promise<Response>>()

/**
 * R29: a session without a role ends wherever else it goes. The page for signing in says why and leads back to what she
 * wanted to open; a link of a mail needs no session and opens as for anyone.
 */
export function signOutWithoutRole(
  { request, context }: { request: Request; context: AppLoadContext },
  viewer: Viewer,
) {
  let answer = leaving.get(context)
  if (!answer) {
    answer = signOut(request, viewer)
    leaving.set(context, answer)
  }
  return answer
}

async function signOut(request: Request, viewer: Viewer) {
  const here = returnPath(request)
  const page = pageAt(request)
  const byLink = page?.layout === 'full' && page.resource === 'public'
  await closeSession(viewer)
  const headers = flash('signedOutWithoutRole', removeSession())
  return redirect(byLink ? here : `/login?redirectTo=${encodeURIComponent(here)}`, { headers })
}
