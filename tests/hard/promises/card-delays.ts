import { outcomeOf } from '../at-once'
import { allOf, withCards, type Cards } from '../cards'
import { withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import type { World } from '../world'

const half = 50

/** M6: a delayed payment. Nothing is paid until the money arrives; if it never does, the mentee can pay again. */
export const cardDelays: HardPromise = {
  name: 'M6',
  title: `${half} delayed payments arrive and ${half} fail, in any order; those are paid again`,
  seeds: 2,
  run: (world) =>
    withCards(world, async (cards) => {
      const found = findings()
      const mentees = world.chance.shuffled(await world.mentees(half * 2, { paid: false }))
      const sessions = await cards.payAll(mentees, 'later')
      await cards.work(2)
      found.equal('while the bank works', await states(world), { 'awaiting processing': half * 2 })
      found.only(
        'a second card page',
        (await allOf(mentees.map((mentee) => () => outcomeOf(() => cards.goToPay(mentee))))).map(({ said }) =>
          said.replace(/\d+/, '…'),
        ),
        ['raw  no card page: /purchases/…/return'],
      )

      await allOf(
        world.chance.shuffled(
          sessions.map((id, n) => () => cards.control(`/payments/${id}/${n < half ? 'settle' : 'fail'}`)),
        ),
      )
      await work(world, cards)
      found.equal('when the bank has answered', await states(world), {
        'paid paid': half,
        'awaiting failed': half,
      })
      const told = () =>
        world.owner`select kind, count(*)::integer as mails from private.outbox group by kind order by kind`
      found.equal(
        'mails',
        [...(await told())],
        [
          { kind: 'paid', mails: half },
          { kind: 'payment_failed', mails: half },
        ],
      )

      await cards.payAll(mentees.slice(half))
      await work(world, cards)
      found.equal('paid again', await states(world), { 'paid paid': half, 'paid failed+paid': half })
      return { runs: half * 2, violations: found.violations }
    }),
  twins: [
    {
      without: 'waiting for the money',
      remove: withoutText(
        'api.settle_checkout',
        `elsif checkout.status = 'paid' then`,
        `elsif checkout.status in ('paid', 'processing') then`,
      ),
    },
  ],
}

/** Retries failed work now, without waiting for its pause. */
async function work({ owner }: World, cards: Cards) {
  await cards.standIn.settled()
  await owner`update private.stripe_events set next_attempt_at = now() where processed_at is null`
  await cards.work(2)
}

/** Counts the purchases by their state and the states of their attempts, in order. */
async function states({ owner }: World) {
  const rows = await owner<{ state: string; count: number }[]>`
    select state, count(*)::integer from (
      select case when u.paid_at is null then 'awaiting' else 'paid' end || ' ' ||
        (select string_agg(c.status, '+' order by c.attempt) from data.checkouts c where c.purchase_id = u.id) as state
      from data.purchases u) x group by state`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
