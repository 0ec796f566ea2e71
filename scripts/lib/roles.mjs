// The database roles of the product and the passwords of its logins.
import { createHmac, pbkdf2Sync, createHash, randomBytes } from 'node:crypto'

/** The logins of the product. sql/roles.sql says which login may do what. */
export const loginRoles = ['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook']

/**
 * Switches the rest of a transaction to the role that may write everything, or to the owner of the tables.
 * @param {import('postgres').ISql<{}>} tx @param {'rules' | 'owner'} [role]
 */
export async function become(tx, role = 'rules') {
  await tx`select set_config('role', ${`app_${role}`}, true)`
}

/**
 * Derives a secret for one purpose; it reveals nothing about the secrets for other purposes.
 * @param {string} secret @param {string} purpose
 */
export function derive(secret, purpose) {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}

/**
 * Returns the connection string of a login, in the owner's database or another database of the same server.
 * @param {string} ownerUrl @param {string} role @param {string} secret @param {string} [database]
 */
export function roleUrl(ownerUrl, role, secret, database) {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = derive(secret, role)
  if (database) url.pathname = `/${database}`
  return url.href
}

/**
 * Returns the SCRAM verifier of a password, for `alter role … password`, so that no server log contains the password.
 * @param {string} password
 */
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
