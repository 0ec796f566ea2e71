import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const seconds = 30
// Without the letters that are read for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const totp = (secret: string, label = '', issuer = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
  })

/** A new secret of 160 bits, as apps take it. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** The step of time a code belongs to, now or one before or after; undefined for a wrong one. */
export function stepOf(secret: string, code: string, timestamp = Date.now()) {
  const token = code.replaceAll(/\s/g, '')
  const delta = /^\d{6}$/.test(token) ? totp(secret).validate({ token, window: 1, timestamp }) : null
  return delta === null ? undefined : Math.floor(timestamp / 1000 / seconds) + delta
}

/** What an app reads with the phone's camera, as a picture, and what she types where it cannot. */
export function shown(secret: string, label: string, issuer: string) {
  const text = secret.match(/.{1,4}/g)!.join(' ')
  return { svg: renderSVG(totp(secret, label, issuer).toString(), { ecc: 'M', border: 4 }), text }
}

/** Ten codes of 79 bits, to be written down. */
export const newRecoveryCodes = () =>
  Array.from({ length: 10 }, () => [word(), word(), word(), word()].join('-'))

const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** A recovery code as it is kept, however she types it; undefined for what cannot be one. */
export function recoveryCode(typed: string) {
  const plain = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return plain.length === 16 ? plain.match(/.{4}/g)!.join('-') : undefined
}
