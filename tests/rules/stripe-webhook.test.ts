// The webhook accepts only what Stripe signed, recently, in this mode; and each event once.
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { openCardWorld } from '../support/card-world'
import { cell } from '../support/rows'

const { owner, connections, receive, anOrder, statusOf, work } = await openCardWorld()
const { webhooks } = connections.stripe
const otherSecret = 'whsec_the_new_one'
const secrets = process.env.STRIPE_WEBHOOK_SECRET!
const now = () => Math.floor(Date.now() / 1000)

const anEvent = (change: object = {}) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'checkout.session.completed',
  created: now(),
  livemode: false,
  data: {
    object: {
      id: `cs_test_${randomUUID()}`,
      object: 'checkout.session',
      customer_details: { email: 'anna@test.example' },
    },
  },
  ...change,
})
const sign = (payload: string, { secret = secrets, timestamp = now() } = {}) =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp })
const post = async (body: string, signature?: string) =>
  (
    await receive(
      new Request('http://localhost:3000/api/stripe/webhook', {
        method: 'POST',
        body,
        headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
      }),
    )
  ).status
const kept = () => cell<number>(owner`select count(*)::integer from private.stripe_events`)

afterEach(() => {
  process.env.STRIPE_WEBHOOK_SECRET = secrets
})

describe('an event', () => {
  test('that is signed is stored: the ids to look up and nothing else', async () => {
    const event = anEvent()
    const body = JSON.stringify(event)
    expect([await post(body, sign(body)), await post(body, sign(body))]).toEqual([200, 200])
    const rows = await owner`select type, about from private.stripe_events where id = ${event.id}`
    expect([...rows]).toEqual([{ type: event.type, about: { session: event.data.object.id } }])
    const other = JSON.stringify(anEvent({ type: 'customer.created' }))
    expect(await post(other, sign(other))).toBe(200)
  })

  test('forged in any of two hundred ways is refused and stores nothing', async () => {
    const before = await kept()
    const forged = Array.from({ length: 20 }, () => anEvent()).flatMap((event) => {
      const body = JSON.stringify(event)
      const [scheme, old, soon] = [
        sign(body).replace('v1=', 'v0='),
        sign(body, { timestamp: now() - 302 }),
        // Far ahead: on a busy machine seconds pass before it is sent.
        sign(body, { timestamp: now() + 900 }),
      ]
      const live = JSON.stringify({ ...event, livemode: true })
      return [
        [body, undefined],
        [body, ''],
        [body, 'x'],
        [body, sign(body, { secret: otherSecret })],
        [`${body} `, sign(body)],
        [body.replace('completed', 'expired'), sign(body)],
        [body, scheme],
        [body, old],
        [body, soon],
        [live, sign(live)],
      ] as const
    })
    for (const [body, signature] of forged) expect(await post(body, signature), signature).toBe(400)
    const large = JSON.stringify({ ...anEvent(), more: 'x'.repeat(300_000) })
    for (const body of ['', '{', 'null', '[]', large]) expect(await post(body, sign(body))).toBe(400)
    expect(await kept()).toBe(before)
  })

  test('may be signed by the old or the new secret during a change of secrets, and by none if there is none', async () => {
    const body = () => JSON.stringify(anEvent())
    process.env.STRIPE_WEBHOOK_SECRET = `${secrets},${otherSecret}`
    for (const secret of [secrets, otherSecret]) {
      const text = body()
      expect(await post(text, sign(text, { secret }))).toBe(200)
    }
    process.env.STRIPE_WEBHOOK_SECRET = ''
    const text = body()
    expect(await post(text, sign(text))).toBe(503)
  })

  test('that is correctly signed but is no event is refused without an error', async () => {
    const before = await kept()
    const strange = [
      { created: 'soon' },
      { created: null },
      { created: 1e300 },
      { created: -1 },
      { id: 7 },
      { id: '' },
      { type: null },
      { data: null },
      { data: { object: 'x' } },
      { object: 'charge' },
      { livemode: 'no' },
    ].map((change) => JSON.stringify(anEvent(change)))
    for (const body of [...strange, 'null', '[]', '7']) expect(await post(body, sign(body)), body).toBe(400)
    expect(await kept()).toBe(before)
  })

  test('is accepted as POST only', async () => {
    expect(
      (await receive(new Request('http://localhost:3000/api/stripe/webhook', { method: 'PUT' }))).status,
    ).toBe(405)
  })

  test('that says paid of an unpaid session pays nothing: Stripe is asked', async () => {
    const mentee = await anOrder()
    const body = JSON.stringify(
      anEvent({
        data: {
          object: {
            id: 'cs_test_made_up',
            object: 'checkout.session',
            payment_status: 'paid',
            status: 'complete',
            client_reference_id: String(mentee.purchaseId),
            amount_total: 6200,
            currency: 'eur',
            mode: 'payment',
          },
        },
      }),
    )
    expect(await post(body, sign(body))).toBe(200)
    await work()
    expect(await statusOf(mentee)).toBe('awaiting')
  })
})
