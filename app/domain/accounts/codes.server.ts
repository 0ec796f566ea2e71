import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { qrCode } from '~/domain/qr-code'

const seconds = 30
// Without letters and digits that look alike.
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

/** A new secret of 160 bits, in base32 as authenticator apps expect. */
export const newSecret = () => new Secret({ size: 20 }).base32

/**
 * The TOTP time step of a code: the current one, the one before or the one after. Undefined for a wrong code.
 */
export function stepOf(secret: string, code: string, timestamp = Date.now()) {
  const token = code.replaceAll(/[\s\p{Pd}]/gu, '')
  const delta = /^\d{6}$/.test(token) ? totp(secret).validate({ token, window: 1, timestamp }) : null
  return delta === null ? undefined : Math.floor(timestamp / 1000 / seconds) + delta
}

/** The secret as a QR code, and as text to type in. */
export function shown(secret: string, label: string, issuer: string) {
  const text = secret.match(/.{1,4}/g)!.join(' ')
  return { code: qrCode(totp(secret, label, issuer).toString()), text }
}

/** Ten new recovery codes of 79 bits each. */
export const newRecoveryCodes = () =>
  Array.from({ length: 10 }, () => [word(), word(), word(), word()].join('-'))

const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** Takes a recovery code as typed, returns it in its stored form; undefined if it cannot be one. */
export function recoveryCode(typed: string) {
  const plain = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return plain.length === 16 ? plain.match(/.{4}/g)!.join('-') : undefined
}
