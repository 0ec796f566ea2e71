import { leadPoolsTo } from '../../support/lead-pools'
import { together } from '../../support/together'
import { withCards, type Cards } from '../cards'
import { without, withoutConstraint, withoutIndex, withoutLocks, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import type { World } from '../world'

const count = 200
const copies = 20
const workers = 4

/** M4: the same event, sent any number of times at once and later, has one effect. */
export const cardEvents: HardPromise = {
  name: 'M4',
  title: `${count} events × ${copies} copies at the same instant, ${workers} workers, all again after a restart`,
  seeds: 1,
  run: (world) =>
    withCards(world, async (cards) => {
      const found = findings()
      const mentees = await world.mentees(count, { paid: false })
      await cards.webhooks(false)
      await cards.payAll(mentees)
      const events = (await cards.standIn.books()).events.filter(
        ({ type }) => type === 'checkout.session.completed',
      )
      const ids = world.chance.shuffled(events.map(({ id }) => id))
      found.equal('events to send', ids.length, count)
      const half = count / 2

      const seen = await whileWorking(cards, () => sendAll(cards, ids.slice(0, half)))
      const unseen = await sendAll(cards, ids.slice(half))
      await meet(world, cards)
      found.only('told', [...seen, ...unseen], ['200'])
      await restart(world, cards)
      found.only('told after the restart', await whileWorking(cards, () => sendAll(cards, ids, 1)), ['200'])
      found.equal('effects', await effects(world), {
        paid: count,
        payments: count,
        ledger: count,
        mails: count,
        events: count,
        unread: 0,
        flags: 0,
      })
      return { runs: count * (copies + 1), violations: found.violations }
    }),
  twins: [
    {
      without: 'the purchase’s lock, the keys of payments and the look for them',
      remove: without(
        withoutLocks('rules.lock_purchase', 'api.settle_checkout'),
        withoutText(
          'rules.take_card_payment',
          /exists \(select from data\.payments .*?\) then/,
          'false then',
        ),
        withoutConstraint('data.payments', 'payments_external_ref_key'),
        withoutIndex('payment_counted'),
      ),
    },
  ],
}

/** Sends every event several times at the same moment; returns the product's answers. */
async function sendAll(cards: Cards, ids: string[], times = copies) {
  const answers: string[] = []
  for (const id of ids) {
    const { statuses } = await cards.control<{ statuses: number[] }>(`/events/${id}/replay`, { times })
    answers.push(...statuses.map(String))
  }
  return answers
}

/** Runs the work while workers handle arriving events. */
async function whileWorking<T>(cards: Cards, work: () => Promise<T>) {
  let working = true
  const looking = Array.from({ length: workers }, async () => {
    while (working) await cards.doWaitingPayments()
  })
  const result = await work().finally(() => (working = false))
  await Promise.all(looking)
  await cards.work(workers)
  return result
}

/** All workers start with the first event at the same moment, and then work in parallel. */
async function meet({ owner }: World, cards: Cards) {
  const all = await together(
    owner,
    (sql) => sql`select from data.purchases for update`,
    Array.from({ length: workers }, () => () => cards.doWaitingPayments()),
  )
  for (const each of all) if (each.status === 'rejected') throw each.reason
}

/** All rows of the product, and all data of the stand-in. */
async function restart({ database }: World, cards: Cards) {
  await Promise.all([leadPoolsTo(database.web), cards.down()])
  await cards.up()
}

async function effects({ owner }: World) {
  const [row] = await owner`
    select (select count(*)::integer from data.purchases where paid_at is not null) as paid,
      (select count(*)::integer from data.payments) as payments,
      (select count(*)::integer from data.ledger_entries) as ledger,
      (select count(*)::integer from private.outbox where kind = 'paid') as mails,
      (select count(*)::integer from private.stripe_events) as events,
      (select count(*)::integer from private.stripe_events where processed_at is null or error is not null) as unread,
      (select count(*)::integer from data.payment_flags) as flags`
  return row
}
