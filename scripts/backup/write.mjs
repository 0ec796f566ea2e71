import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { fileOf, meter, writeManifest } from './format.mjs'
import { asOwner, connect, copyOut, tablesIn } from './session.mjs'

/** @typedef {import('./format.mjs').Manifest} Manifest */

// Fast, and a tenth larger than the default.
const level = 3

/**
 * Writes every row of a database into a new folder, as it is at one moment; the product may run meanwhile. Returns the
 * manifest. Throws when the database is not the product's, and leaves nothing behind.
 * @param {{ ownerUrl: string, folder: string }} options @returns {Promise<Manifest>}
 */
export async function writeBackup({ ownerUrl, folder }) {
  const unfinished = `${folder}.unfinished`
  if (fs.existsSync(folder)) throw new Error(`${folder} exists already.`)
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const sql = connect(ownerUrl)
  try {
    const manifest = await sql.begin('isolation level repeatable read read only', (tx) =>
      write(tx, unfinished),
    )
    writeManifest(unfinished, manifest)
    fs.renameSync(unfinished, folder)
    await note(sql)
    return manifest
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Writes down when the backup was written, so that a missing one is noticed. A replica and an older database keep none.
 * @param {import('postgres').Sql} sql
 */
async function note(sql) {
  const [keeps] =
    await sql`select to_regclass('migration.backups') is not null and not pg_is_in_recovery() as yes`
  if (!keeps?.yes) return
  await sql`
    insert into migration.backups (written_at) values (now())
    on conflict (only_row) do update set written_at = excluded.written_at`
}

/** @param {import('postgres').TransactionSql} tx @param {string} folder @returns {Promise<Manifest>} */
async function write(tx, folder) {
  const [there] =
    await tx`select to_regclass('migration.rebuilt') is not null as yes, now() as at, version() as server`
  if (!there?.yes) throw new Error('This database has no tables of the product: there is nothing to back up.')
  const migrations = await tx`select name, hash from migration.applied order by name`
  const [functions] = await tx`select hash from migration.rebuilt`
  await asOwner(tx)
  const tables = []
  for (const table of await tablesIn(tx)) {
    const measured = meter()
    await pipeline(
      await copyOut(tx, table),
      measured.stream,
      zlib.createGzip({ level }),
      fs.createWriteStream(fileOf(folder, table.name), { mode: 0o600 }),
    )
    tables.push({ ...table, ...measured.found() })
  }
  const sequences = []
  for (const { name } of await tx`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('data', 'private') order by 1`) {
    const [state] = await tx.unsafe(`select last_value::text as last, is_called as called from ${name}`)
    sequences.push({ name, last: state?.last, called: state?.called })
  }
  return {
    format: 1,
    madeAt: there.at.toISOString(),
    server: there.server,
    migrations: migrations.map(({ name, hash }) => ({ name, hash })),
    functions: functions?.hash,
    tables,
    sequences,
  }
}

/** A new folder's name for a backup of now, in a folder. @param {string} within */
export const newFolder = (within) =>
  path.join(within, new Date().toISOString().slice(0, 19).replaceAll(':', '-') + 'Z')
