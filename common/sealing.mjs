// Encrypts the secrets of second factors. The database stores them and cannot read them.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts a text for one user. Only the key and the same user id decrypt it.
 * @param {string} key @param {string} text @param {number} userId
 */
export function sealWith(key, text, userId) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv).setAAD(
    Buffer.from(String(userId)),
  )
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/**
 * Decrypts a text; undefined when the key or the user id is another one.
 * @param {string} key @param {string} sealed @param {number} userId
 */
export function unsealWith(key, sealed, userId) {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const opener = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, 12))
    opener.setAAD(Buffer.from(String(userId))).setAuthTag(bytes.subarray(-16))
    return Buffer.concat([opener.update(bytes.subarray(12, -16)), opener.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
