// Disputes that are lost, and what is left of a payment in whatever order the news come; what went out too much is to
// be claimed back.
import { describe, expect, test } from 'vitest'
import { call, withdrawAsShown } from '../support/calls'
import { cardBooksOf } from '../support/card-books'
import { cardsOf } from '../support/cards'
import type { Mentee } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentor, aMentorship, theAdmin, send, partStatuses, ledgerOf, mailsAbout, runJob } = world
const cards = cardsOf(world)
const { sayRefund, sayDispute } = cards
const admin = await theAdmin()
const books = cardBooksOf(world, cards, admin)
const { aBuyer, paidTwice, aRefund, refuse, sent, refunds, ledger, flags, marked } = books

describe('a lost dispute', () => {
  const mails = async ({ purchaseId }: Mentee) =>
    (await mailsAbout('purchaseId', purchaseId)).filter((kind) => kind.startsWith('refund_'))

  test('after a refund is a line of what the bank took, once: the ledger goes below zero', async () => {
    const { mentee, paymentIntent, refundId } = await aRefund()
    await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: 're_gone' })
    for (let told = 0; told < 2; told += 1) await sayDispute(paymentIntent, 'lost')
    expect(await ledgerOf(mentee)).toEqual([6200, -6200, -6200])
    expect(await refunds(mentee)).toEqual(['withdrawal 6200 done'])
  })

  test('after a withdrawal with a share kept takes that share, and what went back already', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await owner`update data.purchases set begin_requested_at = now(), terms_version = 1 where id = ${mentee.purchaseId}`
    await aMentorship({ mentee, sessions: 1 })
    const refundId = await withdrawAsShown(mentee)
    await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: 're_share', cents: 4134 })
    await sayDispute(paymentIntent, 'lost')
    expect(await ledgerOf(mentee)).toEqual([6200, -4134, -6200])
  })

  test('is no refund of ours: no mail says that money was sent', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayDispute(paymentIntent, 'lost')
    expect([await mails(mentee), await refunds(mentee), await ledgerOf(mentee)]).toEqual([
      [],
      [],
      [6200, -6200],
    ])
    expect([await marked(mentee), await partStatuses(mentee)]).toEqual([true, ['completed']])
  })

  test('of a part leaves the package open until nothing is left', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayDispute(paymentIntent, 'lost', { cents: 3100 })
    expect([await marked(mentee), await flags(mentee)]).toEqual([false, ['disputed settled', 'dispute_lost']])
    await sayRefund(paymentIntent, 'succeeded', { cents: 3100 })
    expect([await marked(mentee), await partStatuses(mentee), await ledgerOf(mentee)]).toEqual([
      true,
      ['completed'],
      [6200, -3100, -3100],
    ])
  })

  test('of a part is subtracted from what a withdrawal gives back', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayDispute(paymentIntent, 'lost', { cents: 3100 })
    await books.giveBack(mentee)
    expect(await refunds(mentee)).toEqual(['withdrawal 3100 on_the_way'])
  })
})

describe('a refund that fails at Stripe and a dispute that is lost end the same in every order', () => {
  const before = {
    'the payment of a purchase': aRefund,
    'a surplus payment': async () => {
      const { mentee, surplus, paymentId } = await paidTwice()
      return {
        mentee,
        paymentIntent: surplus,
        refundId: await call<number>(admin, 'refund_surplus', { paymentId }),
      }
    },
  }
  describe.each(Object.entries(before))('%s', (_, scene) => {
    test.each([6200, 3100])('%i cents disputed', async (cents) => {
      const end = async (order: 'refund first' | 'dispute first', state: 'waiting' | 'succeeded') => {
        const { mentee, paymentIntent, refundId } = await scene()
        const fails = () => sayRefund(paymentIntent, 'failed', { refundId, stripeRefundId: `re_${refundId}` })
        const loses = () => sayDispute(paymentIntent, 'lost', { cents })
        await sayRefund(paymentIntent, state, { refundId, stripeRefundId: `re_${refundId}` })
        if (order === 'refund first') await fails()
        await loses()
        if (order === 'dispute first') await fails()
        const open = (await flags(mentee)).filter((flag) => flag === 'refund_failed')
        return [await refunds(mentee), await ledger(mentee), open]
      }
      for (const state of ['waiting', 'succeeded'] as const) {
        const first = await end('refund first', state)
        const [[refund], , open] = first as [string[], number, string[]]
        expect(refund).toMatch(cents === 6200 ? /6200 void$/ : /3100 to_send$/)
        expect(open).toEqual(cents === 6200 ? [] : ['refund_failed'])
        expect(await end('dispute first', state)).toEqual(first)
      }
    })
  })
})

