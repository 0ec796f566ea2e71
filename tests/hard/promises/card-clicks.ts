import { groupsAtOnce } from '../at-once'
import { allOf, withCards } from '../cards'
import { without, withoutIndex, withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'

const count = 50
const clicks = 20

/** M8: one Checkout Session per purchase, however often the mentee clicks and whatever answers are lost. */
export const cardClicks: HardPromise = {
  name: 'M8',
  title: `${clicks} clicks at once × ${count} purchases, every second answer of Stripe lost`,
  seeds: 2,
  run: (world) =>
    withCards(world, async (cards) => {
      const found = findings()
      const mentees = await world.mentees(count, { paid: false })
      await cards.troubles({ dropEvery: 2 })
      // Five purchases at a time.
      const said = await groupsAtOnce(
        clicks * 5,
        mentees.map((mentee) => Array.from({ length: clicks }, () => () => cards.goToPay(mentee))),
      )
      await cards.troubles()
      found.only('told', said.flat(), ['done', 'card_unavailable'])

      const pages = await allOf(mentees.map((mentee) => () => cards.goToPay(mentee)))
      const { sessions } = await cards.standIn.books()
      found.equal('sessions', sessions.length, count)
      found.none(
        'a purchase without its one session',
        mentees.filter(
          ({ purchaseId }, n) =>
            sessions.filter(
              (session) => session.client_reference_id === String(purchaseId) && session.id === pages[n],
            ).length !== 1,
        ),
      )
      found.none(
        'more than one attempt, or under another name',
        await world.owner`
      select purchase_id, count(*)::integer as attempts from data.checkouts
      group by purchase_id having count(*) <> 1 or not bool_and(status = 'open' and stripe_session_id = any (${pages}))`,
      )
      return { runs: count * clicks, violations: found.violations }
    }),
  twins: [
    {
      without: 'the lock and the index of open attempts',
      remove: without(withoutLocks('rules.lock_purchase'), withoutIndex('checkout_open')),
    },
    { without: 'the lock alone', remove: withoutLocks('rules.lock_purchase') },
  ],
}
