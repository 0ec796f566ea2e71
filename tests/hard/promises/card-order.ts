import type { Sql, TransactionSql } from 'postgres'
import type { Mentee } from '../../support/people'
import { withCards, type Cards } from '../cards'
import { withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import type { World } from '../world'

const shuffles = 100
const mixed = 20

const types = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'refund.created',
  'charge.refunded',
  'checkout.session.expired',
] as const
type Type = (typeof types)[number]

/**
 * M5: a late payment that was refunded ends in the same state, in whatever order its events arrive. The same holds
 * when a delayed worker writes down, in any order, what Stripe said at each of these moments.
 */
export const cardOrder: HardPromise = {
  name: 'M5',
  title: `120 orders of five events; 120 orders and, a seed, ${shuffles} shuffles × ${mixed} purchases of five moments`,
  run: (world) =>
    withCards(world, async (cards) => {
      const found = findings()
      const orders = permutations([...types])
      const moments = await world.mentees(orders.length, { paid: false })
      found.none('moments', await inOrder(world, moments, orders))
      if (found.violations.length > 0) return { runs: orders.length, violations: found.violations }
      found.none('shuffled', await inDisorder(world, moments.slice(0, 100)))
      found.none('events', await throughEvents(world, cards, world.chance.shuffled(orders)))
      return { runs: orders.length * 2 + shuffles * mixed, violations: found.violations }
    }),
  twins: [
    {
      without: 'a paid attempt staying paid',
      remove: withoutText('api.settle_checkout', `checkout.status in ('paid', 'flagged') or`, ''),
    },
    {
      without: 'a refund that is known being the same',
      remove: withoutText(
        'api.settle_card_refund',
        `(r.stripe_ref = said->>'stripeRefundId' or r.id::text = said->>'refundId')`,
        `r.external_ref = 're_'`,
      ),
    },
  ],
}

function permutations<T>(things: T[]): T[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first, n) =>
    permutations(things.filter((_, other) => other !== n)).map((rest) => [first, ...rest]),
  )
}

/** Each purchase gets another order of events. The worker handles one event of each before the next arrives. */
async function throughEvents({ mentees, owner }: World, cards: Cards, orders: Type[][]) {
  const women = await mentees(orders.length, { paid: false })
  await cards.webhooks(false)
  const sessions = await cards.payAll(women, 'later')
  for (const id of sessions) await cards.control(`/payments/${id}/settle`)
  for (const id of sessions) await cards.control(`/payments/${id}/refund`)
  const known = await cards.standIn.books()
  const paymentOf = new Map(known.sessions.map(({ id, payment_intent: payment }) => [id, String(payment)]))
  for (let place = 0; place < types.length; place += 1) {
    for (const [n, order] of orders.entries())
      await send(cards, order[place]!, { session: sessions[n]!, payment: paymentOf.get(sessions[n]!)! })
    await cards.work(2)
  }
  return wrong(owner, women)
}

