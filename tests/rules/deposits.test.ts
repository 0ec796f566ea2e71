// A deposit of any amount on any order: less than the price leaves the order waiting for the rest, the price pays it,
// what is more is to be given back. The ledger has the money in every state.
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { call, list } from '../support/calls'
import { cardsOf } from '../support/cards'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, anAdmin, theAdmin, buy, cancel, confirmPayment, prove, partStatuses, runJob } = world
const { anAward, flagsOf, ledgerOf, mailsTo, packageId } = world
const { openCheckout, paySession } = cardsOf(world)
const admin = await theAdmin()

let transfers = 0
const aTransfer = () => `EB-${(transfers += 1)}`
const anOrder = () => aMentee({ package: 'awaiting_payment' })
const book = ({ purchaseId }: Mentee, amountCents: number, externalRef = aTransfer(), by: Woman = admin) =>
  call(by, 'book_deposit', { purchaseId, externalRef, amountCents, sure: true })
const payments = ({ purchaseId }: Mentee) =>
  column<string>(owner`
    select concat_ws(' ', amount_cents, case when surplus then 'surplus' end) from data.payments
    where purchase_id = ${purchaseId} order by id`)
const surplusOf = ({ purchaseId }: Mentee) =>
  column<number>(owner`select id from data.payments where purchase_id = ${purchaseId} and surplus`)
async function look(who: Woman, view: string, id: number) {
  const [row] = await read(who.viewer, (sql) => sql`select * from ${sql(`api.${view}`)} where id = ${id}`)
  return row!
}
const seen = (mentee: Mentee) => look(mentee, 'purchases', mentee.purchaseId)

describe('R25 a deposit of less than the price', () => {
  test('leaves the order waiting; mentee and team read what arrived, and the mentee gets a mail', async () => {
    const mentee = await anOrder()
    await book(mentee, 4000)
    expect([await ledgerOf(mentee), await payments(mentee)]).toEqual([[4000], ['4000 surplus']])
    expect(await partStatuses(mentee)).toEqual(['awaiting_payment'])
    expect(await seen(mentee)).toMatchObject({ status: 'awaiting_payment', receivedCents: 4000 })
    expect(await look(admin, 'admin_purchases', mentee.purchaseId)).toMatchObject({
      inAwaiting: true,
      receivedCents: 4000,
    })
    expect(await flagsOf(mentee)).toEqual([])
    expect(await mailsTo(mentee, 'deposit_in_part')).toMatchObject([{ cents: 6200, receivedCents: 4000 }])
  })

  test('the rest pays it as one payment, which can go back as one', async () => {
    const mentee = await anOrder()
    await book(mentee, 4000)
    await book(mentee, 1000)
    await book(mentee, 1200)
    expect([await ledgerOf(mentee), await payments(mentee)]).toEqual([[4000, 1000, 1200], ['6200']])
    expect(await partStatuses(mentee)).toEqual(['paid'])
    expect(await seen(mentee)).toMatchObject({ status: 'paid', receivedCents: 0 })
    expect(await mailsTo(mentee, 'deposit_in_part')).toHaveLength(2)
    expect(await mailsTo(mentee, 'paid')).toHaveLength(1)
    const refundId = await call<number>(admin, 'refund_purchase', { purchaseId: mentee.purchaseId })
    await call(admin, 'settle_refund', { refundId, externalRef: `BACK-${refundId}` })
    expect(await ledgerOf(mentee)).toEqual([4000, 1000, 1200, -6200])
  })

  test('is not to be refunded while the order waits, and is when it is cancelled', async () => {
    const mentee = await anOrder()
    await book(mentee, 4000)
    const [part] = await surplusOf(mentee)
    const owed = async () => (await look(admin, 'admin_payments', part!)).owedCents
    expect(await owed()).toBe(0)
    await refused(call(admin, 'refund_surplus', { paymentId: part }), 'not_applicable')
    await cancel(mentee, mentee.purchaseId)
    expect(await flagsOf(mentee)).toEqual(['paid_in_part'])
    expect(await owed()).toBe(4000)
    expect((await seen(mentee)).receivedCents).toBe(0)
    await call(admin, 'refund_surplus', { paymentId: part })
    expect(
      await owner`select from data.payment_flags where purchase_id = ${mentee.purchaseId} and settled_at is null`,
    ).toHaveLength(0)
    await book(mentee, 2200)
    expect(await flagsOf(mentee)).toEqual(['paid_in_part', 'paid_after_closing'])
    expect(await ledgerOf(mentee)).toEqual([4000, 2200])
  })

  test('keeps the order from lapsing and from reminders, like a proof', async () => {
    const mentee = await anOrder()
    await book(mentee, 4000)
    await owner`update data.purchases set purchased_at = now() - interval '11 days' where id = ${mentee.purchaseId}`
    await runJob('remind_orders')
    await owner`update data.purchases set purchased_at = now() - interval '90 days' where id = ${mentee.purchaseId}`
    await runJob('lapse_orders')
    expect(await seen(mentee)).toMatchObject({ status: 'awaiting_payment', keptUntil: null })
    expect(
      await owner`select from private.outbox where to_user_id = ${mentee.userId} and starts_with(kind, 'order_')`,
    ).toEqual([])
  })

  test('an award that is withdrawn leaves it to be given back', async () => {
    const unpaid = await aMentee({ package: 'none' })
    const mentee = { ...unpaid, purchaseId: await anAward(unpaid, 'partial_50') }
    await book(mentee, 1000)
    await call(admin, 'withdraw_award', { purchaseId: mentee.purchaseId })
    expect(await flagsOf(mentee)).toEqual(['paid_in_part'])
  })
})

