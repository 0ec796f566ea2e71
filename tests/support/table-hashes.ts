import type { ISql } from 'postgres'

/**
 * Returns a hash over the rows of each of our tables, in any order of the rows. `without`: tables that are left out;
 * `where`: a condition for the rows of a table.
 */
export async function hashTables(
  sql: ISql,
  without: string[],
  where: Record<string, string> = {},
): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('data', 'private') order by 1`
  const read = tables.map(({ name }) => name).filter((name) => !without.includes(name))
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
