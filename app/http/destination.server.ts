import { changeRole, hashOf, type Session } from '~/domain/accounts/sessions.server'
import { Refusal } from '~/db/refusal.server'
import { pageAt } from './page-at'
import { safePath } from './safe-path'
import { homeOf } from './viewer.server'
import { roles, type Role } from '~/viewer/role'

/** The path to open after sign-in: the page that the user asked for, or the home of the role. */
export function destination(role: Role | null, redirectTo: string | undefined) {
  if (!role) return '/choose-profile' + (redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : '')
  const path = safePath(redirectTo)
  return path === '/' ? homeOf(role) : path
}

/** The session of a user with several roles in the one that the page asked for names, if the user holds it. */
export async function inRoleOf(session: Session, redirectTo: string | undefined): Promise<Session> {
  const page = pageAt({ url: new URL(safePath(redirectTo), 'http://localhost').href })
  const wanted = roles.find((role) => role === page?.resource)
  if (!session.opened || session.role || !wanted) return session
  try {
    const secret = await changeRole({ secretHash: hashOf(session.secret), role: null }, wanted)
    return { ...session, role: wanted, secret }
  } catch (error) {
    if (error instanceof Refusal) return session
    throw error
  }
}
