import { createHash } from 'node:crypto'
import type { Books, Kept } from './books'
import { ApiError } from './errors'
import { now } from './objects'

const day = 24 * 60 * 60
const longestKey = 255

/** What a request asks, in one line: the same for the same address and parameters. */
export function asked(method: string, path: string, body: unknown) {
  return `${method} ${path} ${createHash('sha256')
    .update(JSON.stringify(body ?? {}))
    .digest('hex')}`
}

/**
 * The answer kept for a key, if it was used for the very same request. Refused: the key of another request, and
 * of one that is still going on. As at Stripe, a key is forgotten after a day.
 */
export function findKept(books: Books, key: string, request: string, busy: Set<string>): Kept | undefined {
  if (key.length > longestKey) throw idempotencyError('Idempotency keys can be up to 255 characters long.')
  if (busy.has(key)) {
    throw new ApiError(409, {
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
    })
  }
  const kept = books.find('answers', key)
  if (!kept || kept.at < now() - day) return undefined
  const [endpoint, before] = [request, kept.asked].map((line) => line.split(' ')[1])
  if (endpoint !== before) {
    throw idempotencyError(
      `${only} for the same endpoint they were first used for (${before}, not ${endpoint}).`,
    )
  }
  if (kept.asked !== request) {
    throw idempotencyError(`${only} with the same parameters they were first used with.`)
  }
  return kept
}

const only = 'Keys for idempotent requests can only be used'
const idempotencyError = (message: string) => new ApiError(400, { type: 'idempotency_error', message })
