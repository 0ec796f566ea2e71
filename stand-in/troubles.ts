// Failures of Stripe's API on demand: errors, timeouts, broken connections, slow answers.
import type { Request } from 'express'

/** What happens to a call: an error with this status, no answer at all, or a broken connection. */
export type Trouble = 429 | 500 | 'timeout' | 'drop'

export type Plan = {
  /** Breaks the connection of every n-th call after its work is done. */
  dropEvery?: number
  /** Makes this many of the next calls fail, before or after their work. */
  next?: { times: number; answer: Trouble; after?: boolean }
  /** Milliseconds that each call waits before its work. */
  slow?: number
  /** Only calls that start like this, such as «POST /v1/refunds». */
  only?: string
}

export type Troubles = ReturnType<typeof noTroubles>

/** Stores which calls will fail; none at first. */
export function noTroubles() {
  let plan: Plan = {}
  let left = 0
  let calls = 0
  return {
    set(planned: Plan) {
      plan = planned
      left = planned.next?.times ?? 0
      calls = 0
    },
    /** Returns how this call fails, or undefined. */
    take({ method, originalUrl }: Request): { before?: Trouble; after?: Trouble; slow: number } {
      const { dropEvery, next, slow = 0, only = '' } = plan
      if (!`${method} ${originalUrl}`.startsWith(only)) return { slow: 0 }
      if (next && left > 0) {
        left--
        return next.after ? { after: next.answer, slow } : { before: next.answer, slow }
      }
      calls++
      return { after: dropEvery && calls % dropEvery === 0 ? 'drop' : undefined, slow }
    },
  }
}
