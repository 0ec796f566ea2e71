import { refund } from '../acts'
import { outcomeOf, tally } from '../at-once'
import { allOf, withCards } from '../cards'
import { without, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import type { World } from '../world'

const count = 100
const few = 3

/**
 * M9: Stripe sends no events. One run of the worker finds what was paid; after an outage of Stripe's API, the next
 * run does.
 */
export const cardSilence: HardPromise = {
  name: 'M9',
  title: `${count} paid without a webhook; Stripe down and up again between page, payment and refund`,
  seeds: 2,
  run: (world) =>
    withCards(world, async (cards) => {
      const found = findings()
      await cards.webhooks(false)
      await cards.payAll(await world.mentees(count, { paid: false }))
      found.equal('before', await paid(world), 0)
      await cards.elevenMinutes()
      await cards.reconcile()
      found.equal('paid after one tick', await paid(world), count)

      const [asking, paying, leaving] = [
        await world.mentees(few, { paid: false }),
        await world.mentees(few, { paid: false }),
        await world.mentees(few, { paid: false }),
      ]
      const left = await allOf(leaving.map((mentee) => () => cards.goToPay(mentee)))
      await cards.payAll(paying)
      const [admin] = await world.admins(1)
      const returned = await world.owner<
        { id: number }[]
      >`select id from data.purchases where paid_at is not null order by id limit ${few}`
      await allOf(
        returned.map(
          ({ id }) =>
            () =>
              refund(admin!, id, 'από λάθος'),
        ),
      )
      await cards.elevenMinutes()

      await cards.down()
      found.equal(
        'asking while Stripe is down',
        tally(
          (
            await allOf(
              asking.map(
                (mentee) => () => outcomeOf(() => cards.payByCard(mentee.viewer, mentee.purchaseId)),
              ),
            )
          ).map(({ said }) => said),
        ),
        { card_unavailable: few },
      )
      found.equal(
        'looking while Stripe is down',
        await allOf(paying.map((mentee) => () => cards.findCardPayment(mentee.viewer, mentee.purchaseId))),
        paying.map(() => 'open'),
      )
      const tick = await outcomeOf(cards.reconcile)
      if (tick.said === 'done') found.violations.push('a tick without Stripe says that all went well')
      await cards.up()

      await allOf(left.map((id) => () => cards.control(`/sessions/${id}/age`, { seconds: 4000 })))
      await cards.reconcile()
      found.equal('paid after the next tick', await paid(world), count + few)
      await cards.payAll(asking)
      await cards.elevenMinutes()
      await cards.reconcile()
      found.equal('paid in the end', await paid(world), count + few * 2)
      found.equal(
        'given back',
        [...(await world.owner`select state, count(*)::integer from data.refunds group by state`)],
        [{ state: 'done', count: few }],
      )
      found.equal(
        'attempts',
        [
          ...(await world.owner`select status, count(*)::integer from data.checkouts group by status order by status`),
        ],
        [
          { status: 'expired', count: few },
          { status: 'paid', count: count + few * 2 },
        ],
      )
      found.equal('sessions at Stripe', (await cards.standIn.books()).sessions.length, count + few * 3)
      return { runs: count + few * 4, violations: found.violations }
    }),
  twins: [
    {
      without: 'looking at attempts without news and asking for events that never came',
      remove: without(
        withoutText('api.checkouts_due', `interval '10 minutes'`, `interval '10 years'`),
        withoutText(
          'api.stripe_events_since',
          /select greatest\([\s\S]*?from private\.stripe_events e/,
          `select now() + interval '1 hour'`,
        ),
      ),
    },
  ],
}

async function paid({ owner }: World) {
  const [row] = await owner<
    [{ count: number }]
  >`select count(*)::integer from data.purchases where paid_at is not null`
  return row.count
}
