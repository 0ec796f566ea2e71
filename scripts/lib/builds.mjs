// Each build lies in a folder of its own, build-<hash>, and the link build leads to the one that the next start runs. A
// running process keeps to the folder that it was started from, so a build takes nothing away from it.
import fs from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { projectRoot, readIfThere } from './project.mjs'

/** Where a build is made before it takes its place. */
export const unfinished = 'build-next'

/** The hash of the sources of the build that the next start runs; '' when there is none. */
export const builtHash = (root = projectRoot) => readIfThere(path.join(root, 'build/.stamp'))

/** The folder of that build. Throws when there is none. */
export function builtFolder(root = projectRoot) {
  try {
    return fs.realpathSync(path.join(root, 'build'))
  } catch (error) {
    throw new Error('The product is not built yet: npm run build.', { cause: error })
  }
}

const folderFor = (/** @type {string} */ hash) => `build-${hash.slice(0, 12)}`

/** Whether a build of sources with this hash is there, also one that another has replaced. @param {string} hash */
export const isMade = (hash, root = projectRoot) => fs.existsSync(path.join(root, folderFor(hash)))

/**
 * Gives the finished build its place by one rename, and removes those that no process runs, but not the one before.
 * @param {string} hash @param {string} [root]
 */
export function placeBuild(hash, root = projectRoot) {
  const at = (/** @type {string} */ name) => path.join(root, name)
  const name = folderFor(hash)
  const before = fs.lstatSync(at('build'), { throwIfNoEntry: false })
  // A folder without a link, as builds were once.
  if (before?.isDirectory()) fs.renameSync(at('build'), at('build-before'))
  const last = before?.isSymbolicLink() ? fs.readlinkSync(at('build')) : 'build-before'
  if (!isMade(hash, root)) fs.renameSync(at(unfinished), at(name))
  moveLink(at('build'), name)
  for (const old of fs.readdirSync(root).filter((each) => each.startsWith('build-')))
    if (old !== name && old !== last && !isServed(at(old))) fs.rmSync(at(old), { recursive: true })
}

/** Lets a link lead elsewhere, by one rename. @param {string} link @param {string} target */
export function moveLink(link, target) {
  const next = path.join(path.dirname(link), `.${path.basename(link)}.${process.pid}`)
  fs.rmSync(next, { force: true })
  fs.symlinkSync(target, next)
  fs.renameSync(next, link)
}

/** Whether a process runs a program in this folder. @param {string} folder */
export function isServed(folder) {
  return commands().some((command) => command.includes(`${fs.realpathSync(folder)}${path.sep}`))
}

/** The command lines of all processes. */
function commands() {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-axo', 'command='], { encoding: 'utf8' }).stdout.split('\n')
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      } catch {
        // It has ended.
        return ''
      }
    })
}
