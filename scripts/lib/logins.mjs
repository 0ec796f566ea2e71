// The database roles of the product, which belong to the whole server. They are created once and recognised by their
// password: a server has one installation.
import postgres from 'postgres'
import { derive, loginRoles, roleUrl, scramVerifier } from './roles.mjs'
import { runFile, sqlFiles } from './sql-files.mjs'

/** @typedef {import('postgres').Sql} Sql @typedef {import('postgres').TransactionSql} Transaction
 * @typedef {{ ownerUrl: string, secret: string, takeOver: boolean }} Keys  takeOver: set passwords that differ */

/**
 * Creates missing roles and sets the passwords of new logins.
 * @param {Transaction} tx @param {Keys} keys
 */
export async function prepareRoles(tx, keys) {
  const there = await rolesThere(tx, loginRoles)
  const foreign = await refusedLogins(there, keys)
  if (foreign.length > 0 && !keys.takeOver) throw new Error(await whose(tx, foreign))
  for (const file of sqlFiles('roles.sql')) await runFile(tx, file)
  await setPasswords(tx, [...loginRoles.filter((role) => !there.includes(role)), ...foreign], keys.secret)
}

/**
 * Sets the passwords of the logins to those derived from the secret.
 * @param {import('postgres').ISql<{}>} tx @param {string[]} logins @param {string} secret
 */
async function setPasswords(tx, logins, secret) {
  if (logins.length === 0) return
  const statements = logins.map(
    (role) => `alter role "${role}" password '${scramVerifier(derive(secret, role))}'`,
  )
  await tx.unsafe(statements.join(';\n')).simple()
}

/** @param {Transaction} tx @param {string[]} names @returns {Promise<string[]>} */
async function rolesThere(tx, names) {
  const rows = await tx`select rolname from pg_roles where rolname = any(${names})`
  return rows.map(({ rolname }) => rolname)
}

/**
 * Returns the other databases in which these roles own something or have rights.
 * @param {Transaction} tx @param {string[]} roles
 * @returns {Promise<string[]>}
 */
async function usedElsewhere(tx, roles) {
  const rows = await tx`
    select distinct d.datname as database, pg_get_userbyid(d.datdba) as owner from pg_shdepend s
    join pg_database d on d.oid = case when s.dbid <> 0 then s.dbid when s.classid = 'pg_database'::regclass then s.objid end
    where s.refclassid = 'pg_authid'::regclass and s.refobjid in (select oid from pg_roles where rolname = any(${roles}))
      and d.datname <> current_database() order by 1`
  return rows.map(({ database, owner }) => `${database} (of ${owner})`)
}

/**
 * Returns the logins whose password is not the one derived from our secret.
 * @param {string[]} logins @param {Keys} keys
 */
async function refusedLogins(logins, { ownerUrl, secret }) {
  const answers = await Promise.all(
    logins.map(async (role) => {
      const sql = postgres(roleUrl(ownerUrl, role, secret), { max: 1, onnotice() {}, connect_timeout: 10 })
      try {
        await sql`select 1`
        return []
      } catch (error) {
        const { code } = /** @type {{ code?: string }} */ (error)
        if (code === '28P01' || code === '28000') return [role]
        // The password was right: the server checks it before it says that the database is closed or full.
        if (code === '42501' || code === '53300' || code === '3D000') return []
        throw error
      } finally {
        await sql.end({ timeout: 1 })
      }
    }),
  )
  return answers.flat()
}

/** @param {Transaction} tx @param {string[]} logins */
async function whose(tx, logins) {
  const others = await usedElsewhere(tx, logins)
  return [
    `The login ${logins[0]} of this server has another password than the one that follows from APP_SECRET; ` +
      'nothing was changed.',
    ...(others.length > 0
      ? [
          `  It is used by the database ${others.join(' and ')} too. Another installation needs a database server of its own.`,
        ]
      : []),
    '  If other processes of this installation run: give this start the APP_SECRET that they have.',
    '  If the secret is meant to change, or was lost: npm run rotate-secret, then start every process again.',
  ].join('\n')
}
