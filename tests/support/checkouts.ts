import { randomUUID } from 'node:crypto'
import { list } from './calls'
import type { Mentee } from './people'
import { cell } from './rows'
import type { World } from './world'

export type Checkout = {
  idempotencyKey: string
  stripeSessionId: string | null
  asked: Record<string, string | number>
}
export type Said = Record<string, string | number | boolean | null>

/** Card payments as the database sees them: opens checkouts, records what Stripe reports, reads the books. */
export function checkoutsOf({ owner, aMentee, connectAs }: World) {
  const provider = connectAs('app_webhook')

  const anOrder = (mentee: Parameters<typeof aMentee>[0] = {}) =>
    aMentee({ package: 'awaiting_payment', ...mentee })

  const open = async (mentee: Mentee, purchaseId = mentee.purchaseId) =>
    (await list<Checkout>(mentee, 'open_checkout', { purchaseId, livemode: false }))[0]!

  /** An open checkout with Stripe's session id. */
  async function named(mentee: Mentee) {
    const checkout = await open(mentee)
    const sessionId = `cs_test_${randomUUID()}`
    await provider`select api.store_checkout_session(${checkout.idempotencyKey}, ${sessionId})`
    return { ...checkout, sessionId }
  }

  /** Stripe's report of a session that was paid as requested. */
  const paid = (
    { sessionId, idempotencyKey, asked }: Awaited<ReturnType<typeof named>>,
    other: Said = {},
  ): Said => ({
    sessionId,
    idempotencyKey,
    state: 'paid',
    kind: 'payment',
    purchaseId: String(asked.purchaseId),
    cents: asked.cents!,
    currency: 'eur',
    paymentIntent: `pi_${sessionId}`,
    livemode: false,
    ...other,
  })

  /** Records a report of Stripe with the payment provider's login; returns the checkout's state. */
  const settle = (said: Said, sql = provider) =>
    cell<string>(sql`select api.settle_checkout(${sql.json(said)})`)

  const checkoutRows = (purchaseId: number) =>
    owner`select * from data.checkouts where purchase_id = ${purchaseId} order by attempt`

  return { provider, anOrder, open, named, paid, settle, checkoutRows }
}
