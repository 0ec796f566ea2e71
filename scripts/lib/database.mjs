// The database of a start: embedded, or that of DATABASE_URL; migrated; with a login for each process.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { migrate } from './migrate.mjs'
import { awaitDatabase } from './await-database.mjs'
import { AlreadyRunning, lockDataDir } from './data-dir-lock.mjs'
import { runningUrl, startPostgres } from './postgres.mjs'
import { databaseName, readIfThere } from './project.mjs'
import { become, derive, roleUrl } from './roles.mjs'

/**
 * Starts the embedded server if needed, and migrates the database. Throws when either fails.
 * @param {import('./environment.mjs').Environment} environment @param {(message: string) => void} log
 * @param {{ again?: boolean, takeOver?: boolean }} [options]  as migrate takes them
 * @returns {Promise<{ ownerUrl: string, web: Record<string, string>, worker: Record<string, string>,
 *   stop: () => Promise<void> }>} web, worker: what these processes get in their environment
 */
export async function prepareDatabase(environment, log, options = {}) {
  const { again = !environment.databaseUrl, takeOver = false } = options
  const secret = environment.appSecret || storedSecret(environment.dataDir)
  const embedded = environment.databaseUrl ? undefined : await startEmbedded(environment, log)
  if (environment.databaseUrl) await awaitDatabase(environment.databaseUrl, log)
  try {
    // The embedded server belongs to this data directory alone. So a lost secret may be replaced, and running older
    // code is intended.
    const { ownerUrl, migrations, rebuilt } = await migrate(
      embedded
        ? { ownerUrl: embedded.url, database: databaseName, secret, takeOver: true, again, log }
        : { ownerUrl: environment.databaseUrl, secret, takeOver, again, log },
    )
    log(`database ready${migrations + Number(rebuilt) === 0 ? ', nothing to migrate' : ''}`)
    if (environment.https) await refuseDemoData(ownerUrl)
    await storeOperator(ownerUrl, {
      ...environment.operator,
      ...(environment.https ? { second_factor_required: true } : {}),
    })
    if (environment.https) await warnOfSamples(ownerUrl, log)
    const own = processEnvironments(ownerUrl, secret, environment)
    return { ownerUrl, ...own, stop: async () => embedded?.stop() }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/**
 * Opens the migrated database for a command that is run by hand. Uses the running server if there is one; otherwise
 * starts one until `stop`.
 * @param {import('./environment.mjs').Environment} environment @param {(message: string) => void} log
 * @returns {Promise<{ ownerUrl: string, stop: () => Promise<void> }>}
 */
export async function openDatabase(environment, log) {
  try {
    return await prepareDatabase(environment, log)
  } catch (error) {
    const ownerUrl = error instanceof AlreadyRunning && runningUrl(environment.dataDir, databaseName)
    if (!ownerUrl) throw error
    return { ownerUrl, stop: async () => {} }
  }
}

/**
 * Applies changes in sql/ to a running database.
 * @param {import('./environment.mjs').Environment} environment @param {string} ownerUrl
 * @param {(message: string) => void} log
 */
export async function migrateAgain({ appSecret, dataDir }, ownerUrl, log) {
  await migrate({ ownerUrl, secret: appSecret || storedSecret(dataDir), again: true, log })
}

/**
 * Locks the data directory and starts the embedded server.
 * @param {import('./environment.mjs').Environment} environment @param {(message: string) => void} log
 */
export async function startEmbedded({ dataDir, publicOrigin }, log) {
  await lockDataDir(dataDir, publicOrigin)
  return startPostgres({ dir: dataDir, log })
}

/**
 * Returns the environment variables of web and worker that the database gives.
 * @param {string} ownerUrl @param {string} secret
 * @param {{ databasePoolUrl?: string }} [more]  the address of a pooler in transaction mode, while notifications keep to
 *   the other address
 */
export function processEnvironments(ownerUrl, secret, more = {}) {
  const { databasePoolUrl: poolUrl = '' } = more
  const direct = (/** @type {string} */ role) => roleUrl(ownerUrl, role, secret)
  const as = (/** @type {string} */ role) => (poolUrl ? roleUrl(poolUrl, role, secret) : direct(role))
  const DATABASE_POOLED = poolUrl ? '1' : ''
  return {
    web: {
      DATABASE_POOLED,
      DATABASE_URL_LISTEN: direct('app_web'),
      // Form tokens get a secret of their own: the passwords of the logins cannot be derived from it.
      FORM_SECRET: derive(secret, 'forms'),
      DEVICE_SECRET: derive(secret, 'devices'),
      SECOND_FACTOR_SECRET: derive(secret, 'second factors'),
      DATABASE_URL_WEB: as('app_web'),
      DATABASE_URL_ADMIN: as('app_admin_web'),
      DATABASE_URL_AUTH: as('app_auth'),
      DATABASE_URL_WEBHOOK: as('app_webhook'),
    },
    worker: {
      DATABASE_POOLED,
      DATABASE_URL_LISTEN: direct('app_worker'),
      DATABASE_URL_WORKER: as('app_worker'),
    },
  }
}

/** The secret of the embedded database, made at its first start. */
export function storedSecret(/** @type {string} */ dataDir) {
  const file = path.join(dataDir, 'secret')
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readIfThere(file)
}

async function refuseDemoData(/** @type {string} */ ownerUrl) {
  const sql = postgres(ownerUrl, { max: 1, onnotice() {} })
  try {
    const [constants] = await sql.begin(async (tx) => {
      await become(tx)
      return tx`
        select demo or exists (select from data.users where email like '%@seed.example') as demo from data.constants`
    })
    if (constants?.demo) {
      throw new Error(
        'This database has demo or generated people, whose passwords are known. ' +
          'A production start (PUBLIC_ORIGIN with https) needs another database.',
      )
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Names the facts that the legal texts print and that an administrator has still to write. The start goes on, since
 * they are written in the product.
 * @param {string} ownerUrl @param {(message: string) => void} log
 */
async function warnOfSamples(ownerUrl, log) {
  const sql = postgres(ownerUrl, { max: 1, onnotice() {}, connect_timeout: 10 })
  try {
    const samples = await sampleFacts(sql)
    if (samples.length > 0) log(samplesSaid(samples))
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** The operator's facts that are still samples. @param {postgres.Sql} sql @returns {Promise<string[]>} */
export async function sampleFacts(sql) {
  return sql.begin(async (tx) => {
    await become(tx)
    return (await tx`select rules.sample_facts() as name`).map(({ name }) => String(name))
  })
}

/** @param {string[]} names */
export const samplesSaid = (names) =>
  `the legal texts print sample values for ${names.join(', ')}: an administrator writes the true ones at /admin/settings/operator`

/**
 * Writes the operator's facts from the environment to the database, where texts, mails and receipts read them.
 * @param {string} ownerUrl @param {Record<string, string | boolean>} facts
 */
export async function storeOperator(ownerUrl, facts) {
  if (Object.keys(facts).length === 0) return
  const sql = postgres(ownerUrl, { max: 1, onnotice() {}, connect_timeout: 10 })
  try {
    await sql.begin(async (tx) => {
      await become(tx)
      await tx`select rules.store_operator(facts => ${JSON.stringify(facts)}::text::jsonb)`
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
