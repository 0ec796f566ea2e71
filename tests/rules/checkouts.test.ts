import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { checkoutsOf } from '../support/checkouts'
import { refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin, confirmPayment, send, partStatuses, mailsAbout } = world
const { purchaseRow, ledgerOf, flagsOf } = world
const { provider, anOrder, open, named, paid, settle, checkoutRows } = checkoutsOf(world)
const admin = await theAdmin()

describe('R24 opening a checkout', () => {
  test('asks for the order’s price and currency, for an hour, in the mentee’s language', async () => {
    const mentee = await anOrder({ kind: 'two_in_one' })
    const { idempotencyKey, stripeSessionId, asked } = await open(mentee)
    const { reference } = await purchaseRow(mentee.purchaseId)
    expect(asked).toMatchObject({
      purchaseId: mentee.purchaseId,
      cents: 27300,
      currency: 'eur',
      reference,
      locale: 'gr',
      attempt: 1,
    })
    expect(Number(asked.expiresAt) - Date.now() / 1000).toBeGreaterThan(3500)
    expect({ idempotencyKey, stripeSessionId }).toEqual({
      idempotencyKey: `checkout-${reference}-1`,
      stripeSessionId: null,
    })
  })

  test('again returns the same one, identical, also for five concurrent clicks', async () => {
    const mentee = await anOrder()
    const results = await together(
      owner,
      { purchases: mentee.purchaseId },
      Array.from({ length: 5 }, () => () => open(mentee)),
    )
    await owner`update data.users set locale = 'en', email = ${`${randomUUID()}@test.example`} where id = ${mentee.userId}`
    const again = await open(mentee)
    expect(results.map((result) => result.status === 'fulfilled' && result.value)).toEqual(
      Array(5).fill(again),
    )
    expect(await checkoutRows(mentee.purchaseId)).toHaveLength(1)
  })

  test('a new one is possible only when the last has ended', async () => {
    const mentee = await anOrder()
    for (const state of ['expired', 'failed']) {
      const checkout = await named(mentee)
      expect(await settle({ ...paid(checkout), state })).toBe(state)
    }
    expect((await open(mentee)).asked.attempt).toBe(3)
    // A late report about an ended checkout opens nothing beside it.
    const sessionId = (await checkoutRows(mentee.purchaseId))[0]!.stripeSessionId
    for (const state of ['open', 'processing']) {
      const late = { sessionId, idempotencyKey: null, state, paymentIntent: null }
      expect(await settle({ ...paid(await named(mentee)), ...late })).toBe('expired')
    }
    const statuses = (await checkoutRows(mentee.purchaseId)).map(({ status }) => status)
    expect(statuses).toEqual(['expired', 'failed', 'open'])
  })

  test('is refused for a paid, closed or another user’s order, and for another role', async () => {
    const [unpaid, done] = [await anOrder(), await aMentee()]
    await refused(open(done), 'already_paid')
    await refused(open(done, unpaid.purchaseId), 'purchase_not_found')
    const { purchaseId } = unpaid
    await refused(call(await aMentor(), 'open_checkout', { purchaseId, livemode: false }), 'role_not_held')
    await refused(call(admin, 'open_checkout', { purchaseId, livemode: false }), 'raw 42501')
    await call(done, 'withdraw_purchase', { purchaseId: done.purchaseId, seenCents: 6200 })
    await refused(open(done), 'purchase_closed')
  })
})

