import { setTimeout as pause } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import type { Cluster } from './cluster'

// Records which functions of api the tests of a run have called. Each database adds its own to a table of the server.
const patience = 2_000

export const prepareCalls = (adminUrl: string) =>
  connected(adminUrl, (sql) => sql`create table called_functions (name text primary key)`)

/** Records the calls in a database that is about to be dropped. */
export async function keepCalls(admin: Sql, url: string) {
  const called = await connected(url, async (sql) => {
    await untilAlone(sql)
    return sql<
      { name: string }[]
    >`select distinct funcname as name from pg_stat_user_functions where schemaname = 'api'`
  })
  if (called.length === 0) return
  await admin`insert into called_functions ${admin(called)} on conflict do nothing`
}

/** Returns the functions of api that no test has called. */
export async function uncalledFunctions({ adminUrl, template }: Cluster) {
  const called = await connected(
    adminUrl,
    (sql) => sql<{ name: string }[]>`select name from called_functions`,
  )
  const all = await connected(
    Object.assign(new URL(adminUrl), { pathname: `/${template}` }).href,
    (sql) =>
      sql<
        { name: string }[]
      >`select distinct proname as name from pg_proc where pronamespace = 'api'::regnamespace order by name`,
  )
  const known = new Set(called.map(({ name }) => name))
  return all.map(({ name }) => name).filter((name) => !known.has(name))
}

/** A connection publishes its statistics when it ends, before it leaves pg_stat_activity. */
async function untilAlone(sql: Sql) {
  const deadline = Date.now() + patience
  const others = () =>
    sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  while ((await others()).length > 0 && Date.now() < deadline) await pause(5)
}

async function connected<T>(url: string, work: (sql: Sql) => Promise<T>) {
  const sql = postgres(url, { max: 1, onnotice() {} })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
