// A card payment from start to end, through Stripe’s library and the stand-in.
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { openCardWorld } from '../support/card-world'
import type { Mentee } from '../support/people'
import { refused } from '../support/refusals'
import { rowsWith } from '../support/dump'

const {
  owner,
  theAdmin,
  standIn,
  confirmPayment,
  mailsAbout,
  anOrder,
  goToPay,
  pay,
  work,
  reconcile,
  compareBooks,
  doWaitingPayments,
  findCardPayment,
  endCardPayment,
  payByCard,
  statusOf,
  ledgerOf,
  checkoutsOf,
  flagsOf,
  bothBooks,
} = await openCardWorld()

const admin = await theAdmin()
const sessionsFor = async ({ purchaseId }: Mentee) =>
  (await standIn.books()).sessions.filter((session) => session.client_reference_id === String(purchaseId))
const hear = (on: boolean) => standIn.control('/webhooks', { on })
const lookAt = ({ viewer, purchaseId }: Mentee) => findCardPayment(viewer, purchaseId)
const inTenMinutes = ({ purchaseId }: Mentee) =>
  owner`update data.checkouts set created_at = created_at - interval '11 minutes' where purchase_id = ${purchaseId}`

test.each([
  ['three_months', 6200],
  ['six_months', 8700],
  ['two_in_one', 27300],
] as const)('the amount of %s is %i cents at Stripe', async (kind, cents) => {
  const mentee = await anOrder(kind)
  await goToPay(mentee)
  expect(await sessionsFor(mentee)).toMatchObject([
    { amount_total: cents, currency: 'eur', locale: 'el', mode: 'payment' },
  ])
})

describe('the return page', () => {
  test('says what Stripe says: not paid, paid, processing, declined', async () => {
    const [left, paid, slow] = [await anOrder(), await anOrder(), await anOrder()]
    await goToPay(left)
    await hear(false)
    await pay(paid)
    const later = await pay(slow, 'later')
    const looks = [await lookAt(left), await lookAt(paid), await lookAt(slow)]
    expect(looks).toEqual(['open', 'paid', 'processing'])
    expect(await findCardPayment(slow.viewer, paid.purchaseId)).toBeNull()
    await standIn.control(`/payments/${later}/fail`)
    expect(await lookAt(slow)).toBe('failed')
    await hear(true)
    expect([await statusOf(left), await statusOf(paid), await statusOf(slow)]).toEqual([
      'awaiting',
      'paid',
      'awaiting',
    ])
  })

  test('shows what we know if Stripe does not answer, and the answer at the next try', async () => {
    const mentee = await anOrder()
    await goToPay(mentee)
    await standIn.control('/troubles', { next: { times: 20, answer: 500 } })
    expect(await lookAt(mentee)).toBe('open')
    await expect(payByCard(mentee.viewer, mentee.purchaseId)).rejects.toMatchObject({
      rule: 'card_unavailable',
      status: 503,
    })
    await standIn.control('/troubles', {})
  })
})

test('an open card page is ended at once when its order closes or its guardian takes the consent back, and takes no money then', async () => {
  const orders = [await anOrder(), await anOrder(), await anOrder()] as const
  const [cancelled, erased, minor] = orders
  const pages: string[] = []
  for (const mentee of orders) pages.push(await goToPay(mentee))
  const heard: string[] = []
  const listening = await owner.listen('payments', (what) => void heard.push(what))
  await owner`select rules.cancel_order(${cancelled.purchaseId})`
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  await listening.unlisten()
  await call(admin, 'erase_user', { userId: erased.userId })
  await owner`update data.users set birthdate = rules.local_date() - interval '17 years' where id = ${minor.userId}`
  await doWaitingPayments()
  for (const mentee of orders) expect(await checkoutsOf(mentee)).toEqual(['expired'])
  for (const page of pages)
    await expect(standIn.control(`/sessions/${page}/pay`, { card: 'pays', twist: {} })).rejects.toThrow(/./)
  for (const mentee of orders) expect(await ledgerOf(mentee)).toEqual([])
})

