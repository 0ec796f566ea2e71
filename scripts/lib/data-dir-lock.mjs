// Only one start at a time may use a data directory, because it contains the database.
import fs from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { readIfThere } from './project.mjs'

// Milliseconds.
const timeout = 20_000
/** @type {Map<string, string>} */
const held = new Map()

/** Thrown when another process of ours uses the data directory. */
export class AlreadyRunning extends Error {}

/** Locks the data directory until this process ends. Waits up to 20 seconds for a holder that is ending; throws
 * AlreadyRunning for any other holder.
 * @param {string} dataDir @param {string} where  how the next start's error message names this process */
export async function lockDataDir(dataDir, where) {
  const lock = path.join(dataDir, 'running.json')
  if (held.has(lock)) return
  fs.mkdirSync(dataDir, { recursive: true })
  const deadline = Date.now() + timeout
  while (!take(lock, { pid: process.pid, where, ending: false })) {
    const other = holder(lock)
    if (!other) continue
    if (!other.ending || Date.now() > deadline) {
      throw new AlreadyRunning(
        `Already running: ${other.where} (process ${other.pid}) uses ${dataDir}.\n` +
          'Stop it first (Ctrl-C), or give this one a PORT and a DATA_DIR of its own.',
      )
    }
    await pause(100)
  }
  held.set(lock, where)
  process.once('exit', () => fs.rmSync(lock, { force: true }))
}

/** Marks the lock: the next start now waits for this process to end instead of failing. */
export function markLockEnding() {
  for (const [lock, where] of held) {
    const aside = `${lock}.${process.pid}`
    fs.writeFileSync(aside, JSON.stringify({ pid: process.pid, where, ending: true }))
    fs.renameSync(aside, lock)
  }
}

/** Writes the lock file; returns whether it succeeded. `linkSync` is atomic: it succeeds for one process only. */
function take(/** @type {string} */ lock, /** @type {object} */ content) {
  const aside = `${lock}.${process.pid}`
  fs.writeFileSync(aside, JSON.stringify(content))
  try {
    fs.linkSync(aside, lock)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  } finally {
    fs.rmSync(aside, { force: true })
  }
}

/** Returns the holder of the lock. Removes a lock that a dead process left. */
function holder(/** @type {string} */ lock) {
  const text = readIfThere(lock)
  if (!text) return undefined
  const other = JSON.parse(text)
  if (other.pid !== process.pid && isOurs(other.pid)) return other
  const aside = `${lock}.${process.pid}.stale`
  try {
    fs.renameSync(lock, aside)
    // Another process has already replaced the lock: put it back.
    if (readIfThere(aside) !== text) fs.linkSync(aside, lock)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(String(/** @type {NodeJS.ErrnoException} */ (error).code))) throw error
  }
  fs.rmSync(aside, { force: true })
  return undefined
}

/**
 * Whether the process runs one of our scripts. Another program may have got the process id of a dead one; so may a thread,
 * even our own, which /proc answers for too.
 */
function isOurs(/** @type {number} */ pid) {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      '.mjs',
    )
  const isThread = !readIfThere(`/proc/${pid}/status`).includes(`\nTgid:\t${pid}\n`)
  return !isThread && readIfThere(`/proc/${pid}/cmdline`).includes('.mjs')
}
