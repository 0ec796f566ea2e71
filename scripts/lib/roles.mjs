// The database roles of an installation: their names, and the passwords of the logins.
import { createHmac, pbkdf2Sync, createHash, randomBytes } from 'node:crypto'

/** The logins of the product. sql/roles.sql says which login may do what. */
export const loginRoles = ['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook']

// Roles belong to the whole server, not to a database, so a second installation on a server needs other names.
const name = /\bapp_(?=(?:owner|rules|visitor|member|admin|web|admin_web|auth|worker|webhook)\b)/g

/**
 * Takes SQL or a role's name; returns it with the role names of the installation with this prefix.
 * @param {string} text @param {string} prefix
 */
export const named = (text, prefix) => (prefix === 'app' ? text : text.replace(name, `${prefix}_`))

/**
 * Returns the prefix of this database's roles, read from the owner of its tables; undefined while there are none.
 * @param {import('postgres').ISql<{}>} sql @returns {Promise<string | undefined>}
 */
export async function prefixIn(sql) {
  const [found] = await sql`
    select substring(pg_get_userbyid(nspowner) from '^(.*)_owner$') as prefix from pg_namespace where nspname = 'data'`
  return found?.prefix ?? undefined
}

/**
 * Switches the rest of a transaction to the role that may write everything, or to the owner of the tables. Returns
 * the prefix.
 * @param {import('postgres').ISql<{}>} tx @param {'rules' | 'owner'} [role] @returns {Promise<string>} the prefix
 */
export async function become(tx, role = 'rules') {
  const prefix = (await prefixIn(tx)) ?? 'app'
  await tx`select set_config('role', ${`${prefix}_${role}`}, true)`
  return prefix
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
