import { asSignIn, asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/viewer/viewer'
import { countTry } from './tries.server'

/** Confirms an e-mail address with the token of a mail. Raises link_not_valid. */
export function confirmEmail(token: string) {
  return asSignIn((sql) => sql`select api.auth_confirm_email(token => ${token})`)
}

/** Sends the confirmation link again. Raises too_many_attempts. */
export async function sendConfirmation(viewer: Viewer, address: string) {
  await countTry('confirm', viewer.email, address)
  await asViewer(viewer, (sql) => sql`select api.ask_email_confirmation()`)
}
