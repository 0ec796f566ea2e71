// The database of a start of one part (npm start -- --only web or worker): it neither migrates nor needs the owner's
// password, and waits until the database is what this code expects.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { awaitDatabase, codeOf, whyNot } from './await-database.mjs'
import { processEnvironments } from './database.mjs'
import { ownPrefix } from './logins.mjs'
import { named, prefixIn, roleUrl } from './roles.mjs'
import { stateOf } from './tables.mjs'

// Milliseconds.
const patience = 120_000
const between = 1000
const sayEvery = 10_000

/**
 * @param {import('./environment.mjs').Environment} environment @param {'web' | 'worker'} part
 * @param {(message: string) => void} log
 * @returns {Promise<Pick<Awaited<ReturnType<typeof import('./database.mjs').prepareDatabase>>, 'web' | 'worker' | 'stop'>>}
 */
export async function joinDatabase(environment, part, log) {
  const { databaseUrl, appSecret } = environment
  if (!databaseUrl || !appSecret) {
    throw new Error(
      `--only ${part} needs DATABASE_URL and APP_SECRET: the embedded database belongs to a start of all parts.`,
    )
  }
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1))
  const deadline = Date.now() + patience
  for (let saidAt = 0; ;) {
    const found = await look(databaseUrl, appSecret, part, [...new Set(['app', ownPrefix(database)])], log)
    if ('prefix' in found) {
      return {
        ...processEnvironments(databaseUrl, appSecret, found.prefix, environment),
        stop: async () => {},
      }
    }
    if (Date.now() > deadline) throw new Error(`Gave up waiting: ${found.waitingFor}.`)
    if (Date.now() - saidAt > sayEvery) {
      saidAt = Date.now()
      log(`waiting: ${found.waitingFor}`)
    }
    await pause(between)
  }
}

const notMigrated = 'the database is older than this code; npm start -- --only migrate brings it up'

/**
 * @param {string} address @param {string} secret @param {'web' | 'worker'} part @param {string[]} prefixes
 * @param {(message: string) => void} log
 * @returns {Promise<{ prefix: string } | { waitingFor: string }>}
 */
async function look(address, secret, part, prefixes, log) {
  /** @type {string | undefined} */
  let older
  for (const prefix of prefixes) {
    const url = roleUrl(address, named(`app_${part}`, prefix), secret)
    const sql = postgres(url, { max: 1, onnotice() {}, connect_timeout: 5, fetch_types: false })
    try {
      if ((await prefixIn(sql)) !== prefix) continue
      return (await stateOf(sql)) === 'ready' ? { prefix } : { waitingFor: notMigrated }
    } catch (error) {
      // The next prefix may fit. 42501: connect is not granted before the first migration, or the login is that of
      // another installation on this server with the same secret.
      if (codeOf(error) === '42501') older = notMigrated
      if (['28P01', '28000', '42501'].includes(codeOf(error))) continue
      if (codeOf(error) === '') throw error
      await awaitDatabase(url, log).catch(() => {
        throw new Error(whyNot(url, error), { cause: error })
      })
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
  return {
    waitingFor:
      older ??
      `the login app_${part} is refused: the database is not migrated yet (npm start -- --only migrate), ` +
        'or APP_SECRET is not the one it was migrated with',
  }
}
