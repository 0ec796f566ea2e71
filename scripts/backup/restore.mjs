import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { migrationsOfCode } from '../lib/tables.mjs'
import { migrate } from '../lib/migrate.mjs'
import { checkFiles, fileOf, meter, readManifest } from './format.mjs'
import { asOwner, connect, copyIn, copyOut, tablesIn } from './session.mjs'

/** @typedef {import('./format.mjs').Manifest} Manifest @typedef {import('postgres').TransactionSql} Transaction */

/**
 * Restores a backup into an empty database, and migrates it to this code. The rows are written in one transaction, read
 * back and compared. Throws when the backup is damaged or newer than this code, or the database is not empty.
 * @param {{ folder: string, ownerUrl: string, database?: string, secret: string, log?: (message: string) => void }} options
 *   ownerUrl, database, secret: as migrate takes them
 * @returns {Promise<Manifest & { ownerUrl: string }>}
 */
export async function restoreBackup({ folder, log = () => {}, ...target }) {
  const manifest = readManifest(folder)
  refuseNewerBackup(manifest)
  log('checking the files of the backup')
  await checkFiles(folder, manifest)
  await refuseUsed(target)
  const url = new URL(target.ownerUrl)
  if (target.database) url.pathname = `/${target.database}`
  const sql = connect(url.href)
  try {
    // As far as the backup's own code had migrated; its functions are not needed yet.
    await migrate({ ...target, log, until: manifest.migrations.at(-1)?.name ?? '' })
    await sql.begin((tx) => load(tx, folder, manifest, log))
  } catch (error) {
    // Empty again, for another try; but never what another start has made meanwhile.
    if (!(await isServed(sql))) await sql`drop schema if exists data, private, migration cascade`
    throw error
  } finally {
    await sql.end({ timeout: 5 })
  }
  // If this fails, the rows are there, and the next start migrates.
  await migrate({ ...target, log })
  return { ...manifest, ownerUrl: url.href }
}

/** @param {Manifest} manifest */
function refuseNewerBackup({ migrations }) {
  const known = migrationsOfCode()
  const unknown = migrations.filter(({ name, hash }) => known.get(name) !== hash).map(({ name }) => name)
  if (unknown.length > 0)
    throw new Error(
      `This backup is from newer code: this code does not know ${unknown.join(', ')}. Restore it with the code that made it, or with newer code.`,
    )
}

/** @param {{ ownerUrl: string, database?: string }} target */
async function refuseUsed({ ownerUrl, database }) {
  const url = new URL(ownerUrl)
  if (database) url.pathname = `/${database}`
  const sql = connect(url.href)
  try {
    const [used] =
      await sql`select to_regnamespace('data') is not null or to_regnamespace('migration') is not null as yes`
    if (used?.yes)
      throw new Error(
        'This database is not empty. Restore into a new, empty one (or an empty DATA_DIR), so that nothing is overwritten.',
      )
  } catch (error) {
    // The embedded server has no database yet.
    if (/** @type {{ code?: string }} */ (error).code !== '3D000') throw error
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Whether a start has made the functions: then the product uses this database.
 * @param {import('postgres').ISql<{}>} sql @returns {Promise<boolean>}
 */
async function isServed(sql) {
  const [there] = await sql`select to_regclass('migration.rebuilt') is not null as yes`
  if (!there?.yes) return false
  const [made] = await sql`select exists (select from migration.rebuilt) as yes`
  return made?.yes
}

/** @param {Transaction} tx @param {string} folder @param {Manifest} manifest @param {(message: string) => void} log */
async function load(tx, folder, { tables, sequences }, log) {
  if (await isServed(tx))
    throw new Error('Another start has begun to use this database meanwhile. Nothing was written.')
  await asOwner(tx)
  const found = (await tablesIn(tx)).map(({ name }) => name)
  const missing = tables.map(({ name }) => name).filter((name) => !found.includes(name))
  if (missing.length > 0) throw new Error(`The database lacks ${missing.join(', ')}.`)
  const foreignKeys = await tx`
    select format('%I', c.conname) as name, c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.connamespace in ('data'::regnamespace, 'private'::regnamespace)`
  for (const { table, name } of foreignKeys) await tx.unsafe(`alter table ${table} drop constraint ${name}`)
  await tx.unsafe(`truncate ${found.join(', ')}`)
  for (const table of tables) {
    log(`${table.name}: ${table.rows} rows`)
    await pipeline(
      fs.createReadStream(fileOf(folder, table.name)),
      zlib.createGunzip(),
      await copyIn(tx, table),
    )
  }
  for (const { name, last, called } of sequences)
    await tx`select setval(${name}::text::regclass, ${last}::text::bigint, ${called})`
  for (const { table, name, definition } of foreignKeys)
    await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
  log('reading everything back')
  for (const table of tables) await compare(tx, table)
}

/** Throws when a table does not have the rows of the backup. @param {Transaction} tx @param {import('./format.mjs').Table} table */
async function compare(tx, table) {
  const measured = meter()
  await pipeline(
    await copyOut(tx, table),
    measured.stream,
    async function (/** @type {AsyncIterable<Buffer>} */ chunks) {
      for await (const _chunk of chunks);
    },
  )
  const { rows, sha256 } = measured.found()
  if (rows !== table.rows || sha256 !== table.sha256)
    throw new Error(`${table.name} differs from the backup after the restore. Nothing was kept.`)
}
