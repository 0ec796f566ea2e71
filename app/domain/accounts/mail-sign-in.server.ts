import { asSignIn } from '~/db/act.server'
import type { Row } from '~/db/generated/rows'
import { securityEvent, sourceOf } from '~/security-events.server'
import type { Answer } from './sign-in-schema'
import { hashOf, newSecret, type Browser } from './sessions.server'

export type SignInLink = Row<'auth_sign_in_link'>

/** The page that a link to sign in leads to: the session, the request among the others, or one of its answers. */
export function pageOfLink({ role, requestId, mentorshipId, sessionId }: SignInLink, answer?: Answer) {
  if (sessionId) return `/${role}/mentorships/${mentorshipId}/sessions/${sessionId}`
  return answer
    ? `/mentor/mentorships/requests/${requestId}/${answer}`
    : `/mentor/mentorships#request-${requestId}`
}

/**
 * Opens a session by the link of a mail; returns its secret. The browser is not remembered as one of the account's, which
 * only a password makes it. Raises link_not_valid, sign_in_over, password_needed.
 */
export async function signInByMail(token: string, { address, userAgent }: Browser) {
  const secret = newSecret()
  const [{ userId }] = await asSignIn(
    (sql) => sql<[Row<'auth_sign_in_by_mail'>]>`
      select * from api.auth_sign_in_by_mail(
        token => ${token}, secret_hash => ${hashOf(secret)}, user_agent => ${userAgent})`,
  )
  securityEvent('signed_in', { account: userId, source: sourceOf(address), why: 'by_mail' })
  return secret
}
