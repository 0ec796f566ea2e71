import type { ISql } from 'postgres'

/** Returns the names of our tables, in order. */
export async function tablesOf(sql: ISql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('data', 'private') order by 1`
  return tables.map(({ name }) => name)
}

/**
 * Returns a hash over the rows of each of our tables, in any order of the rows. `without`: tables that are left out;
 * `where`: a condition for the rows of a table.
 */
export async function hashTables(
  sql: ISql,
  without: string[] = [],
  where: Record<string, string> = {},
): Promise<Record<string, string>> {
  const read = (await tablesOf(sql)).filter((name) => !without.includes(name))
  const hashes = await sql.unsafe<{ name: string; hash: string }[]>(
    read
      .map(
        (name) => `
          select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash
          from ${name} t where ${where[name] ?? 'true'}`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(hashes.map(({ name, hash }) => [name, hash]))
}

/** Returns the tables whose rows are no longer those of these hashes. */
export const changedSince = (before: Record<string, string>, now: Record<string, string>) =>
  Object.keys(now).filter((name) => before[name] !== now[name])
