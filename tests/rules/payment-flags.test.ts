import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import { checkoutsOf } from '../support/checkouts'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, theAdmin, confirmPayment, partStatuses, ledgerOf, flagsOf, connectAs } = world
const { provider, anOrder, open, named, paid, settle, checkoutRows } = checkoutsOf(world)
const worker = connectAs('app_worker')
const admin = await theAdmin()

const surplusOf = async ({ purchaseId }: Mentee) => {
  const [surplus] = await owner`select id from data.payments where purchase_id = ${purchaseId} and surplus`
  return { paymentId: surplus!.id as number }
}

describe('R25 card and deposit for the same order', () => {
  test('a card payment that still arrives is a flagged surplus; its refund does not change the purchase', async () => {
    const mentee = await anOrder()
    const checkout = await named(mentee)
    await owner`update data.checkouts set expires_at = now() - interval '2 hours' where purchase_id = ${mentee.purchaseId}`
    await confirmPayment(admin, mentee.purchaseId)
    expect(await settle(paid(checkout))).toBe('paid')
    expect(await ledgerOf(mentee)).toEqual([6200, 6200])
    expect(await flagsOf(mentee)).toEqual(['paid_twice'])
    const surplus = await surplusOf(mentee)
    await call(admin, 'refund_surplus', surplus)
    await refused(call(admin, 'refund_surplus', surplus), 'already_refunded')
    expect(await partStatuses(mentee)).toEqual(['paid'])
    expect(
      await owner`select from data.payment_flags where purchase_id = ${mentee.purchaseId} and settled_at is null`,
    ).toHaveLength(0)
  })

  test('the same for an order cancelled meanwhile', async () => {
    const mentee = await anOrder()
    const checkout = await named(mentee)
    await owner`select rules.cancel_order(${mentee.purchaseId})`
    await settle(paid(checkout))
    expect(await flagsOf(mentee)).toEqual(['paid_after_closing'])
    expect(await partStatuses(mentee)).toEqual(['completed'])
    expect(await ledgerOf(mentee)).toEqual([6200])
  })

  test('a deposit for an order paid by card is not a confirmation: recorded as surplus, and refunded by bank transfer', async () => {
    const mentee = await anOrder()
    const late = (externalRef = `EB-${mentee.purchaseId}`, amountCents: number | null = 6200) =>
      call(admin, 'book_deposit', { purchaseId: mentee.purchaseId, externalRef, amountCents, sure: true })
    const checkout = await named(mentee)
    await refused(late(), 'card_payment_open')
    await settle(paid(checkout))
    await refused(confirmPayment(admin, mentee.purchaseId), 'already_paid')
    await refused(
      call(admin, 'book_deposit', { purchaseId: 2_000_000_000, externalRef: 'EB', amountCents: 1 }),
      'purchase_not_found',
    )
    await together(owner, { purchases: mentee.purchaseId }, [() => late(), () => late()])
    expect(await ledgerOf(mentee)).toEqual([6200, 6200])
    expect(await flagsOf(mentee)).toEqual(['paid_twice'])
    const refundId = await call<number>(admin, 'refund_surplus', await surplusOf(mentee))
    await call(admin, 'settle_refund', { refundId, externalRef: `LATE-${refundId}` })
    expect(await ledgerOf(mentee)).toEqual([6200, 6200, -6200])
    expect(await partStatuses(mentee)).toEqual(['paid'])

    // Low 5: a third transfer, of another amount, is identified by the bank’s reference.
    await late(`EB-3-${mentee.purchaseId}`, 5000)
    await late(` EB-3-${mentee.purchaseId} `, 5000)
    expect(await ledgerOf(mentee)).toEqual([6200, 6200, -6200, 5000])
    expect(await flagsOf(mentee)).toEqual(['paid_twice', 'paid_twice'])
    await refused(late('EB-x', null), 'amount_invalid', 'amount')
  })

  test('a free order can have no late deposit', async () => {
    const free = await aMentee()
    await owner`update data.purchases set price_cents = 0 where id = ${free.purchaseId}`
    await refused(
      call(admin, 'book_deposit', { purchaseId: free.purchaseId, externalRef: 'EB', amountCents: 6200 }),
      'not_applicable',
    )
    await owner`update data.purchases set price_cents = 6200 where id = ${free.purchaseId}`
  })

  test('concurrently: paid once, by whichever came first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mentee = await anOrder()
      const checkout = await named(mentee)
      await owner`update data.checkouts set expires_at = now() - interval '2 hours' where purchase_id = ${mentee.purchaseId}`
      const results = await together(owner, { mentees: mentee.id }, [
        () => settle(paid(checkout)),
        () => confirmPayment(admin, mentee.purchaseId),
      ])
      expect([
        ['done', 'done'],
        ['already_paid', 'done'],
      ]).toContainEqual(outcomes(results))
      expect(await partStatuses(mentee)).toEqual(['paid'])
      expect(
        await owner`select from data.payments where purchase_id = ${mentee.purchaseId} and not surplus`,
      ).toHaveLength(1)
    }
  })
})

