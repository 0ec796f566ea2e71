#!/usr/bin/env node
// npm start: starts the product, from a fresh clone too. Installs and builds only what is missing.
// --built: neither installs nor builds, for a container image.
// --health-file <file>: says there which part runs, for scripts/health.mjs; the worker touches it after every round.
// --only web | worker | migrate: starts this part only, on the database of DATABASE_URL.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { environmentOrExit } from './lib/environment.mjs'
import { lockDataDir } from './lib/data-dir-lock.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { projectRoot } from './lib/project.mjs'
import { giveUp, outliveReader, requireNode, say } from './lib/say.mjs'

requireNode()
outliveReader()
const { built, only, 'health-file': healthFile } = readArguments()
if (only !== undefined) process.env.START_ONLY = only
const environment = environmentOrExit()
if (healthFile) fs.writeFileSync(healthFile, environment.only)
try {
  // A part of a start keeps nothing in the data directory, so several may run on one machine.
  if (!environment.only) await lockDataDir(environment.dataDir, environment.publicOrigin)
  if (!built && environment.only !== 'migrate') {
    installIfNeeded()
    const { build } = await import('./build.mjs')
    await build(say)
  }
  const { run } = await import('./lib/run.mjs')
  const program = (/** @type {string} */ name) => path.join(projectRoot, `build/server/${name}.mjs`)
  await run(environment, {
    web: program('web'),
    worker: program('worker'),
    standIn: program('stripe-stand-in'),
    nodeEnv: 'production',
    healthFile,
  })
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
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
