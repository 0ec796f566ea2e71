// Brings a database to the state of sql/. Safe to run at every start, and by several processes at once.
import postgres from 'postgres'
import { checkServer, createDatabase } from './create-database.mjs'
import { prepareRoles } from './logins.mjs'
import { loginRoles } from './roles.mjs'
import { rebuildIfChanged, refuseOlder, runMigrations } from './tables.mjs'
import { withMigrationLock } from './migration-lock.mjs'

/** @typedef {import('postgres').TransactionSql} Transaction */

const extensions = ['pg_trgm', 'unaccent']

// Nobody here uses large objects, and a login could fill the disk with them.
const noLargeObjects = [
  'lo_create(oid)',
  'lo_creat(integer)',
  'lo_from_bytea(oid, bytea)',
  'lo_import(text)',
  'lo_import(text, oid)',
]
  .map((name) => `revoke execute on function pg_catalog.${name} from public;`)
  .join('\n')

/**
 * Creates the roles, the database itself if `database` is given (embedded server), tables, functions and the rest. The
 * owner must be a superuser, or must own the database and be allowed to create roles. Throws when something is missing.
 * @param {{ ownerUrl: string, database?: string, secret: string, takeOver?: boolean, again?: boolean,
 *   until?: string, log?: (message: string) => void }} options  takeOver: give the logins our password if they have another
 *   one; again: allow functions that another version has replaced; until: the last migration to run, without the
 *   functions, for a restore
 * @returns {Promise<{ ownerUrl: string, migrations: number, rebuilt: boolean, database: string }>}  ownerUrl: the owner's
 *   connection string in that database
 */
export async function migrate({
  ownerUrl,
  database,
  secret,
  takeOver = false,
  again = false,
  until,
  log = () => {},
}) {
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
    await refuseOlder(sql, again)
    await withMigrationLock(sql, log, (tx) => prepare(tx, { ownerUrl: url.href, secret, takeOver }))
    const migrations = await runMigrations(sql, log, until)
    const rebuilt = until === undefined && (await rebuildIfChanged(sql, again, log))
    return {
      ownerUrl: url.href,
      migrations,
      rebuilt,
      database: decodeURIComponent(url.pathname.slice(1)),
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Creates roles, extensions and the tables in which migrations are recorded.
 * @param {Transaction} tx @param {import('./logins.mjs').Keys} keys
 */
async function prepare(tx, keys) {
  const [found] = await tx`
    select quote_ident(current_database()) as database, quote_ident(current_user) as owner, rolsuper as superuser,
      rolsuper or rolcreaterole as may
    from pg_roles where rolname = current_user`
  const { database, owner, superuser, may } = found ?? {}
  if (!may)
    throw new Error(
      `The role ${owner} of DATABASE_URL may not create roles, but each login of the product needs a role. ` +
        `As a superuser of the server, run: alter role ${owner} createrole`,
    )
  await prepareRoles(tx, keys)
  const statements = `
    ${superuser ? noLargeObjects : 'grant app_owner, app_rules to current_user;'}
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
    create table if not exists migration.past (hash text primary key, until timestamptz not null default now());
    alter table migration.past drop column if exists rolled_back;
    -- The files that the functions were made from, so that an update replaces only what has changed.
    create table if not exists migration.files (name text primary key, code text not null, hash text not null, head text);
    -- The last backup that was written whole, for the mail to the operator (rules.standing_still).
    create table if not exists migration.backups (
      only_row boolean primary key default true check (only_row), written_at timestamptz not null);
    grant usage on schema migration to app_rules;
    grant select on migration.backups to app_rules;
    -- Each part of a start compares them with its own code.
    grant usage on schema migration to ${loginRoles.join(', ')};
    grant select on all tables in schema migration to ${loginRoles.join(', ')}`
  await tx.unsafe(statements).simple()
}