describe('R25 a deposit of the price or more', () => {
  test('the price pays the order and flags nothing', async () => {
    const mentee = await anOrder()
    await book(mentee, 6200)
    expect([await ledgerOf(mentee), await payments(mentee), await flagsOf(mentee)]).toEqual([
      [6200],
      ['6200'],
      [],
    ])
    expect(await partStatuses(mentee)).toEqual(['paid'])
  })

  test.each([
    [[7000], [6200, 800]],
    [
      [4000, 3000],
      [4000, 2200, 800],
    ],
  ])('of %j what is more is a surplus', async (amounts, lines) => {
    const mentee = await anOrder()
    for (const cents of amounts) await book(mentee, cents)
    expect([await ledgerOf(mentee), await payments(mentee)]).toEqual([lines, ['6200', '800 surplus']])
    expect(await flagsOf(mentee)).toEqual(['paid_too_much'])
    const [surplus] = await surplusOf(mentee)
    const refundId = await call<number>(admin, 'refund_surplus', { paymentId: surplus })
    await call(admin, 'settle_refund', { refundId, externalRef: `MORE-${refundId}` })
    expect(await ledgerOf(mentee)).toEqual([...lines, -800])
    expect(await partStatuses(mentee)).toEqual(['paid'])
  })
})

describe('R25 a transfer is booked once', () => {
  test('the same again changes nothing, in every state; another amount or order is refused', async () => {
    const mentee = await anOrder()
    const [one, two] = [aTransfer(), aTransfer()]
    await book(mentee, 4000, one)
    for (const spelled of [` ${one} `, one.toLowerCase(), one.replace(/(..)/g, '$1 ')])
      await book(mentee, 4000, spelled)
    await refused(book(await anOrder(), 4000, one.toLowerCase()), 'reference_used', 'externalRef')
    await refused(book(mentee, 4100, one), 'reference_used', 'externalRef')
    await refused(book(await anOrder(), 4000, one), 'reference_used', 'externalRef')
    await book(mentee, 3000, two)
    await book(mentee, 3000, two)
    await book(mentee, 4000, one)
    expect(await ledgerOf(mentee)).toEqual([4000, 2200, 800])
    await refused(book(mentee, 800, two), 'reference_used', 'externalRef')
  })

  test('by two admins at once, twenty times', async () => {
    const other = await anAdmin()
    for (let round = 0; round < 20; round += 1) {
      const mentee = await anOrder()
      const reference = aTransfer()
      const results = await together(owner, { purchases: mentee.purchaseId }, [
        () => book(mentee, 4000, reference),
        () => book(mentee, 4000, reference, other),
      ])
      expect(outcomes(results)).toEqual(['done', 'done'])
      expect(await ledgerOf(mentee)).toEqual([4000])
    }
  })

  test('on two orders at once: on one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [await anOrder(), await anOrder()]
      const reference = aTransfer()
      const results = await together(
        owner,
        (sql) =>
          sql`select from data.purchases where id in (${one.purchaseId}, ${two.purchaseId}) for update`,
        [() => book(one, 4000, reference), () => book(two, 4000, reference)],
      )
      expect(outcomes(results)).toEqual(['done', 'reference_used'])
    }
  })

  test('two transfers at once pay the order once, and one against its cancelling', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [mentee, leaving] = [await anOrder(), await anOrder()]
      await together(owner, { purchases: mentee.purchaseId }, [
        () => book(mentee, 4000),
        () => book(mentee, 4000),
      ])
      expect(await payments(mentee)).toEqual(['6200', '1800 surplus'])
      const acts = [() => book(leaving, 4000), () => cancel(leaving, leaving.purchaseId)]
      const results = await together(owner, { mentees: leaving.id }, round % 2 ? acts.reverse() : acts)
      expect(outcomes(results)).toEqual(['done', 'done'])
      expect([['paid_in_part'], ['paid_after_closing']]).toContainEqual(await flagsOf(leaving))
    }
  })
})

