// A random walk over one purchase: everything that can happen to its money, in any order, with late and repeated
// events. In the end our books must equal the real accounts, and no admin was ever told to send money that is already
// gone.
import type { Sql } from 'postgres'
import { Stripe } from 'stripe'
import { act } from '~/db/act.server'
import { findRefund } from '~/domain/payments/admin-refunds.server'
import { lookBeforeSending } from '~/domain/payments/read-anew.server'
import { doWaitingPayments } from '~/domain/payments/reconcile.server'
import { createSession, type Checkout } from '~/domain/payments/session.server'
import { settleRefund as writeRefund } from '~/domain/payments/settle.server'
import type { Chance } from '../hard/chance'
import { actorOf } from './actor'
import type { Mentee, Mentor, Woman } from './people'
import { openAccounts, type News } from './real-accounts'

type Walked = { owner: Sql; worker: Sql; provider: Sql; chance: Chance; admin: Woman }

const steps = 24

/** Walks over one purchase after the other; returns what was wrong, in words. */
export function accountWalks({ owner, worker, provider, chance, admin }: Walked) {
  const accounts = openAccounts()
  const connections = { sql: worker, stripe: accounts.stripe }
  const atPages = { sql: provider, stripe: accounts.stripe }
  let count = 0

  /** At the start of a walk the order awaits its payment. */
  return async function walk(mentee: Mentee, mentor: Mentor) {
    const { purchaseId } = mentee
    const wrong: string[] = []
    const done: string[] = []
    const known = new Set<string>()
    const news: News[] = []
    const sessions: string[] = []
    const price = (
      await one<{ cents: number }>(
        owner,
        `select price_cents as cents from data.purchases where id = ${purchaseId}`,
      )
    ).cents

    // Without the express request a withdrawal gives back everything.
    const asked = chance.below(4) > 0
    await owner`update data.purchases set begin_requested_at = ${asked ? new Date() : null}, terms_version = ${asked ? 1 : null}
      where id = ${purchaseId}`

    const happened = (payment: string) => news.push({ payment })
    const cards = () => [...known].filter((payment) => payment.startsWith('pi_'))
    const anyCard = () => (cards().length > 0 ? chance.oneOf(cards()) : undefined)
    const call = (who: Woman, text: string) => act(who.viewer, (sql) => sql.unsafe(text))
    const refunds = () => owner<{ id: number; paymentRef: string }[]>`
      select r.id, p.external_ref as payment_ref from data.refunds r join data.payments p on p.id = r.payment_id
      where r.purchase_id = ${purchaseId} and r.state <> 'done' order by r.id`

    const acts: Record<string, () => Promise<unknown>> = {
      async order() {
        const [checkout] = await act(
          mentee.viewer,
          (sql) => sql<Checkout[]>`select * from api.open_checkout(${purchaseId}, false)`,
        )
        const session = await createSession(atPages, checkout!)
        if (session) sessions.push(session.id)
      },
      async pay() {
        if (sessions.length === 0) return acts.order!()
        const id = chance.oneOf(sessions)
        known.add(accounts.pay(id))
        news.push({ session: id })
      },
      // For the product the card page expired long ago; the event of a payment on it arrives late.
      hoursPass: () => owner`
        update data.checkouts set expires_at = expires_at - interval '3 hours', created_at = created_at - interval '3 hours',
          status = case when status = 'open' then 'expired' else status end where purchase_id = ${purchaseId}`,
      deposit: () => taken(`deposit:${purchaseId}`, `select api.mark_paid(${purchaseId}, true)`),
      lateDeposit: () => transfer(price),
      // A transfer of any amount: a part of the price, or more than is missing.
      otherDeposit: () => transfer(1 + chance.below(price + 1000)),
      withdraw: () =>
        call(
          mentee,
          `select api.withdraw_purchase(${purchaseId},
            (select refund_cents from api.purchase_refunds where purchase_id = ${purchaseId}))`,
        ),
      refund: () => call(admin, `select api.refund_purchase(${purchaseId}, 'από λάθος', true)`),
      giveBackPart: () =>
        call(
          admin,
          `select api.refund_purchase(${purchaseId}, 'καλή θέληση', true, ${1 + chance.below(price)})`,
        ),
      refundSurplus: () =>
        call(
          admin,
          `select api.refund_surplus(p.id) from data.payments p where p.purchase_id = ${purchaseId} and p.surplus`,
        ),
      async refundAtStripe() {
        const payment = anyCard()
        if (!payment || accounts.left(payment) <= 0) return
        const amount =
          chance.below(2) === 0 ? accounts.left(payment) : 1 + chance.below(accounts.left(payment))
        fate()
        if (accounts.refund(payment, amount)) happened(payment)
      },
      async dispute() {
        const payment = anyCard()
        if (!payment || accounts.disputable(payment) <= 0 || accounts.isContested(payment)) return
        const most = accounts.disputable(payment)
        accounts.dispute(payment, chance.below(3) > 0 ? most : 1 + chance.below(most))
        happened(payment)
      },
      async decide() {
        const payment = anyCard()
        for (const dispute of payment ? accounts.openDisputes(payment) : []) {
          dispute.status = chance.below(2) === 0 ? 'won' : 'lost'
          happened(payment!)
        }
      },
      async bankAnswers() {
        const payment = anyCard()
        const open = payment ? accounts.refundsOf(payment).filter(({ status }) => status !== 'failed') : []
        if (open.length === 0) return
        const refund = chance.oneOf(open)
        refund.status = refund.status === 'pending' && chance.below(2) === 0 ? 'succeeded' : 'failed'
        happened(payment!)
      },
      // The bank returns a refund, and then the payment is disputed: the money is here, but nobody may send it.
      async returnedThenContested() {
        if (cards().length === 0) return
        await acts.refund!()
        await work()
        const open = (payment: string) =>
          accounts.refundsOf(payment).filter(({ status }) => status !== 'failed')
        for (const payment of cards())
          for (const refund of open(payment)) {
            refund.status = 'failed'
            happened(payment)
          }
        await acts.dispute!()
        await team()
      },
      // A state that was read before a change is written down after it.
      async oldNews() {
        const payment = anyCard()
        const [refund] = payment ? accounts.refundsOf(payment) : []
        if (!refund) return
        const status = chance.oneOf(refund.status === 'pending' ? ['pending'] : ['pending', 'succeeded'])
        await writeRefund({ sql: worker }, {
          id: refund.id,
          payment_intent: payment,
          amount: refund.amount,
          currency: 'eur',
          status,
          metadata: refund.refundId ? { refund_id: refund.refundId } : {},
        } as unknown as Stripe.Refund)
      },
      async newsArrives() {
        if (news.length === 0) return
        const [told] = news.splice(chance.below(news.length), 1)
        for (let times = 0; times <= chance.below(3); times += 1) await keep(told!)
        await work()
      },
      work,
      async dayPasses() {
        accounts.forgetKeys()
        await owner`update data.refunds set requested_at = requested_at - interval '1 day' where purchase_id = ${purchaseId}`
      },
      begin: () =>
        call(
          admin,
          `select api.create_mentorship(p.id, ${mentor.id}) from data.parts p where p.purchase_id = ${purchaseId}`,
        ),
      stop: () =>
        call(
          admin,
          `select api.stop_mentorship(s.id, 'τέλος', outcome => 'replace') from data.mentorships s
        where s.mentee_id = ${mentee.id} and s.status = 'running'`,
        ),
      // Sessions that a withdrawal does not give back.
      meet: () =>
        call(
          mentee,
          `select api.increase_sessions(s.id, gen_random_uuid()::text, same_day => true) from data.mentorships s
        where s.mentee_id = ${mentee.id} and s.status = 'running'`,
        ),
      team: () => team(),
      // An admin has sent a refund, then the payment is disputed or refunded at Stripe, and only then she records it.
      recordLate: () =>
        team(async () => {
          await acts[chance.oneOf(['dispute', 'decide', 'refundAtStripe'])]!()
          await acts.newsArrives!()
        }),
    }
    const names = Object.keys(acts).flatMap((name) =>
      Array<string>(
        ['pay', 'meet', 'newsArrives', 'work', 'team', 'returnedThenContested'].includes(name) ? 3 : 1,
      ).fill(name),
    )

    const actAs = actorOf(acts, done, wrong)
    for (let step = 0; step < steps; step += 1) await actAs(chance.oneOf(names))
    await rest()
    return wrong.map((found) => `${found}; purchase ${purchaseId} after ${done.join(' ')}`)

    /** An admin confirms money that is in the team's account. */
    async function taken(payment: string, text: string) {
      await call(admin, text)
      if (
        (await owner`select from data.payments where external_ref = ${payment}`).length === 0 ||
        known.has(payment)
      )
        return
      known.add(payment)
      accounts.deposit(payment, price)
    }

    /** An admin records a transfer; the books say which payments it filled, and they must hold all of it. */
    async function transfer(amount: number) {
      const held = async () =>
        new Map(
          (
            await owner<{ ref: string; cents: number }[]>`
            select external_ref as ref, amount_cents::integer as cents from data.payments
            where purchase_id = ${purchaseId} and method = 'deposit'`
          ).map(({ ref, cents }) => [ref, cents] as const),
        )
      const before = await held()
      await call(
        admin,
        `select api.book_deposit(${purchaseId}, 'EB-${purchaseId}-${(count += 1)}', ${amount}, sure => true)`,
      )
      let booked = 0
      for (const [ref, cents] of await held()) {
        const more = cents - (before.get(ref) ?? 0)
        if (more === 0) continue
        booked += more
        known.add(ref)
        accounts.deposit(ref, more)
      }
      if (booked !== amount) wrong.push(`of a transfer of ${amount} the books hold ${booked}`)
    }

    function fate() {
      accounts.fate(chance.oneOf(['succeeded', 'succeeded', 'pending', 'failed']), chance.below(6) === 0)
    }

    async function keep(about: News) {
      count += 1
      await worker`select api.store_stripe_event(${`evt_${purchaseId}_${count}`}, 'charge.refunded', now(), ${worker.json(about)})`
    }

    async function work() {
      fate()
      await doWaitingPayments(connections).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeConnectionError)) throw error
      })
    }

    /**
     * An admin looks at what the team has to send, and sends it if the page says so; then the money must be here. What
     * happens before she records it changes nothing of it.
     */
    async function team(before?: () => Promise<unknown>) {
      for (const { id, paymentRef } of await refunds()) {
        await lookBeforeSending(atPages, id)
        const refund = await findRefund(admin.viewer, id)
        if (refund?.stage !== 'to_send') continue
        const here = accounts.left(paymentRef)
        if (here < refund.amountCents || accounts.isContested(paymentRef))
          wrong.push(`told to send ${refund.amountCents}, ${here} are here`)
        accounts.send(paymentRef, refund.amountCents)
        await before?.()
        const already = before ? refund.amountCents : 'null'
        await call(admin, `select api.settle_refund(${id}, 'EB-${id}-${(count += 1)}', ${already})`)
      }
    }

    /** Completes everything that is pending, and delivers all events. */
    async function rest() {
      done.push('rest')
      for (let round = 0; round < 3; round += 1) {
        for (const payment of cards()) {
          for (const dispute of accounts.openDisputes(payment))
            dispute.status = chance.below(2) === 0 ? 'won' : 'lost'
          for (const refund of accounts.refundsOf(payment))
            if (refund.status === 'pending') refund.status = 'succeeded'
          await keep({ payment })
        }
        for (const session of sessions) await keep({ session })
        accounts.fate('succeeded', false)
        await doWaitingPayments(connections)
      }
      await compare('before the team sends')
      await actAs('team')
      await compare('at rest')
    }

    async function compare(when: string) {
      const { ledger } = await one<{ ledger: number }>(
        owner,
        `select coalesce(sum(amount_cents), 0)::integer as ledger
        from data.ledger_entries where purchase_id = ${purchaseId}`,
      )
      const truth = [...known].reduce((sum, payment) => sum + accounts.balance(payment), 0)
      if (ledger !== truth) wrong.push(`${when}: our books say ${ledger}, the accounts ${truth}`)
      if (when !== 'at rest') return
      const payment = await owner<
        { ref: string; refunded: boolean; open: boolean; kept: number; beside: boolean }[]
      >`
        select p.external_ref as ref, u.refunded_at is not null as refunded, coalesce((
          select sum(r.kept_cents - (
            select coalesce(sum(g.amount_cents), 0) from data.refunds g
            where g.payment_id = p.id and g.id > r.id and g.ground = 'goodwill' and g.state = 'done'))::integer
          from data.refunds r where r.payment_id = p.id and r.kept_cents > 0), 0) as kept, exists (
          select from data.refunds r where r.payment_id = p.id and r.ground = 'provider'
          union all
          select from private.disputes d where d.payment_id = p.id and d.state = 'lost') as beside, exists (
          select from data.parts t where t.purchase_id = u.id and t.status in ('paid', 'pending')) as open
        from data.payments p join data.purchases u on u.id = p.purchase_id where u.id = ${purchaseId} and not p.surplus`
      for (const { ref, refunded, open, kept, beside } of payment) {
        // What went back at Stripe may take the share for sessions, too.
        const balance = accounts.balance(ref)
        if (refunded && (balance > kept || (balance < kept && !beside)))
          wrong.push(`${balance} kept of a purchase that was given back, not ${kept}`)
        if (open && accounts.balance(ref) <= 0) wrong.push('open, though its money is gone')
        if (refunded && open) wrong.push('open, though it was given back')
      }
    }
  }

  async function one<T>(sql: Sql, text: string) {
    const [row] = await sql.unsafe(text)
    return row as T
  }
}
