import postgres, { type Sql } from 'postgres'

const sources = {
  web: process.env.DATABASE_URL_WEB,
  admin: process.env.DATABASE_URL_ADMIN,
  signIn: process.env.DATABASE_URL_AUTH,
  provider: process.env.DATABASE_URL_WEBHOOK,
}
const sizes = { web: 10, admin: 4, signIn: 2, provider: 2 }

export type PoolName = keyof typeof sources

// Kept on globalThis: the development server evaluates this module again after every edit.
const pools = ((globalThis as { __pools?: Map<PoolName, Sql> }).__pools ??= new Map())

/** The connections of one login role: web for all members, admin for administrators, signIn for passwords,
 * provider for what the payment provider says. */
export function pool(name: PoolName): Sql {
  let sql = pools.get(name)
  if (!sql) {
    const source = sources[name]
    if (!source) throw new Error(`no database address for the ${name} connections`)
    sql = postgres(source, {
      max: sizes[name],
      idle_timeout: 60,
      connect_timeout: 5,
      transform: postgres.camel,
      // A date is a day, not an instant: it stays text.
      types: { date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day } },
      connection: { application_name: `mentoring ${name}` },
      onnotice: () => {},
    })
    pools.set(name, sql)
  }
  return sql
}

/** Resolves when the database answers; the readiness check. */
export async function ping() {
  await pool('web')`select 1`
}

/** Ends all connections, once running queries are done. */
export async function closePools() {
  await Promise.all([...pools.values()].map((sql) => sql.end({ timeout: 5 })))
  pools.clear()
}
