import postgres, { type Sql } from 'postgres'
import { closePools } from '~/db/pools.server'
import { cloneDatabase, type Cluster } from '../support/cluster'
import { leadPoolsTo } from '../support/lead-pools'
import { chanceOf } from './chance'
import { crowdOf } from './crowd'

export const lanes = 20

/**
 * A database of its own in which the app's functions run: the app's pools lead there. The owner's connection prepares
 * and inspects data; the worker's runs scheduled jobs.
 */
export async function openWorld(cluster: Cluster, seed: number, twin = false) {
  const database = await cloneDatabase(cluster)
  await leadPoolsTo(database.web)
  const owner = connect(database.ownerUrl, 4, { TimeZone: 'Europe/Athens' })
  const worker = connect(database.worker.DATABASE_URL_WORKER, 4)

  return {
    cluster,
    database,
    owner,
    worker,
    chance: chanceOf(seed),
    seed,
    twin,
    ...crowdOf(owner),
    /** Runs a scheduled job as the worker; returns its result. */
    async runJob(name: string) {
      const [row] = await worker`select ${worker(`api.job_${name}`)}() as result`
      return row!.result as number
    },
    /** Returns what the product's own invariant check finds, and deadlocks, which users must never meet. */
    async violations() {
      await Promise.all([closePools(), worker.end({ timeout: 5 })])
      const broken = await owner<{ invariant: string; violations: number }[]>`
        select invariant, violations from api.invariant_violations where violations > 0`
      const deadlocks = await countDeadlocks(owner)
      return [
        ...broken.map((row) => `${row.violations} × ${row.invariant}`),
        ...(deadlocks > 0 ? [`${deadlocks} × deadlock`] : []),
      ]
    },
    async close() {
      await Promise.all([closePools(), worker.end({ timeout: 5 }), owner.end({ timeout: 5 })])
      await database.end()
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** As in the app: dates are text, names are camelCase, and the time zone is that of the login. */
export function connect(url: string, max: number, settings: { TimeZone?: string } = {}) {
  return postgres(url, {
    max,
    connect_timeout: 5,
    // As in the app: a connection that lost its pool ends itself.
    idle_timeout: 20,
    transform: { column: postgres.camel.column },
    types: { date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day } },
    connection: { application_name: 'hard', ...settings },
    onnotice: () => {},
  })
}

// A backend publishes its statistics when it ends.
async function countDeadlocks(owner: Sql) {
  for (;;) {
    const [row] = await owner<{ others: number; deadlocks: number }[]>`
      select d.deadlocks::integer, (select count(*)::integer from pg_stat_activity a
        where a.datid = d.datid and a.application_name = 'hard' and a.usename <> current_user) as others
      from pg_stat_database d where d.datname = current_database()`
    if (row!.others === 0) return row!.deadlocks
  }
}
