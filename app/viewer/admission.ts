import { abilitiesOf, type Subject } from '~/viewer/abilities'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'

/** The reason why a viewer may not open a page or make a call. */
export type Hindrance =
  | 'not_signed_in'
  | 'suspended'
  | 'second_factor_due'
  | 'profile_due'
  | 'no_role'
  | 'not_allowed'

/** Returns the first hindrance of a viewer for this subject, or null. */
export function hindranceOf(viewer: Viewer | null, subject: Subject | 'signed-in'): Hindrance | null {
  if (subject === 'public') return null
  if (!viewer) return 'not_signed_in'
  if (viewer.suspended && subject !== 'signed-in') return 'suspended'
  // A viewer whose second factor is due may read the own account, take another role and sign out; a suspended one
  // only signs out: the database finds no session for anything else.
  if (subject === 'signed-in') return null
  if (viewer.secondFactorDue) return 'second_factor_due'
  if (viewer.profileDue) return 'profile_due'
  if (!viewer.role) return 'no_role'
  return abilitiesOf(viewer.role).has(subject) ? null : 'not_allowed'
}

/** The roles that a viewer may change to for this subject; none if the present role may, or something else is due. */
export function rolesFor(viewer: Viewer, subject: Subject | 'signed-in'): Role[] {
  if (viewer.secondFactorDue || viewer.profileDue) return []
  if (subject === 'signed-in') return viewer.role ? [] : viewer.roles
  if (!hindranceOf(viewer, subject)) return []
  return viewer.roles.filter((role) => role !== viewer.role && abilitiesOf(role).has(subject))
}
