import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal, toRefusal } from '~/db/refusal.server'
import { securityEvent, sourceOf } from '~/security-events.server'
import { recoveryCode, stepOf } from './codes.server'
import { unseal } from './sealed.server'
import { hashOf, newSecret, type Browser, type Session } from './sessions.server'
import { countTry } from './tries.server'

/** The user of a pending sign-in, whose code is due; undefined if there is none or it has expired. */
export async function findPending(pendingHash: string | undefined) {
  if (!pendingHash) return undefined
  return reads.authPendingSignIn({ secretHash: pendingHash })
}

/**
 * Opens the session of a pending sign-in with a code of the authenticator app or a recovery code. Raises
 * sign_in_again, code_wrong, too_many_attempts.
 */
export async function takeSecondStep(
  pendingHash: string | undefined,
  code: string,
  { address, userAgent, device }: Browser,
): Promise<Session> {
  const pending = await findPending(pendingHash)
  if (!pendingHash || !pending) throw new Refusal('sign_in_again', undefined, 409)
  const { userId, email, sealedSecret } = pending
  await countTry('code', email, address, device(email))
  const who = { account: userId, source: sourceOf(address) }
  const secret = newSecret()
  try {
    const written = recoveryCode(code)
    const step = written ? undefined : stepIn(sealedSecret, userId, code)
    const session = { pendingHash, secretHash: hashOf(secret), userAgent }
    const role = written
      ? await acts.authOpenByRecoveryCode({ ...session, code: written })
      : await acts.authOpenByCode({ ...session, sealedSecret, step: step! })
    securityEvent('signed_in', who)
    return { userId, email, opened: true, role, secret }
  } catch (error) {
    if (toRefusal(error)?.rule === 'code_wrong') securityEvent('code_failed', who)
    throw error
  }
}

function stepIn(sealedSecret: string, userId: number, code: string) {
  const appSecret = unseal(sealedSecret, userId)
  const step = appSecret && stepOf(appSecret, code)
  if (!step) throw new Refusal('code_wrong', 'code', 422)
  return step
}
