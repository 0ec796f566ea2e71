import { confirmPayment, refund, settleRefund, withdrawFromPurchase } from '../acts'
import { groupsAtOnce } from '../at-once'
import { without, withoutConstraint, withoutIndex, withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const count = 200

/**
 * M11, M12: two admins confirm a deposit, three refund it and two send it, all at the same time; the ledger is right
 * to the cent.
 */
export const money: HardPromise = {
  name: 'M12',
  title: `R20 R25 M10–M13 · ${count} × 2 confirmations against 3 refunds, ${count} × 5 refunds, each sent twice`,
  async run(world) {
    const { mentees, admins, chance } = world
    const [ordered, paid, team] = [
      await mentees(count, { paid: false }),
      await mentees(count),
      await admins(4),
    ]
    const found = findings()

    const confirmed = await groupsAtOnce(
      lanes,
      ordered.map((mentee) =>
        chance.shuffled([
          () => confirmPayment(team[0]!, mentee.purchaseId),
          () => confirmPayment(team[1]!, mentee.purchaseId),
          () => refund(team[2]!, mentee.purchaseId),
          () => refund(team[3]!, mentee.purchaseId, 'από λάθος'),
          () => withdrawFromPurchase(mentee, mentee.purchaseId),
        ]),
      ),
    )
    // A withdrawal that was decided on before the payment sees another sum after it.
    found.only('told', confirmed.flat(), ['done', 'no_refund_ground', 'withdrawal_changed'])
    found.none(
      'fewer than both confirmations or more than one refund',
      confirmed.filter((answers) => {
        const done = answers.filter((each) => each === 'done').length
        return done < 2 || done > 3
      }),
    )

    const returned = await groupsAtOnce(
      lanes,
      paid.map((mentee) =>
        chance.shuffled([
          ...team.map((admin, n) => () => refund(admin, mentee.purchaseId, n % 2 === 0 ? 'από λάθος' : null)),
          () => withdrawFromPurchase(mentee, mentee.purchaseId),
        ]),
      ),
    )
    found.only('told', returned.flat(), ['done', 'no_refund_ground'])
    found.none(
      'not one refund',
      returned.filter((answers) => answers.filter((each) => each === 'done').length !== 1),
    )

    found.none('a purchase whose money is not whole', await notWhole(world, 'sent'))

    const refunds = await world.owner<{ id: number }[]>`select id from data.refunds where state = 'sent'`
    const sent = await groupsAtOnce(
      lanes,
      refunds.map(({ id }) => [
        () => settleRefund(team[0]!, id, `EB-1-${id}`),
        () => settleRefund(team[1]!, id, `EB-2-${id}`),
      ]),
    )
    found.only('told', sent.flat(), ['done', 'already_answered'])
    found.none(
      'not sent once',
      sent.filter((answers) => answers.filter((each) => each === 'done').length !== 1),
    )
    found.none('a purchase whose money is not whole once it is sent', await notWhole(world, 'done'))
    return { runs: count * 10, violations: found.violations }
  },
  twins: [
    {
      without: 'the purchase’s lock and the keys of the ledger',
      remove: without(
        withoutLocks('rules.lock_purchase'),
        withoutIndex('refund_once', 'payment_counted'),
        withoutConstraint('data.payments', 'payments_external_ref_key'),
      ),
    },
    { without: 'the purchase’s lock alone', remove: withoutLocks('rules.lock_purchase') },
  ],
}

/** Paid once at its price; refunded at most once and fully, and recorded as such; its parts match its money. */
const notWhole = ({ owner }: World, refunded: 'sent' | 'done') => owner`
  select u.id, sums.*, u.paid_at, u.refunded_at
  from data.purchases u
  cross join lateral (
    select (select count(*)::integer from data.payments p where p.purchase_id = u.id) as payments,
      (select count(*)::integer from data.refunds r where r.purchase_id = u.id) as refunds,
      (select coalesce(sum(l.amount_cents), 0)::integer from data.ledger_entries l where l.purchase_id = u.id) as ledger,
      (select array_agg(distinct p.status::text) from data.parts p where p.purchase_id = u.id) as parts) sums
  where payments <> 1 or refunds > 1 or (refunds = 1) <> (u.refunded_at is not null)
    or ledger <> case when refunds = 1 and ${refunded} = 'done' then 0 else u.price_cents end
    or exists (select from data.refunds r where r.purchase_id = u.id and (r.state <> ${refunded} or r.amount_cents <> u.price_cents))
    or parts <> array[case when refunds = 1 then 'completed' else 'paid' end]`