describe('a delayed payment', () => {
  test('is paid in the end, or declined and open for another try, in whatever order the events arrive', async () => {
    const [arrives, fails] = [await anOrder(), await anOrder()]
    const [one, two] = [await pay(arrives, 'later'), await pay(fails, 'later')]
    await work()
    expect([await checkoutsOf(arrives), await checkoutsOf(fails)]).toEqual([['processing'], ['processing']])
    await expect(goToPay(arrives)).rejects.toThrow(`/purchases/${arrives.purchaseId}/return`)
    await standIn.control(`/payments/${one}/settle`)
    await standIn.control(`/payments/${two}/fail`)
    await owner`update private.stripe_events set next_attempt_at = now()`
    await work()
    expect([await statusOf(arrives), await statusOf(fails)]).toEqual(['paid', 'awaiting'])
    expect(await mailsAbout('purchaseId', fails.purchaseId)).toEqual(['payment_failed'])
    await pay(fails)
    await work()
    expect([await statusOf(fails), await checkoutsOf(fails)]).toEqual(['paid', ['failed', 'paid']])
  })

  test('twelve payments, each with its events in random order', async () => {
    await hear(false)
    for (let life = 0; life < 12; life += 1) {
      const mentee = await anOrder()
      const id = await pay(mentee, life % 2 ? 'later' : 'pays')
      if (life % 2) await standIn.control(`/payments/${id}/settle`)
      if (life % 3 === 0) await standIn.control(`/payments/${id}/refund`)
      const { events } = await standIn.books()
      const marks = [id, `"purchase_id":"${mentee.purchaseId}"`]
      const own = events.filter(({ data }) => marks.some((mark) => JSON.stringify(data).includes(mark)))
      const shuffled = own
        .map(
          (event) =>
            [Math.sin(life * 97 + event.id.charCodeAt(6) * 13 + own.indexOf(event) * 7), event.id] as const,
        )
        .sort(([a], [b]) => a - b)
      for (const [, event] of shuffled) {
        await standIn.control(`/events/${event}/replay`, { times: 1 })
        await doWaitingPayments()
      }
      // The refund’s own events contain only the payment id.
      await reconcile()
      expect([await statusOf(mentee), await ledgerOf(mentee)]).toEqual(
        life % 3 === 0 ? ['refunded', [6200, -6200]] : ['paid', [6200]],
      )
    }
    await hear(true)
  })
})

test.each([
  ['amount_mismatch', { amount: 6201 }],
  ['currency_mismatch', { currency: 'usd' }],
  ['purchase_mismatch', { client_reference_id: '1' }],
  ['purchase_mismatch', { client_reference_id: null }],
  ['mode_mismatch', { livemode: true }],
  ['kind_mismatch', { mode: 'setup' }],
])(
  'a payment that differs from the request, %s %o: not paid, flagged, and the webhook answers 200',
  async (problem, twist) => {
    const mentee = await anOrder()
    await pay(mentee, 'pays', twist)
    await work()
    expect(await lookAt(mentee)).toBe('flagged')
    expect([await statusOf(mentee), await flagsOf(mentee), await ledgerOf(mentee)]).toEqual([
      'awaiting',
      [problem],
      [],
    ])
  },
)

describe('one Checkout Session', () => {
  test('for twenty concurrent clicks, while every second answer of Stripe is lost', async () => {
    const mentees = [await anOrder(), await anOrder()]
    await standIn.control('/troubles', { dropEvery: 2 })
    for (const mentee of mentees) {
      const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => goToPay(mentee)))
      expect(clicks.filter((click) => click.status === 'fulfilled').length).toBeGreaterThan(0)
    }
    await standIn.control('/troubles', {})
    for (const mentee of mentees) {
      await goToPay(mentee)
      expect(await sessionsFor(mentee)).toHaveLength(1)
      expect(await checkoutsOf(mentee)).toEqual(['open'])
    }
  })
})

