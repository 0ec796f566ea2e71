import type { Sql } from 'postgres'
import { tablesOf } from './tables'

/** Returns every row of every table that contains one of these words, as `schema.table: row`. */
export async function rowsWith(owner: Sql, words: string[]) {
  const found: string[] = []
  for (const name of await tablesOf(owner)) {
    const rows = await owner.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`)
    found.push(
      ...rows
        .filter(({ row }) => words.some((word) => row.includes(word)))
        .map(({ row }) => `${name}: ${row}`),
    )
  }
  return found
}

/** Returns the tables that reference one of these tables by foreign keys, directly or through other tables. */
export async function tablesBelongingTo(owner: Sql, roots: string[]) {
  const rows = await owner<{ name: string }[]>`
    with recursive reached as (
      select root::regclass::oid as id from unnest(${roots}::text[]) root
      union
      select c.conrelid from pg_constraint c join reached r on r.id = c.confrelid where c.contype = 'f')
    select id::regclass::text as name from reached order by 1`
  return rows.map((row) => row.name)
}
