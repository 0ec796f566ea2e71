import { allOf } from '../cards'
import type { Chance } from '../chance'
import { withoutText } from '../guards'
import { withProduct, type Product } from '../product'
import { findings, type HardPromise } from '../promise'
import type { World } from '../world'

const kinds = ['three_months', 'six_months', 'two_in_one'] as const
const ordersEach = 14
const buyers = 37
const forms = ordersEach * kinds.length * 3 + buyers * 2

/** M1: the amount paid at Stripe is the price at the time of the order, whatever a browser sends. */
export const cardPrices: HardPromise = {
  name: 'M1',
  title: `${forms} forms and addresses tampered with, the price list changed meanwhile`,
  seeds: 1,
  run: (world) =>
    withProduct(world, async (product) => {
      const { chance, mentees, owner } = world
      const found = findings()
      await product.kill('worker')
      const women = (
        await Promise.all(kinds.map((kind) => mentees(ordersEach, { paid: false, kind })))
      ).flat()
      const prices = await pricesOf(world)
      await owner`update data.packages set price_cents = price_cents + 1000`
      const strangers = await mentees(women.length, { paid: false })

      // The mentee's own order, with every field one can think of in the form and the URL.
      const own = await allOf(
        women.map((mentee) => async () => {
          const cookie = await product.signIn(mentee)
          const path = `/purchases/${mentee.purchaseId}`
          const form = { ...tampered(chance), _token: product.tokenOf(cookie) }
          return product.ask(path + query(chance), { cookie, form })
        }),
      )
      found.none(
        'no card page',
        own
          .filter(({ status, to }) => status !== 303 || !to.includes('/pay/cs_'))
          .map(({ status, to }) => ({ status, to })),
      )
      // An order of another mentee.
      const foreign = await allOf(
        women.map((mentee, n) => async () => {
          const cookie = await product.signIn(mentee)
          const form = {
            ...tampered(chance),
            purchaseId: String(mentee.purchaseId),
            _token: product.tokenOf(cookie),
          }
          return product.ask(`/purchases/${strangers[n]!.purchaseId}${query(chance)}`, { cookie, form })
        }),
      )
      found.only(
        'told of somebody else’s order',
        foreign.map(({ status }) => String(status)),
        ['404'],
      )
      // A URL that claims a payment.
      const {
        sessions: [other],
      } = await product.stripe.books()
      const claims = await allOf(
        women.map((mentee) => async () => {
          const cookie = await product.signIn(mentee)
          const claim = new URLSearchParams({
            session_id: other!.id,
            payment_status: 'paid',
            status: 'complete',
            redirect_status: 'succeeded',
            paid: '1',
          })
          return product.ask(`/purchases/${mentee.purchaseId}/return?${claim}`, { cookie })
        }),
      )
      found.only(
        'told of a claim',
        claims.map(({ status }) => String(status)),
        ['200'],
      )
      found.none('paid by a claim', await owner`select id from data.purchases where paid_at is not null`)
      await order(world, product)
      found.none('paid by an order', await owner`select id from data.purchases where paid_at is not null`)

      const { sessions } = await product.stripe.books()
      found.equal('card pages', sessions.length, women.length + buyers)
      const asked = new Map(
        (
          await owner<{ id: number; code: string; isNew: boolean }[]>`
      select u.id, g.code, u.method = 'card' as is_new from data.purchases u join data.packages g on g.id = u.package_id`
        ).map((row) => [String(row.id), prices[row.code]! + (row.isNew ? 1000 : 0)]),
      )
      found.none(
        'another sum',
        sessions
          .map(({ client_reference_id: id, amount_total: cents, currency }) => ({ id, cents, currency }))
          .filter(({ id, cents, currency }) => currency !== 'eur' || cents !== asked.get(String(id))),
      )
      await allOf(
        sessions.map(
          ({ url }) =>
            () =>
              product.payAt(url!),
        ),
      )
      await product.tick()
      found.none(
        'not paid at its price',
        await owner`
      select u.id from data.purchases u left join data.payments p on p.purchase_id = u.id
      where (p.id is null or p.amount_cents <> u.price_cents) and u.id = any (${sessions.map(({ client_reference_id: id }) => Number(id))}::integer[])`,
      )
      found.none('flagged', await owner`select problem from data.payment_flags`)
      return { runs: forms, violations: found.violations }
    }),
  twins: [
    {
      without: 'the order being hers',
      remove: withoutText('api.open_checkout', 'purchase.mentee_id <> mentee', 'false'),
    },
    {
      without: 'the price of the order',
      remove: withoutText('rules.create_checkout', `'cents', purchase.price_cents`, `'cents', k.price_cents`),
    },
  ],
}

/** New orders with extra fields; first with an unknown payment method, which creates no order. */
async function order({ chance, mentees, owner }: World, product: Product) {
  const packages = await owner<{ id: number }[]>`select id from data.packages order by id`
  await allOf(
    (await mentees(buyers, { packages: 0 })).map((mentee) => async () => {
      const cookie = await product.signIn(mentee)
      const path = `/checkout/${chance.oneOf(packages).id}`
      const form = {
        ...tampered(chance),
        termsAccepted: 'on',
        beginRequested: 'on',
        _token: product.tokenOf(cookie),
      }
      for (const method of [chance.oneOf(['scholarship', 'free', 'card,deposit', '']), 'card']) {
        const { status, to } = await product.ask(path + query(chance), { cookie, form: { ...form, method } })
        if (method === 'card' ? !to.includes('/pay/cs_') : status !== 422)
          throw new Error(`ordered by ${method}: ${status} ${to}`)
      }
    }),
  )
}

const names = [
  'price',
  'price_cents',
  'priceCents',
  'cents',
  'amount',
  'amount_total',
  'unit_amount',
  'asked',
  'asked[cents]',
  'list_price_cents',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][quantity]',
  'quantity',
  'discount',
  'coupon',
  'promotion_code',
  'percent_off',
  'scholarshipId',
  'scholarship',
  'packageId',
  'package_id',
  'purchaseId',
  'purchase_id',
  'currency',
  'livemode',
  'mode',
  'paid',
  'paid_at',
  'status',
  'idempotencyKey',
  'idempotency_key',
  'stripeSessionId',
  'expires_at',
  'expiresAt',
  'success_url',
  'client_reference_id',
  'metadata[purchase_id]',
  '__proto__[cents]',
  'constructor.prototype.cents',
]
const values = [
  '0',
  '1',
  '-6200',
  '0.01',
  '1e-9',
  '50',
  'NaN',
  'usd',
  'true',
  'paid',
  '[]',
  '{"cents":1}',
  '6200; drop table data.purchases',
]

/** A few fields that none of our forms has. */
const tampered = (chance: Chance) =>
  Object.fromEntries(
    Array.from({ length: 6 }, () => [chance.oneOf(names), chance.oneOf(values)] as const).concat([
      ['price', '1'],
    ]),
  )

const query = (chance: Chance) => `?${new URLSearchParams([[chance.oneOf(names), chance.oneOf(values)]])}`

async function pricesOf({ owner }: World) {
  const rows = await owner<
    { code: string; priceCents: number }[]
  >`select code, price_cents from data.packages`
  return Object.fromEntries(rows.map(({ code, priceCents }) => [code, priceCents]))
}