describe('lost events', () => {
  test('paid sessions are found by asking Stripe, abandoned ones are closed', async () => {
    await hear(false)
    const [paid, left] = [await Promise.all(Array.from({ length: 5 }, () => anOrder())), await anOrder()]
    for (const mentee of paid) await pay(mentee)
    await standIn.control(`/sessions/${await goToPay(left)}/age`, { seconds: 4000 })
    for (const mentee of [...paid, left]) await inTenMinutes(mentee)
    await standIn.control('/troubles', { next: { times: 3, answer: 500 } })
    // One failure delays neither the other checkouts nor their events.
    await expect(reconcile()).rejects.toThrow('unknown error')
    expect(await Promise.all(paid.map(statusOf))).toEqual(Array(5).fill('paid'))
    await reconcile()
    expect(await checkoutsOf(left)).toEqual(['expired'])
    await hear(true)
  })

  test('a checkout unknown to Stripe delays neither lost events nor refunds', async () => {
    await hear(false)
    const [unknown, paid, back] = [await anOrder(), await anOrder(), await anOrder()]
    await goToPay(unknown)
    await owner`update data.checkouts set stripe_session_id = 'cs_of_another' where purchase_id = ${unknown.purchaseId}`
    await inTenMinutes(unknown)
    await pay(back)
    await lookAt(back)
    await call(back, 'withdraw_purchase', { purchaseId: back.purchaseId, seenCents: 6200 })
    await pay(paid)
    await expect(reconcile()).rejects.toThrow(/cs_of_another/)
    expect([await statusOf(paid), await ledgerOf(back)]).toEqual(['paid', [6200, -6200]])
    await owner`update data.checkouts set status = 'expired' where purchase_id = ${unknown.purchaseId}`
    await hear(true)
  })

  test('a server that died before it stored the session’s id finds it by its idempotency key', async () => {
    const mentee = await anOrder()
    await pay(mentee)
    await owner`update data.checkouts set stripe_session_id = null where purchase_id = ${mentee.purchaseId}`
    await inTenMinutes(mentee)
    await reconcile()
    expect([await statusOf(mentee), await sessionsFor(mentee).then((found) => found.length)]).toEqual([
      'paid',
      1,
    ])
  })
})

test('a request that never reached Stripe is made anew when the old key can no longer be used', async () => {
  const [waits, returns] = [await anOrder(), await anOrder()]
  await standIn.control('/troubles', { next: { times: 4, answer: 500 } })
  for (const mentee of [waits, returns])
    await expect(goToPay(mentee)).rejects.toMatchObject({ rule: 'card_unavailable' })
  const ids = [waits.purchaseId, returns.purchaseId]
  await owner`update data.checkouts set created_at = created_at - interval '40 minutes', expires_at = expires_at - interval '40 minutes',
    asked = jsonb_set(asked, '{expiresAt}', to_jsonb((asked->>'expiresAt')::integer - 2400)) where purchase_id in ${owner(ids)}`
  await goToPay(returns)
  await reconcile()
  expect([await checkoutsOf(waits), await checkoutsOf(returns)]).toEqual([['expired'], ['expired', 'open']])
})

describe('deposit and card', () => {
  test('confirming a deposit first ends the open checkout', async () => {
    const mentee = await anOrder()
    const id = await goToPay(mentee)
    await endCardPayment(admin.viewer, mentee.purchaseId)
    await confirmPayment(admin, mentee.purchaseId)
    await expect(standIn.control(`/sessions/${id}/pay`)).rejects.toThrow('/pay: 400')
    expect(await ledgerOf(mentee)).toEqual([6200])
  })

  test('and an order paid by card meanwhile is not paid again', async () => {
    const mentee = await anOrder()
    await hear(false)
    await pay(mentee)
    await refused(confirmPayment(admin, mentee.purchaseId), 'card_payment_open')
    await endCardPayment(admin.viewer, mentee.purchaseId)
    await refused(confirmPayment(admin, mentee.purchaseId), 'already_paid')
    await hear(true)
    expect([await statusOf(mentee), await ledgerOf(mentee), await flagsOf(mentee)]).toEqual([
      'paid',
      [6200],
      [],
    ])
  })

  test('closing an order also ends its checkout', async () => {
    const mentee = await anOrder()
    const id = await goToPay(mentee)
    await owner`select rules.cancel_order(${mentee.purchaseId})`
    await reconcile()
    await expect(standIn.control(`/sessions/${id}/pay`)).rejects.toThrow('/pay: 400')
    expect(await checkoutsOf(mentee)).toEqual(['expired'])
  })
})

describe('the books', () => {
  test('are equal to the cent, and a difference is found', async () => {
    await reconcile()
    const { ours, theirs } = await bothBooks()
    expect(ours).toBe(theirs)
    const flagged = await compareBooks()
    const mentee = await anOrder()
    await pay(mentee)
    await work()
    await owner`update data.payments set amount_cents = 1 where purchase_id = ${mentee.purchaseId}`
    expect(await compareBooks()).toBe(flagged + 1)
    await owner`update data.payments set amount_cents = 6200 where purchase_id = ${mentee.purchaseId}`
    expect(await flagsOf(mentee)).toEqual(['books_differ'])
  })

  test('the database contains no card number', async () => {
    expect(await rowsWith(owner, ['4242424242424242', '4242 4242 4242 4242', '4000000000000002'])).toEqual([])
  })
})
