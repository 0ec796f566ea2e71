import { safePath } from './safe-path'
import { homeOf } from './viewer.server'
import type { Role } from '~/viewer/role'

/** The path to open after sign-in: the page that the user asked for, or the home of the role. */
export function destination(role: Role | null, redirectTo: string | undefined) {
  if (!role) return '/choose-profile' + (redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : '')
  const path = safePath(redirectTo)
  return path === '/' ? homeOf(role) : path
}
