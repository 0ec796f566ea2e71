import { redirect, type AppLoadContext } from '@remix-run/node'
import * as acts from '~/db/acts.server'
import { getLanguage } from '~/i18n/i18n.server'
import { securityEvent, sourceOf } from '~/security-events.server'
import { abilitiesOf } from '~/viewer/abilities'
import { hindranceOf } from '~/viewer/admission'
import { isApplicant } from '~/viewer/applicant'
import { mayOpen } from '~/viewer/rights'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import { returnPath } from './return-path.server'
import { pageAt, teamPageAt } from './page-at'
import { readSession } from './session.server'
import { mayHaveNoRole, signOutWithoutRole } from './without-role.server'

type Handled = { request: Request; context: AppLoadContext }

// Several loaders answer one request; they share one lookup.
const viewers = new WeakMap<AppLoadContext, Promise<Viewer | null>>()

/** Returns the viewer, or null for a visitor. */
export function findViewer({ request, context }: Handled): Promise<Viewer | null> {
  let viewer = viewers.get(context)
  if (!viewer) {
    viewer = lookUp(request, context)
    viewers.set(context, viewer)
  }
  return viewer
}

async function lookUp(request: Request, { clientAddress }: AppLoadContext): Promise<Viewer | null> {
  const secretHash = readSession(request)
  if (!secretHash) return null
  const row = await acts.viewer({ secretHash, role: null })
  if (!row) return null
  return { ...row, secretHash, language: await getLanguage(request), source: sourceOf(clientAddress) }
}

const refused = new WeakSet<AppLoadContext>()

/** Logs that the viewer was refused by this rule; once a request, although several loaders may refuse it. */
export async function noteRefused(handled: Handled, why: string) {
  if (refused.has(handled.context)) return
  refused.add(handled.context)
  const viewer = await findViewer(handled)
  const { userId: account, source = sourceOf(handled.context.clientAddress) } = viewer ?? {}
  securityEvent('access_refused', { account, source, why })
}

/**
 * Returns the viewer, acting in this role. Otherwise redirects: a visitor to sign-in, a viewer without a role
 * is signed out (R29), any other viewer goes to the page that explains the missing access, also an admin whose
 * right does not open the page.
 */
