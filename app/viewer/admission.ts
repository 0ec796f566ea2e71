import { abilitiesOf, type Subject } from '~/viewer/abilities'
import type { Viewer } from '~/viewer/viewer'

/** What keeps a viewer from a page or a call of a subject; null when nothing does. */
export type Hindrance = 'not_signed_in' | 'second_factor_due' | 'no_role' | 'not_allowed'

/** Whether a viewer may use what is for this subject, and if not, what comes first. */
export function hindranceOf(viewer: Viewer | null, subject: Subject | 'signed-in'): Hindrance | null {
  if (subject === 'public') return null
  if (!viewer) return 'not_signed_in'
  // Who still owes her second factor may say who she is, take another role, or sign out.
  if (subject === 'signed-in') return null
  if (viewer.secondFactorDue) return 'second_factor_due'
  if (!viewer.role) return 'no_role'
  return abilitiesOf(viewer.role).has(subject) ? null : 'not_allowed'
}
