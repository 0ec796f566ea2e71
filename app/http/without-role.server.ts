import { redirect, type AppLoadContext } from '@remix-run/node'
import * as acts from '~/db/generated/acts.server'
import { flash } from './flash.server'
import { isForm, heldForm } from './held-form.server'
import { heldFormPath, type Needs } from './held-form'
import { pageAt } from './page-at'
import { removeSession } from './session.server'
import type { Handled } from './session-viewer.server'
import { returnPath } from './return-path.server'
import type { Viewer } from '~/viewer/viewer'

// The pages where the viewer chooses a role, and the sign-in pages, which lead to it.
const choosing = ['/choose-profile', '/login', '/login/arrive', '/forgot-password', heldFormPath]
// Pages for a user without any profile: what the choice page offers, and the texts to read before
// registering.
const beginning = [
  '/mentee/register',
  '/mentor/register',
  '/erase-my-account',
  '/my-data',
  '/terms-and-conditions',
  '/privacy-policy',
  '/mentoring-terms',
  '/coaching-terms',
]

/** R29: true for a page that may be open in a session without a role. */
export function mayHaveNoRole({ roles }: Viewer, request: Request) {
  const path = pageAt(request)?.path ?? ''
  return choosing.includes(path) || (roles.length === 0 && beginning.includes(path))
}

const leaving = new WeakMap<AppLoadContext, Promise<Response>>()

/**
 * R29: a session without a role ends on any other page. The sign-in page says why and returns to the
 * requested page afterwards. Links in mails need no session and open as for a visitor. A form is not sent, and
 * says so.
 */
export function signOutWithoutRole(handled: Handled, viewer: Viewer, needs: Needs = 'public') {
  const { request, context } = handled
  if (isForm(request)) return heldForm(handled, viewer, needs, '/choose-profile')
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
  await acts.closeSession(viewer)
  const headers = flash('signedOutWithoutRole', removeSession())
  return redirect(byLink ? here : `/login?redirectTo=${encodeURIComponent(here)}`, { headers })
}
