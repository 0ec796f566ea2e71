import type { Sql, TransactionSql } from 'postgres'
import { cell } from './rows'

type Act = () => Promise<unknown>

/** A statement that locks rows, or the rows of `data` to lock: `{ mentees: mentee.id }`. */
type Hold = ((sql: TransactionSql) => Promise<unknown>) | { [table: string]: number }

/**
 * Makes acts overlap for certain: locks rows that they need until each act waits for one or has ended, then releases
 * them. Use at most as many acts as the app has connections; otherwise the last would never wait.
 */
export async function together(owner: Sql, hold: Hold, acts: Act[]) {
  let ended = 0
  let all: Promise<PromiseSettledResult<unknown>[]> | undefined
  await owner.begin(async (holding) => {
    await lock(holding, hold)
    all = Promise.allSettled(acts.map((act) => act().finally(() => (ended += 1))))
    while (ended + (await waitingForRows(owner)) < acts.length);
  })
  return all!
}

/**
 * The same, but each act starts only when the earlier ones wait or have ended, so that they get their locks in this
 * order.
 */
export async function oneByOne(owner: Sql, hold: Hold, acts: Act[]) {
  let ended = 0
  const all: Promise<unknown>[] = []
  await owner.begin(async (holding) => {
    await lock(holding, hold)
    for (const act of acts) {
      all.push(act().finally(() => (ended += 1)))
      // Its outcome is read at the end, with the others.
      all.at(-1)!.catch(() => undefined)
      while (ended + (await waitingForRows(owner)) < all.length);
    }
  })
  return Promise.allSettled(all)
}

/**
 * Runs `late` while the transaction of `open` is still open: `open` calls `written` when it has written its rows, and
 * goes on when the late act waits for a lock or has ended.
 */
export async function whileOpen(
  owner: Sql,
  open: (written: () => Promise<void>) => Promise<unknown>,
  late: Act,
) {
  let ended = false
  let second: Promise<unknown> | undefined
  const first = open(async () => {
    second = late().finally(() => (ended = true))
    second.catch(() => undefined)
    while (!ended && (await waitingForRows(owner)) === 0);
  })
  const [outcome] = await Promise.allSettled([first])
  return [outcome, ...(await Promise.allSettled([second]))]
}

async function lock(sql: TransactionSql, hold: Hold) {
  if (typeof hold === 'function') return hold(sql)
  for (const [table, id] of Object.entries(hold))
    await sql`select from ${sql(`data.${table}`)} where id = ${id} for update`
}

const waitingForRows = (owner: Sql) =>
  cell<number>(owner`
    select count(*)::integer from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
