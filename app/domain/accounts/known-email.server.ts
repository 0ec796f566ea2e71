import * as reads from '~/db/reads.server'
import { countTry } from './tries.server'

/** Whether an account has this e-mail address; `address` is the asker's, for the limit. Raises too_many_attempts. */
export async function isKnownEmail(email: string, address: string) {
  await countTry('check_email', email, address)
  return reads.authEmailKnown({ email })
}
