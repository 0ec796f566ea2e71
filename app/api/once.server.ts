import { createHash } from 'node:crypto'
import * as acts from '~/db/generated/acts.server'
import { Refusal, toRefusal } from '~/db/refusal.server'
import { reportError } from '~/log.server'
import type { Viewer } from '~/viewer/viewer'
import type { AnyCall } from './call'

/** An answer as it is stored and sent: the status and the JSON text. */
export type Written = { status: number; text: string }

const validKey = /^[\x21-\x7e]{8,200}$/

type Keyed = { call: AnyCall; viewer: Viewer; key: string; input: unknown }

/**
 * Runs a call at most once for a user's Idempotency-Key: a repetition gets the stored answer. The key is taken
 * before the act and its answer stored after it, so after a crash in between the key is refused, and never a
 * second act happens. Raises idempotency_key_malformed (400), idempotency_key_reused and call_unsettled (409).
 */
export async function onlyOnce(
  { call, viewer, key, input }: Keyed,
  act: () => Promise<Written>,
): Promise<Written & { repeated?: true }> {
  if (!validKey.test(key)) throw new Refusal('idempotency_key_malformed', undefined, 400)
  const name = `${call.method} ${call.path}`
  const hash = await hashOf(input)
  const taken = await acts.beginCall(viewer, { name, key, inputHash: hash })
  if (taken?.answer) return { status: taken.status!, text: taken.answer, repeated: true }
  const written = await act()
  await settle(viewer, name, key, written).catch((error: unknown) => {
    // The act is done: its answer goes out, and the key stays refused.
    if (!toRefusal(error)) reportError(error, {})
  })
  return written
}

/** Stores the answer. Too many attempts: nothing was done, so the key is free again. Of a fault nothing is known. */
async function settle(viewer: Viewer, name: string, key: string, { status, text }: Written) {
  if (status >= 500) return
  await acts.settleCall(viewer, { name, key, status, answer: status === 429 ? null : text })
}

/** The same input has the same hash, whatever the order of its fields. Files count by their bytes. */
async function hashOf(input: unknown): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await plain(input)))
    .digest('hex')
}

async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const bytes = Buffer.from(await value.arrayBuffer())
    return { file: createHash('sha256').update(bytes).digest('hex') }
  }
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return Promise.all(value.map(plain))
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Promise.all(sorted.map(async ([name, each]) => [name, await plain(each)]))
}
