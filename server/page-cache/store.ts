import { LRUCache } from 'lru-cache'
import { metrics } from '~/metrics.server'
import type { BufferedResponse } from './buffered-response'

// Milliseconds. Bounds how old a page may be when a notification was lost.
const ttl = 30_000
const hour = 3_600_000

type Rendering = { response: Promise<BufferedResponse>; topic?: string; mayBeCached: boolean }

/**
 * The cached pages of this web server, at most `maxBytes`. A notification drops the pages of its topic. It also
 * prevents that a page rendered at that moment is cached, because it may show the old data. Nothing is cached while
 * notifications cannot arrive. Everything is dropped at each full hour: the order of mentors changes at midnight in
 * Athens.
 */
export function pageStore(maxBytes: number) {
  const pages = new LRUCache<string, { response: BufferedResponse; topic?: string }>({
    maxSize: maxBytes,
    ttl,
    perf: { now: () => performance.now() },
    sizeCalculation: ({ response }, key) => response.size() + 2 * key.length,
  })
  const renderings = new Map<string, Rendering>()
  let enabled = false
  let currentHour = hourNow()

  /**
   * Takes the payload of a notification: `mentor:17` drops the pages of this mentor and of all mentors, `mentors` all
   * pages about mentors, any other payload every page.
   */
  function drop(payload?: string) {
    const [kind] = payload?.split(':') ?? []
    const isConcerned = (topic?: string) =>
      kind === 'mentors'
        ? topic !== undefined
        : kind === 'mentor'
          ? topic === payload || topic === 'mentors'
          : true
    for (const [key, { topic }] of pages.entries()) if (isConcerned(topic)) pages.delete(key)
    for (const [key, rendering] of renderings) {
      if (!isConcerned(rendering.topic)) continue
      rendering.mayBeCached = false
      renderings.delete(key)
    }
  }

  return {
    drop,
    isEnabled: () => enabled,
    /** Starts with an empty cache: notifications may have been missed before. */
    enable() {
      drop()
      enabled = true
    },
    disable() {
      enabled = false
      drop()
    },
    /** Returns the cached page, or renders it; callers that ask while it is being rendered share the result. */
    async find(key: string, topic: string | undefined, render: () => Promise<BufferedResponse>) {
      if (currentHour !== (currentHour = hourNow())) drop()
      const found = pages.get(key)?.response ?? renderings.get(key)?.response
      metrics[found ? 'cacheHits' : 'cacheMisses'].inc({ cache: 'pages' })
      if (found) return found
      const rendering: Rendering = { response: render(), topic, mayBeCached: enabled }
      renderings.set(key, rendering)
      try {
        const response = await rendering.response
        if (rendering.mayBeCached && response.isShareable && response.isCacheable)
          pages.set(key, { response, topic })
        return response
      } finally {
        if (renderings.get(key) === rendering) renderings.delete(key)
      }
    },
    /** Counts a page's bytes again after it was compressed. Does nothing when the page is no longer cached. */
    updateSize(key: string, response: BufferedResponse) {
      const entry = pages.peek(key)
      // A new object: the cache does not measure the same object again.
      if (entry?.response === response) pages.set(key, { ...entry }, { ttl: pages.getRemainingTTL(key) })
    },
    /** Bytes and number of the cached pages. */
    state: () => ({ bytes: pages.calculatedSize, count: pages.size }),
  }
}

export type PageStore = ReturnType<typeof pageStore>

const hourNow = () => Math.floor(Date.now() / hour)
