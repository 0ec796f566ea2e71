import { asSignIn } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/rows'
import { knownDevice } from '~/http/known-device.server'
import { openPending, readPending } from '~/http/session.server'
import { recoveryCode, stepOf } from './codes.server'
import { unseal } from './sealed.server'
import { countTry } from './tries.server'

/** Who has typed her password in this browser and owes the code; undefined for nobody, or no longer. */
export async function findPending(request: Request) {
  const pendingHash = readPending(request)
  if (!pendingHash) return undefined
  const [pending] = await asSignIn(
    (sql) => sql<Row<'auth_pending_sign_in'>[]>`
    select * from api.auth_pending_sign_in(secret_hash => ${pendingHash})`,
  )
  return pending && { ...pending, pendingHash }
}

/**
 * Signs her in by the code of her app, or by one of those she wrote down: her role, if she has only one, and the
 * cookies. Raises sign_in_again, code_wrong, too_many_attempts.
 */
export async function takeSecondStep(request: Request, code: string, address: string) {
  const pending = await findPending(request)
  if (!pending) throw new Refusal('sign_in_again', undefined, 409)
  const { userId, email, sealedSecret, pendingHash } = pending
  await countTry('code', email, address, knownDevice(request, email))
  const written = recoveryCode(code)
  if (written) {
    return openPending(
      request,
      email,
      (sql, secretHash, userAgent) => sql`
      select api.auth_open_by_recovery_code(pending_hash => ${pendingHash}, code => ${written}, secret_hash => ${secretHash},
        user_agent => ${userAgent}) as role`,
    )
  }
  const secret = unseal(sealedSecret, userId)
  const step = secret && stepOf(secret, code)
  if (!step) throw new Refusal('code_wrong', 'code', 422)
  return openPending(
    request,
    email,
    (sql, secretHash, userAgent) => sql`
    select api.auth_open_by_code(pending_hash => ${pendingHash}, sealed_secret => ${sealedSecret}, step => ${step},
      secret_hash => ${secretHash}, user_agent => ${userAgent}) as role`,
  )
}
