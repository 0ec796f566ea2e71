// One start at a time on one data folder: two would fight over the database in it.
import fs from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { readIfThere } from './project.mjs'

const patience = 20_000
/** @type {Map<string, string>} */
const held = new Map()

/** Another program of ours is running on this data folder. */
export class AlreadyRunning extends Error {}

/** Holds the folder until this process ends; waits for a holder that is ending, refuses one that goes on.
 * @param {string} dataDir @param {string} where  what to tell the next one about us */
export async function holdDataDir(dataDir, where) {
  const lock = path.join(dataDir, 'running.json')
  if (held.has(lock)) return
  fs.mkdirSync(dataDir, { recursive: true })
  const deadline = Date.now() + patience
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

/** From now on the next start waits for us instead of refusing. */
export function tellEnding() {
  for (const [lock, where] of held) {
    const aside = `${lock}.${process.pid}`
    fs.writeFileSync(aside, JSON.stringify({ pid: process.pid, where, ending: true }))
    fs.renameSync(aside, lock)
  }
}

/** Links a finished file into place, which succeeds for one process only. */
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

/** Who holds the lock; one left by a dead process is taken away. */
function holder(/** @type {string} */ lock) {
  const text = readIfThere(lock)
  if (!text) return undefined
  const other = JSON.parse(text)
  if (other.pid !== process.pid && isOurs(other.pid)) return other
  const aside = `${lock}.${process.pid}.stale`
  try {
    fs.renameSync(lock, aside)
    // Somebody else was faster and the lock is hers already: it goes back.
    if (readIfThere(aside) !== text) fs.linkSync(aside, lock)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(String(/** @type {NodeJS.ErrnoException} */ (error).code))) throw error
  }
  fs.rmSync(aside, { force: true })
  return undefined
}

/** A living process that is Node.js on one of our scripts, not another that got a dead one's number. */
function isOurs(/** @type {number} */ pid) {
  const command =
    process.platform === 'linux'
      ? readIfThere(`/proc/${pid}/cmdline`)
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return command.includes('.mjs')
}
