// The state of a database: which migrations it has, and which version of the functions.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { changesInPlace, recordFiles, replaceInPlace } from './replaced-functions.mjs'
import { rebuild, rebuiltFiles } from './rules-schemas.mjs'
import { hashOfFiles, runFile, SqlFileError, sqlFiles } from './sql-files.mjs'
import { withMigrationLock } from './migration-lock.mjs'

/** @typedef {import('postgres').Sql} Sql @typedef {import('postgres').TransactionSql} Transaction
 * @typedef {(message: string) => void} Log @typedef {{ name: string, hash: string }} Applied  a migration that ran */

/** A transaction setting that marks a migration; policies/00_every_table.sql lets a migration write rows. */
const migrating = 'app.migrating'

/**
 * Throws when the database has migrations that this code does not know, or when another version has replaced the
 * functions of this one, unless `again`; changes nothing.
 * @param {import('postgres').ISql<{}>} sql @param {boolean} [again]
 */
export async function refuseOlder(sql, again = false) {
  const [there] = await sql`select to_regclass('migration.past') is not null as yes`
  if (!there?.yes) return
  const known = migrationsOfCode()
  const newer = (await appliedIn(sql)).map(({ name }) => name).filter((name) => !known.has(name))
  if (newer.length > 0)
    throw new Error(
      `this database is newer than this code: it has ${newer.join(', ')}, which this code does not know. ` +
        'Start the newer code, or restore the backup that was made before the update. Nothing was changed.',
    )
  const [past] = await sql`select until from migration.past where hash = ${codeHash()}`
  if (past && !again)
    throw new Error(
      `this database is newer than this code: its functions were replaced by those of another version on ` +
        `${past.until.toISOString()}. Start that one; or, to take this one again on purpose, run npm run migrate -- --again ` +
        'with this code first, and then replace every process of the other. Nothing was changed.',
    )
}

/** @param {import('postgres').ISql<{}>} sql @returns {Promise<Applied[]>} */
const appliedIn = (sql) => sql`select name, hash from migration.applied order by name`

const nameOf = (/** @type {import('./sql-files.mjs').SqlFile} */ { name }) => path.basename(name)

/** The migrations of this code: their hashes by name, in order. @returns {Map<string, string>} */
export const migrationsOfCode = () =>
  new Map(sqlFiles('migrations').map((file) => [nameOf(file), hashOfFiles([file])]))

/**
 * Runs the missing migrations, each in its own transaction; returns how many. Throws for a migration that was changed.
 * @param {Sql} sql @param {Log} log @param {string} [until]  the last one to run
 */
export async function runMigrations(sql, log, until) {
  const files = sqlFiles('migrations')
  const before = await appliedIn(sql)
  let count = 0
  for (const file of files) {
    const [name, hash] = [nameOf(file), hashOfFiles([file])]
    const isIn = (/** @type {Applied[]} */ list) =>
      list.some((each) => each.name === name && each.hash === hash)
    if (until !== undefined && name > until) break
    if (isIn(before)) continue
    const ran = await withMigrationLock(sql, log, async (tx) => {
      // Read inside the lock: another start may have run the migration meanwhile.
      const applied = await appliedIn(tx)
      if (isIn(applied)) return false
      if (applied.some((each) => each.name === name)) {
        const changed = 'was changed after it had run here; a mistake is corrected by a new migration'
        throw new SqlFileError(file, new Error(changed), undefined)
      }
      log(`migration ${name}`)
      await lockAll(tx)
      await tx`select set_config('role', 'app_owner', true), set_config(${migrating}, 'on', true)`
      await runFile(tx, file)
      await tx`reset role`
      await tx`insert into migration.applied (name, hash) values (${name}, ${hash})`
      return true
    })
    count += Number(ran)
  }
  return count
}

/** What the functions of this code are made from, as one hash. */
export const codeHash = () => hashOfFiles(filesOf(rebuiltFiles()))

/** @typedef {ReturnType<typeof rebuiltFiles>} Steps */
const filesOf = (/** @type {Steps} */ steps) => [
  ...steps.flatMap(({ files }) => files),
  ...sqlFiles('migrations'),
]

