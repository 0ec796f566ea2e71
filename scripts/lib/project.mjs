import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The name of the database in the embedded server. */
export const databaseName = 'mentoring'

/** Every file below a folder, or the file itself, sorted; nothing when it does not exist. */
export function filesIn(/** @type {string} */ place) {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [place]
  return fs
    .readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .toSorted()
}

/** One hash over the names and contents of files and folders. */
export function hashOf(/** @type {string[]} */ ...places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesIn)) {
    hash
      .update(`${path.relative(projectRoot, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The text of a file, or '' when there is none. */
export function readIfThere(/** @type {string} */ file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
}
