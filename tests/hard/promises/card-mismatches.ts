import { allOf, withCards, type Cards } from '../cards'
import { withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'

const each = 5
const price = 6200

type Kind = { problem: string; twist: Record<string, unknown> }

/**
 * M7: a payment that differs from the request does not count. Stripe gets a success answer, and the admins get an
 * alert.
 */
export const cardMismatches: HardPromise = {
  name: 'M7',
  title: `12 kinds of payments that are not what was asked, ${each} of each`,
  seeds: 2,
  run: (world) =>
    withCards(world, async (cards) => {
      const found = findings()
      const [stranger] = await world.mentees(1, { paid: false })
      const kinds: Kind[] = [
        ...[1, price - 1, price + 1, price * 100].map((amount) => ({
          problem: 'amount_mismatch',
          twist: { amount },
        })),
        ...['usd', 'gbp'].map((currency) => ({ problem: 'currency_mismatch', twist: { currency } })),
        ...[String(stranger!.purchaseId), `0${stranger!.purchaseId}`, null].map((client_reference_id) => ({
          problem: 'purchase_mismatch',
          twist: { client_reference_id },
        })),
        { problem: 'mode_mismatch', twist: { livemode: true } },
        ...['setup', 'subscription'].map((mode) => ({ problem: 'kind_mismatch', twist: { mode } })),
      ]
      const [admin] = await world.admins(1)
      const loads = world.chance.shuffled(kinds.flatMap((kind) => Array.from({ length: each }, () => kind)))
      const mentees = await world.mentees(loads.length, { paid: false })
      await allOf(
        loads.map(
          ({ twist }, n) =>
            () =>
              cards.pay(mentees[n]!, 'pays', twist),
        ),
      )
      const unknown = await allOf(Array.from({ length: each }, () => () => payElsewhere(cards)))
      await cards.work(2)
      await cards.elevenMinutes()
      await cards.reconcile()

      const { owner } = world
      found.none('paid', await owner`select id from data.purchases where paid_at is not null`)
      found.none('in the books', await owner`select id from data.ledger_entries`)
      const flags = await owner<
        { purchaseId: number | null; problem: string }[]
      >`select purchase_id, problem from data.payment_flags`
      const expected = loads.map(({ problem }, n) => `${mentees[n]!.purchaseId} ${problem}`)
      found.equal(
        'flags',
        flags.map((flag) => `${flag.purchaseId} ${flag.problem}`).sort(),
        [...expected, ...unknown.map(() => 'null unknown_payment')].sort(),
      )
      const mails =
        await owner`select key from private.outbox where kind = 'payment_flagged' and to_user_id = ${admin!.userId}`
      // One on the first day, and one the next morning for all later payments.
      found.equal('mails to the team', mails.length, Math.min(flags.length, 2))
      // Events of the other mode are refused by the webhook.
      const refused = (await cards.standIn.books()).events.filter(
        (event) => event.pending_webhooks > 0 && !event.livemode,
      )
      found.none(
        'told Stripe otherwise',
        refused.map(({ type }) => type),
      )
      const notOurs = loads.reduce((sum, { twist }) => sum + Number(twist.amount ?? price), each * price)
      return { runs: loads.length + each, violations: found.violations, notOurs }
    }),
  twins: [
    {
      without: 'comparing',
      remove: withoutText(
        'api.settle_checkout',
        /case when said->>'state' = 'paid' then rules.checkout_mismatch\(.*?\) end/,
        'null',
      ),
    },
    ...['livemode', 'kind', 'purchaseId', 'currency', 'cents'].map((field) => ({
      without: `comparing ${field}`,
      remove: withoutText(
        'rules.checkout_mismatch',
        new RegExp(`when [^\\n]*said->>'${field}'[^;]*?then '\\w+'`),
        '',
      ),
    })),
  ],
}

/** Another shop uses the same Stripe account. */
async function payElsewhere({ standIn, control }: Cards) {
  const { id } = await standIn.library().checkout.sessions.create({
    mode: 'payment',
    success_url: 'https://elsewhere.example/',
    client_reference_id: '1',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: price, product_data: { name: 'κάτι άλλο' } },
      },
    ],
  })
  await control(`/sessions/${id}/pay`)
  return id
}
