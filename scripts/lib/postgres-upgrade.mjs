// An upgrade fills a new cluster beside the old one, in DATA_DIR/upgrading, and then puts it in the old one's place.
// Killed at any moment it leaves the old database, or one that the next run puts in place.
import fs from 'node:fs'
import path from 'node:path'
import { readIfThere } from './project.mjs'

// Both belong together: the folder and its superuser's password.
const parts = ['postgres', 'postgres.secret']
const asideOf = (/** @type {string} */ dataDir) => path.join(dataDir, 'upgrading')
const mark = (/** @type {string} */ dataDir) => path.join(asideOf(dataDir), 'from')

/** An empty folder for the new cluster. @param {string} dataDir */
export function newAside(dataDir) {
  const aside = asideOf(dataDir)
  fs.rmSync(aside, { recursive: true, force: true })
  fs.mkdirSync(aside, { recursive: true })
  // The user who runs the server must get through.
  fs.chmodSync(aside, 0o755)
  return aside
}

/** Notes that the new cluster is whole. @param {string} dataDir @param {string} old  the old major version */
export function markWhole(dataDir, old) {
  fs.writeFileSync(`${mark(dataDir)}.new`, old)
  fs.renameSync(`${mark(dataDir)}.new`, mark(dataDir))
}

/** The major version before, when a whole new cluster waits to be put in place; '' otherwise. @param {string} dataDir */
export const upgradeToFinish = (dataDir) => readIfThere(mark(dataDir)) ?? ''

/** Puts the new cluster in the place of the old one, which is kept beside it. @param {string} dataDir @param {string} old */
export function putInPlace(dataDir, old) {
  const aside = asideOf(dataDir)
  for (const part of parts) {
    const [found, fresh] = [path.join(dataDir, part), path.join(aside, part)]
    // Done before a kill.
    if (!fs.lstatSync(fresh, { throwIfNoEntry: false })) continue
    if (fs.lstatSync(found, { throwIfNoEntry: false })) fs.renameSync(found, keptName(dataDir, part, old))
    fs.renameSync(fresh, found)
  }
  fs.rmSync(aside, { recursive: true, force: true })
}

/** Where the old cluster is kept. @param {string} dataDir @param {string} part @param {string} old */
const keptName = (dataDir, part, old) => path.join(dataDir, part.replace(/^postgres/, `postgres-${old}`))
