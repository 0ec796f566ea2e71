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
  const { bavail, bsize } = fs.statfsSync(place)
  const free = (bavail * bsize) / gigabyte
  const said = `${free.toFixed(1)} GB are free on the disk of ${place}`
  const parts = ['web', 'worker'].filter((part) => !only || only === part)
  const missing = parts.filter((part) => !fs.existsSync(path.join(projectRoot, `build/server/${part}.mjs`)))
  return [
    free < least && !databaseUrl
      ? bad(`${said}: too little for a database; at least ${better} GB are needed.`)
      : free < better
        ? note(`${said}: little. A full disk stops every change.`)
        : good(`${said}.`),
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
