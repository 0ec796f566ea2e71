import type { Sql } from 'postgres'

// What differs between two runs of the same act: ids, times, keys, names that are unique.
const different =
  /(^|_)(id|ids|at|on|due|until|since|hash|key|token|email|reference|place|search|words|ref|end|by|pauses|unsubscribe|version|tag|secret|folded|newest|proof|agent)$/
const unread = ['private.attempts', 'private.sessions', 'private.answered_calls', 'private.used_forms']

/** Returns how often each row exists, without what differs between two runs of the same act. */
export async function countRows(owner: Sql): Promise<Map<string, number>> {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('data', 'private') order by 1`
  const counts = new Map<string, number>()
  for (const { name } of tables.filter((table) => !unread.includes(table.name))) {
    for (const { row } of await owner.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${name} t`,
    )) {
      const text = `${name} ${JSON.stringify(comparable(row))}`
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  }
  return counts
}

/** The rows that an act added (+) and removed (-), in order. */
export function deltaOf(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((row) => {
      const more = (after.get(row) ?? 0) - (before.get(row) ?? 0)
      return Array.from({ length: Math.abs(more) }, () => `${more > 0 ? '+' : '-'} ${row}`)
    })
    .toSorted()
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
