import { asSignIn } from '~/db/as-viewer.server'
import { countTry } from './tries.server'

/** Whether an account has this e-mail address; `address` is the asker's, for the limit. Raises too_many_attempts. */
export async function isKnownEmail(email: string, address: string) {
  await countTry('check_email', email, address)
  const [row] = await asSignIn(
    (sql) => sql<[{ known: boolean }]>`select api.auth_email_known(email => ${email}) as known`,
  )
  return row.known
}
