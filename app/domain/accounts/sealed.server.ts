import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// A key of its own, derived from APP_SECRET: a copy of the database alone makes no codes.
const key = Buffer.from(process.env.SECOND_FACTOR_SECRET ?? '', 'base64url')

/** A text sealed for one user: nobody reads it without the key, and for another user it opens nothing. */
export function seal(text: string, userId: number) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(String(userId)))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** What was sealed; undefined when another key did so, such as that of a secret since replaced. */
export function unseal(sealed: string, userId: number) {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(String(userId)))
    decipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
