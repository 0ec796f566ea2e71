import { createHmac, pbkdf2Sync, createHash, randomBytes } from 'node:crypto'

/** The logins the product uses; which one may do what stands in sql/roles.sql. */
export const loginRoles = ['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook']

/** A secret of its own for each purpose, none of which tells anything about another.
 * @param {string} secret @param {string} purpose */
export function derive(secret, purpose) {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}

/** The connection string of a login role, in the owner's database or another of the same server.
 * @param {string} ownerUrl @param {string} role @param {string} secret @param {string} [database] */
export function roleUrl(ownerUrl, role, secret, database) {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = derive(secret, role)
  if (database) url.pathname = `/${database}`
  return url.href
}

/** What `alter role … password` may be given instead of the password, so that no server log can hold it.
 * @param {string} password */
export function scramVerifier(password) {
  const iterations = 4096
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyed = (/** @type {string} */ label) => createHmac('sha256', salted).update(label).digest()
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString(
    'base64',
  )}`
}
