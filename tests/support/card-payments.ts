import type { Sql } from 'postgres'
import * as cards from '~/domain/payments/card-payments.server'
import { compareBooks } from '~/domain/payments/compare-books.server'
import { doWaitingPayments, reconcilePayments } from '~/domain/payments/reconcile.server'
import { patientStripe } from '~/integrations/stripe.server'
import { log } from '~/log.server'
import { action } from '~/routes/resources/api.stripe.webhook'
import type { Mentee } from './people'
import { column } from './rows'
import type { StandIn, StandInClient } from './stripe-stand-in-client'
import type { Webhook } from './webhook'

/** The environment that tells the product where Stripe is. */
export function wayToStripe({ origin, secretKey, webhookSecret }: StandIn) {
  const { hostname, port } = new URL(origin)
  return {
    PUBLIC_ORIGIN: 'http://localhost:3000',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_HOST: hostname,
    STRIPE_API_PORT: port,
    STRIPE_API_PROTOCOL: 'http',
    STRIPE_STAND_IN_ORIGIN: origin,
  }
}

type Around = { owner: Sql; worker: Sql; standIn: StandInClient; webhook: Webhook }

/**
 * The product's own code for cards, Stripe's library, the Stripe stand-in, and the product's webhook that receives
 * the stand-in's events. Tests call the worker's functions directly, on the worker's login.
 */
export function cardPaymentsIn({ owner, worker, standIn, webhook }: Around) {
  log.level = 'silent'
  const receive = (request: Request) => action({ request, params: {}, context: {} as never })
  webhook.answerWith(receive)
  const connections = { sql: worker, stripe: patientStripe() }

  /** Sends the mentee to the card page of her order; returns the session's id. */
  async function goToPay(mentee: Mentee) {
    const url = await cards.payByCard(mentee.viewer, mentee.purchaseId)
    const id = /\/pay\/(cs_\w+)$/.exec(url)?.[1]
    if (!id) throw new Error(`no card page: ${url}`)
    return id
  }

  /** Pays there with a test card; with `twist`, the session then differs from the request. */
  async function pay(mentee: Mentee, card = 'pays', twist = {}) {
    const id = await goToPay(mentee)
    await standIn.control(`/sessions/${id}/pay`, { card, twist })
    return id
  }

  /** Does the worker's work, after all webhooks have arrived. */
  async function work() {
    await standIn.settled()
    await doWaitingPayments(connections)
  }

  const statusOf = async ({ purchaseId }: Mentee) => {
    const [row] = await owner`select paid_at is not null as paid, refunded_at is not null as refunded,
      disputed_at is not null as disputed from data.purchases where id = ${purchaseId}`
    return row!.refunded ? 'refunded' : row!.disputed ? 'disputed' : row!.paid ? 'paid' : 'awaiting'
  }
  const checkoutsOf = ({ purchaseId }: Mentee) =>
    column<string>(
      owner`select status from data.checkouts where purchase_id = ${purchaseId} order by attempt`,
    )

  return {
    ...cards,
    standIn,
    connections,
    receive,
    goToPay,
    pay,
    work,
    statusOf,
    checkoutsOf,
    bothBooks: () => bothBooks(owner, standIn),
    doWaitingPayments: () => doWaitingPayments(connections),
    reconcile: () => reconcilePayments(connections),
    compareBooks: () => compareBooks(connections),
  }
}

/**
 * Our books and the stand-in's, in cents: received by card minus refunded. `flagged`: what arrived there and does not
 * count as ours; the stand-in's sum excludes it.
 */
export async function bothBooks(owner: Sql, standIn: StandInClient) {
  const [ours] = await owner<{ sum: number }[]>`
    select coalesce(sum(l.amount_cents), 0)::integer as sum from data.ledger_entries l
    left join data.refunds r on r.id = l.refund_id
    join data.payments p on p.id = coalesce(l.payment_id, r.payment_id)
    where p.method = 'card' and not l.by_bank`
  const { sums, payments } = await standIn.books()
  const known = new Set(
    await column<string>(owner`select external_ref from data.payments where method = 'card'`),
  )
  const flagged = payments
    .filter(({ id }) => !known.has(id))
    .reduce((sum, each) => sum + each.amount_received, 0)
  return { ours: ours!.sum, theirs: sums.net - flagged, flagged }
}
