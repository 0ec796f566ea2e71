// The process of a PostgreSQL server, found by its pid file.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readIfThere } from './project.mjs'

/** Stops a server that a killed start left running; removes a pid file without a server. */
export async function stopOrphan(
  /** @type {string} */ cluster,
  /** @type {(message: string) => void} */ log,
) {
  const found = pidFile(cluster)
  if (!found) return
  if (isOurServer(found.pid, cluster)) {
    log(`stopping the PostgreSQL that an earlier start left behind (pid ${found.pid})`)
    await endServer(found.pid, () => !isOurServer(found.pid, cluster))
  }
  if (pidFile(cluster)?.pid === found.pid) fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/** Asks a server to end, step by step more forcefully, until it is gone. */
export async function endServer(/** @type {number} */ pid, /** @type {() => boolean} */ isGone) {
  for (const [signal, seconds] of /** @type {const} */ ([
    ['SIGINT', 15],
    ['SIGQUIT', 5],
    ['SIGKILL', 2],
  ])) {
    for (let waited = 0; waited < seconds * 100; waited++) {
      if (isGone()) return
      if (waited === 0) signalTo(pid, signal)
      await pause(10)
    }
  }
}

function signalTo(/** @type {number} */ pid, /** @type {NodeJS.Signals} */ signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

/** Returns what the server wrote to its pid file, or undefined. */
export function pidFile(/** @type {string} */ cluster) {
  const lines = readIfThere(path.join(cluster, 'postmaster.pid')).split('\n')
  if (!lines[0]) return undefined
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** Whether the process is a running PostgreSQL: not a zombie, and not another program with the same process id. */
export function isOurServer(/** @type {number} */ pid, /** @type {string} */ cluster) {
  const command =
    process.platform === 'linux'
      ? readIfThere(`/proc/${pid}/cmdline`)
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return command.includes('postgres') && command.includes(cluster)
}
