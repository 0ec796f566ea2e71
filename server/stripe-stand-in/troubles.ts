// Bad days of Stripe's API, on demand: errors, silence, broken connections, slowness.
import type { Request } from 'express'

/** What becomes of a call: an error of this status, no answer ever, or a broken connection. */
export type Trouble = 429 | 500 | 'timeout' | 'drop'

export type Plan = {
  /** Breaks the connection of every n-th call once its work is done. */
  dropEvery?: number
  /** Troubles so many of the next calls, before their work is done or after it. */
  next?: { times: number; answer: Trouble; after?: boolean }
  /** Milliseconds each call takes before its work begins. */
  slow?: number
  /** Only calls that begin so, such as «POST /v1/refunds». */
  only?: string
}

export type Troubles = ReturnType<typeof noTroubles>

/** Remembers which calls are to go wrong; at first none. */
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
    /** How this call goes wrong, if it does. */
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
