// Calls of every function of api, without arguments of use.
import type { Sql } from 'postgres'
import { asViewer } from '~/db/as-viewer.server'
import type { Woman } from './people'
import { ruleOf } from './refusals'

type ApiFunction = { name: string; types: string[]; writes: boolean }

/** Returns the functions of api that a role may call, in order of their names. */
export const functionsFor = (owner: Sql, role: 'app_member' | 'app_admin') =>
  owner<ApiFunction[]>`
    select p.proname::text as name, p.provolatile = 'v' as writes, array(
      select format_type(a.type, null) from unnest(p.proargtypes) with ordinality as a (type, n) order by a.n) as types
    from pg_proc p
    where p.pronamespace = 'api'::regnamespace and has_function_privilege(${role}, p.oid, 'execute')
    order by 1`

class Undone extends Error {}

/** Calls a function with nulls, and takes back whatever it did; returns the rule that refused it, or null. */
export async function refusalOf({ viewer }: Woman, { name, types }: ApiFunction) {
  const nulls = types.map((type) => `null::${type}`).join(', ')
  try {
    await asViewer(viewer, async (sql) => {
      await sql.unsafe(`select * from api.${name}(${nulls})`)
      throw new Undone()
    })
  } catch (error) {
    return error instanceof Undone ? null : ruleOf(error)
  }
}
