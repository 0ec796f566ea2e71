// The child processes of a start: restarted when they end, and stopped in order.
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from './project.mjs'
import { say } from './say.mjs'

const longestPause = 30_000
const calmAfter = 60_000
const patience = 13_000

/**
 * Runs a program and restarts it whenever it ends, with a growing pause while it keeps failing.
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
    // Detached: Ctrl-C reaches only the start script. If we are killed, the IPC channel closes and the child notices.
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
    say(`${name} ended (${why}); restarting it in ${wait / 1000} s`)
    await pause(wait, undefined, { ref: true })
    if (!ending) start()
  }
  start()

  return {
    name,
    /** How often it has failed recently. */
    failures: () => failures,
    /** Restarts it with the files that are on disk now. */
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