describe('a transfer that the team made before it read the news', () => {
  /** A refund that Stripe refused: the page says that the team sends it. */
  async function toSend() {
    const refund = await aRefund()
    await refuse(refund.paymentIntent, refund.refundId)
    expect(await refunds(refund.mentee)).toEqual(['withdrawal 6200 to_send'])
    return refund
  }
  const sentAlready = (refundId: number, sentCents = 6200, externalRef = `EB-${refundId}`) =>
    call(admin, 'settle_refund', { refundId, externalRef, sentCents })
  const overdrawn = async ({ purchaseId }: Mentee) =>
    (await owner`select overdrawn_cents::integer as cents from data.purchases where id = ${purchaseId}`)[0]!
      .cents

  test('is recorded while the payment is disputed; the loss of the dispute is to be claimed back', async () => {
    const { mentee, paymentIntent, refundId } = await toSend()
    await sayDispute(paymentIntent, 'open')
    await refused(sent(refundId), 'payment_disputed')
    await sentAlready(refundId)
    expect([await refunds(mentee), await ledger(mentee), await overdrawn(mentee)]).toEqual([
      ['withdrawal 6200 done'],
      0,
      0,
    ])
    await sayDispute(paymentIntent, 'lost')
    expect([await ledger(mentee), await overdrawn(mentee)]).toEqual([-6200, 6200])
    expect(await flags(mentee)).toContain('paid_back_twice')
  })

  test('is recorded after the dispute was lost, once', async () => {
    const { mentee, paymentIntent, refundId } = await toSend()
    await sayDispute(paymentIntent, 'lost')
    await refused(sent(refundId), 'already_refunded')
    const results = await together(owner, { mentees: mentee.id }, [
      () => sentAlready(refundId),
      () => sentAlready(refundId, 6200, `EB-${refundId}-again`),
    ])
    expect(outcomes(results).toSorted()).toEqual(['already_answered', 'done'])
    expect([await ledger(mentee), await overdrawn(mentee), await refunds(mentee)]).toEqual([
      -6200,
      6200,
      ['withdrawal 6200 done'],
    ])
    expect(await flags(mentee)).toContain('paid_back_twice')
  })

  test.each(['succeeded', 'waiting'] as const)(
    'is recorded beside the refund that Stripe made as well (%s)',
    async (state) => {
      const { mentee, paymentIntent, refundId } = await aRefund()
      await sayRefund(paymentIntent, state, { refundId, stripeRefundId: `re_${refundId}` })
      await refused(sent(refundId), 'already_answered')
      await sentAlready(refundId, 3000)
      await refused(sentAlready(refundId, 3000), 'reference_used', 'externalRef')
      await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: `re_${refundId}` })
      expect([await ledger(mentee), await overdrawn(mentee)]).toEqual([-3000, 3000])
      expect(await refunds(mentee)).toEqual(['withdrawal 6200 done', 'goodwill 3000 done'])
      expect(await flags(mentee)).toContain('paid_back_twice')
    },
  )

  test('is not sent again when the dispute is won', async () => {
    const { mentee, paymentIntent, refundId } = await toSend()
    await sayDispute(paymentIntent, 'open')
    await sentAlready(refundId)
    await sayDispute(paymentIntent, 'won')
    expect([await ledger(mentee), await refunds(mentee)]).toEqual([0, ['withdrawal 6200 done']])
    expect(await flags(mentee)).not.toContain('paid_back_twice')
  })

  test('of the amount that stood here before a part went back at Stripe is recorded as it was', async () => {
    const { mentee, paymentIntent, refundId } = await toSend()
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: `re_part_${refundId}`, cents: 2000 })
    expect(await refunds(mentee)).toEqual(['withdrawal 4200 to_send', 'provider 2000 done'])
    await sentAlready(refundId, 6200)
    expect([await ledger(mentee), await overdrawn(mentee)]).toEqual([-2000, 2000])
  })

  test('beside a refund that Stripe made in the same moment leaves both in the ledger', async () => {
    const { mentee, paymentIntent, refundId } = await aRefund()
    await sayDispute(paymentIntent, 'open')
    await sentAlready(refundId)
    for (let told = 0; told < 2; told += 1)
      await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: `re_${refundId}` })
    expect([await ledger(mentee), await overdrawn(mentee)]).toEqual([-6200, 6200])
    expect(await refunds(mentee)).toEqual(['withdrawal 6200 done', 'provider 6200 done'])
    // The refusal of a refund that the team has sent itself says nothing new.
    await refuse(paymentIntent, refundId)
    expect(await refunds(mentee)).toHaveLength(2)
  })

  test('needs an amount and a reference', async () => {
    const { paymentIntent, refundId } = await toSend()
    await sayDispute(paymentIntent, 'open')
    await refused(sentAlready(refundId, 0), 'amount_invalid', 'amount')
    await refused(sentAlready(refundId, 1_000_001), 'amount_invalid', 'amount')
    await refused(sentAlready(refundId, 6200, ' '), 'reference_missing', 'externalRef')
  })

  test('of a refund that was not owed after all closes the purchase that has nothing left', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayRefund(paymentIntent, 'failed', { stripeRefundId: 're_returned' })
    expect([await refunds(mentee), await partStatuses(mentee)]).toEqual([['provider 6200 void'], ['paid']])
    const [refund] = await owner`select id from data.refunds where purchase_id = ${mentee.purchaseId}`
    await sentAlready(refund!.id as number)
    expect([await marked(mentee), await partStatuses(mentee), await ledger(mentee)]).toEqual([
      true,
      ['completed'],
      0,
    ])
  })
})

