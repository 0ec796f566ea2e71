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

async function waitingForRows(owner: Sql) {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row!.count
}
