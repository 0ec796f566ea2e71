import { cookie } from '~/cookies.server'
import { figures, hours } from '~/domain/constants/figures'
import { formToken } from '~/http/form-token.server'
import type { Viewer } from '~/viewer/viewer'

/**
 * The cookie with the form token. Scripts can read it; every call that changes data sends its value as
 * X-XSRF-TOKEN, and fetches it anew after an hour.
 */
export function tokenCookie(viewer: Viewer | null) {
  return cookie('XSRF-TOKEN', formToken(viewer), { maxAge: hours(figures.tokenHours) })
}
