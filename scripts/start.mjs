#!/usr/bin/env node
// npm start: starts the product, from a fresh clone too. Installs and builds only what is missing.
// --built: neither installs nor builds, for a container image.
// --health-file <file>: says there which part runs, for scripts/health.mjs; the worker touches it after every round.
// --only web | worker | migrate: starts this part only, on the database of DATABASE_URL.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { builtFolder } from './lib/builds.mjs'
import { environmentOrExit } from './lib/environment.mjs'
import { lockDataDir } from './lib/data-dir-lock.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { storeAssets } from './lib/stored-assets.mjs'
import { giveUp, inWords, outliveReader, requireNode, say } from './lib/say.mjs'

requireNode()
outliveReader()
const { built: isBuilt, only, 'health-file': healthFile } = readArguments()
if (only !== undefined) process.env.START_ONLY = only
const environment = environmentOrExit()
try {
  if (healthFile) fs.writeFileSync(healthFile, environment.only)
  // For the database in it. In the volume of a container the number of a process says nothing about the next container.
  if (!environment.only && !environment.databaseUrl)
    await lockDataDir(environment.dataDir, environment.publicOrigin)
  if (!isBuilt && environment.only !== 'migrate') {
    await installIfNeeded()
    await build()
  }
  const { run } = await import('./lib/run.mjs')
  // The folder itself: what is restarted later is still this version, whatever was built meanwhile.
  const built = environment.only === 'migrate' ? '' : builtFolder()
  const program = (/** @type {string} */ name) => path.join(built, `server/${name}.mjs`)
  if (built && environment.only !== 'worker') storeAssets(built, environment.dataDir, say)
  await run(environment, {
    web: program('web'),
    worker: program('worker'),
    standIn: program('stripe-stand-in'),
    nodeEnv: 'production',
    healthFile,
  })
} catch (error) {
  giveUp(inWords(error))
}

function readArguments() {
  try {
    return parseArgs({
      options: { built: { type: 'boolean' }, only: { type: 'string' }, 'health-file': { type: 'string' } },
    }).values
  } catch (error) {
    giveUp(`${error instanceof Error ? error.message : error}\n  npm start -- --only web | worker | migrate`)
  }
}
