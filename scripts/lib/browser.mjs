// Finds a Chromium for the tests: $CHROMIUM; else the one in the npm package @sparticuz/chromium, which is the same
// on every machine and needs no display; else one installed on the machine. Playwright's own download is not used,
// because many machines can reach only npm.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { projectRoot } from './project.mjs'

const onMachines = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Without a locale of UTF-8 it does not call a download by its name.
const locale = { LC_ALL: 'C.UTF-8' }

/** @typedef {{ executablePath: string, env: Record<string, string> }} Browser */

/**
 * Returns a Chromium that runs on this machine. Throws when there is none.
 * @returns {Browser}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM
  if (named && !runs(named, {})) throw new Error(`CHROMIUM=${named} does not run.`)
  const fromNpm = named ? undefined : unpacked()
  if (fromNpm) return fromNpm
  const found = named ?? onMachines.find((program) => fs.existsSync(program) && runs(program, {}))
  if (found) return { executablePath: found, env: locale }
  throw new Error('No Chromium was found for the browser tests: set CHROMIUM=/path/to/chromium.')
}

/** @returns {Browser | undefined} */
function unpacked() {
  const packed = path.join(projectRoot, 'node_modules/@sparticuz/chromium/bin')
  if (process.platform !== 'linux' || process.arch !== 'x64' || !fs.existsSync(packed)) return undefined
  const folder = path.join(projectRoot, 'node_modules/.cache/chromium')
  const program = path.join(folder, 'chromium')
  if (!fs.existsSync(folder)) unpack(packed, folder)
  // The package brings the libraries and fonts that Chromium needs.
  const own = { LD_LIBRARY_PATH: path.join(folder, 'lib'), FONTCONFIG_PATH: path.join(folder, 'fonts') }
  const env = [{}, own].find((each) => runs(program, each))
  return env && { executablePath: program, env: { ...env, ...locale } }
}

function unpack(/** @type {string} */ packed, /** @type {string} */ folder) {
  const unfinished = `${folder}.${process.pid}`
  const read = (/** @type {string} */ name) =>
    zlib.brotliDecompressSync(fs.readFileSync(path.join(packed, name)))
  fs.mkdirSync(unfinished, { recursive: true })
  fs.writeFileSync(path.join(unfinished, 'chromium'), read('chromium.br'), { mode: 0o755 })
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    execFileSync('tar', ['-x', '-C', unfinished], { input: read(archive) })
  }
  fs.renameSync(unfinished, folder)
}

function runs(/** @type {string} */ program, /** @type {Record<string, string>} */ env) {
  return spawnSync(program, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 }).status === 0
}
