import { redirect, type AppLoadContext } from '@remix-run/node'
import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { abilitiesOf } from '~/viewer/abilities'
import { hindranceOf } from '~/viewer/admission'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import { returnPath } from './return-path.server'
import { pageAt } from './page-at'
import { readSession } from './session.server'
import { mayHaveNoRole, signOutWithoutRole } from './without-role.server'

type Handled = { request: Request; context: AppLoadContext }

// Several loaders answer one request; the viewer is looked up once for all of them.
const viewers = new WeakMap<AppLoadContext, Promise<Viewer | null>>()

/** Who is looking, or null for a visitor. */
export function findViewer({ request, context }: Handled): Promise<Viewer | null> {
  let viewer = viewers.get(context)
  if (!viewer) {
    viewer = lookUp(request)
    viewers.set(context, viewer)
  }
  return viewer
}

async function lookUp(request: Request): Promise<Viewer | null> {
  const secretHash = readSession(request)
  if (!secretHash) return null
  const [row] = await asViewer(
    { secretHash, role: null },
    (sql) => sql<Row<'viewer'>[]>`select * from api.viewer()`,
  )
  return row ? { ...row, secretHash } : null
}

/**
 * Who is looking, acting in this role. A visitor is sent home to sign in and come back, a user without a role is signed
 * out (R29), any other user sent to the page that explains what she may not open.
 */
export async function requireViewer(handled: Handled, role: Role): Promise<Viewer> {
  const viewer = await findViewer(handled)
  const here = returnPath(handled.request)
  const hindrance = hindranceOf(viewer, role)
  if (!viewer) throw redirect(`/?redirectTo=${encodeURIComponent(here)}`)
  if (hindrance === 'second_factor_due') throw setUpFirst(here)
  if (hindrance === 'no_role') throw await signOutWithoutRole(handled, viewer)
  if (hindrance) throw notAuthorized(role, here)
  return viewer
}

/**
 * Who is looking, or null for a visitor, on a page for those who are not yet this. Who is one goes to her home; from
 * another role of hers she is offered to switch.
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

/** Who has applied is no mentor yet: her application may still be hers to complete. */
function isApplicant({ mentorStatus }: Viewer) {
  return mentorStatus === 'new' || mentorStatus === 'awaiting_response' || mentorStatus === 'rejected'
}

/** With roles and none chosen. Who holds none has nothing to choose: she may make herself a profile. */
const mustChoose = ({ role, roles, secondFactorDue }: Viewer) => !role && roles.length > 0 && !secondFactorDue

/** R29, on every page: without a role she chooses one, or is signed out. */
export async function requireChosenRole(handled: Handled) {
  const viewer = await findViewer(handled)
  if (viewer?.secondFactorDue) {
    // Until it is set up nothing opens but the page that does so, and another role of hers.
    if (![homeOf(null), setUpPath].includes(pageAt(handled.request)?.path ?? ''))
      throw setUpFirst(returnPath(handled.request))
    return viewer
  }
  if (viewer && !viewer.role && !mayHaveNoRole(viewer, handled.request))
    throw await signOutWithoutRole(handled, viewer)
  return viewer
}

/** Who is looking, in whatever role; a visitor is sent home to sign in and come back. */
export async function requireSignedIn(handled: Handled) {
  const viewer = await findViewer(handled)
  if (!viewer) throw redirect(`/?redirectTo=${encodeURIComponent(returnPath(handled.request))}`)
  if (viewer.secondFactorDue) throw setUpFirst(returnPath(handled.request))
  if (!viewer.role) throw await signOutWithoutRole(handled, viewer)
  return viewer
}

/** The role of her session, also while the second step it needs is due and she acts in none. */
export const sessionRole = ({ role, secondFactorDue }: Viewer) => (secondFactorDue ? 'admin' : role)

const setUpPath = '/second-factor'
const setUpFirst = (here: string) => redirect(`${setUpPath}?redirectTo=${encodeURIComponent(here)}`)

const notAuthorized = (role: Role, here: string) =>
  redirect(`/pages/miscellaneous/not-authorized?role=${role}&redirectTo=${encodeURIComponent(here)}`)

/** The viewer as an active or inactive mentor; an applicant is sent to the state of her application. */
export async function requireMentor(handled: Handled): Promise<Viewer & { mentorId: number }> {
  const viewer = await requireViewer(handled, 'mentor')
  if (viewer.mentorId === null || (viewer.mentorStatus !== 'active' && viewer.mentorStatus !== 'inactive')) {
    throw redirect('/mentor/application')
  }
  return { ...viewer, mentorId: viewer.mentorId }
}

/** Keeps signed-in users away from pages for visitors: they go to the home of their role. */
export async function redirectIfSignedIn(handled: Handled) {
  const viewer = await findViewer(handled)
  if (!viewer) return
  if (viewer.secondFactorDue) throw setUpFirst('/')
  if (!viewer.role && !mayHaveNoRole(viewer, handled.request)) throw await signOutWithoutRole(handled, viewer)
  throw redirect(homeOf(viewer.role))
}

/** The first page of a role. */
export function homeOf(role: Role | null) {
  return {
    mentor: '/mentor/mentorships',
    mentee: '/mentee/mentorships',
    admin: '/admin/dashboard',
    none: '/choose-profile',
  }[role ?? 'none']
}
