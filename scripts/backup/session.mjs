// The transaction in which a backup reads and a restore writes.
import postgres from 'postgres'

/** @typedef {import('postgres').TransactionSql} Transaction */

/** Opens one connection of the owner that may work for long. @param {string} ownerUrl */
export const connect = (ownerUrl) =>
  postgres(ownerUrl, {
    max: 1,
    onnotice() {},
    connect_timeout: 10,
    connection: { application_name: 'backup', statement_timeout: 0, idle_in_transaction_session_timeout: 0 },
  })

/**
 * Makes the transaction the owner of the tables, who sees all rows as in a migration, and fixes how values are written
 * as text, so that two servers write the same. @param {Transaction} tx
 */
export async function asOwner(tx) {
  await tx`
    select set_config('role', 'app_owner', true), set_config('app.migrating', 'on', true),
      set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
      set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true), set_config('search_path', 'pg_catalog', true)`
}

/**
 * Tables and their columns, generated ones left out.
 * @param {Transaction} tx
 */
export async function tablesIn(tx) {
  const tables = await tx`
    select format('%I.%I', n.nspname, c.relname) as name, (
      select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('data', 'private')
    order by 1`
  return tables.map(({ name, columns }) => ({
    name: String(name),
    columns: /** @type {string[]} */ (columns),
  }))
}

/** @typedef {{ name: string, columns: string[] }} Copied */

/** A stream of a table's rows, as COPY writes them. @param {Transaction} tx @param {Copied} table */
export async function copyOut(tx, { name, columns }) {
  const rows = await tx.unsafe(`copy ${name} (${columns.join(', ')}) to stdout`).readable()
  // postgres.js 3.4.9 pauses its socket when this stream is full, and resumes it at the next read. After the last rows
  // there is no next read, and the connection would stay silent.
  rows.once('end', () => rows._read(0))
  return rows
}

/** A stream that writes such rows into a table. @param {Transaction} tx @param {Copied} table */
export const copyIn = (tx, { name, columns }) =>
  tx.unsafe(`copy ${name} (${columns.join(', ')}) from stdin`).writable()
