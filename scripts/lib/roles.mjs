// The roles of an installation: their names, and the secrets of those that log in.
import { createHmac, pbkdf2Sync, createHash, randomBytes } from 'node:crypto'

/** The logins the product uses; which one may do what stands in sql/roles.sql. */
export const loginRoles = ['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook']

// Roles belong to the whole server, not to a database: a second installation on it gets names of its own.
const name = /\bapp_(?=(?:owner|rules|visitor|member|admin|web|admin_web|auth|worker|webhook)\b)/g

/** A text, SQL or a role's name, with the roles named as in the installation of this prefix.
 * @param {string} text @param {string} prefix */
export const named = (text, prefix) => (prefix === 'app' ? text : text.replace(name, `${prefix}_`))

/** How the roles of this database begin, as the owner of its tables tells; undefined while there are none.
 * @param {import('postgres').ISql<{}>} sql @returns {Promise<string | undefined>} */
export async function prefixIn(sql) {
  const [found] = await sql`
    select substring(pg_get_userbyid(nspowner) from '^(.*)_owner$') as prefix from pg_namespace where nspname = 'data'`
  return found?.prefix ?? undefined
}

/** The rest of a transaction as the role that may write everything, or as the owner of the tables.
 * @param {import('postgres').ISql<{}>} tx @param {'rules' | 'owner'} [role] @returns {Promise<string>} the prefix */
export async function become(tx, role = 'rules') {
  const prefix = (await prefixIn(tx)) ?? 'app'
  await tx`select set_config('role', ${`${prefix}_${role}`}, true)`
  return prefix
}

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