describe('R25 a deposit without a proof', () => {
  const mark = ({ purchaseId }: Mentee, given = {}) => call(admin, 'mark_paid', { purchaseId, ...given })
  const stated = ({ purchaseId }: Mentee) =>
    column(owner`select actor_user_id from data.history
      where subject = 'purchases' and subject_id = ${purchaseId} and event = 'seen_at_bank'`)

  test('is confirmed only by an admin who states that it is in the account, and the history keeps who', async () => {
    const mentee = await anOrder()
    for (const given of [{}, { seenAtBank: false }, { seenAtBank: null }])
      await refused(mark(mentee, given), 'deposit_not_seen', 'seenAtBank')
    expect([await ledgerOf(mentee), await stated(mentee)]).toEqual([[], []])
    expect(await mark(mentee, { seenAtBank: true })).toBe(true)
    expect(await ledgerOf(mentee)).toEqual([6200])
    expect(await stated(mentee)).toEqual([admin.userId])
    // Confirming it a second time changes nothing, and asks nothing.
    expect(await mark(mentee)).toBe(false)
  })

  test('is another matter than one with a proof, of which nothing is asked', async () => {
    const mentee = await anOrder()
    await prove(mentee, mentee.purchaseId)
    expect(await mark(mentee)).toBe(true)
    expect(await stated(mentee)).toEqual([])
  })
})

describe('R25 a deposit of a part against the other ways to pay', () => {
  test('the order is not confirmed whole: the rest is booked', async () => {
    const mentee = await anOrder()
    await book(mentee, 4000)
    await refused(confirmPayment(admin, mentee.purchaseId), 'paid_in_part')
    expect(await list(admin, 'mark_paid_obstacles', { purchaseIds: [mentee.purchaseId] })).toMatchObject([
      { obstacle: 'paid_in_part', notice: null },
    ])
  })

  test('no card page is opened for the whole price', async () => {
    const mentee = await anOrder()
    await book(mentee, 4000)
    await refused(
      call(mentee, 'open_checkout', { purchaseId: mentee.purchaseId, livemode: false }),
      'paid_in_part',
    )
  })

  test('not while a card page is open; a payment there that becomes known late pays, and the part goes back', async () => {
    const mentee = await anOrder()
    const session = await openCheckout(mentee)
    await refused(book(mentee, 4000), 'card_payment_open')
    await owner`update data.checkouts set expires_at = now() - interval '2 hours' where purchase_id = ${mentee.purchaseId}`
    await book(mentee, 4000)
    await paySession(session)
    expect([await ledgerOf(mentee), await payments(mentee)]).toEqual([
      [4000, 6200],
      ['4000 surplus', '6200'],
    ])
    expect(await flagsOf(mentee)).toEqual(['paid_twice'])
    const [part] = await surplusOf(mentee)
    await call(admin, 'refund_surplus', { paymentId: part })
  })

  test('ordering again keeps the order and its part', async () => {
    const mentee = await anOrder()
    await book(mentee, 4000)
    expect(await buy(mentee, await packageId('three_months'))).toBe(mentee.purchaseId)
    expect(await seen(mentee)).toMatchObject({ receivedCents: 4000 })
  })

  test('not of nothing', async () => {
    const mentee = await anOrder()
    for (const cents of [0, -1, 1_000_001]) await refused(book(mentee, cents), 'amount_invalid', 'amount')
    await refused(book(mentee, 4000, ' '), 'reference_missing', 'externalRef')
    expect(await ledgerOf(mentee)).toEqual([])
  })
})

test('R25 a call that leaves open whether the deposit was seen confirms it, and the history says so', async () => {
  const mentee = await anOrder()
  await call(admin, 'mark_paid', { purchaseId: mentee.purchaseId, unsaid: true })
  expect(
    await column(owner`
      select event from data.history where subject = 'purchases' and subject_id = ${mentee.purchaseId}
        and event in ('seen_at_bank', 'seen_not_said')`),
  ).toEqual(['seen_not_said'])
})

describe('much more than what is due', () => {
  const bookUnsure = ({ purchaseId }: Mentee, amountCents: number, externalRef: string, sure?: boolean) =>
    call(admin, 'book_deposit', { purchaseId, externalRef, amountCents, sure })

  test.each([
    [6200, 12_400, 12_401],
    [2200, 4400, 62_000],
  ])('with %i due, %i is taken and %i is asked about', async (due, taken, asked) => {
    const [one, other] = [await anOrder(), await anOrder()]
    for (const each of [one, other]) if (due < 6200) await book(each, 6200 - due)
    await bookUnsure(one, taken, aTransfer())
    const reference = aTransfer()
    await refused(bookUnsure(other, asked, reference), 'deposit_much_larger', 'sure')
    expect(await partStatuses(other)).toEqual(['awaiting_payment'])
    await bookUnsure(other, asked, reference, true)
    // The same transfer again changes nothing, and asks nothing.
    await bookUnsure(other, asked, reference)
    expect(await partStatuses(other)).toEqual(['paid'])
  })

  test('of a purchase that is paid is more than twice its price', async () => {
    const mentee = await aMentee()
    await refused(bookUnsure(mentee, 12_401, aTransfer()), 'deposit_much_larger', 'sure')
    await bookUnsure(mentee, 12_400, aTransfer())
  })
})