/**
 * Whether a database is what this code expects: `ready`, or `behind`. Throws when it is newer. Needs only the right to
 * read the schema migration, which every login has.
 * @param {import('postgres').ISql<{}>} sql @returns {Promise<'ready' | 'behind'>}
 */
export async function stateOf(sql) {
  const [there] = await sql`select to_regclass('migration.rebuilt') is not null as yes`
  if (!there?.yes) return 'behind'
  await refuseOlder(sql)
  const [found] = await sql`select hash = ${codeHash()} as same from migration.rebuilt`
  return found?.same ? 'ready' : 'behind'
}

/**
 * Brings functions and the rest to these files if they have changed; returns whether it did. Throws as refuseOlder does.
 * @param {Sql} sql @param {boolean} again @param {Log} log @param {Steps} [steps]
 */
export function rebuildIfChanged(sql, again, log, steps = rebuiltFiles()) {
  const files = filesOf(steps)
  const hash = hashOfFiles(files)
  return withMigrationLock(sql, log, async (tx) => {
    // Inside the lock: a newer start may have come before.
    await refuseOlder(tx, again)
    const [last] = await tx`select hash, rebuilt_at from migration.rebuilt`
    if (last?.hash === hash) return false
    const changes = await changesInPlace(tx, files, last?.hash)
    if (changes) {
      log(`replacing ${changes.replaced.length + changes.added.length} functions where they stand`)
      await replaceInPlace(tx, changes)
    } else {
      log('rebuilding functions, triggers, policies and reference data')
      await lockAll(tx)
      await rebuild(tx, steps)
    }
    await recordFiles(tx, files, hash)
    // Not in here: what the words are made of may have changed, and there are as many as mentors.
    await tx`select set_config('role', 'app_rules', true)`
    await tx`select rules.go_on('refresh_words'), pg_notify('jobs', '')`
    await tx`reset role`
    await tx`delete from migration.past where hash = ${hash}`
    await tx`insert into migration.past (hash) select hash from migration.rebuilt`
    await tx`
      insert into migration.rebuilt (hash, rebuilt_at) values (${hash}, now())
      on conflict (only_row) do update set hash = excluded.hash, rebuilt_at = excluded.rebuilt_at`
    return true
  })
}

/**
 * Locks all views and tables, before anything is dropped. The transactions of pages and jobs begin by sharing the lock
 * `update`: while this waits for those that run, the next ones wait too, with nothing in hand, and then there is a gap,
 * whatever they lock in which order. Who does not share it (a sign-in, a backup, an older version) is not waited for with
 * a lock in hand either. So nobody gets a deadlock. It waits at most 2 of the 3 seconds that a page waits for a lock, and
 * gives way for as long after each try. Throws 55P03 after a minute.
 * @param {Transaction} tx
 */
async function lockAll(tx) {
  const [found] = await tx`
    select
      (select string_agg(format('%I.%I', schemaname, viewname), ', ' order by viewname)
        from pg_views where schemaname = 'api') as views,
      (select string_agg(format('%I.%I', schemaname, tablename), ', ' order by schemaname, tablename)
        from pg_tables where schemaname in ('data', 'private')) as tables`
  const all = [
    { names: found?.views, role: 'app_rules' },
    { names: found?.tables, role: 'app_owner' },
  ].filter(({ names }) => names)
  const lock = (/** @type {number} */ wait) =>
    tx.savepoint(async (inner) => {
      await inner`select set_config('lock_timeout', ${`${wait}ms`}, true)`
      await inner`select pg_advisory_xact_lock(hashtext('update'))`
      for (const { names, role } of all) {
        await inner.unsafe(`set local role ${role}`)
        await inner.unsafe(`lock table ${names} in access exclusive mode nowait`)
      }
    })
  const deadline = Date.now() + 60_000
  for (let wait = 250; ; wait = Math.min(2 * wait, 2_000)) {
    try {
      await lock(wait)
      break
    } catch (error) {
      if (/** @type {{ code?: string }} */ (error).code !== '55P03' || Date.now() > deadline) throw error
      await pause(wait)
    }
  }
  await tx`reset role`
  await tx`set local lock_timeout = '30s'`
}
