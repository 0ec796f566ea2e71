// Checks the server and creates the database, before anything is created in it.
import postgres from 'postgres'

/** @typedef {import('postgres').Sql} Sql */

const oldestServer = 150000

/**
 * Creates the database of the embedded server if it does not exist.
 * @param {string} ownerUrl @param {string} database @param {(message: string) => void} log
 */
export async function createDatabase(ownerUrl, database, log) {
  const sql = postgres(ownerUrl, { max: 1, onnotice() {}, connect_timeout: 10 })
  try {
    // The product's logins may connect to this database only.
    await sql.unsafe('revoke connect, temporary on database postgres, template1 from public')
    const [found] = await sql`select from pg_database where datname = ${database}`
    if (found) return
    log(`creating the database ${database}`)
    const [server] = await sql`select current_setting('server_version_num')::integer as version`
    const version = Number(server?.version)
    const provider =
      version >= 180000
        ? `locale_provider builtin builtin_locale 'PG_UNICODE_FAST'`
        : version >= 170000
          ? `locale_provider builtin builtin_locale 'C.UTF-8'`
          : 'locale_provider libc'
    await createWithLocale(sql, database, provider)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Trigram search needs an lc_ctype with letters beyond ASCII. Its name differs between systems.
 * @param {Sql} sql @param {string} database @param {string} provider
 */
async function createWithLocale(sql, database, provider) {
  const names = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8']
  for (const name of names) {
    try {
      await sql.unsafe(`create database "${database}" template template0 encoding 'UTF8' ${provider}
        lc_collate 'C' lc_ctype '${name}'`)
      return
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error)
      // Another start has created it in the meantime.
      if (code === '42P04' || code === '23505') return
      if (code !== '22023' && code !== '42809') throw error
    }
  }
  throw new Error(`This machine has no UTF-8 locale that PostgreSQL can use (tried ${names.join(', ')}).`)
}

/** Throws when the server or the database lacks something that the product needs. @param {Sql} sql */
export async function checkServer(sql) {
  const [found] = await sql`select current_setting('server_version_num')::integer as version`
  const version = Number(found?.version)
  if (version < oldestServer)
    throw new Error(`PostgreSQL 15 or newer is needed; this one is ${Math.floor(version / 10000)}.`)
  const problem = await localeProblem(sql)
  if (problem) throw new Error(problem)
}

/** Why Greek names could not be searched in this database, or undefined. @param {Sql} sql @returns {Promise<string | undefined>} */
export async function localeProblem(sql) {
  const [found] = await sql`
    select d.datname as name, d.datctype as ctype, pg_encoding_to_char(d.encoding) as encoding
    from pg_database d where d.datname = current_database()`
  const { name, ctype, encoding } = found ?? {}
  if (encoding === 'UTF8' && /utf-?8/i.test(ctype)) return undefined
  return (
    `The database ${name} has encoding ${encoding} and lc_ctype ${ctype}; searching Greek names needs UTF-8. ` +
    `Create it with: create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`
  )
}
