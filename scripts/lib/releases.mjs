// Releases of a server without containers: each in a folder of its own with its packages and its build, beside those
// before it. The link `current` leads to the one that runs, `before` to the one that ran before it. Built-in modules only:
// a fresh clone has no packages.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { isServed, moveLink } from './builds.mjs'
import { npm } from './install.mjs'
import { projectRoot } from './project.mjs'

/** The folder with `releases` and `current`: above this clone, or above the release that this is. */
export const defaultHome = () => {
  const above = path.dirname(projectRoot)
  return path.basename(above) === 'releases' ? path.dirname(above) : above
}

/** The name of the release of a commit. Throws when there is no such commit. @param {string} commit */
export const nameOf = (commit) =>
  `mentoring-${git('rev-parse', '--short=12', '--verify', `${commit}^{commit}`).trim()}`

/**
 * Makes the folder of a release from a commit, with what it runs on and without what only its build needs.
 * One that is there already is taken as it is. Throws, with nothing changed, when a step fails.
 * @param {string} commit @param {string} folder @param {(folder: string) => void} check  throws if it must not run here
 */
export function makeRelease(commit, folder, check) {
  if (fs.existsSync(folder)) return check(folder)
  const part = path.join(path.dirname(folder), `.${path.basename(folder)}`)
  fs.rmSync(part, { recursive: true, force: true })
  fs.mkdirSync(part, { recursive: true })
  try {
    makeFrom(commit, part, check)
    fs.renameSync(part, folder)
  } finally {
    fs.rmSync(part, { recursive: true, force: true })
  }
}

/** @param {string} commit @param {string} part @param {(folder: string) => void} check */
function makeFrom(commit, part, check) {
  const sources = path.join(part, '.sources.tar')
  git('archive', '--format=tar', '-o', sources, commit)
  must(run('tar', ['-xf', sources, '-C', part]), 'unpacking the sources')
  fs.rmSync(sources)
  const packages = spawnSync(...npm(['ci', '--ignore-scripts', '--include=dev', '--prefer-offline'], part))
  must(packages, 'npm ci', 'Try again when the registry answers.')
  check(part)
  must(runIn(part, 'scripts/build.mjs'), 'the build')
  must(spawnSync(...npm(['prune', '--omit=dev', '--ignore-scripts'], part)), 'npm prune')
  must(runIn(part, 'scripts/slim-packages.mjs'), 'making the packages smaller')
}

/**
 * Lets `current` lead to a release, which the next restart runs, and removes those that nothing needs.
 * @param {string} home @param {string} name
 */
export function makeCurrent(home, name) {
  const [current, before] = [path.join(home, 'current'), path.join(home, 'before')]
  const last = nameBehind(current)
  if (last && last !== name) moveLink(before, path.join('releases', last))
  moveLink(current, path.join('releases', name))
  const staying = [name, nameBehind(before)]
  for (const old of fs.readdirSync(path.join(home, 'releases'))) {
    const folder = path.join(home, 'releases', old)
    if (!staying.includes(old) && !isServed(folder)) fs.rmSync(folder, { recursive: true })
  }
}

/** The name of the release that a link leads to; '' without one. @param {string} link */
export const nameBehind = (link) => (fs.existsSync(link) ? path.basename(fs.readlinkSync(link)) : '')

/** Runs a script of a release there. @param {string} folder @param {string[]} given */
export const runIn = (folder, ...given) => run(process.execPath, given, folder)

/** @param {string} program @param {string[]} given @param {string} [cwd] */
const run = (program, given, cwd) => spawnSync(program, given, { cwd, stdio: 'inherit' })

/** @param {{ status: number | null }} result @param {string} what @param {string} [then] */
export function must({ status }, what, then = 'Its messages are above.') {
  if (status !== 0) throw new Error(`${what} failed. ${then}`)
}

/** @param {string[]} given @returns {string} */
function git(...given) {
  const { status, stdout, stderr } = spawnSync('git', given, { cwd: projectRoot, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${given[0]} failed: ${(stderr ?? '').trim() || 'is git installed?'}`)
  return stdout
}
