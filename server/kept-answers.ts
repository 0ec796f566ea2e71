import { LRUCache } from 'lru-cache'
import type { WholeAnswer } from './whole-answer'

// A missed notice is healed so soon.
const life = 30_000
const hour = 3_600_000

type Rendering = { answer: Promise<WholeAnswer>; tellsOf?: string; fits: boolean }

/**
 * The answers kept, bounded in bytes. A notice drops what tells of the thing that changed, and keeps out what was then
 * being rendered and may have read the thing before. While nothing is heard nothing is kept. With the hour everything
 * goes, since a day's order of mentors begins at midnight in Athens.
 */
export function keptAnswers(mostBytes: number) {
  const answers = new LRUCache<string, { answer: WholeAnswer; tellsOf?: string }>({
    maxSize: mostBytes,
    ttl: life,
    perf: { now: () => performance.now() },
    sizeCalculation: ({ answer }, key) => answer.size() + 2 * key.length,
  })
  const renderings = new Map<string, Rendering>()
  let opened = false
  let since = hourNow()

  /** Drops what tells of this mentor; of any mentor for `mentors`; everything for anything else. */
  function drop(told?: string) {
    const [of] = told?.split(':') ?? []
    const isTold = (tellsOf?: string) =>
      of === 'mentors'
        ? tellsOf !== undefined
        : of === 'mentor'
          ? tellsOf === told || tellsOf === 'mentors'
          : true
    for (const [key, { tellsOf }] of answers.entries()) if (isTold(tellsOf)) answers.delete(key)
    for (const [key, rendering] of renderings) {
      if (!isTold(rendering.tellsOf)) continue
      rendering.fits = false
      renderings.delete(key)
    }
  }

  return {
    drop,
    isOpen: () => opened,
    open() {
      drop()
      opened = true
    },
    close() {
      opened = false
      drop()
    },
    /** The answer kept, or rendered now: once for all who ask meanwhile. */
    async find(key: string, tellsOf: string | undefined, render: () => Promise<WholeAnswer>) {
      if (since !== (since = hourNow())) drop()
      const found = answers.get(key)
      if (found) return found.answer
      const running = renderings.get(key)
      if (running) return running.answer
      const rendering: Rendering = { answer: render(), tellsOf, fits: opened }
      renderings.set(key, rendering)
      try {
        const answer = await rendering.answer
        if (rendering.fits && answer.isFit) answers.set(key, { answer, tellsOf })
        return answer
      } finally {
        if (renderings.get(key) === rendering) renderings.delete(key)
      }
    },
    /** Weighs an answer again, which has got a compressed form; nothing if it is no longer kept. */
    weigh(key: string, answer: WholeAnswer) {
      const kept = answers.peek(key)
      // Another object, or it would be taken for the same and not weighed.
      if (kept?.answer === answer) answers.set(key, { ...kept }, { ttl: answers.getRemainingTTL(key) })
    },
    /** For tests and the log: bytes and number of the answers kept. */
    state: () => ({ bytes: answers.calculatedSize, count: answers.size }),
  }
}

export type KeptAnswers = ReturnType<typeof keptAnswers>

const hourNow = () => Math.floor(Date.now() / hour)
