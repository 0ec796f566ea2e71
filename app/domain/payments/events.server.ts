import type { Sql } from 'postgres'
import { Stripe } from 'stripe'
import { z } from 'zod'
import type { Row } from '~/db/generated/rows'
import { livemode, stripe, webhookSecrets } from '~/integrations/stripe.server'
import type { PaymentConnections } from './connections'
import { eventTypes as handled } from '../../../common/stripe-events.mjs'
import { lookAtPayment, lookAtSession } from './settle.server'

/** The events that are handled; all others are ignored. */
export const eventTypes = handled satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** A stored event: the session or payment to read. */
type DueEvent = Row<'stripe_events_due'>

const tolerance = 300

/**
 * The fields that are read of an event before it is stored. Even a correctly signed message may be malformed.
 */
const Readable = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(253_402_300_799),
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({}) }),
})

/**
 * Verifies a webhook message and returns its event; undefined if it is malformed, not signed by Stripe, too
 * old, too new, or of the other mode (live or test).
 */
export function readEvent(body: string, signature: string | null): Stripe.Event | undefined {
  if (!signature || !isSent(signature)) return undefined
  for (const secret of webhookSecrets()) {
    try {
      const event = stripe().webhooks.constructEvent(body, signature, secret, tolerance)
      return Readable.safeParse(event).success && event.livemode === livemode() ? event : undefined
    } catch (error) {
      if (
        !(error instanceof Stripe.errors.StripeSignatureVerificationError) &&
        !(error instanceof SyntaxError)
      )
        throw error
    }
  }
  return undefined
}

/** Exactly one timestamp, and not in the future. The library checks only the age of the last one. */
function isSent(signature: string) {
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  return times.length === 1 && Number(times[0]!.slice(2)) <= Date.now() / 1000 + tolerance
}

/** Stores an event once; the database wakes the worker, which handles it. Returns whether it is new. */
export async function storeEvent(sql: Sql, event: Stripe.Event) {
  const [row] = await sql<[{ isNew: boolean }]>`
    select api.store_stripe_event(id => ${event.id}, type => ${event.type}, created_at => to_timestamp(${event.created}),
      about => ${sql.json(aboutOf(event))}) as is_new`
  return row.isNew
}

/**
 * Handles an event: reads the session or payment at Stripe and records its current state, because the event's
 * own copy may be old. A failure is recorded and retried later. Raises only if Stripe cannot be reached.
 */
export async function lookAfter(connections: PaymentConnections, { id, about }: DueEvent) {
  const fault = await lookAtWhatChanged(connections, about).then(
    () => undefined,
    (error: Error & { code?: string }) => error,
  )
  // Short, and without personal data.
  const failure = fault ? [fault.name, fault.code].filter(Boolean).join(' ') : null
  await connections.sql`select api.settle_stripe_event(event_id => ${id}, failure => ${failure})`
  if (fault instanceof Stripe.errors.StripeConnectionError) throw fault
}

async function lookAtWhatChanged(connections: PaymentConnections, about: DueEvent['about']) {
  if (about.session) await lookAtSession(connections, about.session)
  else if (about.payment) await lookAtPayment(connections, about.payment)
}

function aboutOf({ type, data: { object } }: Stripe.Event): DueEvent['about'] {
  if (!eventTypes.some((known) => known === type)) return {}
  const { id, payment_intent: payment } = object as {
    id: string
    payment_intent?: string | { id: string } | null
  }
  if (type.startsWith('checkout.session.')) return { session: id }
  return payment ? { payment: typeof payment === 'string' ? payment : payment.id } : {}
}
