// The files with a hash in their name, of this version and of those before it: a page that was opened before an update
// asks for the rest of its version afterwards.
import fs from 'node:fs'
import path from 'node:path'

// Milliseconds.
const storedFor = 24 * 60 * 60 * 1000

/** Where they lie, a folder for each version. */
export const assetsIn = (/** @type {string} */ dataDir) => path.join(dataDir, 'assets')

/**
 * Copies those of the build that is started there, and removes those that others have replaced for a day.
 * @param {string} built @param {string} dataDir @param {(message: string) => void} say
 */
export function storeAssets(built, dataDir, say) {
  const home = assetsIn(dataDir)
  const own = path.join(home, fs.readFileSync(path.join(built, '.stamp'), 'utf8').slice(0, 12))
  try {
    fs.mkdirSync(home, { recursive: true })
    if (!fs.existsSync(own)) copyWhole(path.join(built, 'client/assets'), own)
    const [newest] = versionsIn(home)
    if (newest?.folder !== own) fs.utimesSync(own, new Date(), new Date())
    versionsIn(home).forEach(({ folder }, n, all) => {
      const next = all[n - 1]
      if (next && next.since < Date.now() - storedFor) fs.rmSync(folder, { recursive: true, force: true })
    })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    say(
      `NOTE  pages that stay open during the next update will miss their files: ${home} cannot be written (${code})`,
    )
  }
}

/** The newest first, each with the time since when it serves. @param {string} home */
const versionsIn = (home) =>
  fs
    .readdirSync(home)
    .map((name) => ({ folder: path.join(home, name), since: fs.statSync(path.join(home, name)).mtimeMs }))
    .toSorted((one, other) => other.since - one.since)

/** Another start may do the same at this moment. @param {string} from @param {string} to */
function copyWhole(from, to) {
  const aside = `${to}.${process.pid}`
  fs.cpSync(from, aside, { recursive: true, filter: (file) => !file.endsWith('.br') })
  try {
    fs.renameSync(aside, to)
  } catch {
    fs.rmSync(aside, { recursive: true })
  }
}
