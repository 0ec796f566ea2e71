import { Stripe } from 'stripe'
import { confirmPayment, refund, refundSurplus, withdrawFromPurchase } from '../acts'
import { groupsAtOnce } from '../at-once'
import { withCards, type Cards } from '../cards'
import { without, withoutIndex, withoutLocks, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const count = 200
const twice = 20
const workers = 4

/**
 * M12: a card payment is refunded once and fully, whoever asks and sends at the same time, and whatever answers are
 * lost.
 */
export const cardRefunds: HardPromise = {
  name: 'M12',
  title: `${count} × 5 refunds of cards at once, sent by ${workers} workers, every tenth answer of Stripe lost`,
  seeds: 2,
  run: (world) =>
    withCards(world, async (cards) => {
      const { chance, owner } = world
      const found = findings()
      const [mentees, team] = [await world.mentees(count, { paid: false }), await world.admins(4)]
      await cards.webhooks(false)
      await cards.payAll(mentees)
      const surplus = await payTwice(world, cards)
      await cards.elevenMinutes()
      await cards.reconcile()

      const asked = await groupsAtOnce(
        lanes,
        mentees.map((mentee) =>
          chance.shuffled([
            ...team.map(
              (admin, n) => () => refund(admin, mentee.purchaseId, n % 2 === 0 ? 'από λάθος' : null),
            ),
            () => withdrawFromPurchase(mentee, mentee.purchaseId),
          ]),
        ),
      )
      found.only('told', asked.flat(), ['done', 'no_refund_ground'])
      found.none(
        'not one refund',
        asked.filter((answers) => answers.filter((each) => each === 'done').length !== 1),
      )
      const owed = await groupsAtOnce(
        lanes,
        surplus.map((id) => team.map((admin) => () => refundSurplus(admin, id))),
      )
      found.only('told', owed.flat(), ['done', 'already_refunded'])
      found.equal('owed back', owed.flat().filter((each) => each === 'done').length, twice)

      await cards.webhooks(true)
      await cards.troubles({ dropEvery: 10, only: 'POST /v1/refunds' })
      await cards.work(workers).catch(onlyLost)
      await cards.troubles()
      // Refunds given up after three lost answers are sent in the next run.
      await cards.reconcile()
      await cards.work()

      const { refunds, charges, refused } = await cards.standIn.books()
      // Stripe repeats its answer for the same idempotency key. With another key it would create a second refund.
      found.none(
        'refused at Stripe',
        refused.filter(({ asked }) => asked.startsWith('POST /v1/refunds')),
      )
      found.equal('refunds at Stripe', refunds.length, count + twice)
      found.none(
        'given back more or less than once',
        charges.filter((charge) => charge.amount_refunded !== charge.amount),
      )
      found.none(
        'not the price',
        refunds.filter(({ amount, status }) => amount !== 6200 || status !== 'succeeded'),
      )
      found.none(
        'a purchase whose money is not whole',
        await owner`
      select u.id, sums.* from data.purchases u
      cross join lateral (
        select (select array_agg(r.state) from data.refunds r where r.purchase_id = u.id) as refunds,
          (select sum(l.amount_cents)::integer from data.ledger_entries l where l.purchase_id = u.id) as ledger) sums
      where refunds is distinct from array['done'] or ledger <> case when u.refunded_at is null then u.price_cents else 0 end`,
      )
      found.equal(
        'mails',
        [...(await owner`select count(*)::integer as sent from private.outbox where kind = 'refund_sent'`)],
        [{ sent: count + twice }],
      )
      found.none('flagged', await owner`select problem from data.payment_flags where problem <> 'paid_twice'`)
      return { runs: (count + twice) * 5, violations: found.violations }
    }),
  twins: [
    {
      without: 'the purchase’s lock and one refund a payment',
      remove: without(withoutLocks('rules.lock_purchase'), withoutIndex('refund_once')),
    },
    {
      without: 'a key that stays',
      remove: withoutText(
        'api.card_refunds_due',
        `'refund-' || r.id || '-' || p.external_ref`,
        'gen_random_uuid()::text',
      ),
    },
  ],
}

function onlyLost(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeConnectionError)) throw error
}

/**
 * Orders whose deposit was confirmed while their card payment was on its way; returns the ids of the payments to
 * refund.
 */
async function payTwice({ owner, mentees, admins }: World, cards: Cards) {
  const [admin] = await admins(1)
  const both = await mentees(twice, { paid: false })
  await cards.payAll(both)
  const ids = both.map(({ purchaseId }) => purchaseId)
  await owner`
    update data.checkouts set created_at = created_at - interval '3 hours', expires_at = expires_at - interval '3 hours'
    where purchase_id = any (${ids})`
  for (const id of ids) await confirmPayment(admin!, id)
  await cards.reconcile()
  return (await owner<{ id: number }[]>`select id from data.payments where surplus`).map(({ id }) => id)
}
