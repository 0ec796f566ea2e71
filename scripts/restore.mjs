#!/usr/bin/env node
// Restores a backup into an empty database: that of DATABASE_URL, or the embedded one of an empty DATA_DIR.
//   npm run restore -- backups/2026-11-23T10-00-00Z
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore.mjs'
import { storedSecret, startEmbedded } from './lib/database.mjs'
import { environmentOrExit } from './lib/environment.mjs'
import { databaseName } from './lib/project.mjs'
import { giveUp, say } from './lib/say.mjs'

const { positionals } = parseArgs({ allowPositionals: true })
const [folder] = positionals
if (!folder || !fs.existsSync(folder)) giveUp('Which backup? npm run restore -- backups/2026-11-23T10-00-00Z')
const environment = environmentOrExit()

try {
  const server = environment.databaseUrl ? undefined : await startEmbedded(environment, say)
  try {
    const { tables, madeAt } = await restoreBackup({
      folder: path.resolve(folder),
      ...(server ? { ownerUrl: server.url, database: databaseName } : { ownerUrl: environment.databaseUrl }),
      secret: environment.appSecret || storedSecret(environment.dataDir),
      log: say,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `restored ${tables.length} tables with ${rows} rows, as they were at ${madeAt}; npm start serves them`,
    )
    if (server && !environment.appSecret)
      say(
        `The second factors need the old secret: copy the old file to ${path.join(environment.dataDir, 'secret')}.`,
      )
  } finally {
    await server?.stop()
  }
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