describe('flags', () => {
  test('are settled once, with a note', async () => {
    const mentee = await anOrder()
    await settle(paid(await named(mentee), { cents: 1 }))
    const [flag] = await owner`select id from data.payment_flags where purchase_id = ${mentee.purchaseId}`
    const answer = (note: string, by: Woman = admin, flagId = flag!.id) =>
      call(by, 'settle_payment_flag', { flagId, note })
    const note = 'Μιλήσαμε με τη mentee.'
    await refused(answer(' '), 'note_missing', 'note')
    await answer(note)
    await refused(answer(note), 'already_answered')
    await refused(answer(note, admin, 2_000_000_000), 'flag_not_found')
    await refused(call(admin, 'refund_surplus', { paymentId: 2_000_000_000 }), 'payment_not_found')
  })

  test('a difference in the books is flagged once', async () => {
    const mentee = await anOrder()
    const said = paid(await named(mentee))
    await settle(said)
    const books =
      await worker`select * from api.card_books(now() - interval '1 day') where payment_intent = ${String(said.paymentIntent)}`
    expect([...books]).toEqual([
      { paymentIntent: said.paymentIntent, paidCents: 6200, refundedCents: 0, disputedCents: 0 },
    ])
    for (let n = 0; n < 2; n += 1) {
      await worker`select api.flag_books(${String(said.paymentIntent)}, ${worker.json({ paid: 6200 })}, ${worker.json({ paid: 1 })})`
    }
    expect(await flagsOf(mentee)).toEqual(['books_differ'])
  })
})

describe('pending work', () => {
  const due = async () => await worker`select idempotency_key, to_end from api.checkouts_due()`

  test('a checkout is due after ten minutes, and at once when its order needs no card payment any more', async () => {
    const [young, old, closed] = [await anOrder(), await anOrder(), await anOrder()]
    const keys: string[] = []
    for (const mentee of [young, old, closed]) keys.push((await named(mentee)).idempotencyKey)
    await owner`update data.checkouts set created_at = now() - interval '10 minutes 1 second' where idempotency_key = ${keys[1]!}`
    await owner`select rules.cancel_order(${closed.purchaseId})`
    const found = (await due())
      .filter((row) => keys.includes(row.idempotencyKey as string))
      .map((row) => ({ ...row }))
    expect(found).toEqual([
      { idempotencyKey: keys[1], toEnd: false },
      { idempotencyKey: keys[2], toEnd: true },
    ])
  })

  test('a checkout that Stripe never created is lost, but not while its first request may be on its way', async () => {
    const mentee = await anOrder()
    const { idempotencyKey } = await open(mentee)
    await worker`select api.lose_checkout(${idempotencyKey})`
    expect((await checkoutRows(mentee.purchaseId))[0]!.status).toBe('open')
    await owner`update data.checkouts set created_at = now() - interval '26 minutes' where idempotency_key = ${idempotencyKey}`
    await worker`select api.lose_checkout(${idempotencyKey})`
    expect((await checkoutRows(mentee.purchaseId))[0]!.status).toBe('expired')
  })

  test('an event is stored once, retried with growing delay, and flagged after the fifth failure', async () => {
    const id = `evt_${randomUUID()}`
    const keep = () =>
      cell(provider`
        select api.store_stripe_event(${id}, 'checkout.session.completed', now(), ${provider.json({ session: 'cs_1' })})`)
    expect([await keep(), await keep()]).toEqual([true, false])
    const dueIds = async () =>
      (await worker`select id, about from api.stripe_events_due(1000) where id = ${id}`).map((row) => ({
        ...row,
      }))
    expect(await dueIds()).toEqual([{ id, about: { session: 'cs_1' } }])
    for (let n = 1; n <= 5; n += 1)
      await worker`select api.settle_stripe_event(${id}, 'StripeConnectionError')`
    expect(await dueIds()).toEqual([])
    expect(
      await owner`select from data.payment_flags where problem = 'event_not_read' and external_ref = ${id}`,
    ).toHaveLength(1)
    // It can be retried any number of times, and finally settled.
    await owner`update private.stripe_events set attempts = 5000 where id = ${id}`
    await worker`select api.settle_stripe_event(${id}, 'StripeConnectionError')`
    const [wait] =
      await owner`select next_attempt_at - now() between interval '50 minutes' and interval '1 hour' as hour
      from private.stripe_events where id = ${id}`
    expect(wait).toEqual({ hour: true })
    await worker`select api.settle_stripe_event(${id})`
    const [row] =
      await owner`select attempts, error, processed_at is not null as processed from private.stripe_events where id = ${id}`
    expect(row).toEqual({ attempts: 5002, error: null, processed: true })
    const [since] =
      await worker`select api.stripe_events_since() between now() - interval '61 minutes' and now() - interval '59 minutes' as hour`
    expect(since).toEqual({ hour: true })
  })

  test('the mentee sees the status of the newest attempt only', async () => {
    const [mentee, other] = [await anOrder(), await anOrder()]
    const first = await named(mentee)
    await settle({ ...paid(first), state: 'expired' })
    await open(mentee)
    const seen = (who: Mentee) => list(who, 'own_checkout', { purchaseId: mentee.purchaseId })
    expect(await seen(mentee)).toEqual([
      { stripeSessionId: null, idempotencyKey: expect.stringMatching(/-2$/), status: 'open' },
    ])
    expect(await seen(other)).toEqual([])
  })
})
