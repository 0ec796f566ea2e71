import { asSignIn, asViewer } from '~/db/as-viewer.server'
import { eventOf, securityEvent } from '~/security-events.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ChangeEmail } from './own-account-schema'
import { verifyOwnPassword } from './password-change.server'

/**
 * Requests a new e-mail address for the viewer; sends a confirmation link to it. Raises
 * current_password_wrong, too_many_attempts, busy, same_email, duplicate_email.
 */
export async function changeEmail(viewer: Viewer, { currentPassword, email }: ChangeEmail, address: string) {
  const keptHash = await verifyOwnPassword(viewer, currentPassword, address)
  await asViewer(viewer, (sql) => sql`select api.change_email(kept_hash => ${keptHash}, email => ${email})`)
  securityEvent('email_change_asked', eventOf(viewer))
}

type NamedUser = Pick<Row<'users'>, 'id' | 'name' | 'surname' | 'email'>

/** Returns a user's name for admins; undefined for an unknown or erased user. */
export async function findUser(viewer: Viewer, userId: number) {
  const [user] = await asViewer(
    viewer,
    (sql) => sql<NamedUser[]>`
    select id, name, surname, email from api.users where id = ${userId} and not erased`,
  )
  return user
}

/**
 * An admin requests a new e-mail address for a user. Raises password_needed, user_not_found, own_profile,
 * person_erased, same_email, duplicate_email.
 */
export async function changeEmailOf(viewer: Viewer, userId: number, email: string) {
  await asViewer(viewer, (sql) => sql`select api.change_email_of(user_id => ${userId}, email => ${email})`)
  securityEvent('email_change_asked', { ...eventOf(viewer), about: userId })
}

/** The address that a link in a mail confirms, or null. */
export async function findEmailChange(token: string) {
  const [row] = await asSignIn(
    (sql) => sql<{ email: string | null }[]>`select api.auth_email_change(token => ${token}) as email`,
  )
  return row?.email ?? null
}

/**
 * Confirms a new address and closes the user's sessions, except the viewer's current one. Returns the token of an
 * invitation for a user without a password, or null. Raises link_not_valid, duplicate_email.
 */
export async function confirmNewEmail(token: string, viewer: Viewer | null) {
  const [row] = await asSignIn(
    (sql) => sql<{ invitation: string | null }[]>`
    select api.auth_confirm_new_email(token => ${token}, secret_hash => ${viewer?.secretHash ?? null}) as invitation`,
  )
  return row?.invitation ?? null
}
