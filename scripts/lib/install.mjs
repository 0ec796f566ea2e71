// Uses built-in modules only, because it runs before the install.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project.mjs'
import { giveUp, say } from './say.mjs'

/** Runs npm ci, unless node_modules already matches the lock file. */
export function installIfNeeded() {
  if (isInstalled()) return
  say('installing packages (npm ci)')
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (result.status !== 0) giveUp('The packages could not be installed; see the messages of npm above.')
}

/** npm writes this list of installed packages at the very end. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(
    ([place, wanted]) => place === '' || wanted.optional || installed[place]?.version === wanted.version,
  )
}

/** @returns {Record<string, { version: string, optional?: boolean }>} */
function packagesOf(/** @type {string} */ file) {
  const whole = path.join(projectRoot, file)
  return fs.existsSync(whole) ? JSON.parse(fs.readFileSync(whole, 'utf8')).packages : {}
}