describe('R25 the state at Stripe', () => {
  test('paid: the parts open, one ledger entry, one mail; reported again, nothing more', async () => {
    const mentee = await anOrder()
    const said = paid(await named(mentee))
    expect([await settle(said), await settle(said), await settle({ ...said, state: 'expired' })]).toEqual([
      'paid',
      'paid',
      'paid',
    ])
    expect(await partStatuses(mentee)).toEqual(['paid'])
    expect(await purchaseRow(mentee.purchaseId)).toMatchObject({ method: 'card' })
    expect(await ledgerOf(mentee)).toEqual([6200])
    expect(await mailsAbout('purchaseId', mentee.purchaseId)).toEqual(['paid'])
    const [history] =
      await owner`select actor from data.history where subject = 'purchases' and subject_id = ${mentee.purchaseId} and event = 'paid'`
    expect(history).toEqual({ actor: 'system' })
    await send(mentee, await aMentor())
  })

  test('twenty concurrent reports: paid once', async () => {
    const mentee = await anOrder()
    const said = paid(await named(mentee))
    const lanes = Array.from({ length: 8 }, () => world.connectAs('app_webhook'))
    const states = await Promise.all(Array.from({ length: 20 }, (_, n) => settle(said, lanes[n % 8])))
    expect(new Set(states)).toEqual(new Set(['paid']))
    expect(await ledgerOf(mentee)).toEqual([6200])
    expect(await mailsAbout('purchaseId', mentee.purchaseId)).toEqual(['paid'])
  })

  test('processing: nothing opens; then paid, or declined and open for another try', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    for (const mentee of [one, two]) {
      const checkout = await named(mentee)
      expect(await settle({ ...paid(checkout), state: 'processing' })).toBe('processing')
      expect(await partStatuses(mentee)).toEqual(['awaiting_payment'])
      expect(await open(mentee)).toMatchObject({ stripeSessionId: checkout.sessionId })
      await refused(confirmPayment(admin, mentee.purchaseId), 'card_payment_open')
      await settle({ ...paid(checkout), state: mentee === one ? 'paid' : 'failed' })
    }
    expect([await partStatuses(one), await partStatuses(two)]).toEqual([['paid'], ['awaiting_payment']])
    expect(await mailsAbout('purchaseId', two.purchaseId)).toEqual(['payment_failed'])
    expect((await open(two)).asked.attempt).toBe(2)
  })

  test.each([
    ['amount_mismatch', { cents: 6199 }],
    ['amount_mismatch', { cents: 6201 }],
    ['amount_mismatch', { cents: 62 }],
    ['currency_mismatch', { currency: 'usd' }],
    ['currency_mismatch', { currency: null }],
    ['purchase_mismatch', { purchaseId: '1' }],
    ['purchase_mismatch', { purchaseId: null }],
    ['purchase_mismatch', { purchaseId: 'x' }],
    ['kind_mismatch', { kind: 'setup' }],
    ['mode_mismatch', { livemode: true }],
    ['mode_mismatch', { livemode: null }],
    ['payment_mismatch', { paymentIntent: null }],
  ])('R24 %s %o: nothing is paid, admins get one mail', async (problem, other) => {
    const mentee = await anOrder()
    const said = paid(await named(mentee), other)
    expect([await settle(said), await settle(said)]).toEqual(['flagged', 'flagged'])
    expect(await partStatuses(mentee)).toEqual(['awaiting_payment'])
    expect(await ledgerOf(mentee)).toEqual([])
    expect(await flagsOf(mentee)).toEqual([problem])
    const [flag] = await owner`select detail from data.payment_flags where purchase_id = ${mentee.purchaseId}`
    expect(JSON.stringify(flag!.detail)).not.toContain(said.sessionId)
  })

  test('an unknown session is flagged, never paid', async () => {
    const said = {
      sessionId: `cs_${randomUUID()}`,
      idempotencyKey: null,
      state: 'paid',
      cents: 6200,
      currency: 'eur',
      purchaseId: '1',
    }
    expect([await settle(said), await settle({ ...said, state: 'open' })]).toEqual(['unknown', 'unknown'])
    expect(
      await owner`select from data.payment_flags where external_ref = ${said.sessionId} and problem = 'unknown_payment'`,
    ).toHaveLength(1)
  })

  test('no login of the pages may report it', async () => {
    const mentee = await anOrder()
    const said = paid(await named(mentee))
    for (const role of ['app_web', 'app_admin_web', 'app_auth']) {
      await expect(settle(said, world.connectAs(role))).rejects.toMatchObject({ code: '42501' })
    }
    for (const table of ['data.purchases', 'data.payments', 'private.stripe_events', 'data.checkouts']) {
      await expect(provider`select * from ${provider(table)}`).rejects.toMatchObject({ code: '42501' })
    }
  })
})
