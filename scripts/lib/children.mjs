// The child processes of a start: restarted when they end, and stopped in order.
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { heapFlags } from './heap-flags.mjs'
import { projectRoot } from './project.mjs'
import { say } from './say.mjs'

const longestPause = 30_000
const calmAfter = 60_000
// Milliseconds from SIGTERM to SIGKILL: a program ends its work within 30 seconds.
const patience = 33_000

/**
 * Runs a program and restarts it whenever it ends, with a growing pause while it keeps failing.
 * @param {{ name: string, file: string, env: NodeJS.ProcessEnv, closeDelay?: number }} program  closeDelay: for how many
 *   seconds it goes on after it was told to stop
 */
export function keepRunning({ name, file, env, closeDelay = 0 }) {
  const endOf = (/** @type {() => void} */ first) => endChild(child, first, patience + closeDelay * 1000)
  let ending = false
  let failures = 0
  let startedAt = 0
  /** @type {import('node:child_process').ChildProcess} */
  let child

  const start = () => {
    startedAt = Date.now()
    // Detached: Ctrl-C reaches only the start script. If we are killed, the IPC channel closes and the child notices.
    child = spawn(process.execPath, ['--enable-source-maps', ...heapFlags, file], {
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
      await endOf(() => {
        ending = true
      })
      ending = false
      start()
    },
    stop: () =>
      endOf(() => {
        ending = true
      }),
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {() => void} first @param {number} limit */
async function endChild(child, first, limit) {
  first()
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), limit)
  await gone
  clearTimeout(timer)
}
