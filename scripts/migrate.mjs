#!/usr/bin/env node
// Brings a database to the state that sql/ describes. Safe to run at every start, and twice at once.
//   npm run migrate                    by hand, before the first node of a new version starts
//   npm run migrate -- --roll-back     back to the functions of this, older, code
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { checkServer, createDatabase } from './lib/create-database.mjs'
import { prepareRoles } from './lib/logins.mjs'
import { loginRoles, named } from './lib/roles.mjs'
import { rebuildIfChanged, refuseNewer, runMigrations } from './lib/tables.mjs'
import { inTurn } from './lib/turn.mjs'

/** @typedef {import('postgres').TransactionSql} Transaction */

const extensions = ['pg_trgm', 'unaccent']
<<<<<<< HEAD
const oldestServer = 150000
const largeObjects = ['lo_create(oid)', 'lo_creat(integer)', 'lo_from_bytea(oid, bytea)', 'lo_import(text)', 'lo_import(text, oid)']
const lockKey = 7_305_214_301
=======
>>>>>>> main

/**
 * Roles, the database itself where `database` is given (embedded), tables, then functions and all that goes
 * with them. The owner is a superuser, or owns the database and may create roles.
 * @param {{ ownerUrl: string, database?: string, secret: string, takeOver?: boolean, rollBack?: boolean,
 *   log?: (message: string) => void }} options  takeOver: give the logins our password if they have another one;
 *   rollBack: put functions back that this database has replaced already
 * @returns {Promise<{ ownerUrl: string, prefix: string, migrations: number, rebuilt: boolean, database: string }>}
 *   ownerUrl: the owner's connection string in that database; prefix: how the names of its roles begin
 */
