#!/usr/bin/env node
// Backs up the whole database, embedded or that of DATABASE_URL; the product may run meanwhile.
//   npm run backup                    into backups/<moment>/
//   npm run backup -- --to /mnt/safe  into /mnt/safe/<moment>/
//   npm run backup -- --keep 14       and removes all but the newest 14 there
import path from 'node:path'
import { parseArgs } from 'node:util'
import { keepNewest } from './backup/keep.mjs'
import { newFolder, writeBackup } from './backup/write.mjs'
import { AlreadyRunning } from './lib/data-dir-lock.mjs'
import { startEmbedded } from './lib/database.mjs'
import { environmentOrExit } from './lib/environment.mjs'
import { runningUrl } from './lib/postgres.mjs'
import { databaseName } from './lib/project.mjs'
import { giveUp, inWords, say } from './lib/say.mjs'

const { values } = parseArgs({
  options: { to: { type: 'string', default: 'backups' }, keep: { type: 'string' } },
})
const kept = values.keep === undefined ? undefined : Number(values.keep)
if (kept !== undefined && !(Number.isInteger(kept) && kept > 0))
  giveUp('--keep needs the number of backups to keep, e.g. --keep 14.')
const environment = environmentOrExit()

/** @returns {Promise<{ ownerUrl: string, stop?: () => Promise<void> }>} */
async function open() {
  if (environment.databaseUrl) return { ownerUrl: environment.databaseUrl }
  try {
    const server = await startEmbedded(environment, say)
    const url = Object.assign(new URL(server.url), { pathname: `/${databaseName}` })
    return { ownerUrl: url.href, stop: () => server.stop() }
  } catch (error) {
    const ownerUrl = error instanceof AlreadyRunning && runningUrl(environment.dataDir, databaseName)
    if (!ownerUrl) throw error
    return { ownerUrl }
  }
}

try {
  const { ownerUrl, stop } = await open()
  try {
    const folder = newFolder(path.resolve(values.to))
    const { tables } = await writeBackup({ ownerUrl, folder })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`backup of ${tables.length} tables with ${rows} rows: ${folder}`)
    say(
      `Not in it: ${environment.appSecret ? 'APP_SECRET and the other settings (.env)' : `the secret in ${path.join(environment.dataDir, 'secret')}, and .env`}. ` +
        'Keep them with it, on another machine: without the secret nobody can use a second factor.',
    )
    const removed = kept === undefined ? [] : keepNewest(path.resolve(values.to), kept)
    if (removed.length > 0) say(`removed the oldest: ${removed.join(', ')}`)
  } finally {
    await stop?.()
  }
} catch (error) {
  giveUp(inWords(error))
}
