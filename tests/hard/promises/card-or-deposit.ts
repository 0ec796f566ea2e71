import { setTimeout as pause } from 'node:timers/promises'
import { confirmPayment } from '../acts'
import { groupsAtOnce, tally, type Act } from '../at-once'
import { withCards, type Cards } from '../cards'
import { without, withoutIndex, withoutLocks, withoutText } from '../guards'
import { slowdown } from '../machine'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const count = 100

/**
 * M11: an admin confirms a deposit while the mentee pays by card. The order is paid once; a second payment must be
 * refunded.
 */
export const cardOrDeposit: HardPromise = {
  name: 'M11',
  title: `${count} deposits confirmed against their card payment, ${count} ended first against paying it`,
  run: (world) =>
    withCards(world, async (cards) => {
      const { chance, owner } = world
      // A confirmation takes longer than what is told of a card: without a head start it would never be first.
      const slower = slowdown()
      const afterAMoment = (act: Act) => async () => {
        await pause(chance.below(Math.ceil(150 * slower)))
        return act()
      }
      const found = findings()
      await cards.webhooks(false)
      const [late, open, team] = [
        await world.mentees(count, { paid: false }),
        await world.mentees(count, { paid: false }),
        await world.admins(2),
      ]

      // The outcome of the card payment is not known yet, so the deposit may be confirmed.
      const paid = await cards.payAll(late)
      await owner`update data.checkouts set created_at = created_at - interval '3 hours', expires_at = expires_at - interval '3 hours'`
      const races = await groupsAtOnce(
        lanes,
        late.map((mentee, n) =>
          chance.shuffled([
            () => confirmPayment(team[0]!, mentee.purchaseId),
            () => confirmPayment(team[1]!, mentee.purchaseId),
            afterAMoment(() => cards.findCardPayment(mentee.viewer, mentee.purchaseId)),
            afterAMoment(() => settle(cards, paid[n]!)),
          ]),
        ),
      )
      found.only('told', races.flat(), ['done', 'already_paid'])

      // The card page is open: it is expired first, unless the mentee has just paid there.
      const pages = await groupsAtOnce(
        lanes,
        open.map((mentee) =>
          chance.shuffled([
            async () => {
              await cards.endCardPayment(team[0]!.viewer, mentee.purchaseId)
              await confirmPayment(team[0]!, mentee.purchaseId)
            },
            afterAMoment(() => cards.pay(mentee).catch(isLate)),
            () => cards.findCardPayment(mentee.viewer, mentee.purchaseId),
          ]),
        ),
      )
      found.only('told', pages.flat(), ['done', 'card_payment_open', 'already_paid'])
      const refused = open.filter((_, n) => pages[n]!.includes('card_payment_open'))

      await cards.elevenMinutes()
      await cards.reconcile()
      const again = await groupsAtOnce(
        1,
        refused.map(({ purchaseId }) => [() => confirmPayment(team[1]!, purchaseId)]),
      )
      found.only('told', again.flat(), ['done', 'already_paid'])
      found.none('not paid once', await notOnce(world))
      const surplus = await owner`
      select p.id from data.payments p where p.surplus and not exists (
        select from data.payment_flags f where f.payment_id = p.id and f.problem = 'paid_twice')`
      found.none('came twice and is not flagged', surplus)
      const counted = await owner<{ method: string }[]>`select method from data.payments where not surplus`
      const { deposit = 0, card = 0 } = tally(counted.map(({ method }) => method))
      if (deposit === 0 || card === 0)
        found.violations.push(`no race: ${deposit} deposits and ${card} cards counted`)
      return { runs: count * 2, violations: found.violations }
    }),
  twins: [
    {
      without: 'the purchase’s lock and the index of what counts',
      remove: without(withoutLocks('rules.lock_purchase'), withoutIndex('payment_counted')),
    },
    { without: 'the purchase’s lock alone', remove: withoutLocks('rules.lock_purchase') },
    {
      without: 'a flag for what came twice',
      remove: withoutText('rules.take_surplus', /perform rules\.raise_flag\([\s\S]*?\);/, ''),
    },
  ],
}

/** Does the worker's handling of a session's events. */
async function settle({ connections: { sql, stripe } }: Cards, id: string) {
  const { lookAtSession } = await import('~/domain/payments/settle.server')
  await lookAtSession({ sql, stripe }, id)
}

/** Either the page expired before the payment, or the order is paid. */
function isLate(error: unknown) {
  if (!/status of `expired`|no card page/.test(String(error))) throw error
}

/** Paid by one payment that counts; the ledger has exactly what arrived. */
const notOnce = ({ owner }: World) => owner`
  select u.id, u.paid_at, sums.* from data.purchases u
  cross join lateral (
    select (select count(*)::integer from data.payments p where p.purchase_id = u.id and not p.surplus) as counted,
      (select count(*)::integer from data.payments p where p.purchase_id = u.id) as came,
      (select coalesce(sum(l.amount_cents), 0)::integer from data.ledger_entries l where l.purchase_id = u.id) as ledger,
      (select count(*)::integer from private.outbox o where o.kind = 'paid' and (o.content->>'purchaseId')::integer = u.id) as mails) sums
  where u.paid_at is null or counted <> 1 or came > 2 or ledger <> came * u.price_cents or mails <> 1`
