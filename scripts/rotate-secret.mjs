#!/usr/bin/env node
// npm run rotate-secret: gives the database logins the passwords that follow from another secret. Stop every process
// of the product first; with DATABASE_URL, put the new secret into APP_SECRET; the embedded database gets one made.
import fs from 'node:fs'
import path from 'node:path'
import { environmentOrExit } from './lib/environment.mjs'
import { holdDataDir } from './lib/one-start.mjs'
import { giveUp, say } from './lib/say.mjs'

const environment = environmentOrExit()
const { appSecret, databaseUrl, dataDir } = environment
if (databaseUrl && !appSecret) giveUp('Put the new secret into APP_SECRET first: openssl rand -base64 32')
try {
  if (!databaseUrl) {
    // Refused while a start is running on the folder.
    await holdDataDir(dataDir, 'npm run rotate-secret')
    fs.rmSync(path.join(dataDir, 'secret'), { force: true })
  }
  const { prepareDatabase } = await import('./lib/database.mjs')
  await (await prepareDatabase(environment, say, { takeOver: true })).stop()
  say('the logins have their new passwords; start every process with this secret. Open forms must be sent again.')
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