export async function requireViewer(handled: Handled, role: Role): Promise<Viewer> {
  const viewer = await findViewer(handled)
  const here = returnPath(handled.request)
  const hindrance = hindranceOf(viewer, role)
  if (!viewer) throw redirect(`/?redirectTo=${encodeURIComponent(here)}`)
  if (hindrance === 'second_factor_due') throw setUpFirst(here)
  if (hindrance === 'profile_due') throw completeFirst(here)
  if (hindrance === 'no_role') throw await signOutWithoutRole(handled, viewer)
  if (hindrance) {
    await noteRefused(handled, hindrance)
    throw notAuthorized(role, here)
  }
  if (asksForTexts(viewer, handled.request)) throw acceptFirst(here)
  const page = role === 'admin' ? teamPageAt(handled.request) : undefined
  if (role === 'admin' && (!page || !mayOpen(viewer.adminRight, page.path, page.params))) {
    await noteRefused(handled, 'right_not_held')
    throw redirect(`/admin/right-needed?to=${encodeURIComponent(here)}`)
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
  if (mustChoose(viewer)) throw await signOutWithoutRole(handled, viewer)
  if (role === 'mentor' && isApplicant(viewer)) return viewer
  if (viewer.role === role) throw redirect(homeOf(role))
  if (!abilitiesOf(viewer.role).has(`not-${role}`) || viewer.roles.includes(role)) {
    throw notAuthorized(role, homeOf(role))
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
  if (viewer?.secondFactorDue) {
    // Until the second factor is set up, only its page and the choice of another role open.
    if (![homeOf(null), setUpPath].includes(pageAt(handled.request)?.path ?? ''))
      throw setUpFirst(returnPath(handled.request))
    return viewer
  }
  if (viewer?.profileDue) {
    if (!openWhileDue.includes(pageAt(handled.request)?.path ?? ''))
      throw completeFirst(returnPath(handled.request))
    return viewer
  }
  if (viewer && !viewer.role && !mayHaveNoRole(viewer, handled.request))
    throw await signOutWithoutRole(handled, viewer)
  return viewer
}

/** Returns the viewer in any role; a visitor is redirected to sign-in. */
export async function requireSignedIn(handled: Handled) {
  const viewer = await findViewer(handled)
  if (!viewer) throw redirect(`/?redirectTo=${encodeURIComponent(returnPath(handled.request))}`)
  if (viewer.secondFactorDue) throw setUpFirst(returnPath(handled.request))
  if (viewer.profileDue) throw completeFirst(returnPath(handled.request))
  if (!viewer.role) throw await signOutWithoutRole(handled, viewer)
  if (asksForTexts(viewer, handled.request)) throw acceptFirst(returnPath(handled.request))
  return viewer
}

/** The role of the session, also while its second factor or profile is due and the viewer acts in no role. */
export const sessionRole = ({ role, secondFactorDue, profileDue }: Viewer) =>
  secondFactorDue ? 'admin' : (profileDue ?? role)

const setUpPath = '/second-factor'
const setUpFirst = (here: string) => redirect(`${setUpPath}?redirectTo=${encodeURIComponent(here)}`)

// While a text waits for consent, the database refuses the acts of the role. These pages stay open all the same: what
// the law gives, what protects, and the own account.
const openWhileTextsWait = [
  '/purchases',
  '/purchases/:purchaseId',
  '/purchases/:purchaseId/withdraw',
  '/purchases/:purchaseId/withdraw/confirm',
  '/purchases/:purchaseId/withdrawn',
  '/purchases/:purchaseId/ask-refund',
  '/purchases/:purchaseId/refund-account',
  '/receipts/:purchaseId',
  '/mentee/mentorships/:mentorshipId/ask-team',
  '/mentor/mentorships/:mentorshipId/ask-team',
  '/report/:subject/:id',
  '/mentee/my-account',
  '/mentor/my-account',
]
const asksForTexts = ({ textsDue }: Viewer, request: Request) =>
  textsDue && !openWhileTextsWait.includes(pageAt(request)?.path ?? '')
const acceptFirst = (here: string) => redirect(`/new-terms?redirectTo=${encodeURIComponent(here)}`)

const completePath = '/complete-profile'
const completeFirst = (here: string) => redirect(`${completePath}?redirectTo=${encodeURIComponent(here)}`)
// Until a profile that the team created is completed: its page, the choice of another role, the texts to read before
// accepting them, and the erasure of the account.
const openWhileDue = [
  completePath,
  homeOf(null),
  '/erase-my-account',
  '/my-data',
  '/mentoring-terms',
  '/coaching-terms',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookies-policy',
  '/accessibility',
  '/pages/miscellaneous/error',
  '/error-404',
]

const notAuthorized = (role: Role, here: string) =>
  redirect(`/pages/miscellaneous/not-authorized?role=${role}&redirectTo=${encodeURIComponent(here)}`)

/** Returns the viewer as an active or inactive mentor; an applicant is redirected to the application. */
export async function requireMentor(handled: Handled): Promise<Viewer & { mentorId: number }> {
  const viewer = await requireViewer(handled, 'mentor')
  if (viewer.mentorId === null || (viewer.mentorStatus !== 'active' && viewer.mentorStatus !== 'inactive')) {
    throw redirect('/mentor/application')
  }
  return { ...viewer, mentorId: viewer.mentorId }
}

/** For pages that are only for visitors: redirects a signed-in user to the home of the role. */
export async function redirectIfSignedIn(handled: Handled) {
  const viewer = await findViewer(handled)
  if (!viewer) return
  if (viewer.secondFactorDue) throw setUpFirst('/')
  if (viewer.profileDue) throw completeFirst('/')
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
