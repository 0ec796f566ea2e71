// Connections of the product, as the database sees them.
import type { Database } from './database'

/**
 * The most connections of one web server and of one worker, and how many of their transactions have waited for the next
 * statement for five seconds. The product names its connections, with a mark for each process.
 */
export async function connectionsOf({ look }: Database) {
  const [row] = await look<{ web: number; worker: number; idle: number }[]>`
    with process as (
      select count(*)::integer as number, bool_or(application_name like 'mentoring worker %') as is_worker,
        (count(*) filter (where state like 'idle in transaction%' and state_change < now() - interval '5 seconds'))::integer as idle
      from pg_stat_activity where application_name ~ '^mentoring \\w+ \\w+$'
      group by split_part(application_name, ' ', 3))
    select coalesce(max(number) filter (where not is_worker), 0) as web,
      coalesce(max(number) filter (where is_worker), 0) as worker, coalesce(sum(idle), 0)::integer as idle
    from process`
  return row!
}