test('the account for a refund that waits for the bank’s decision is kept, though its owner is erased or it is old', async () => {
  const { mentee, paymentIntent, refundId } = await aRefund()
  await refuse(paymentIntent, refundId)
  await call(mentee, 'name_refund_account', {
    purchaseId: mentee.purchaseId,
    iban: 'GR1601101250000000012300695',
  })
  await sayDispute(paymentIntent, 'open')
  const accounts = async () =>
    (await owner`select from data.refund_accounts where purchase_id = ${mentee.purchaseId}`).length
  await owner`update data.refund_accounts set given_at = now() - interval '2 years' where purchase_id = ${mentee.purchaseId}`
  await owner`update data.refund_requests set answered_at = now() - interval '2 years' where purchase_id = ${mentee.purchaseId}`
  await runJob('clean_up')
  expect(await accounts()).toBe(1)
  await call(mentee, 'erase_me')
  expect(await accounts()).toBe(1)
  await sayDispute(paymentIntent, 'won')
  await sent(refundId)
  expect(await accounts()).toBe(0)
})

describe('news that come late or in another order', () => {
  test.each(['won', 'lost'] as const)('of an open dispute change nothing after it was %s', async (state) => {
    const { mentee, paymentIntent } = await aBuyer()
    for (const said of [state, 'open'] as const) await sayDispute(paymentIntent, said)
    const [row] = await owner`
      select d.state, u.disputed_at from private.disputes d join data.payments p on p.id = d.payment_id
      join data.purchases u on u.id = p.purchase_id where u.id = ${mentee.purchaseId}`
    expect(row).toEqual({ state, disputedAt: null })
    if (state === 'won') await send(mentee, await aMentor())
  })

  test('of another decision on a dispute are flagged, and change no sum', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    for (const said of ['lost', 'lost', 'won'] as const) await sayDispute(paymentIntent, said)
    expect(await flags(mentee)).toEqual(['disputed settled', 'dispute_lost', 'dispute_turned'])
    expect(await ledger(mentee)).toBe(0)
  })

  test('of a refund that Stripe has sent count with Stripe’s amount, though ours was cut meanwhile', async () => {
    const { mentee, paymentIntent, refundId } = await aRefund()
    await sayDispute(paymentIntent, 'lost', { cents: 3100 })
    expect(await refunds(mentee)).toEqual(['withdrawal 3100 on_the_way'])
    await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: `re_${refundId}`, cents: 6200 })
    expect([await refunds(mentee), await ledger(mentee)]).toEqual([['withdrawal 6200 done'], -3100])
  })

  test('of the failure of a refund that nobody has to send any more are not flagged', async () => {
    const { mentee, paymentIntent, refundId } = await aRefund()
    await sayDispute(paymentIntent, 'lost')
    await refuse(paymentIntent, refundId)
    expect(await refunds(mentee)).toEqual(['withdrawal 6200 void'])
    expect((await flags(mentee)).filter((flag) => flag.startsWith('refund_failed'))).toEqual([])
  })

  test('that leave too little for all refunds cut those of Stripe before ours, and older ones before newer ones', async () => {
    const { mentee, paymentIntent } = await aRefund()
    for (const state of ['succeeded', 'failed'] as const)
      for (const [n, cents] of [1000, 1500].entries())
        await sayRefund(paymentIntent, state, { stripeRefundId: `re_${paymentIntent}_${n}`, cents })
    expect(await refunds(mentee)).toEqual([
      'withdrawal 3700 on_the_way',
      'provider 1000 to_send',
      'provider 1500 to_send',
    ])
    await sayDispute(paymentIntent, 'lost', { cents: 700 })
    expect(await refunds(mentee)).toEqual([
      'withdrawal 3700 on_the_way',
      'provider 300 to_send',
      'provider 1500 to_send',
    ])
  })
})
