import type { Sql } from 'postgres'
import { Stripe } from 'stripe'
import { z } from 'zod'
import type { Row } from '~/db/rows'
import { livemode, stripe, webhookSecrets } from '~/integrations/stripe.server'
import type { PaymentConnections } from './connections'
import { lookAtPayment, lookAtSession } from './settle.server'

/** The events that say where to look; all others are left alone. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Of an event, what is kept: the session or the payment to look at. */
export type DueEvent = Row<'stripe_events_due'>

const tolerance = 300

/** What is read of an event before it is kept: also one that is truly signed may say what no event says. */
const Readable = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(253_402_300_799),
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({}) }),
})

/**
 * The event a signed message holds; undefined for one that is not signed by Stripe, too old, too new, of the other mode,
 * or no event at all.
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

/** One time, and none that is still to come: the library checks only how old the last one is. */
function isSent(signature: string) {
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  return times.length === 1 && Number(times[0]!.slice(2)) <= Date.now() / 1000 + tolerance
}

/** Keeps an event, once; the worker is woken and looks after it. Returns whether it is new. */
export async function keepEvent(sql: Sql, event: Stripe.Event) {
  const [row] = await sql<[{ isNew: boolean }]>`
    select api.keep_stripe_event(id => ${event.id}, type => ${event.type}, created_at => to_timestamp(${event.created}),
      about => ${sql.json(aboutOf(event))}) as is_new`
  return row.isNew
}

/**
 * Looks at what an event is about, and writes down what Stripe says of it now; the event's own copy may be old. One
 * that can't be read is tried again later; that Stripe can't be reached is raised as well.
 */
export async function lookAfter(connections: PaymentConnections, { id, about }: DueEvent) {
  const fault = await lookAtWhatChanged(connections, about).then(
    () => undefined,
    (error: Error & { code?: string }) => error,
  )
  // Few words that name nobody.
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
