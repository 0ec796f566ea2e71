// Calls of every function of api, without arguments of use, and with the ids of others.
import type { Sql } from 'postgres'
import { act } from '~/db/act.server'
import type { Woman } from './people'
import { ruleOf } from './refusals'

type ApiFunction = { name: string; types: string[]; names: string[]; writes: boolean }

/** Returns the functions of api that a role may call, in order of their names. */
export const functionsFor = (owner: Sql, role: 'app_visitor' | 'app_member' | 'app_admin') =>
  owner<ApiFunction[]>`
    select p.proname::text as name, p.provolatile = 'v' as writes, p.proargnames[:p.pronargs]::text[] as names, array(
      select format_type(a.type, null) from unnest(p.proargtypes) with ordinality as a (type, n) order by a.n) as types
    from pg_proc p
    where p.pronamespace = 'api'::regnamespace and has_function_privilege(${role}, p.oid, 'execute')
    order by 1`

class Undone extends Error {}

/** Calls a function, and takes back whatever it did; returns its rows, or throws what refused it. */
async function rowsOf({ viewer }: Pick<Woman, 'viewer'> | { viewer: null }, name: string, values: string[]) {
  let rows: Record<string, unknown>[] = []
  try {
    await act(viewer, async (sql) => {
      rows = [
        ...(await sql.unsafe<Record<string, unknown>[]>(`select * from api.${name}(${values.join(', ')})`)),
      ]
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return rows
}

/** Calls a function with nulls; returns the rule that refused it, or null. */
export const refusalOf = (woman: Woman, { name, types }: ApiFunction) =>
  rowsOf(
    woman,
    name,
    types.map((type) => `null::${type}`),
  ).then(() => null, ruleOf)

/** What stands for an argument that is no id, by its type. */
const plausible: Record<string, string> = {
  integer: '1',
  bigint: '1',
  boolean: 'true',
  text: `'Ένα κείμενο με λόγια'`,
  date: 'current_date + 1',
  'timestamp with time zone': `now() + interval '2 days'`,
  'timestamp with time zone[]': `array[now() + interval '2 days']`,
  jsonb: `'{}'`,
  bytea: `'x'`,
}
const firstOf = (type: string) => (/^data\.\w+$/.test(type) ? `(enum_range(null::${type}))[1]` : 'null')

/**
 * Whether a function does or tells anything, called with these ids by the names of its arguments and with plausible values
 * for the others. Not if it refuses because of who calls, finds nothing of that id, or reads nothing.
 */
export async function answers(
  caller: Pick<Woman, 'viewer'> | { viewer: null },
  { name, types, names, writes }: ApiFunction,
  ids: Record<string, string>,
) {
  const values = types.map((type, at) => {
    const argument = names?.[at] ?? ''
    const id = ids[argument] ?? ids[argument.replace(/s$/, '')]
    if (id) return type.endsWith('[]') ? `array[(${id})]::${type}` : `(${id})::${type}`
    return `(${plausible[type] ?? firstOf(type)})::${type}`
  })
  try {
    const rows = await rowsOf(caller, name, values)
    return writes || rows.some((row) => Object.values(row).some((value) => value !== null && value !== false))
  } catch (error) {
    return !['MR403', 'MR404', '42501'].includes((error as { code?: string }).code ?? '')
  }
}
