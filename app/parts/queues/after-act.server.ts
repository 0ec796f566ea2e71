import { queueStart, today, type Queue } from '~/domain/queues/queue-counts'
import { readQueues } from '~/domain/queues/queues.server'
import { returnTo } from '~/http/return-to'
import type { Viewer } from '~/viewer/viewer'

/**
 * Where a decision on an item of a queue leads. An admin who came from Today goes on with the item that now waits longest,
 * and after the last one returns to Today; an admin who came from a list or a record returns there. Not for money: one
 * press too many would move that of the next woman.
 */
export async function afterAct(request: Request, viewer: Viewer, queue: Queue, list: string) {
  const back = returnTo(request, list)
  if (back !== today) return back
  const { ids } = (await readQueues(viewer, [queue]))[queue]
  return ids ? queueStart(queue, { ids }) : today
}
