import { redirect, type AppLoadContext } from '@remix-run/node'
import { securityEvent, sourceOf } from '~/security-events.server'
import { abilitiesOf } from '~/viewer/abilities'
import { hindranceOf } from '~/viewer/admission'
import { isApplicant } from '~/viewer/applicant'
import { mayOpen } from '~/viewer/rights'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import { isForm, heldForm } from './held-form.server'
import { heldFormPath, type Needs } from './held-form'
import { opensByMail, opensWhileProfileDue, opensWhileTextsWait } from './open-while-due'
import { returnPath } from './return-path.server'
import { pageAt, teamPageAt } from './page-at'
import { findSignedIn, findViewer, type Handled } from './session-viewer.server'
import { mayHaveNoRole, signOutWithoutRole } from './without-role.server'

/** What a guard throws: for a page the redirect; for a form, which a redirect would lose, the page that shows it. */
const redirectOrShowForm = async (handled: Handled, viewer: Viewer | null, needs: Needs, to: string) =>
  isForm(handled.request) ? heldForm(handled, viewer, needs, to) : redirect(to)

const refused = new WeakSet<AppLoadContext>()

/** Logs that the viewer was refused by this rule; once a request, although several loaders may refuse it. */
export async function noteRefused(handled: Handled, why: string) {
  if (refused.has(handled.context)) return
  refused.add(handled.context)
  const viewer = await findSignedIn(handled)
  const { userId: account, source = sourceOf(handled.context.clientAddress) } = viewer ?? {}
  securityEvent('access_refused', { account, source, why })
}

/**
 * Returns the viewer, acting in this role. Otherwise redirects: a visitor to sign-in, a viewer without a role
 * is signed out (R29), any other viewer goes to the page that explains the missing access, also an admin whose
 * right does not open the page. A form is not redirected.
 */
export async function requireViewer(handled: Handled, role: Role): Promise<Viewer> {
  const viewer = await findViewer(handled)
  const here = returnPath(handled.request)
  const hindrance = hindranceOf(viewer, role)
  const leave = (to: string) => redirectOrShowForm(handled, viewer, role, to)
  if (!viewer) throw await leave(signInFirst(here))
  if (hindrance === 'second_factor_due') throw await leave(setUpFirst(here))
  if (hindrance === 'profile_due') throw await leave(completeFirst(here))
  if (hindrance === 'no_role') throw await signOutWithoutRole(handled, viewer, role)
  if (hindrance) {
    await noteRefused(handled, hindrance)
    throw await leave(notAuthorized(role, here))
  }
  if (asksForPassword(viewer, handled.request)) throw await leave(passwordFirst(here))
  if (asksForTexts(viewer, handled.request)) throw await leave(acceptFirst(here))
  const page = role === 'admin' ? teamPageAt(handled.request) : undefined
  if (role === 'admin' && (!page || !mayOpen(viewer.adminRight, page.path, page.params))) {
    await noteRefused(handled, 'right_not_held')
    throw await leave(`/admin/right-needed?to=${encodeURIComponent(here)}`)
  }
  return viewer
}

/**
 * For pages that are only for users without this profile: returns the viewer, or null for a visitor. A viewer
 * who acts in this role is redirected to its home; one who holds it in another role is offered to switch.
 */
export async function requireNotYet(handled: Handled, role: 'mentor' | 'mentee'): Promise<Viewer | null> {
  const viewer = await findViewer(handled)
  if (!viewer) return null
  if (mustChoose(viewer)) throw await signOutWithoutRole(handled, viewer, `not-${role}`)
  if (asksForPassword(viewer, handled.request))
    throw await redirectOrShowForm(handled, viewer, `not-${role}`, passwordFirst(returnPath(handled.request)))
  if (role === 'mentor' && isApplicant(viewer)) return viewer
  if (viewer.role === role) throw redirect(homeOf(role))
  if (!abilitiesOf(viewer.role).has(`not-${role}`) || viewer.roles.includes(role)) {
    throw await redirectOrShowForm(handled, viewer, `not-${role}`, notAuthorized(role, homeOf(role)))
  }
  return viewer
}

/**
 * Holds roles but has chosen none. A user without any role has nothing to choose and may create a profile.
 */
const mustChoose = ({ role, roles, secondFactorDue, profileDue }: Viewer) =>
  !role && roles.length > 0 && !secondFactorDue && !profileDue

