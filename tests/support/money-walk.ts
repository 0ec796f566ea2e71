// Long: everything that a year brings to the money of an order, and what the books must say in the end.
// A random walk over the money of one order: cards, transfers by hand and from statements in any order and twice, IRIS,
// refunds of parts and of all, disputes, and the accountant's documents for them. It knows what really came and went; the
// ledger must hold it, and the documents what is left of each payment.
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { act } from '~/db/act.server'
import { toRefusal } from '~/db/refusal.server'
import type { Chance } from '../hard/chance'
import { actorOf } from './actor'
import { call, list } from './calls'
import type { Mentee, Woman } from './people'
import { cell } from './rows'

type Walked = { owner: Sql; provider: Sql; chance: Chance; admin: Woman }
type Waiting = { credit: boolean; refund: boolean; amountCents: number }

const steps = 16

/** Walks over one order after the other, which awaits its payment at the start; returns what was wrong, in words. */
export function moneyWalks({ owner, provider, chance, admin }: Walked) {
  let count = 0
  const next = () => (count += 1)

  return async function walk(mentee: Mentee) {
    const { purchaseId } = mentee
    const done: string[] = []
    const wrong: string[] = []
    /** What really came and went, in cents. */
    let real = 0
    /** The transfers that the bank's files tell of; those that were booked. */
    const bank: { text: string; cents: number; reference: string; day: string }[] = []
    const booked = new Set<string>()
    const cards: string[] = []
    const [order] = await owner<{ cents: number; reference: string; today: string }[]>`
      update data.purchases set reference = rules.new_reference() where id = ${purchaseId}
      returning price_cents::integer as cents, reference, rules.local_date()::text as today`
    const { cents: price, reference, today } = order!

    const say = async (name: string, said: Record<string, unknown>) =>
      (
        await provider<
          { answer: string }[]
        >`select ${provider(`api.${name}`)}(${provider.json(said as never)}) as answer`
      )[0]!.answer
    const amount = () => chance.oneOf([price, price, 1 + chance.below(price), price + 1 + chance.below(500)])
    const paid = (payment: string) =>
      owner`select id, amount_cents::integer as cents from data.payments where external_ref = ${payment}`
    const refundsToDo = () => owner<
      { id: number; byBank: boolean; card: boolean; payment: string; cents: number }[]
    >`
      select r.id, r.by_bank, p.method = 'card' as card, p.external_ref as payment, r.amount_cents::integer as cents
      from data.refunds r join data.payments p on p.id = r.payment_id
      where r.purchase_id = ${purchaseId} and r.state not in ('done', 'void') order by r.id`
    const waiting = () => list<Waiting>(admin, 'undocumented', { purchaseId })
    /** What came from the bank and is not taken back. */
    const bookedByHand = () =>
      cell<number>(owner`
        select coalesce(sum(amount_cents), 0)::integer from data.payments
        where purchase_id = ${purchaseId} and method in ('deposit', 'iris')`)
    /** What the ledger has of the order. */
    const ledger = () =>
      cell<number>(owner`
        select coalesce(sum(amount_cents), 0)::integer from data.ledger_entries where purchase_id = ${purchaseId}`)

    const acts: Record<string, () => Promise<unknown>> = {
      async payByCard() {
        const [checkout] = await list<{ idempotencyKey: string; asked: Record<string, string | number> }>(
          mentee,
          'open_checkout',
          { purchaseId, livemode: false },
        )
        const sessionId = `cs_${randomUUID()}`
        await provider`select api.store_checkout_session(${checkout!.idempotencyKey}, ${sessionId})`
        const paymentIntent = `pi_${randomUUID()}`
        const said = {
          sessionId,
          idempotencyKey: checkout!.idempotencyKey,
          state: 'paid',
          kind: 'payment',
          currency: 'eur',
          purchaseId: String(checkout!.asked.purchaseId),
          cents: checkout!.asked.cents,
          paymentIntent,
          livemode: false,
        }
        // Stripe may tell it twice.
        for (let times = 0; times <= chance.below(2); times += 1) await say('settle_checkout', said)
        const [payment] = await paid(paymentIntent)
        if (!payment) return
        cards.push(paymentIntent)
        real += payment.cents
      },
      // A treasurer sees a transfer in the account, perhaps one that a file will bring, too.
      async bookByHand() {
        const cents = amount()
        const one = { text: reference, cents, reference: `HAND${purchaseId}X${next()}000`, day: today }
        await call(admin, 'book_deposit', {
          purchaseId,
          externalRef: one.reference,
          amountCents: cents,
          sure: true,
          method: chance.oneOf(['deposit', 'iris', null]),
        })
        booked.add(one.reference)
        real += cents
        if (chance.below(2) === 0) bank.push(one)
      },
      async confirm() {
        const answer = await call<boolean>(admin, 'mark_paid', {
          purchaseId,
          seenAtBank: true,
          method: chance.oneOf(['deposit', 'iris']),
        })
        if (answer) real += price
      },
      // It was another woman's money, or another amount: nothing of it came, and a file may bring its transfers again.
      async takeBack() {
        const before = await ledger()
        const held = await bookedByHand()
        const seenEntry = await cell<number | null>(owner`
          select max(id) from data.ledger_entries where purchase_id = ${purchaseId}`)
        const act = { purchaseId, reason: 'λάθος', seenEntry }
        await call(admin, 'take_back_confirmation', act)
        if (chance.below(3) === 0) await call(admin, 'take_back_confirmation', act)
        const went = before - (await ledger())
        if (went !== held) wrong.push(`of ${held} that was booked ${went} was taken back`)
        real -= held
        booked.clear()
      },
      transferArrives: async () =>
        bank.push({
          text: `ΕΜΒΑΣΜΑ ${reference}`,
          cents: amount(),
          reference: `FT${purchaseId}X${next()}000`,
          day: today,
        }),
      statement: () => statement(chance.shuffled(bank).slice(0, 1 + chance.below(bank.length + 1))),
      giveBackPart: () =>
        call(admin, 'refund_purchase', {
          purchaseId,
          cents: 1 + chance.below(price),
          reason: 'καλή θέληση',
          override: true,
        }),
      giveBackAll: () => call(admin, 'refund_purchase', { purchaseId, reason: 'από λάθος', override: true }),
      async giveBackSurplus() {
        for (const { id } of await owner<{ id: number }[]>`
          select id from data.payments where purchase_id = ${purchaseId} and surplus order by id`)
          await call(admin, 'refund_surplus', { paymentId: id })
      },
      cancel: () => call(admin, 'cancel_order', { purchaseId }),
      sendRefunds: () => sendRefunds(),
      // The bank sends a card refund back.
      async refundReturns() {
        const [gone] = await owner<{ id: number; payment: string; cents: number; stripeRef: string }[]>`
          select r.id, p.external_ref as payment, r.amount_cents::integer as cents, r.stripe_ref
          from data.refunds r join data.payments p on p.id = r.payment_id
          where r.purchase_id = ${purchaseId} and r.state = 'done' and not r.by_bank and r.stripe_ref is not null
          order by r.id limit 1`
        if (!gone) return
        const before = await ledger()
        await say('settle_card_refund', {
          paymentIntent: gone.payment,
          state: 'failed',
          refundId: String(gone.id),
          stripeRefundId: gone.stripeRef,
          cents: gone.cents,
          currency: 'eur',
        })
        const back = (await ledger()) - before
        if (back !== 0 && back !== gone.cents)
          wrong.push(`of ${gone.cents} that came back the books hold ${back}`)
        real += back
      },
      // The bank sends a transfer of the team back.
      async transferReturns() {
        const [gone] = await owner<{ id: number; cents: number }[]>`
          select id, amount_cents::integer as cents from data.refunds
          where purchase_id = ${purchaseId} and state = 'done' and by_bank order by id limit 1`
        if (!gone) return
        for (let times = 0; times <= chance.below(2); times += 1)
          await call(admin, 'refund_returned', { refundId: gone.id })
        real += gone.cents
      },
      async dispute() {
        if (cards.length === 0) return
        const payment = chance.oneOf(cards)
        const [of] = await paid(payment)
        const cents = chance.oneOf([of!.cents, 1 + chance.below(of!.cents)])
        const disputeId = `dp_${randomUUID()}`
        const told = (state: string) =>
          say('settle_dispute', { paymentIntent: payment, disputeId, state, cents, currency: 'eur' })
        await told('open')
        const end = chance.oneOf(['won', 'lost'])
        await told(end)
        if (chance.below(2) === 0) await told('open')
        if (end === 'lost') real -= cents
      },
      // What went back is contested nevertheless: more goes out than came in.
      async refundedThenContested() {
        await acts.giveBackAll!()
        await sendRefunds()
        await acts.dispute!()
      },
      wantInvoice: () =>
        call(mentee, 'choose_invoice', {
          purchaseId,
          invoiceName: 'Άλφα ΕΕ',
          taxNumber: '094014201',
          invoiceAddress: 'Αιόλου 1',
          invoiceActivity: 'Σύμβουλοι',
        }),
      document: () => documentWaiting(1),
      // The accountant took a document back: its payment waits anew.
      async correct() {
        const [last] = await owner<{ kind: string; left: number }[]>`
          select d.kind, rules.left_of_document(d) as left from data.tax_documents d
          where d.purchase_id = ${purchaseId} and d.credits_id is null order by d.id desc limit 1`
        if (last && last.left > 0) await enter(`${last.kind}_credit`, last.left)
      },
    }
    const names = Object.keys(acts).flatMap((name) =>
      Array<string>(
        /^(payByCard|transferArrives|statement|sendRefunds|refundedThenContested|document)$/.test(name)
          ? 3
          : 1,
      ).fill(name),
    )

    const actAs = actorOf(acts, done, wrong)
    for (let step = 0; step < steps; step += 1) await actAs(chance.oneOf(names))
    await rest()
    return wrong.map((found) => `${found}; purchase ${purchaseId} after ${done.join(' ')}`)

    /** A file of the bank with these transfers; its sure and likely lines are booked. */
    async function statement(transfers: typeof bank) {
      if (transfers.length === 0) return
      const lines = transfers.map(({ cents, ...told }, at) => ({
        number: at + 1,
        cents,
        currency: 'EUR',
        aside: null,
        ...told,
      }))
      const statementId = await act(admin.viewer, (sql) =>
        cell<number>(sql`select api.upload_statement('{}', ${sql.json(lines)}, null, null, null)`),
      )
      for (const line of await list<{
        number: number
        fate: string
        part: string
        purchaseId: number | null
      }>(admin, 'statement_lines', {
        statementId,
        most: 100,
      })) {
        if (line.part !== 'sure' && line.part !== 'likely') continue
        const { reference: identity, cents } = transfers[line.number - 1]!
        const before = await ledger()
        try {
          await call(admin, 'book_line', {
            statementId,
            lineNumber: line.number,
            seenFate: line.fate,
            seenPurchaseId: line.purchaseId,
          })
        } catch (error) {
          // What became of the line before it changes what becomes of this one; a card page may be open.
          const rule = toRefusal(error)?.rule
          if (!/^(statement_line_changed|statement_line_unknown|card_payment_open)$/.test(rule ?? ''))
            wrong.push(`line: ${String(error)}`)
          continue
        }
        const came = (await ledger()) - before
        // A line that is noted as money confirmed by hand brings what is more than that; any other its transfer, once.
        const noted = { confirmed: cents, confirmed_other_amount: price }[line.fate] ?? 0
        const promised = booked.has(identity) ? 0 : cents - noted
        if (came !== promised) wrong.push(`a line of ${cents}, ${line.fate}, brought ${came}`)
        booked.add(identity)
        real += promised
      }
      await call(admin, 'drop_statement', { statementId })
    }

    /** Sends what is to be sent: by Stripe, or from the team's account. */
    async function sendRefunds(all = false) {
      for (const { id, card, byBank, payment, cents } of await refundsToDo()) {
        const before = await ledger()
        if (card && !byBank && (all || chance.below(4) > 0)) {
          const state = all ? 'succeeded' : chance.oneOf(['succeeded', 'succeeded', 'failed'])
          await say('settle_card_refund', {
            paymentIntent: payment,
            state,
            refundId: String(id),
            stripeRefundId: `re_${randomUUID()}`,
            cents,
            currency: 'eur',
          })
        } else {
          await call(admin, 'settle_refund', { refundId: id, externalRef: `EB-${id}-${next()}` })
        }
        const went = before - (await ledger())
        if (went !== 0 && went !== cents) wrong.push(`of a refund of ${cents} the books hold ${went}`)
        real -= went
      }
    }

    /** The accountant issues a document, and a treasurer enters it, perhaps twice. */
    async function enter(kind: string, amountCents: number) {
      const number = next()
      const one = {
        purchaseId,
        kind,
        series: `S${purchaseId}`,
        number,
        issuedOn: today,
        amountCents,
        mark: String(400_000_000_000_000 + purchaseId * 1000 + (number % 1000)),
      }
      const id = await call<number>(admin, 'enter_document', one)
      if (chance.below(3) === 0 && (await call<number>(admin, 'enter_document', one)) !== id)
        wrong.push('a document was entered twice')
    }

    async function documentWaiting(most: number) {
      for (let turn = 0; turn < most; turn += 1) {
        // The credit documents after what they credit.
        const [one] = (await waiting()).toSorted((a, b) => Number(a.credit) - Number(b.credit))
        if (!one) return
        await enter(await kindOf(one), one.amountCents)
      }
    }

    async function kindOf({ credit }: Waiting) {
      if (!credit) {
        const asked = await owner`select from data.invoice_details where purchase_id = ${purchaseId}`
        return asked.length > 0 ? 'invoice' : 'retail'
      }
      const [credited] = await owner<{ kind: string }[]>`
        select d.kind from data.tax_documents d where d.purchase_id = ${purchaseId} and d.credits_id is null
          and rules.left_of_document(d) > 0 order by d.id limit 1`
      return `${credited?.kind ?? 'retail'}_credit`
    }

    /** Everything that waits is done; then nothing may be missing, or there twice. */
    async function rest() {
      done.push('rest')
      await attempt('statement', () => statement([...bank, ...bank]))
      for (let turn = 0; turn < 3; turn += 1) await attempt('send', () => sendRefunds(true))
      await attempt('documents', () => documentWaiting(20))
      const held = await ledger()
      if (held !== real) wrong.push(`the ledger holds ${held}, in truth it is ${real}`)
      const payments = await owner<Record<'id' | 'left' | 'live' | 'owed', number>[]>`
        select p.id, greatest(coalesce((
            select sum(l.amount_cents) from data.ledger_entries l left join data.refunds r on r.id = l.refund_id
            where coalesce(l.payment_id, r.payment_id) = p.id), 0), 0)::integer as left,
          coalesce((
            select sum(case when d.credits_id is null then d.amount_cents else -d.amount_cents end)
            from data.tax_documents d where d.payment_id = p.id), 0)::integer as live,
          case when p.surplus then 0 else 1 end as owed
        from data.payments p where p.purchase_id = ${purchaseId}`
      for (const { id, left, live, owed } of payments)
        if (live !== left * owed)
          wrong.push(`payment ${id} has documents of ${live}, of it are left ${left * owed}`)
    }

    async function attempt(name: string, act: () => Promise<unknown>) {
      await act().catch((error: unknown) => {
        const rule = toRefusal(error)?.rule
        if (!/^(payment_disputed|already_refunded|already_answered)$/.test(rule ?? ''))
          wrong.push(`${name}: ${String(error)}`)
      })
    }
  }
}
