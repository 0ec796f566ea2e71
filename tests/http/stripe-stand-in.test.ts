// The Stripe stand-in, called with Stripe's own library: it behaves like Stripe in everything on which the product
// relies.
import { expect, test, vi } from 'vitest'
import { Stripe } from 'stripe'
import { openEar, openStandIn } from '../support/stripe-stand-in'

const standIn = await openStandIn()
const stripe = standIn.library()
const { sessions } = stripe.checkout

const aQuestion = (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  locale: 'el',
  client_reference_id: '17',
  customer_email: 'anna@test.example',
  line_items: [
    { quantity: 1, price_data: { currency: 'eur', unit_amount: 6200, product_data: { name: 'Πακέτο' } } },
  ],
  metadata: { purchase_id: '17' },
  payment_intent_data: { metadata: { purchase_id: '17' } },
  success_url: 'http://localhost:3000/purchases/17/return?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/purchases/17',
  ...more,
})

async function aPayment() {
  const { id } = await sessions.create(aQuestion())
  await standIn.control(`/sessions/${id}/pay`)
  const session = await sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  return { session, id, payment: session.payment_intent as Stripe.PaymentIntent }
}

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60

test.each<[string, object, object]>([
  ['a time too near', { expires_at: inMinutes(29) }, { param: 'expires_at' }],
  ['a time too far', { expires_at: inMinutes(25 * 60) }, { param: 'expires_at' }],
  [
    'a parameter Stripe does not know',
    { cancel_uri: 'x' },
    { param: 'cancel_uri', code: 'parameter_unknown' },
  ],
  ['no success_url', { success_url: undefined }, { param: 'success_url', code: 'parameter_missing' }],
  ['an address that is none', { cancel_url: '/purchases' }, { param: 'cancel_url', code: 'url_invalid' }],
  ['an e-mail that is none', { customer_email: 'anna' }, { param: 'customer_email', code: 'email_invalid' }],
])('a session is refused with %s', async (_, change, problem) => {
  await expect(sessions.create(aQuestion(change))).rejects.toMatchObject({ statusCode: 400, ...problem })
})

test('an unknown id, a wrong API key and an unknown path are refused', async () => {
  await expect(sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  const refund = stripe.refunds.create({ payment_intent: 'pi_none' })
  await expect(refund).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' })
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 })
  const stranger = new Stripe('sk_test_other', {
    host: '127.0.0.1',
    port: new URL(standIn.origin).port,
    protocol: 'http',
  })
  await expect(stranger.checkout.sessions.create(aQuestion())).rejects.toMatchObject({ statusCode: 401 })
  expect((await fetch(`${standIn.origin}/control/books`)).status).toBe(401)
})

test('the same idempotency key and request return the same answer; another request is an error', async () => {
  const key = { idempotencyKey: `key-${Date.now()}` }
  const first = await sessions.create(aQuestion(), key)
  const again = await sessions.create(aQuestion(), key)
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  const { StripeIdempotencyError } = Stripe.errors
  const other = sessions.create(aQuestion({ client_reference_id: '18' }), key)
  await expect(other).rejects.toBeInstanceOf(StripeIdempotencyError)
  const elsewhere = stripe.refunds.create({ payment_intent: 'pi_1' }, key)
  await expect(elsewhere).rejects.toBeInstanceOf(StripeIdempotencyError)
  // After a day the key is forgotten.
  await standIn.control('/keys/forget')
  expect((await sessions.create(aQuestion(), key)).id).not.toBe(first.id)
})

test('of simultaneous calls with one idempotency key one runs, and all get its answer in the end', async () => {
  const key = { idempotencyKey: `at-once-${Date.now()}` }
  await standIn.control('/troubles', { slow: 50 })
  const alone = standIn.library({ maxNetworkRetries: 0 }).checkout.sessions
  const conflicts = await Promise.allSettled([1, 2, 3].map(() => alone.create(aQuestion(), key)))
  expect(conflicts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(conflicts.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { statusCode: 409, code: 'idempotency_key_in_use' },
  })
  await standIn.control('/troubles')
  const healed = await Promise.all([1, 2, 3].map(() => sessions.create(aQuestion(), key)))
  expect(new Set(healed.map(({ id }) => id)).size).toBe(1)
})

test('no more is refunded than was paid', async () => {
  const { payment } = await aPayment()
  const part = await stripe.refunds.create({
    payment_intent: payment.id,
    amount: 2000,
    metadata: { refund_id: 4 },
  })
  expect(part).toMatchObject({
    amount: 2000,
    status: 'succeeded',
    metadata: { refund_id: '4' },
    payment_intent: payment.id,
  })
  await expect(stripe.refunds.create({ payment_intent: payment.id, amount: 4201 })).rejects.toMatchObject({
    param: 'amount',
    message: 'Refund amount (€42.01) is greater than unrefunded amount on charge (€42.00)',
  })
  const rest = await stripe.refunds.create({ payment_intent: payment.id })
  expect(rest.amount).toBe(4200)
  const more = stripe.refunds.create({ payment_intent: payment.id })
  await expect(more).rejects.toMatchObject({ code: 'charge_already_refunded' })
  const { data } = await stripe.refunds.list({ payment_intent: payment.id })
  expect(data.map(({ id }) => id)).toEqual([rest.id, part.id])
})

test('webhooks are signed, retried until the app accepts them, and can be replayed', async () => {
  let status = 500
  const ear = await openEar(() => status)
  const telling = await openStandIn({ webhookUrl: ear.url })
  const own = telling.library()
  const { id } = await own.checkout.sessions.create(aQuestion())
  await telling.control(`/sessions/${id}/pay`, { twist: { amount: 1, currency: 'usd' } })
  await telling.settled()
  expect(ear.received).toEqual([])
  status = 200
  await telling.control('/webhooks/retry')
  const events = ear.received.map(({ body, signature }) =>
    own.webhooks.constructEvent(body, signature, telling.webhookSecret),
  )
  expect(events.map(({ type }) => type).sort()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.succeeded',
  ])
  const completed = events.find(({ type }) => type === 'checkout.session.completed')!
  expect(completed).toMatchObject({
    livemode: false,
    data: { object: { id, amount_total: 1, currency: 'usd' } },
  })
  const { body, signature } = ear.received[0]!
  expect(() => own.webhooks.constructEvent(`${body} `, signature, telling.webhookSecret)).toThrow('signature')
  expect((await own.events.list({ delivery_success: false })).data).toEqual([])
  expect(await telling.control(`/events/${completed.id}/replay`, { times: 3 })).toEqual({
    statuses: [200, 200, 200],
  })
  expect(ear.received).toHaveLength(6)
})

test('a restart loses nothing: data, idempotency keys and undelivered events', async () => {
  const ear = await openEar()
  const before = await openStandIn()
  const key = { idempotencyKey: 'kept' }
  const session = await before.library().checkout.sessions.create(aQuestion(), key)
  await before.control(`/sessions/${session.id}/pay`)
  const books = await before.books()
  await before.close()
  const { folder, secretKey, webhookSecret } = before
  const after = await openStandIn({ folder, secretKey, webhookSecret, webhookUrl: ear.url })
  expect(await after.books()).toEqual(books)
  await after.control('/webhooks', { on: true })
  await vi.waitFor(() => expect(ear.received).toHaveLength(books.events.length))
  expect((await after.library().checkout.sessions.create(aQuestion(), key)).id).toBe(session.id)
})
