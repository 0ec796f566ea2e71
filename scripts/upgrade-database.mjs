#!/usr/bin/env node
// npm run upgrade-database: moves the embedded database to the PostgreSQL of this code, after an update to a newer major
// version. Stop the product before. The old folder stays until you delete it; a failure leaves it in its place.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { restoreBackup } from './backup/restore.mjs'
import { newFolder, writeBackup } from './backup/write.mjs'
import { lockDataDir } from './lib/data-dir-lock.mjs'
import { keptSecret } from './lib/database.mjs'
import { environmentOrExit } from './lib/environment.mjs'
import { fetchPostgres } from './lib/older-postgres.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { binaries } from './lib/postgres-binaries.mjs'
import { markWhole, newAside, putInPlace, upgradeToFinish } from './lib/postgres-upgrade.mjs'
import { databaseName, readIfThere } from './lib/project.mjs'
import { giveUp, requireNode, say } from './lib/say.mjs'

requireNode()
const environment = environmentOrExit()
const { dataDir } = environment
const inData = (/** @type {string} */ name) => path.join(dataDir, name)

try {
  if (environment.databaseUrl)
    throw new Error('DATABASE_URL is set: that database is upgraded with pg_upgrade, as its own papers say.')
  await lockDataDir(dataDir, environment.publicOrigin)
  const begun = upgradeToFinish(dataDir)
  if (begun) finish(begun)
  const old = readIfThere(inData('postgres/PG_VERSION'))
  const now = majorOf(binaries())
  if (!old) throw new Error(`There is no embedded database in ${dataDir}.`)
  if (old === now) say(`the database is one of PostgreSQL ${now}: nothing to do`)
  else await upgrade(old, now)
  process.exit(0)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

/** @param {string} old @param {string} now */
async function upgrade(old, now) {
  say(`from PostgreSQL ${old} to ${now}`)
  const folder = await backUp(old)
  const server = await startPostgres({ dir: newAside(dataDir), log: say })
  try {
    const { tables } = await restoreBackup({
      folder,
      ownerUrl: server.url,
      database: databaseName,
      secret: environment.appSecret || keptSecret(dataDir),
      log: say,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${tables.length} tables with ${rows} rows are in PostgreSQL ${now}`)
  } finally {
    await server.stop()
  }
  markWhole(dataDir, old)
  finish(old)
}

/** @param {string} old */
function finish(old) {
  putInPlace(dataDir, old)
  say(
    `npm start serves the new database. The old one is in ${inData(`postgres-${old}`)}: delete it when all is well.`,
  )
}

/** A backup of the old database, by its own version of PostgreSQL. @param {string} old */
async function backUp(old) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'))
  fs.chmodSync(place, 0o755)
  try {
    const server = await startPostgres({ dir: dataDir, native: fetchPostgres(old, place, say), log: say })
    try {
      const folder = newFolder(path.join(dataDir, 'backups'))
      const ownerUrl = Object.assign(new URL(server.url), { pathname: `/${databaseName}` }).href
      await writeBackup({ ownerUrl, folder })
      say(`backup: ${folder}`)
      return folder
    } finally {
      await server.stop()
    }
  } finally {
    fs.rmSync(place, { recursive: true, force: true })
  }
}

/** @param {string} native */
function majorOf(native) {
  const { stdout } = spawnSync(path.join(native, 'bin/postgres'), ['--version'], { encoding: 'utf8' })
  return /(\d+)/.exec(stdout ?? '')?.[1] ?? ''
}
