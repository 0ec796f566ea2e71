import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { Mentee, PackageCode } from './people'
import { openStandIn } from './stripe-stand-in'
import { openWorld } from './world'

/**
 * A world in which cards can be paid: the product's own code, Stripe's library, the stand-in of Stripe that answers
 * it, and the product's webhook where the stand-in's messages arrive. What the worker does is called by hand.
 */
export async function openCardWorld() {
  const webhook = await listenForWebhooks()
  const standIn = await openStandIn({ webhookUrl: webhook.url })
  const { hostname, port, origin } = new URL(standIn.origin)
  // The app reads them when it is first imported.
  Object.assign(process.env, {
    PUBLIC_ORIGIN: 'http://localhost:3000', STRIPE_SECRET_KEY: standIn.secretKey, STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_API_HOST: hostname, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: 'http', STRIPE_STAND_IN_ORIGIN: origin,
  })
  const world = await openWorld()
  const [cards, { doWaitingPayments, reconcilePayments }, { compareBooks }, { stripe }, route] = await Promise.all([
    import('~/domain/payments/card-payments.server'), import('~/domain/payments/reconcile.server'),
    import('~/domain/payments/compare-books.server'), import('~/integrations/stripe.server'), import('~/routes/acts/stripe.webhook'),
    import('~/http/log.server').then(({ log }) => (log.level = 'silent')),
  ])
  const { owner, aMentee, connectAs } = world
  const receive = (request: Request) => route.action({ request, params: {}, context: {} as never })
  webhook.answerWith(receive)
  const books = { sql: connectAs('app_worker'), stripe: stripe() }

  /** A mentee with an order that waits for its payment. */
  const anOrder = (kind: PackageCode = 'three_months') => aMentee({ package: 'awaiting_payment', kind })

  /** Sends her to the card page of her order; returns the session's id there. */
  async function goToPay(mentee: Mentee) {
    const url = await cards.payByCard(mentee.viewer, mentee.purchaseId)
    const id = /\/pay\/(cs_\w+)$/.exec(url)?.[1]
    if (!id) throw new Error(`no card page: ${url}`)
    return id
  }

  /** She pays there, by one of the test cards; with a twist, the session then says something else than was asked. */
  async function pay(mentee: Mentee, card = 'pays', twist = {}) {
    const id = await goToPay(mentee)
    await standIn.control(`/sessions/${id}/pay`, { card, twist })
    return id
  }

  /** What the worker does when it is woken, once all webhooks have arrived. */
  async function work() {
    await standIn.settled()
    await doWaitingPayments(books)
  }

  const statusOf = async ({ purchaseId }: Mentee) => {
    const [row] = await owner`select paid_at is not null as paid, refunded_at is not null as refunded,
      disputed_at is not null as disputed from data.purchases where id = ${purchaseId}`
    return row!.refunded ? 'refunded' : row!.disputed ? 'disputed' : row!.paid ? 'paid' : 'awaiting'
  }
  const ledgerOf = async ({ purchaseId }: Mentee) => (await owner`
    select amount_cents::integer as cents from data.ledger_entries where purchase_id = ${purchaseId} order by id`).map((row) => row.cents as number)
  const checkoutsOf = async ({ purchaseId }: Mentee) => (await owner`
    select status from data.checkouts where purchase_id = ${purchaseId} order by attempt`).map((row) => row.status as string)
  const flagsOf = async ({ purchaseId }: Mentee) => (await owner`
    select problem from data.payment_flags where purchase_id = ${purchaseId} order by id`).map((row) => row.problem as string)

  /** Our books and the stand-in's, in cents: what cards brought, less what went back, and what is flagged as not ours. */
  async function bothBooks() {
    const [ours] = await owner<{ sum: number }[]>`
      select coalesce(sum(l.amount_cents), 0)::integer as sum from data.ledger_entries l
      left join data.refunds r on r.id = l.refund_id
      join data.payments p on p.id = coalesce(l.payment_id, r.payment_id)
      where p.method = 'card' and r.ground is distinct from 'dispute'`
    const { sums, payments } = await standIn.books()
    const known = new Set((await owner`select external_ref from data.payments where method = 'card'`).map((row) => row.externalRef))
    const flagged = payments.filter(({ id }) => !known.has(id)).reduce((sum, each) => sum + each.amount_received, 0)
    return { ours: ours!.sum, theirs: sums.net - flagged, flagged }
  }

  return {
    ...world, ...cards, standIn, books, receive, anOrder, goToPay, pay, work, statusOf, ledgerOf, checkoutsOf, flagsOf, bothBooks,
    doWaitingPayments: () => doWaitingPayments(books),
    reconcile: () => reconcilePayments(books),
    compareBooks: () => compareBooks(books),
  }
}

/** The product's webhook on a port of its own, open before the product is imported. */
async function listenForWebhooks() {
  let answer: ((request: Request) => Promise<Response>) | undefined
  const server = http.createServer(async (req, res) => {
    const request = new Request('http://localhost:3000/api/stripe/webhook', {
      method: 'POST', body: await text(req), headers: { 'Stripe-Signature': String(req.headers['stripe-signature']) },
    })
    const { status } = answer ? await answer(request).catch(() => new Response(null, { status: 500 })) : new Response(null, { status: 503 })
    res.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe/webhook`,
    answerWith: (given: (request: Request) => Promise<Response>) => (answer = given),
  }
}
