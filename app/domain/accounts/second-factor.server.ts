import * as acts from '~/db/generated/acts.server'
import { asSignIn } from '~/db/act.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal } from '~/db/refusal.server'
import { eventOf, securityEvent } from '~/security-events.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { newRecoveryCodes, newSecret, shown, stepOf } from './codes.server'
import { verifyOwnPassword } from './password-change.server'
import { seal, unseal } from './sealed.server'
import { underNewSecret } from './sessions.server'
import { countTry } from './tries.server'

export type SecondFactor = Row<'own_second_factor'>

// Acts as the user without a role: the second factor belongs to the user, and an admin sets it up before
// acting as admin.
const withoutRole = (viewer: Viewer) => ({ ...viewer, role: null })

/** Whether the user has a second factor, and whether one is required. */
export async function findSecondFactor(viewer: Viewer) {
  const found = await reads.ownSecondFactor(withoutRole(viewer))
  return { ...found }
}

/**
 * Creates a secret for the authenticator app. Raises current_password_wrong, too_many_attempts,
 * second_factor_on.
 */
export async function beginSecondFactor(viewer: Viewer, password: string, address: string) {
  const keptHash = await verifyOwnPassword(viewer, password, address)
  const sealed = seal(newSecret(), viewer.userId)
  await acts.beginSecondFactor(withoutRole(viewer), { keptHash, sealedSecret: sealed })
}

/** The new secret as a QR code and as text; null if there is none. */
export async function showSecret(viewer: Viewer, issuer: string) {
  const { secret } = await secretOf(viewer)
  return secret ? shown(secret, viewer.email, issuer) : null
}

/**
 * Confirms the authenticator app with its first code; from now on sign-in asks for a code. Returns the new
 * secret of the session and the recovery codes, which are never shown again. Raises code_wrong,
 * too_many_attempts.
 */
export async function confirmSecondFactor(viewer: Viewer, code: string, address: string) {
  await countTry('code', viewer.email, address)
  const { secret: appSecret, sealed } = await secretOf(viewer)
  const step = appSecret && stepOf(appSecret, code)
  if (!step) {
    securityEvent('code_failed', eventOf(viewer))
    throw new Refusal('code_wrong', 'code', 422)
  }
  const codes = newRecoveryCodes()
  const secret = await underNewSecret(
    withoutRole(viewer),
    (sql, secretHash) => sql`
    select api.confirm_second_factor(sealed_secret => ${sealed}, step => ${step}, codes => ${codes}, secret_hash => ${secretHash})`,
  )
  securityEvent('second_factor_changed', { ...eventOf(viewer), why: 'on' })
  return { codes, secret }
}

/**
 * Replaces the recovery codes; returns the new ones. Raises current_password_wrong, too_many_attempts,
 * second_factor_off.
 */
export async function renewRecoveryCodes(viewer: Viewer, password: string, address: string) {
  const keptHash = await verifyOwnPassword(viewer, password, address)
  const codes = newRecoveryCodes()
  await acts.renewRecoveryCodes(withoutRole(viewer), { keptHash, codes })
  securityEvent('second_factor_changed', { ...eventOf(viewer), why: 'codes' })
  return codes
}

/**
 * Removes the viewer's second factor. Raises current_password_wrong, too_many_attempts, second_factor_off,
 * second_factor_required.
 */
export async function removeSecondFactor(viewer: Viewer, password: string, address: string) {
  const keptHash = await verifyOwnPassword(viewer, password, address)
  await acts.removeSecondFactor(withoutRole(viewer), { keptHash })
  securityEvent('second_factor_changed', { ...eventOf(viewer), why: 'off' })
}

/**
 * Removes the second factor of another user, by an admin. Raises password_needed, own_profile,
 * second_factor_off.
 */
export async function resetSecondFactor(viewer: Viewer, userId: number) {
  await acts.resetSecondFactor(viewer, { userId })
  securityEvent('second_factor_changed', { ...eventOf(viewer), about: userId, why: 'off' })
}

async function secretOf({ userId }: Viewer) {
  const [kept] = await asSignIn(
    (sql) => sql<Row<'auth_second_factor'>[]>`
    select sealed_secret from api.auth_second_factor(user_id => ${userId})`,
  )
  return { sealed: kept?.sealedSecret ?? '', secret: kept && unseal(kept.sealedSecret, userId) }
}
