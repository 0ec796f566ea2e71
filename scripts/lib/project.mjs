import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the project. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The name of the database in the embedded server. */
export const databaseName = 'mentoring'

/** Returns every file below a folder, or the file itself, sorted; an empty list when it does not exist. */
export function filesIn(/** @type {string} */ place) {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [place]
  return fs
    .readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .toSorted()
}

/** Returns one hash over the names and contents of files and folders. */
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

/** Returns the text of a file, or '' when it does not exist. */
export function readIfThere(/** @type {string} */ file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
}
