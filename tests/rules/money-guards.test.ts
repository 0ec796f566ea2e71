// Small guards around money, each with the act that it stops.
import { describe, expect, test } from 'vitest'
import { call, withdrawAsShown } from '../support/calls'
import { cardsOf } from '../support/cards'
import { checkoutsOf } from '../support/checkouts'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { oneByOne } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, theAdmin, buy, confirmPayment, prove, partStatuses } = world
const { named, paid, settle } = checkoutsOf(world)
const { openCheckout } = cardsOf(world)
const admin = await theAdmin()
const three = await world.packageId('three_months')
const anOrder = () => aMentee({ package: 'awaiting_payment' })
let names = 0

async function award(kind: 'full_3m' | 'partial_50' | 'mentor_gift', menteeId: number) {
  names += 1
  // Years of their own, so that the limits of other tests do not apply here.
  await owner`update data.constants set full_scholarships_a_year = 100, partial_scholarships_a_year = 100`
  const scholarshipId = await call<number>(admin, 'create_scholarship', { name: `Υποτροφία ${names}`, kind })
  return call<number>(admin, 'award_scholarship', { scholarshipId, menteeId, packageId: three })
}

describe('R26 an award and the order it replaces', () => {
  test('R26 an order that is being paid at that moment stays, with its payment', async () => {
    const mentee = await anOrder()
    const checkout = await openCheckout(mentee)
    await owner`update data.checkouts set expires_at = now() - interval '2 hours' where purchase_id = ${mentee.purchaseId}`
    const results = await oneByOne(owner, { purchases: mentee.purchaseId }, [
      () => settle(paid(checkout, { paymentIntent: 'pi_at_that_moment' })),
      () => award('full_3m', mentee.id),
    ])
    expect(outcomes(results)).toEqual(['done', 'done'])
    const [order] = await owner`select paid_at is not null as paid, cancelled_at is not null as cancelled
      from data.purchases where id = ${mentee.purchaseId}`
    expect([order, await partStatuses(mentee)]).toEqual([{ paid: true, cancelled: false }, ['paid', 'paid']])
  })

  test('is refused after a proof of deposit; otherwise the mentee gets a mail about the cancellation', async () => {
    const [proved, waiting] = [await anOrder(), await anOrder()]
    await prove(proved, proved.purchaseId)
    await refused(award('full_3m', proved.id), 'proof_sent')
    await award('full_3m', waiting.id)
    const kinds = (await world.mailRowsTo(waiting.userId)).map(({ kind }) => kind as string)
    expect(kinds).toEqual(expect.arrayContaining(['order_cancelled', 'scholarship_awarded']))
  })
})

describe('R25 a deposit while Stripe’s event about a card payment may still arrive', () => {
  test.each([
    ['59 minutes', 'card_payment_open'],
    ['61 minutes', 'done'],
  ])('R25 %s after the checkout expired: %s', async (ago, said) => {
    const mentee = await anOrder()
    await named(mentee)
    await owner`update data.checkouts set expires_at = now() - ${ago}::interval where purchase_id = ${mentee.purchaseId}`
    if (said === 'done') await confirmPayment(admin, mentee.purchaseId)
    else await refused(confirmPayment(admin, mentee.purchaseId), said)
  })
})

describe('an order', () => {
  test('that is paid concurrently stays as it was paid; what the mentee orders then is a new order', async () => {
    const mentee = await anOrder()
    const results = await oneByOne(owner, { purchases: mentee.purchaseId }, [
      () => confirmPayment(admin, mentee.purchaseId),
      () => buy(mentee, three, { method: 'card' }),
    ])
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(await cell(owner`select method from data.purchases where id = ${mentee.purchaseId}`)).toBe(
      'deposit',
    )
    expect(await owner`select from data.purchases where mentee_id = ${mentee.id}`).toHaveLength(2)
  })

  test('is never paid by a scholarship that was not awarded', async () => {
    const mentee = await aMentee({ package: 'none' })
    await refused(
      call(mentee, 'purchase_package', {
        packageId: three,
        method: 'scholarship',
        termsAccepted: true,
        beginRequested: true,
      }),
      'not_applicable',
      'method',
    )
  })

  test('the longest names fit the account holder', async () => {
    const mentee = await aMentee({ name: 'Α'.repeat(80), surname: 'Β'.repeat(80) })
    await withdrawAsShown(mentee, { iban: 'GR1601101250000000012300695' })
    const [account] =
      await owner`select length(holder) as long from data.refund_accounts where purchase_id = ${mentee.purchaseId}`
    expect(account).toEqual({ long: 161 })
  })
})
