// The database of a start of one part (npm start -- --only web or worker): it neither migrates nor needs the owner's
// password, and waits until the database is what this code expects.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { awaitDatabase, codeOf, whyNot } from './await-database.mjs'
import { processEnvironments } from './database.mjs'
import { roleUrl } from './roles.mjs'
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
  const url = roleUrl(databaseUrl, `app_${part}`, appSecret)
  const deadline = Date.now() + patience
  for (let saidAt = 0; ;) {
    const waitingFor = await look(url, log)
    if (!waitingFor)
      return { ...processEnvironments(databaseUrl, appSecret, environment), stop: async () => {} }
    if (Date.now() > deadline) throw new Error(`Gave up waiting: ${waitingFor}.`)
    if (Date.now() - saidAt > sayEvery) {
      saidAt = Date.now()
      log(`waiting: ${waitingFor}`)
    }
    await pause(between)
  }
}

const notMigrated = 'the database is older than this code; npm start -- --only migrate brings it up'

/**
 * What the database is still waited for; undefined when it is ready.
 * @param {string} url @param {(message: string) => void} log @returns {Promise<string | undefined>}
 */
async function look(url, log) {
  const sql = postgres(url, { max: 1, onnotice() {}, connect_timeout: 5, fetch_types: false })
  try {
    return (await stateOf(sql)) === 'ready' ? undefined : notMigrated
  } catch (error) {
    // 42501: connect is not granted before the first migration.
    if (codeOf(error) === '42501') return notMigrated
    if (['28P01', '28000'].includes(codeOf(error)))
      return (
        `the login ${new URL(url).username} is refused: the database is not migrated yet (npm start -- --only migrate), ` +
        'or APP_SECRET is not the one it was migrated with'
      )
    if (codeOf(error) === '') throw error
    await awaitDatabase(url, log).catch(() => {
      throw new Error(whyNot(url, error), { cause: error })
    })
    return 'the database'
  } finally {
    await sql.end({ timeout: 1 })
  }
}
