// The database of a start: the embedded one or the one of DATABASE_URL, migrated, with a login for each process.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { migrate } from '../migrate.mjs'
import { AlreadyRunning, lockDataDir } from './data-dir-lock.mjs'
import { runningUrl, startPostgres } from './postgres.mjs'
import { databaseName, readIfThere } from './project.mjs'
import { become, derive, named, roleUrl } from './roles.mjs'

/**
 * @param {import('./environment.mjs').Environment} environment @param {(message: string) => void} log
 * @param {{ rollBack?: boolean, takeOver?: boolean }} [options]  as migrate takes them
 * @returns {Promise<{ ownerUrl: string, web: Record<string, string>, worker: Record<string, string>,
 *   stop: () => Promise<void> }>} web, worker: what these processes get in their environment
 */
export async function prepareDatabase(environment, log, options = {}) {
  const { rollBack = !environment.databaseUrl, takeOver = false } = options
  const secret = environment.appSecret || keptSecret(environment.dataDir)
  const embedded = environment.databaseUrl ? undefined : await startEmbedded(environment, log)
  try {
    // The embedded server is this folder's alone: a lost secret is replaced, and older code is a checkout of ours.
    const { ownerUrl, prefix, migrations, rebuilt } = await migrate(
      embedded
        ? { ownerUrl: embedded.url, database: databaseName, secret, takeOver: true, rollBack, log }
        : { ownerUrl: environment.databaseUrl, secret, takeOver, rollBack, log },
    )
    log(`database ready${migrations + Number(rebuilt) === 0 ? ', nothing to migrate' : ''}`)
    if (environment.https) await refuseDemoData(ownerUrl)
    await keepOperator(ownerUrl, {
      ...environment.operator,
      ...(environment.https ? { second_factor_required: true } : {}),
    })
    return { ownerUrl, ...processEnvironments(ownerUrl, secret, prefix), stop: async () => embedded?.stop() }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/**
 * The migrated database for a tool that people run by hand, whether or not a start is running: its server is
 * used if there is one, else one is started until `stop`.
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

/** Applies what changed in sql/ to a database that is in use.
 * @param {import('./environment.mjs').Environment} environment @param {string} ownerUrl
 * @param {(message: string) => void} log */
export async function migrateAgain({ appSecret, dataDir }, ownerUrl, log) {
  await migrate({ ownerUrl, secret: appSecret || keptSecret(dataDir), rollBack: true, log })
}

/** @param {import('./environment.mjs').Environment} environment @param {(message: string) => void} log */
async function startEmbedded({ dataDir, publicOrigin }, log) {
  await lockDataDir(dataDir, publicOrigin)
  return startPostgres({ dir: dataDir, log })
}

/** What web and worker get in their environment. @param {string} ownerUrl @param {string} secret
 * @param {string} [prefix]  how the names of the roles begin */
export function processEnvironments(ownerUrl, secret, prefix = 'app') {
  const as = (/** @type {string} */ role) => roleUrl(ownerUrl, named(role, prefix), secret)
  return {
    web: {
      DATABASE_ROLES: prefix,
      // A secret of the forms' own: from it nobody can derive the logins' passwords.
      FORM_SECRET: derive(secret, 'forms'),
      DEVICE_SECRET: derive(secret, 'devices'),
      SECOND_FACTOR_SECRET: derive(secret, 'second factors'),
      DATABASE_URL_WEB: as('app_web'),
      DATABASE_URL_ADMIN: as('app_admin_web'),
      DATABASE_URL_AUTH: as('app_auth'),
      DATABASE_URL_WEBHOOK: as('app_webhook'),
    },
    worker: { DATABASE_URL_WORKER: as('app_worker') },
  }
}

function keptSecret(/** @type {string} */ dataDir) {
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
        'This database holds demo or generated people, whose passwords everybody knows. ' +
          'A production start (PUBLIC_ORIGIN with https) needs a database of its own.',
      )
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Writes the facts of the operator that the environment names where texts, mails and receipts read them.
 * @param {string} ownerUrl @param {Record<string, string | boolean>} facts */
export async function keepOperator(ownerUrl, facts) {
  if (Object.keys(facts).length === 0) return
  const sql = postgres(ownerUrl, { max: 1, onnotice() {}, connect_timeout: 10 })
  try {
    await sql.begin(async (tx) => {
      await become(tx)
      await tx`select rules.keep_operator(facts => ${JSON.stringify(facts)}::text::jsonb)`
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
