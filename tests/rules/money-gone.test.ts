// Payments that are disputed or went back without our refund: the team is not told to send them, nothing starts on them.
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { cardBooksOf } from '../support/card-books'
import { cardsOf } from '../support/cards'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, connectAs, aMentor, aMentorship, theAdmin, send, stop, approve, partStatuses } = world
const cards = cardsOf(world)
const { sayRefund, sayDispute } = cards
const admin = await theAdmin()
const worker = connectAs('app_worker')
const books = cardBooksOf(world, cards, admin)
const { aBuyer, paidTwice, aRefund, refuse, sent, refunds, ledger, flags, marked } = books

describe('a refund of a disputed payment', () => {
  test('that Stripe refused is not to be sent while the dispute is open, but after it is won', async () => {
    const { mentee, paymentIntent, refundId } = await aRefund()
    await sayDispute(paymentIntent, 'open')
    await refuse(paymentIntent, refundId)
    expect(await refunds(mentee)).toEqual(['withdrawal 6200 disputed'])
    await refused(sent(refundId), 'payment_disputed')
    await sayDispute(paymentIntent, 'won')
    expect(await refunds(mentee)).toEqual(['withdrawal 6200 to_send'])
    await sent(refundId)
    expect(await ledger(mentee)).toBe(0)
  })

  test('that was not sent to Stripe yet waits until the bank has decided', async () => {
    const { mentee, paymentIntent } = await aRefund()
    const due = async () =>
      (await worker`select from api.card_refunds_due() where payment_intent = ${paymentIntent}`).length
    expect(await due()).toBe(1)
    await sayDispute(paymentIntent, 'open')
    expect([await due(), await refunds(mentee)]).toEqual([0, ['withdrawal 6200 disputed']])
    await sayDispute(paymentIntent, 'won')
    expect([await due(), await refunds(mentee)]).toEqual([1, ['withdrawal 6200 on_the_way']])
  })

  test('that was returned twice is never more than what came back', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_a', cents: 2000 })
    await sayRefund(paymentIntent, 'failed', { stripeRefundId: 're_a', cents: 2000 })
    expect(await refunds(mentee)).toEqual(['provider 2000 void'])
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_b' })
    await sayRefund(paymentIntent, 'failed', { stripeRefundId: 're_b' })
    expect(await refunds(mentee)).toEqual(['provider 2000 void', 'provider 6200 to_send'])
    // A late report of an earlier state at Stripe changes nothing.
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_b' })
    expect(await ledger(mentee)).toBe(6200)
  })
})

describe('the purchase of a disputed payment', () => {
  test('starts no mentorship while the dispute is open, by approval or by the team', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    const mentor = await aMentor()
    const request = await send(mentee, mentor)
    await sayDispute(paymentIntent, 'open')
    await refused(approve(mentor, request), 'payment_disputed')
    const other = await aBuyer()
    await sayDispute(other.paymentIntent, 'open')
    const [part] = await owner`select id from data.parts where purchase_id = ${other.mentee.purchaseId}`
    const bring = async () =>
      call(admin, 'create_mentorship', { partId: part!.id, mentorId: (await aMentor()).id })
    await refused(bring(), 'payment_disputed')
    await sayDispute(other.paymentIntent, 'won')
    await bring()
  })

  test('does not resume a paused mentorship while the dispute is open, and stops it when the money is gone', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    const { id } = await aMentorship({ mentee })
    await call(admin, 'pause_mentorship', { mentorshipId: id })
    const resume = () => call(admin, 'resume_mentorship', { mentorshipId: id })
    await sayDispute(paymentIntent, 'open')
    await refused(resume(), 'payment_disputed')
    await sayDispute(paymentIntent, 'lost')
    await refused(resume(), 'not_paused')
    expect(await partStatuses(mentee)).toEqual(['completed'])
  })

  test.each(['lost dispute', 'whole refund at Stripe'])(
    '%s while a mentorship runs: recorded at once, and its part closes when it ends',
    async (how) => {
      const { mentee, paymentIntent } = await aBuyer()
      const { id } = await aMentorship({ mentee })
      await (how === 'lost dispute'
        ? sayDispute(paymentIntent, 'lost')
        : sayRefund(paymentIntent, 'succeeded'))
      expect([await marked(mentee), await partStatuses(mentee), await ledger(mentee)]).toEqual([
        true,
        ['running'],
        0,
      ])
      expect(await owner`select * from api.invariant_violations where violations > 0`).toHaveLength(0)
      await stop(admin, id)
      const [part] =
        await owner`select status, closed_reason from data.parts where purchase_id = ${mentee.purchaseId}`
      expect(part).toEqual({ status: 'completed', closedReason: 'refunded' })
      await refused(send(mentee, await aMentor()), 'no_package')
    },
  )

  test('the open parts of a 2-in-1 close at once, the running one when its mentorship ends', async () => {
    const { mentee, paymentIntent } = await aBuyer('two_in_one')
    const { id } = await aMentorship({ mentee, kind: 'coaching' })
    await sayDispute(paymentIntent, 'lost', { cents: 27300 })
    expect(await partStatuses(mentee)).toEqual(['running', 'completed', 'completed'])
    await stop(admin, id)
    expect(await partStatuses(mentee)).toEqual(['completed', 'completed', 'completed'])
  })
})

describe('the end of a dispute', () => {
  test('a won dispute is flagged too, and settles the flag of its start', async () => {
    const { mentee, paymentIntent } = await aBuyer()
    await sayDispute(paymentIntent, 'open')
    // Mails that were already sent today would otherwise move to the next morning.
    await owner`delete from private.outbox where kind = 'payment_flagged'`
    for (const state of ['won', 'open', 'won'] as const) await sayDispute(paymentIntent, state)
    expect(await flags(mentee)).toEqual(['disputed settled', 'dispute_won'])
    const mails = await owner`select to_user_id from private.outbox where kind = 'payment_flagged' order by 1`
    expect(mails).toEqual(await owner`select user_id as to_user_id from data.admins where active order by 1`)
    expect(
      await cell(owner`select disputed_at from data.purchases where id = ${mentee.purchaseId}`),
    ).toBeNull()
  })
})

describe('a disputed surplus payment', () => {
  test('blocks only the refund of the surplus, nothing of the purchase', async () => {
    const { mentee, surplus, paymentId } = await paidTwice()
    await sayDispute(surplus, 'open')
    await refused(call(admin, 'refund_surplus', { paymentId }), 'payment_disputed')
    await send(mentee, await aMentor())
    await sayDispute(surplus, 'lost')
    expect([await ledger(mentee), await marked(mentee), await partStatuses(mentee)]).toEqual([
      6200,
      false,
      ['pending'],
    ])
  })

  test('that is refunded at Stripe does not change the order', async () => {
    const { mentee, surplus, paymentId } = await paidTwice()
    await sayRefund(surplus, 'succeeded')
    expect([await ledger(mentee), await marked(mentee), await partStatuses(mentee)]).toEqual([
      6200,
      false,
      ['paid'],
    ])
    await refused(call(admin, 'refund_surplus', { paymentId }), 'already_refunded')
  })

  test('with a refund on its way is not refunded a second time', async () => {
    const { surplus, paymentId } = await paidTwice()
    const refundId = await call<number>(admin, 'refund_surplus', { paymentId })
    await sayRefund(surplus, 'failed', { refundId, stripeRefundId: 're_s' })
    await refused(call(admin, 'refund_surplus', { paymentId }), 'already_refunded')
  })
})
