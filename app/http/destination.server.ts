import { safePath } from './safe-path'
import { homeOf } from './viewer.server'
import type { Role } from '~/viewer/role'

/** Where to go after signing in: back to the page she wanted, or the home of her role. */
export function destination(role: Role | null, redirectTo: string | undefined) {
  if (!role) return '/choose-profile' + (redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : '')
  const path = safePath(redirectTo)
  return path === '/' ? homeOf(role) : path
}
