import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import type { ProfileValues } from '~/domain/edit-requests/profile-fields'
import { formOf, nameOfField } from '~/domain/mentors/profile-edit'
import type { Viewer } from '~/viewer/viewer'
import type { Completion } from './completion-schema'

/** What the viewer must complete before acting in the session's role, or undefined. */
export async function findDueProfile(viewer: Viewer) {
  const due = await reads.ownDueProfile({ ...viewer, role: null })
  if (!due || due.role === 'admin') return undefined
  const { role, birthdateKnown, profile } = due
  return { role, birthdateKnown, values: profile ? formOf(profile as ProfileValues) : undefined }
}
export type DueProfile = NonNullable<Awaited<ReturnType<typeof findDueProfile>>>

/**
 * Completes the viewer's profile. Raises required, too_young, mentor_too_young, terms_not_accepted and the
 * errors of a profile.
 */
export async function completeProfile(viewer: Viewer, completion: Completion) {
  const { termsAccepted, newsConsent, birthdate, ...profile } = completion
  const fields = Object.fromEntries(
    Object.entries(profile).map(([field, value]) => [nameOfField(field), value]),
  )
  await acts.completeProfile(
    { ...viewer, role: null },
    { termsAccepted, birthdate, profile: fields, newsConsent },
  )
}
