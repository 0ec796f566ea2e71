#!/usr/bin/env node
// npm start: starts the product, from a fresh clone too. Installs and builds only what is missing.
// --built: neither installs nor builds, for a container image.
import path from 'node:path'
import { environmentOrExit } from './lib/environment.mjs'
import { lockDataDir } from './lib/data-dir-lock.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { projectRoot } from './lib/project.mjs'
import { giveUp, outliveReader, requireNode, say } from './lib/say.mjs'

requireNode()
outliveReader()
const environment = environmentOrExit()
try {
  await lockDataDir(environment.dataDir, environment.publicOrigin)
  if (!process.argv.includes('--built')) {
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
  })
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
