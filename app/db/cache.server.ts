import { metrics } from '~/metrics.server'

/** What a cached query reads. The database sends a notification when it changes (sql/triggers/shown.sql). */
type Topic = 'mentors' | 'lists'

// Milliseconds. Bounds how old a result may be where no notification arrives: in the worker, or when one was lost.
const ttl = 30_000

const drops: { topic: Topic; drop: () => void }[] = []

/**
 * Takes a query and what it reads; returns the same query with a cache. All callers share one result until its topic
 * changes or 30 seconds pass. A failed query is not cached.
 */
export function cached<T>(topic: Topic, query: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; until: number } | undefined
  drops.push({ topic, drop: () => (last = undefined) })
  return () => {
    const isKept = last !== undefined && last.until >= performance.now()
    metrics[isKept ? 'cacheHits' : 'cacheMisses'].inc({ cache: 'queries' })
    if (!last || !isKept) {
      const running = { result: query(), until: performance.now() + ttl }
      last = running
      running.result.catch(() => {
        if (last === running) last = undefined
      })
    }
    return last.result
  }
}

let lastWrite = -Infinity

/** Called when a transaction of this process writes what visitors may see (rules.tell_shown). */
export const noteWrite = () => void (lastWrite = performance.now())

/** Whether one has done so since this moment of performance.now. */
export const hasWrittenSince = (moment: number) => lastWrite >= moment

/** Takes the payload of a notification and drops the results it concerns; without a payload, drops all of them. */
export function dropCached(payload?: string) {
  const topic = payload?.startsWith('mentor') ? 'mentors' : 'lists'
  for (const each of drops) if (!payload || each.topic === topic) each.drop()
}
