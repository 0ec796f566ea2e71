// A backup is a folder: manifest.json, and a gzipped file for each table with its rows as COPY writes them (text). Roles
// and functions are not in it: migrating makes them again.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'

/** @typedef {{ name: string, columns: string[], rows: number, sha256: string }} Table
 * @typedef {{ name: string, last: string, called: boolean }} Sequence
 * @typedef {{ format: 1, madeAt: string, server: string, migrations: { name: string, hash: string }[], functions: string,
 *   tables: Table[], sequences: Sequence[] }} Manifest */

const manifestName = 'manifest.json'

/** @param {string} folder @param {string} table */
export const fileOf = (folder, table) => path.join(folder, `${table}.copy.gz`)

/** @param {string} folder @param {Manifest} manifest */
export function writeManifest(folder, manifest) {
  fs.writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Throws when the folder is not a complete backup, or another user's. @param {string} folder @returns {Manifest} */
export function readManifest(folder) {
  const manifest = JSON.parse(textOf(folder))
  if (manifest.format !== 1)
    throw new Error(`${folder} was made by newer code: its format is ${manifest.format}.`)
  return manifest
}

/** @param {string} folder */
function textOf(folder) {
  try {
    return fs.readFileSync(path.join(folder, manifestName), 'utf8')
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Error(
      code === 'ENOENT'
        ? `${folder} is not a complete backup: it has no ${manifestName}.`
        : `${folder} cannot be read by this user (${code}): give it the folder and its files.`,
      { cause: error },
    )
  }
}

/** Counts the rows of a COPY text that passes through, and makes its hash. */
export function meter() {
  const hash = createHash('sha256')
  let rows = 0
  const stream = new Transform({
    transform(/** @type {Buffer} */ chunk, _encoding, done) {
      hash.update(chunk)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return { stream, found: () => ({ rows, sha256: hash.digest('hex') }) }
}

/** Throws when a file is missing, cut or changed. @param {string} folder @param {Manifest} manifest */
export async function checkFiles(folder, { tables }) {
  for (const table of tables) {
    const measured = meter()
    try {
      await pipeline(
        fs.createReadStream(fileOf(folder, table.name)),
        zlib.createGunzip(),
        measured.stream,
        async function (/** @type {AsyncIterable<Buffer>} */ chunks) {
          for await (const _chunk of chunks);
        },
      )
    } catch (error) {
      throw new Error(`The backup is damaged: ${table.name} cannot be read.`, { cause: error })
    }
    const { rows, sha256 } = measured.found()
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new Error(`The backup is damaged: ${table.name} is not what the manifest says.`)
  }
}
