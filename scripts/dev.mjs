#!/usr/bin/env node
// npm run dev: like npm start, but changes apply when files are saved: pages reload, server programs restart, and
// sql/ is applied again.
import fs from 'node:fs'
import path from 'node:path'
import { environmentOrExit } from './lib/environment.mjs'
import { lockDataDir } from './lib/data-dir-lock.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { projectRoot } from './lib/project.mjs'
import { giveUp, outliveReader, requireNode, say } from './lib/say.mjs'

requireNode()
outliveReader()
const environment = environmentOrExit()
if (environment.only) giveUp('npm run dev starts all parts; START_ONLY is for npm start.')
if (environment.https) giveUp('npm run dev is for http; a production start is npm start.')
try {
  await lockDataDir(environment.dataDir, environment.publicOrigin)
  await installIfNeeded()
  await develop()
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

async function develop() {
  const { run } = await import('./lib/run.mjs')
  const program = path.join(projectRoot, 'scripts/dev-program.mjs')
  const running = await run(environment, {
    web: program,
    worker: program,
    standIn: program,
    nodeEnv: 'development',
  })
  onChange('server', () => {
    say('server files changed')
    void Promise.all([running.web?.restart(), running.worker?.restart(), running.standIn?.restart()])
  })
  onChange('sql', async () => {
    try {
      const { migrateAgain } = await import('./lib/database.mjs')
      await migrateAgain(environment, running.ownerUrl, say)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  })
}

/** Calls `act` when files of a folder have changed, once they are quiet for 0.2 s. */
function onChange(/** @type {string} */ folder, /** @type {() => void} */ act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  fs.watch(path.join(projectRoot, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(act, 200)
  })
}
