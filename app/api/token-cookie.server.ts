import { cookie } from '~/cookies.server'
import { formToken } from '~/http/form-token.server'
import type { Viewer } from '~/viewer/viewer'

/** The readable cookie whose value a call that changes something sends back as X-XSRF-TOKEN. */
export function tokenCookie(viewer: Viewer | null) {
  return cookie('XSRF-TOKEN', formToken(viewer), { httpOnly: false })
}
