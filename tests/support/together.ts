import type { Sql, TransactionSql } from 'postgres'

type Act = () => Promise<unknown>

/**
 * Lets acts meet for certain: rows they need are held until each of them waits for one or has ended, and only
 * then let go. No more acts than the app has connections, or the last would never wait.
 */
export async function together(owner: Sql, hold: (sql: TransactionSql) => Promise<unknown>, acts: Act[]) {
  let ended = 0
  let all: Promise<PromiseSettledResult<unknown>[]> | undefined
  await owner.begin(async (holding) => {
    await hold(holding)
    all = Promise.allSettled(acts.map((act) => act().finally(() => (ended += 1))))
    while (ended + (await waitingForRows(owner)) < acts.length);
  })
  return all!
}

/**
 * The same, but each begins only when those before it wait or have ended, so that they take what they take in this
 * order.
 */
export async function oneByOne(owner: Sql, hold: (sql: TransactionSql) => Promise<unknown>, acts: Act[]) {
  let ended = 0
  const all: Promise<unknown>[] = []
  await owner.begin(async (holding) => {
    await hold(holding)
    for (const act of acts) {
      all.push(act().finally(() => (ended += 1)))
      // Its fate is looked at in the end, with that of the others.
      all.at(-1)!.catch(() => undefined)
      while (ended + (await waitingForRows(owner)) < all.length);
    }
  })
  return Promise.allSettled(all)
}

async function waitingForRows(owner: Sql) {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row!.count
}
