// Checks this computer: the disk, the port, the build.
import fs from 'node:fs'
import path from 'node:path'
import { isTaken } from '../lib/free-port.mjs'
import { projectRoot } from '../lib/project.mjs'
import { bad, good, note } from './finding.mjs'

const gigabyte = 1024 ** 3
const [least, better] = [0.5, 2]

/**
 * @param {import('../lib/environment.mjs').Environment} environment
 * @returns {Promise<import('../check.mjs').Finding[]>}
 */
export async function checkMachine({ dataDir, port, host, only, databaseUrl }) {
  const place = existing(dataDir)
  const parts = ['web', 'worker'].filter((part) => !only || only === part)
  const missing = parts.filter((part) => !fs.existsSync(path.join(projectRoot, `build/server/${part}.mjs`)))
  return [
    checkDisk({ dataDir, databaseUrl }),
    ...(databaseUrl || writable(place)
      ? []
      : [bad(`${place} cannot be written: DATA_DIR needs this user’s rights.`)]),
    ...(only === 'migrate' || only === 'worker'
      ? []
      : [
          (await isTaken(port, host))
            ? note(`Port ${port} is in use: by a running start, or by another program.`)
            : good(`Port ${port} is free.`),
        ]),
    ...(missing.length > 0
      ? [note('The product is not built yet: npm start builds it, or npm run build.')]
      : []),
  ]
}

/**
 * @param {Pick<import('../lib/environment.mjs').Environment, 'dataDir' | 'databaseUrl'>} environment
 * @param {number} [bytes]  free on its disk
 * @returns {import('../check.mjs').Finding}
 */
export function checkDisk({ dataDir, databaseUrl }, bytes = freeBytes(existing(dataDir))) {
  const free = bytes / gigabyte
  const said = `${free.toFixed(1)} GB are free on the disk of ${existing(dataDir)}`
  if (free < least && !databaseUrl)
    return bad(`${said}: too little for a database; at least ${better} GB are needed.`)
  return free < better ? note(`${said}: little. A full disk stops every change.`) : good(`${said}.`)
}

function freeBytes(/** @type {string} */ folder) {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}

/** @param {string} folder @returns {string} */
function existing(folder) {
  return fs.existsSync(folder) ? folder : existing(path.dirname(folder))
}

function writable(/** @type {string} */ folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK)
    return true
  } catch {
    return false
  }
}