/** Delivers an event signed like Stripe's. */
async function send(
  { connections, receive, standIn }: Cards,
  type: Type,
  { session, payment }: { session: string; payment: string },
) {
  const body = JSON.stringify({
    id: `evt_${type}_${session}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: {
      object: type.startsWith('checkout')
        ? { id: session }
        : { id: `of_${payment}`, payment_intent: payment },
    },
  })
  const signature = connections.stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: standIn.webhookSecret,
  })
  const { status } = await receive(
    new Request('http://localhost:3000/api/stripe/webhook', {
      method: 'POST',
      body,
      headers: { 'Stripe-Signature': signature },
    }),
  )
  if (status !== 200) throw new Error(`${type}: ${status}`)
}

/** The answers of Stripe at the moments of each purchase, in the purchase's own order. */
const inOrder = (world: World, women: Mentee[], orders: Type[][]) =>
  undone(world, women, async (sql) => {
    await say(
      sql,
      orders.flatMap((order, n) => order.map((type) => n * types.length + types.indexOf(type))),
    )
    return wrong(sql, women)
  })

/** The answers at all moments of several purchases, mixed; repeated from the start. */
const inDisorder = async (world: World, women: Mentee[]) => {
  const numbers = women.map((_, n) => n)
  const found: unknown[] = []
  await undone(world, women, async (sql) => {
    for (let time = 0; time < shuffles; time += 1) {
      const some = world.chance.shuffled(numbers).slice(0, mixed)
      await sql`savepoint before`
      await say(
        sql,
        world.chance.shuffled(some.flatMap((n) => types.map((_, type) => n * types.length + type))),
      )
      found.push(
        ...(await wrong(
          sql,
          some.map((n) => women[n]!),
        )),
      )
      await sql`rollback to savepoint before`
    }
  })
  return found
}

/** Runs in a transaction that is rolled back, with an attempt of each kind and Stripe's answers over time. */
async function undone<T>(
  { owner }: World,
  women: Mentee[],
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined
  const back = new Error('taken back')
  await owner
    .begin(async (sql) => {
      await sql`select rules.create_checkout(u, false) from data.purchases u where u.id = any (${women.map(({ purchaseId }) => purchaseId)}::integer[])`
      await sql`select api.keep_checkout_session(idempotency_key, 'cs_' || purchase_id) from data.checkouts`
      await sql`
      create temp table moments on commit drop as
      select (array_position(${women.map(({ purchaseId }) => purchaseId)}::integer[], c.purchase_id) - 1) * 5 + moment.number as number,
        step, case when moment.refund is null or step = 1 then asked.session || moment.session else asked.refund || moment.refund end as said,
        moment.refund is not null and step = 2 as is_refund
      from data.checkouts c
      cross join lateral (select
        jsonb_build_object('sessionId', c.stripe_session_id, 'idempotencyKey', c.idempotency_key, 'kind', 'payment',
          'purchaseId', c.purchase_id::text, 'cents', c.amount_cents, 'currency', 'eur', 'paymentIntent', 'pi_' || c.purchase_id,
          'livemode', false) as session,
        jsonb_build_object('paymentIntent', 'pi_' || c.purchase_id, 'stripeRefundId', 're_' || c.purchase_id, 'cents', c.amount_cents,
          'currency', 'eur') as refund) as asked
      cross join (values
        (0, jsonb '{"state": "processing"}', null::jsonb), (1, '{"state": "paid"}', null),
        (2, '{"state": "paid"}', '{"state": "waiting"}'), (3, '{"state": "paid"}', '{"state": "succeeded"}'),
        (4, '{"state": "expired"}', null)) as moment (number, session, refund)
      cross join generate_series(1, 2) step
      where moment.refund is not null or step = 1`
      result = { value: await work(sql) }
      throw back
    })
    .catch((error: unknown) => {
      if (error !== back) throw error
    })
  return result!.value
}

/** Writes down the answers of these moments, one after the other. */
const say = (sql: TransactionSql, numbers: number[]) => sql`
  select case when m.is_refund then api.settle_card_refund(m.said) else api.settle_checkout(m.said) end
  from (
    select m.* from unnest(${numbers}::integer[]) with ordinality as one (number, place) join moments m using (number)
    order by one.place, m.step offset 0) m`

/**
 * The purchases with a wrong end. The right end: paid, fully refunded, one mail for each, no alert for the admins.
 */
const wrong = (sql: Sql | TransactionSql, women: Mentee[]) => sql`
  select x.* from (
    select u.id, u.paid_at is not null and u.refunded_at is not null as closed,
      (select string_agg(c.status, ' ' order by c.attempt) from data.checkouts c where c.purchase_id = u.id) as attempts,
      (select string_agg(p.status::text, ' ') from data.parts p where p.purchase_id = u.id) as parts,
      (select string_agg(r.state, ' ') from data.refunds r where r.purchase_id = u.id) as refunds,
      (select string_agg(l.amount_cents::text, ' ' order by l.id) from data.ledger_entries l where l.purchase_id = u.id) as ledger,
      (select string_agg(o.kind, ' ' order by o.kind) from private.outbox o where (o.content->>'purchaseId')::integer = u.id) as mails,
      (select count(*)::integer from data.payment_flags f where f.purchase_id = u.id) as flags
    from data.purchases u where u.id = any (${women.map(({ purchaseId }) => purchaseId)}::integer[])) x
  where (x.closed, x.attempts, x.parts, x.refunds, x.ledger, x.mails, x.flags)
    is distinct from (true, 'paid', 'completed', 'done', '6200 -6200', 'paid refund_sent', 0)`
