import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from '~/viewer/viewer'

const secret = () => process.env.FORM_SECRET ?? ''
const sign = (text: string) => createHmac('sha256', secret()).update(text).digest('base64url')

// Signs of an HMAC.
const length = 43

/**
 * The token of every form. It is bound to session and role, so a form opened in another role is refused. After that it
 * says whose form it is, which holds beyond the session.
 */
export const formToken = (viewer: Viewer | null) =>
  viewer ? sign(`${viewer.secretHash}:${viewer.role}`) + ownerMark(viewer.userId) : sign('visitor')

/** The mark of an account in its forms. */
export const ownerMark = (userId: number) => sign(`owner ${userId}`)

/** The mark in the token of a form; empty in a visitor's. */
export const ownerIn = (token: unknown) => String(token ?? '').slice(length)

/** True for the form of an account that is not the viewer's. */
export const isOfAnother = ({ userId }: Viewer, token: unknown) =>
  ownerIn(token) !== '' && ownerIn(token) !== ownerMark(userId)

/** True when the form was opened by the viewer who sends it. */
export function formTokenFits(viewer: Viewer | null, token: unknown) {
  const expected = Buffer.from(formToken(viewer))
  const given = Buffer.from(String(token ?? ''))
  return secret() !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}
