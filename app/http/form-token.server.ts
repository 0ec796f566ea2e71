import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from '~/viewer/viewer'

const secret = () => process.env.FORM_SECRET ?? ''

/** The token of every form. It is bound to session and role, so a form opened in another role is refused. */
export function formToken(viewer: Viewer | null) {
  const bound = viewer ? `${viewer.secretHash}:${viewer.role}` : 'visitor'
  return createHmac('sha256', secret()).update(bound).digest('base64url')
}

/** True when the form was opened by the viewer who sends it. */
export function formTokenFits(viewer: Viewer | null, token: unknown) {
  const expected = Buffer.from(formToken(viewer))
  const given = Buffer.from(String(token ?? ''))
  return secret() !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}
