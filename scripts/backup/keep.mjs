import fs from 'node:fs'
import path from 'node:path'

// As newFolder names them; whatever else lies there is not ours.
const moment = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** Removes all backups of a folder but the newest ones; returns their names. @param {string} folder @param {number} count */
export function keepNewest(folder, count) {
  const old = fs
    .readdirSync(folder)
    .filter((name) => moment.test(name))
    .toSorted()
    .slice(0, -count)
  for (const name of old) fs.rmSync(path.join(folder, name), { recursive: true })
  return old
}