/** R29, on every page: a viewer without a role chooses one or is signed out. */
export async function requireChosenRole(handled: Handled) {
  const viewer = await findViewer(handled)
  if (viewer?.suspended) return viewer
  if (viewer?.secondFactorDue) {
    // Until the second factor is set up, only its page, the choice of another role, a held form and the way to them open.
    if (
      ![homeOf(null), setUpPath, heldFormPath, '/login/arrive'].includes(pageAt(handled.request)?.path ?? '')
    )
      throw redirect(setUpFirst(returnPath(handled.request)))
    return viewer
  }
  if (viewer?.profileDue) {
    if (!opensWhileProfileDue(handled.request)) throw redirect(completeFirst(returnPath(handled.request)))
    return viewer
  }
  if (viewer && !viewer.role && !mayHaveNoRole(viewer, handled.request))
    throw await signOutWithoutRole(handled, viewer)
  return viewer
}

/** Returns the viewer in any role; a visitor is redirected to sign-in, and a visitor's form is held. */
export async function requireSignedIn(handled: Handled) {
  const viewer = await findViewer(handled)
  const here = returnPath(handled.request)
  const leave = (to: string) => redirectOrShowForm(handled, viewer, 'signed-in', to)
  if (!viewer) throw await leave(signInFirst(here))
  if (viewer.secondFactorDue) throw await leave(setUpFirst(here))
  if (viewer.profileDue) throw await leave(completeFirst(here))
  if (!viewer.role) throw await signOutWithoutRole(handled, viewer, 'signed-in')
  if (asksForPassword(viewer, handled.request)) throw await leave(passwordFirst(here))
  if (asksForTexts(viewer, handled.request)) throw await leave(acceptFirst(here))
  return viewer
}

/** Returns the viewer, also one without a role; a visitor is redirected to sign-in, and a visitor's form is held. */
export async function requireSession(handled: Handled) {
  const viewer = await findViewer(handled)
  const here = returnPath(handled.request)
  const leave = (to: string) => redirectOrShowForm(handled, viewer, 'public', to)
  if (!viewer) throw await leave(signInFirst(here))
  if (asksForPassword(viewer, handled.request)) throw await leave(passwordFirst(here))
  return viewer
}

const signInFirst = (here: string) => `/?redirectTo=${encodeURIComponent(here)}`

/** The role of the session, also while its second factor or profile is due and the viewer acts in no role. */
export const sessionRole = ({ role, secondFactorDue, profileDue }: Viewer) =>
  secondFactorDue ? 'admin' : (profileDue ?? role)

const setUpPath = '/second-factor'
const setUpFirst = (here: string) => `${setUpPath}?redirectTo=${encodeURIComponent(here)}`

// A mail began the session: it opens what the mail is about, and the rest once the password is typed.
const asksForPassword = ({ byMail }: Viewer, request: Request) => byMail && !opensByMail(request)
const passwordFirst = (here: string) => `/enter-password?redirectTo=${encodeURIComponent(here)}`

const asksForTexts = ({ textsDue }: Viewer, request: Request) => textsDue && !opensWhileTextsWait(request)
const acceptFirst = (here: string) => `/new-terms?redirectTo=${encodeURIComponent(here)}`

const completeFirst = (here: string) => `/complete-profile?redirectTo=${encodeURIComponent(here)}`
const notAuthorized = (role: Role, here: string) =>
  `/pages/miscellaneous/not-authorized?role=${role}&redirectTo=${encodeURIComponent(here)}`

/** Returns the viewer as an active or inactive mentor; an applicant is redirected to the application. */
export async function requireMentor(handled: Handled): Promise<Viewer & { mentorId: number }> {
  const viewer = await requireViewer(handled, 'mentor')
  if (viewer.mentorId === null || (viewer.mentorStatus !== 'active' && viewer.mentorStatus !== 'inactive')) {
    throw await redirectOrShowForm(handled, viewer, 'mentor', '/mentor/application')
  }
  return { ...viewer, mentorId: viewer.mentorId }
}

/** For a page of several sides of a pair: the side whose page it is, and the viewer in that role. */
export async function requireSide<Side extends Role>(
  handled: Handled,
  ...sides: Side[]
): Promise<{ viewer: Viewer; side: Side }> {
  const side = sides.find((one) => one === pageAt(handled.request)!.resource)!
  return {
    side,
    viewer: side === 'mentor' ? await requireMentor(handled) : await requireViewer(handled, side),
  }
}

/** For pages that are only for visitors: redirects a signed-in user to the home of the role. */
export async function redirectIfSignedIn(handled: Handled) {
  const viewer = await findViewer(handled)
  if (!viewer) return
  if (viewer.secondFactorDue) throw redirect(setUpFirst('/'))
  if (viewer.profileDue) throw redirect(completeFirst('/'))
  if (!viewer.role && !mayHaveNoRole(viewer, handled.request)) throw await signOutWithoutRole(handled, viewer)
  throw redirect(homeOf(viewer.role))
}

/** The home page of a role. */
export function homeOf(role: Role | null) {
  return {
    mentor: '/mentor/mentorships',
    mentee: '/mentee/mentorships',
    admin: '/admin/dashboard',
    none: '/choose-profile',
  }[role ?? 'none']
}
