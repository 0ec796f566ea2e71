import { createHash } from 'node:crypto'
import type { Books, Kept } from './books'
import { ApiError } from './errors'
import { now } from './objects'

const day = 24 * 60 * 60
const longestKey = 255

/** Returns one line for a request: equal for the same path and parameters. */
export function asked(method: string, path: string, body: unknown) {
  return `${method} ${path} ${createHash('sha256')
    .update(JSON.stringify(body ?? {}))
    .digest('hex')}`
}

/**
 * Returns the stored answer of a key that was used for the same request. Throws when the key belongs to another
 * request or to one that is still running. A key is forgotten after a day, as at Stripe.
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
