// The child processes of a start: restarted when they end or fall silent, and stopped in order.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { heapFlags } from './heap-flags.mjs'
import { projectRoot } from './project.mjs'
import { say } from './say.mjs'

const longestPause = 30_000
const calmAfter = 60_000
// Milliseconds from SIGTERM to SIGKILL: a program ends its work within 30 seconds.
const patience = 33_000
// A program beats every 5 seconds (server/beat.ts). So many looks without a beat, and it hangs: 30 seconds. Looks are
// counted, because a machine that slept has missed beats too.
const [lookEvery, silentLooks] = [5000, 6]

/**
 * Runs a program and restarts it whenever it ends or hangs, with a growing pause while it keeps failing.
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
    startedAt = performance.now()
    // Detached: Ctrl-C reaches only the start script. If we are killed, the IPC channel closes and the child notices.
    child = spawn(process.execPath, ['--enable-source-maps', ...heapFlags, file], {
      cwd: projectRoot,
      env: { ...env, PROCESS_NAME: name },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    const before = memoryKills()
    const watch = endSilent(child, name)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      void onExit(code ?? (isForMemory(signal, before) ? `${signal}, out of memory` : signal))
    })
  }
  const onExit = async (/** @type {number | string | null} */ why) => {
    if (ending) return
    failures = performance.now() - startedAt > calmAfter ? 1 : failures + 1
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

/**
 * Ends a child that beat and then fell silent: it can end itself no more. One that has not begun to beat is still loading.
 * @param {import('node:child_process').ChildProcess} child @param {string} name
 */
function endSilent(child, name) {
  let looks = -Infinity
  child.on('message', () => {
    looks = 0
  })
  return setInterval(() => {
    looks += 1
    if (looks !== silentLooks) return
    say(`${name} has not answered for ${(lookEvery * silentLooks) / 1000} s: it hangs, and is ended`)
    child.kill('SIGKILL')
  }, lookEvery)
}

/** V8 aborts when its heap is full; the system kills when the memory of the machine or of its group is. */
const isForMemory = (/** @type {string | null} */ signal, /** @type {number} */ before) =>
  signal === 'SIGABRT' || (signal === 'SIGKILL' && memoryKills() > before)

/** How many processes the system has killed for lack of memory; 0 where it does not say. */
function memoryKills() {
  try {
    return Number(/^oom_kill (\d+)$/m.exec(fs.readFileSync('/proc/vmstat', 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
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