export async function migrate({ ownerUrl, database, secret, takeOver = false, rollBack = false, log = () => {} }) {
  const url = new URL(ownerUrl)
  if (database) {
    await createDatabase(ownerUrl, database, log)
    url.pathname = `/${database}`
  }
  const sql = postgres(url.href, {
    max: 1,
    onnotice() {},
    connect_timeout: 10,
    connection: { application_name: 'migrate' },
  })
  try {
    await checkServer(sql)
    await refuseNewer(sql)
    const prefix = await inTurn(sql, log, (tx) => prepare(tx, { ownerUrl: url.href, secret, takeOver }))
    const migrations = await runMigrations(sql, prefix, log)
    const rebuilt = await rebuildIfChanged(sql, prefix, rollBack, log)
    return { ownerUrl: url.href, prefix, migrations, rebuilt, database: decodeURIComponent(url.pathname.slice(1)) }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

<<<<<<< HEAD
/** @param {string} ownerUrl @param {string} database @param {(message: string) => void} log */
async function createDatabase(ownerUrl, database, log) {
  const sql = postgres(ownerUrl, { max: 1, onnotice() {}, connect_timeout: 10 })
  try {
    // Ours is the only database here that a login of the product may enter.
    await sql.unsafe('revoke connect, temporary on database postgres, template1 from public')
    const [found] = await sql`select from pg_database where datname = ${database}`
    if (found) return
    log(`creating the database ${database}`)
    const [{ version }] = await sql`select current_setting('server_version_num')::integer as version`
    const provider =
      version >= 180000
        ? `locale_provider builtin builtin_locale 'PG_UNICODE_FAST'`
        : version >= 170000
        ? `locale_provider builtin builtin_locale 'C.UTF-8'`
        : 'locale_provider libc'
    await createWithLocale(sql, database, provider)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** The trigram index needs a lc_ctype that knows letters beyond ASCII; its name differs between systems.
 * @param {Sql} sql @param {string} database @param {string} provider */
async function createWithLocale(sql, database, provider) {
  const names = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8']
  for (const name of names) {
    try {
      await sql.unsafe(`create database "${database}" template template0 encoding 'UTF8' ${provider}
        lc_collate 'C' lc_ctype '${name}'`)
      return
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error)
      // Another start made it in the meantime.
      if (code === '42P04' || code === '23505') return
      if (code !== '22023' && code !== '42809') throw error
    }
  }
  throw new Error(`This machine has no UTF-8 locale that PostgreSQL can use (tried ${names.join(', ')}).`)
}

/** @param {Sql} sql */
async function checkServer(sql) {
  const [{ version, name, ctype, encoding }] = await sql`
    select current_setting('server_version_num')::integer as version, d.datname as name, d.datctype as ctype,
      pg_encoding_to_char(d.encoding) as encoding
    from pg_database d where d.datname = current_database()`
  if (version < oldestServer)
    throw new Error(`PostgreSQL 15 or newer is needed; this one is ${Math.floor(version / 10000)}.`)
  if (encoding === 'UTF8' && /utf-?8/i.test(ctype)) return
  throw new Error(
    `The database ${name} has encoding ${encoding} and lc_ctype ${ctype}; searching Greek names needs UTF-8. ` +
      `Create it with: create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  )
}

/** @param {Sql} sql @param {string} secret */
async function prepareRoles(sql, secret) {
  const [{ database, superuser }] = await sql`
    select quote_ident(current_database()) as database, rolsuper as superuser from pg_roles where rolname = current_user`
  await sql.begin(async (tx) => {
    for (const file of sqlFiles('roles.sql')) await runFile(tx, file)
    if (!superuser) await tx`grant app_owner, app_rules to current_user`
    // Large objects: nobody here uses them, and a login could fill the disk with them.
    else await tx.unsafe(largeObjects.map((name) => `revoke execute on function pg_catalog.${name} from public`).join(';')).simple()
    const passwords = loginRoles.map(
      (role) => `alter role ${role} password '${scramVerifier(derive(secret, role))}';`,
    )
    await tx
      .unsafe(
        `${passwords.join('\n')}
      revoke all on database ${database} from public;
      grant connect on database ${database} to ${loginRoles.join(', ')};
      grant create on database ${database} to app_owner;
      revoke create on schema public from public;
      alter default privileges for role app_rules revoke execute on functions from public;
      alter default privileges for role app_owner revoke execute on functions from public;
      create schema if not exists extensions;
      grant usage on schema extensions to public;
      ${extensions.map((name) => `create extension if not exists ${name} schema extensions;`).join('\n')}
      create schema if not exists migration;
      create table if not exists migration.applied (
        name text primary key, hash text not null, applied_at timestamptz not null default now());
      create table if not exists migration.rebuilt (
        only_row boolean primary key default true check (only_row), hash text not null, rebuilt_at timestamptz not null)`,
      )
      .simple()
  })
}

/** @param {Sql} sql @param {(message: string) => void} log */
async function runMigrations(sql, log) {
  const applied = new Map(
    (await sql`select name, hash from migration.applied`).map(({ name, hash }) => [name, hash]),
  )
  let count = 0
  for (const file of sqlFiles('migrations')) {
    const [name, hash] = [path.basename(file.name), hashOfFiles([file])]
    if (applied.has(name) && applied.get(name) !== hash) {
      throw new SqlFileError(
        file,
        new Error('was changed after it had run here; a mistake is corrected by a new migration'),
        undefined,
      )
    }
    if (applied.has(name)) continue
    log(`migration ${name}`)
    await sql.begin(async (tx) => {
      await tx`set local role app_owner`
      await runFile(tx, file)
      await tx`reset role`
      await tx`insert into migration.applied (name, hash) values (${name}, ${hash})`
    })
    count++
  }
  return count
}

/** @param {Sql} sql @param {(message: string) => void} log */
async function rebuildIfChanged(sql, log) {
  const steps = rebuiltFiles()
  const hash = hashOfFiles(...steps.map(({ files }) => files), sqlFiles('migrations'))
  const [last] = await sql`select from migration.rebuilt where hash = ${hash}`
  if (last) return false
  log('functions, triggers, policies and reference data')
  await sql.begin(async (tx) => {
    await rebuild(tx, steps)
    await tx`
      insert into migration.rebuilt (hash, rebuilt_at) values (${hash}, now())
      on conflict (only_row) do update set hash = excluded.hash, rebuilt_at = excluded.rebuilt_at`
  })
  return true
=======
/** Roles, extensions and the runner's own memory. @param {Transaction} tx @param {import('./lib/logins.mjs').Keys} keys */
async function prepare(tx, keys) {
  const [{ database, superuser }] = await tx`
    select quote_ident(current_database()) as database, rolsuper as superuser from pg_roles where rolname = current_user`
  const prefix = await prepareRoles(tx, keys)
  const statements = `
    ${superuser ? '' : 'grant app_owner, app_rules to current_user;'}
    revoke all on database ${database} from public;
    grant connect on database ${database} to ${loginRoles.join(', ')};
    grant create on database ${database} to app_owner;
    revoke create on schema public from public;
    alter default privileges for role app_rules revoke execute on functions from public;
    alter default privileges for role app_owner revoke execute on functions from public;
    create schema if not exists extensions;
    grant usage on schema extensions to public;
    ${extensions.map((name) => `create extension if not exists ${name} schema extensions;`).join('\n')}
    create schema if not exists migration;
    create table if not exists migration.applied (
      name text primary key, hash text not null, applied_at timestamptz not null default now());
    create table if not exists migration.rebuilt (
      only_row boolean primary key default true check (only_row), hash text not null, rebuilt_at timestamptz not null);
    -- What the functions were made from before, so that older code knows that it is older.
    create table if not exists migration.past (hash text primary key, until timestamptz not null default now())`
  await tx.unsafe(named(statements, prefix)).simple()
  return prefix
>>>>>>> main
}

async function main() {
  const { prepareDatabase } = await import('./lib/database.mjs')
  const { environmentOrExit } = await import('./lib/environment.mjs')
  const { giveUp, say } = await import('./lib/say.mjs')
  const rollBack = process.argv.includes('--roll-back')
  try {
    await (await prepareDatabase(environmentOrExit(), say, { rollBack })).stop()
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error))
  }
}

// Not awaited here: database.mjs imports this module.
if (process.argv[1] === fileURLToPath(import.meta.url)) void main()
