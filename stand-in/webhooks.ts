// Sends each event to the app, signed, until the app accepts it.
import http from 'node:http'
import { Stripe } from 'stripe'
import { log } from '~/log.server'
import type { Books } from './books'
import type { Event } from './objects'

/** The app's webhook: `url` is called; `host` is the Host header. */
export type Webhook = { url: string; host: string; secret: string }

const patience = 10_000
const atOnce = 8
/** Pauses before each retry, in milliseconds; the last one repeats. */
const pauses = [1000, 5000, 30_000, 120_000, 300_000]

export type Deliveries = ReturnType<typeof deliveries>

/** Delivers new events, and those that an earlier process did not deliver. */
export function deliveries(books: Books, webhook: Webhook) {
  // The events being delivered; one with a timer waits for its next attempt.
  const underway = new Map<string, { tries: number; timer?: NodeJS.Timeout }>()
  const queue: string[] = []
  let running = 0
  let idle: (() => void)[] = []
  let closed = false

  const isOn = () => !closed && books.switches().webhooks

  function take(events: Event[]) {
    if (!isOn()) return
    for (const { id, pending_webhooks } of events) {
      if (pending_webhooks === 0 || underway.has(id)) continue
      underway.set(id, { tries: 0 })
      queue.push(id)
    }
    work()
  }

  function work() {
    while (running < atOnce && queue.length > 0) {
      running++
      void attempt(queue.shift()!).finally(() => {
        running--
        work()
      })
    }
    if (running > 0) return
    for (const done of idle) done()
    idle = []
  }

  async function attempt(id: string) {
    const event = books.find('events', id)
    const state = underway.get(id)
    const taken = event && isOn() && isTaken(await send(event, webhook))
    // The data may have been reset in the meantime, or webhooks turned off.
    if (!state || underway.get(id) !== state) return
    if (taken || !isOn() || !books.find('events', id)) {
      underway.delete(id)
      if (taken && books.find('events', id)) books.put('events', { ...event, pending_webhooks: 0 })
      return
    }
    state.timer = setTimeout(() => again(id, state), pauses[Math.min(state.tries++, pauses.length - 1)])
    state.timer.unref()
  }

  function again(id: string, state: { timer?: NodeJS.Timeout }) {
    clearTimeout(state.timer)
    state.timer = undefined
    queue.push(id)
    work()
  }

  function drop() {
    for (const { timer } of underway.values()) clearTimeout(timer)
    underway.clear()
    queue.length = 0
  }

  books.watch((entries) => take(entries.flatMap(([kind, value]) => (kind === 'events' ? [value] : []))))
  take(books.all('events').toReversed())

  return {
    /** Starts delivery of every undelivered event, and retries waiting ones at once. */
    retry() {
      for (const [id, state] of underway) if (state.timer) again(id, state)
      take(books.all('events').toReversed())
    },
    /** Stops all deliveries; the events stay undelivered. */
    drop,
    /** Resolves when nothing is being sent. Refused events may still wait for their next attempt. */
    settled: () => (running === 0 ? Promise.resolve() : new Promise<void>((resolve) => idle.push(resolve))),
    /** Sends an event several times at the same moment; returns the statuses of the app's answers. */
    replay: (event: Event, times: number) =>
      Promise.all(Array.from({ length: times }, () => send(event, webhook))),
    close() {
      closed = true
      drop()
    },
  }
}

const isTaken = (status: number) => status >= 200 && status < 300

/** Returns the status of the app's answer; 0 when there was none. */
function send(event: Event, { url, host, secret }: Webhook): Promise<number> {
  const payload = JSON.stringify(event)
  const headers = {
    host,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(payload),
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    'user-agent': 'Stripe/1.0 (stand-in)',
  }
  return new Promise((resolve) => {
    const how = { method: 'POST', timeout: patience, agent: false, headers }
    const request = http.request(url, how, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode ?? 0))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', (error: NodeJS.ErrnoException) => {
      log.debug({ event: event.id, code: error.code }, 'webhook not delivered')
      resolve(0)
    })
    request.end(payload)
  })
}
