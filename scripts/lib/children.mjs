// The processes of a start: kept running, and ended in order.
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from './project.mjs'
import { say } from './say.mjs'

const longestPause = 30_000
const calmAfter = 60_000
const patience = 13_000

/**
 * Keeps a program running: one that ends is started again, after a pause that grows while it keeps failing.
 * @param {{ name: string, file: string, env: NodeJS.ProcessEnv }} program
 */
export function keepRunning({ name, file, env }) {
  let ending = false
  let failures = 0
  let startedAt = 0
  /** @type {import('node:child_process').ChildProcess} */
  let child

  const start = () => {
    startedAt = Date.now()
    // Detached, so that Ctrl-C reaches the start script alone; the channel tells the child if we are killed.
    child = spawn(process.execPath, ['--enable-source-maps', file], {
      cwd: projectRoot,
      env: { ...env, PROCESS_NAME: name },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    child.once('exit', (code, signal) => void onExit(code ?? signal))
  }
  const onExit = async (/** @type {number | string | null} */ why) => {
    if (ending) return
    failures = Date.now() - startedAt > calmAfter ? 1 : failures + 1
    const wait = Math.min(longestPause, 500 * 2 ** (failures - 1))
    say(`${name} ended (${why}); starting it again in ${wait / 1000} s`)
    await pause(wait, undefined, { ref: true })
    if (!ending) start()
  }
  start()

  return {
    name,
    /** How often it has failed lately. */
    failures: () => failures,
    /** Starts it again with what is on disk now. */
    async restart() {
      await endChild(child, () => {
        ending = true
      })
      ending = false
      start()
    },
    stop: () =>
      endChild(child, () => {
        ending = true
      }),
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {() => void} first */
async function endChild(child, first) {
  first()
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  await gone
  clearTimeout(timer)
}
