// Uses built-in modules only, because it runs before the install.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project.mjs'
import { giveUp, say, saysStill } from './say.mjs'

/** Runs npm ci, unless node_modules already matches the lock file. */
export async function installIfNeeded() {
  if (isInstalled()) return
  say('installing packages (npm ci)')
  if (!(await saysStill('installing packages', install()))) {
    giveUp(
      'The packages could not be installed; see the messages of npm above. Those of before are still there. ' +
        'Try again when the registry answers.',
    )
  }
}

/** Beside node_modules: npm ci removes what is there before it asks the registry. Returns whether it succeeded. */
async function install() {
  const at = (/** @type {string[]} */ ...parts) => path.join(projectRoot, ...parts)
  const aside = at('.install')
  fs.rmSync(aside, { recursive: true, force: true })
  fs.mkdirSync(aside)
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (fs.existsSync(at(file))) fs.copyFileSync(at(file), path.join(aside, file))
  const running = spawn(...npm(['ci', '--include=dev', '--prefer-offline'], aside))
  const [status] = await once(running, 'exit')
  if (status === 0) {
    if (fs.existsSync(at('node_modules'))) fs.renameSync(at('node_modules'), path.join(aside, 'before'))
    fs.renameSync(path.join(aside, 'node_modules'), at('node_modules'))
  }
  fs.rmSync(aside, { recursive: true })
  return status === 0
}

/** The arguments of spawn for npm. @param {string[]} given @param {string} cwd */
export const npm = (given, cwd) =>
  /** @type {const} */ ([
    'npm',
    [...given, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
  ])

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
