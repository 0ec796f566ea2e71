import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { Queue, Waiting, Wait } from './queue-counts'

/**
 * How many items wait in each of these queues, and since when. To plan the view takes 15 ms, more than most queues take
 * to read: a generic plan is made once for a connection, and runs no queue that is not asked for.
 */
export async function readQueues<Asked extends Queue>(
  viewer: Viewer,
  queues: readonly Asked[],
): Promise<Waiting<Asked>> {
  const [, rows] = await read(viewer, (sql) => [
    sql`set local plan_cache_mode = force_generic_plan`,
    sql<Row<'waiting_for_team'>[]>`
      select queue, waiting, since, ids from api.waiting_for_team where queue = any (${[...queues]}::text[])`,
  ])
  return Object.fromEntries(
    rows.map(({ queue, waiting, since, ids }) => [queue, { waiting, since, ids }]),
  ) as Waiting<Asked>
}

/** For what a thing waits by itself, what waits longest first: the record of a pair, a purchase, a mentee or a mentor. */
export async function listWaits(viewer: Viewer, of: keyof typeof columns, id: number): Promise<Wait[]> {
  const [, rows] = await read(viewer, (sql) => [
    sql`set local plan_cache_mode = force_generic_plan`,
    sql<Wait[]>`
      select queue, id, since, mentor_id from api.waits where ${sql(columns[of])} = ${id} order by since, queue, id`,
  ])
  return [...rows]
}

const columns = {
  mentorship: 'mentorship_id',
  purchase: 'purchase_id',
  mentee: 'mentee_id',
  mentor: 'mentor_id',
} as const
