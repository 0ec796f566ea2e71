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
  installIfNeeded()
  await develop()
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

async function develop() {
  const { buildPrograms } = await import('./build.mjs')
  const { run } = await import('./lib/run.mjs')
  const folder = path.join(projectRoot, 'build/dev')
  const watcher = await buildPrograms({ build: { outDir: folder, watch: {} } })
  if (!('on' in watcher)) throw new Error('Vite does not watch.')
  const worker = path.join(folder, 'worker.mjs')

  /** @type {Awaited<ReturnType<typeof run>> | undefined} */
  let running
  const built = new Promise((resolve, reject) =>
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') return running ? say(event.error.message) : reject(event.error)
      if (event.code === 'BUNDLE_END') void event.result.close()
      if (event.code !== 'END') return
      resolve(undefined)
      if (!running) return
      say('server files changed')
      void Promise.all([running.web?.restart(), running.worker?.restart(), running.standIn?.restart()])
    }),
  )
  await built
  running = await run(environment, {
    web: path.join(folder, 'web.mjs'),
    worker: fs.existsSync(worker) ? worker : undefined,
    standIn: path.join(folder, 'stripe-stand-in.mjs'),
    nodeEnv: 'development',
  })
  applySqlOnChange(running.ownerUrl)
}

function applySqlOnChange(/** @type {string} */ ownerUrl) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  fs.watch(path.join(projectRoot, 'sql'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(apply, 200)
  })
  const apply = async () => {
    try {
      const { migrateAgain } = await import('./lib/database.mjs')
      await migrateAgain(environment, ownerUrl, say)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }
}
