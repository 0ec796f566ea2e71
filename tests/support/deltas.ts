import type { ISql, Sql } from 'postgres'
import { changedSince, hashTables } from './tables'

// What differs between two runs of the same act: ids, times, keys, names that are unique.
const different =
  /(^|_)(id|ids|at|on|due|until|since|hash|key|token|email|reference|place|search|words|ref|end|by|pauses|unsubscribe|version|tag|secret|folded|newest|proof|agent)$/
const unread = ['private.attempts', 'private.sessions', 'private.used_forms']

/**
 * Runs an act; returns the rows that it added (+) and removed (-), in order, without what differs between two runs of
 * the same act.
 */
export async function deltaOf(owner: Sql, act: () => Promise<unknown>): Promise<string[]> {
  const past = await owner.reserve()
  try {
    // Until its end this transaction reads the rows as they were before the act.
    await past`begin isolation level repeatable read read only`
    const hashes = await hashTables(past, unread)
    await act()
    const changed = changedSince(hashes, await hashTables(owner, unread))
    const [before, after] = [await countRows(past, changed), await countRows(owner, changed)]
    return [...new Set([...before.keys(), ...after.keys()])]
      .flatMap((row) => {
        const more = (after.get(row) ?? 0) - (before.get(row) ?? 0)
        return Array.from({ length: Math.abs(more) }, () => `${more > 0 ? '+' : '-'} ${row}`)
      })
      .toSorted()
  } finally {
    await past`rollback`
    past.release()
  }
}

/** Returns how often each row of these tables exists, without what differs between two runs of the same act. */
async function countRows(sql: ISql, tables: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of tables) {
    for (const { row } of await sql.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${name} t`,
    )) {
      const text = `${name} ${JSON.stringify(comparable(row))}`
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  }
  return counts
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value)
    .map(([name, each]): [string, unknown] => [snake(name), each])
    .filter(
      ([name]) =>
        !different.test(name) && !(name === 'new_value' && 'field' in value && value.field === 'photo_id'),
    )
  return Object.fromEntries(kept.map(([name, each]) => [name, comparable(each)]))
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
