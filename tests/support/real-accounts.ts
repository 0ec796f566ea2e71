// A model of the real accounts, independent of our books: Stripe's state of each payment, what banks took back, and
// the team's own account. It answers like Stripe's library; nothing else of the product uses it.
import { Stripe } from 'stripe'

type Refund = {
  id: string
  payment: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
  refundId: string | null
}
type Dispute = { id: string; payment: string; amount: number; status: 'needs_response' | 'won' | 'lost' }
type Session = { id: string; asked: Stripe.Checkout.SessionCreateParams; payment: string | null }

/** Stripe's event that something changed; it may arrive late, twice, in any order. */
export type News = { session?: string; payment?: string }

const refused = (code: string) =>
  new Stripe.errors.StripeInvalidRequestError({ message: code, code, type: 'invalid_request_error' })

/** Opens the accounts of one walk. */
export function openAccounts() {
  let count = 0
  const named = (prefix: string) => `${prefix}_${(count += 1)}`
  const sessions = new Map<string, Session>()
  const asking = new Map<string, Session>()
  const payments = new Map<string, number>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const answered = new Map<string, { amount: number; refund?: Refund; fault?: Error }>()
  const sums = { sent: new Map<string, number>() }
  let nextAnswerLost = false
  let outcome: Refund['status'] = 'succeeded'

  const of = <T extends { payment: string }>(all: T[], payment: string) =>
    all.filter((one) => one.payment === payment)
  const total = (all: { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)

  /** What can still be refunded of a payment: not yet refunded, and not disputed. */
  const left = (payment: string) =>
    (payments.get(payment) ?? 0) -
    total(of(refunds, payment).filter(({ status }) => status !== 'failed')) -
    total(of(disputes, payment).filter(({ status }) => status !== 'won')) -
    (sums.sent.get(payment) ?? 0)
  /** What a card holder can dispute: up to the whole charge, whatever was refunded. */
  const disputable = (payment: string) =>
    (payments.get(payment) ?? 0) - total(of(disputes, payment).filter(({ status }) => status !== 'won'))
  const isContested = (payment: string) =>
    of(disputes, payment).some(({ status }) => status === 'needs_response')
  /** What stays with us, once nothing is pending. */
  const balance = (payment: string) =>
    (payments.get(payment) ?? 0) -
    total(of(refunds, payment).filter(({ status }) => status === 'succeeded')) -
    total(of(disputes, payment).filter(({ status }) => status === 'lost')) -
    (sums.sent.get(payment) ?? 0)

  function giveBack(payment: string, amount: number, refundId: string | null) {
    if (of(disputes, payment).some(({ status }) => status !== 'won')) throw refused('charge_disputed')
    if (amount > left(payment)) throw refused('charge_already_refunded')
    const refund: Refund = { id: named('re'), payment, amount, status: outcome, refundId }
    refunds.push(refund)
    return refund
  }

  function sendOnce(key: string, payment: string, amount: number, refundId: string) {
    const before = answered.get(key)
    if (before && before.amount !== amount)
      throw new Stripe.errors.StripeIdempotencyError({
        message: 'other parameters',
        type: 'idempotency_error',
      })
    if (before?.fault) throw before.fault
    if (before?.refund) return before.refund
    try {
      const refund = giveBack(payment, amount, refundId)
      answered.set(key, { amount, refund })
      return refund
    } catch (fault) {
      answered.set(key, { amount, fault: fault as Error })
      throw fault
    }
  }

  const shown = {
    refund: ({ id, payment, amount, status, refundId }: Refund) =>
      ({
        id,
        payment_intent: payment,
        amount,
        currency: 'eur',
        status,
        metadata: refundId ? { refund_id: refundId } : {},
      }) as unknown as Stripe.Refund,
    dispute: ({ id, payment, amount, status }: Dispute) =>
      ({ id, payment_intent: payment, amount, currency: 'eur', status }) as Stripe.Dispute,
    session: ({ id, asked, payment }: Session) =>
      ({
        id,
        url: `https://checkout.stripe.com/pay/${id}`,
        mode: asked.mode,
        metadata: asked.metadata,
        livemode: false,
        client_reference_id: asked.client_reference_id,
        currency: 'eur',
        amount_total: asked.line_items![0]!.price_data!.unit_amount,
        status: payment ? 'complete' : 'open',
        payment_status: payment ? 'paid' : 'unpaid',
        payment_intent: payment,
      }) as unknown as Stripe.Checkout.Session,
  }

  const stripe = {
    checkout: {
      sessions: {
        async create(
          asked: Stripe.Checkout.SessionCreateParams,
          { idempotencyKey }: { idempotencyKey: string },
        ) {
          const session = asking.get(idempotencyKey) ?? { id: named('cs'), asked, payment: null }
          asking.set(idempotencyKey, session)
          sessions.set(session.id, session)
          return shown.session(session)
        },
        retrieve: async (id: string) => shown.session(sessions.get(id)!),
        list: async ({ payment_intent }: { payment_intent: string }) => ({
          data: [...sessions.values()].filter(({ payment }) => payment === payment_intent).map(shown.session),
        }),
      },
    },
    refunds: {
      async create(
        { payment_intent, amount, metadata }: Stripe.RefundCreateParams,
        { idempotencyKey }: { idempotencyKey: string },
      ) {
        const refund = sendOnce(
          idempotencyKey,
          payment_intent!,
          amount!,
          String((metadata as { refund_id: number }).refund_id),
        )
        if (nextAnswerLost) {
          nextAnswerLost = false
          throw new Stripe.errors.StripeConnectionError({ message: 'lost', type: 'api_error' })
        }
        return shown.refund(refund)
      },
      retrieve: async (id: string) => shown.refund(refunds.find((refund) => refund.id === id)!),
      list: ({ payment_intent }: { payment_intent: string }) =>
        inTurn(of(refunds, payment_intent).map(shown.refund)),
    },
    disputes: {
      list: ({ payment_intent }: { payment_intent: string }) =>
        inTurn(of(disputes, payment_intent).map(shown.dispute)),
    },
  } as unknown as Stripe

  return {
    stripe,
    left,
    disputable,
    balance,
    isContested,
    /** Somebody refunds at Stripe; false when Stripe refuses. */
    refund(payment: string, amount: number) {
      if (
        amount <= 0 ||
        amount > left(payment) ||
        of(disputes, payment).some(({ status }) => status !== 'won')
      )
        return false
      giveBack(payment, amount, null)
      return true
    },
    /** The mentee pays an open session; returns the payment. */
    pay(sessionId: string) {
      const session = sessions.get(sessionId)!
      session.payment ??= named('pi')
      payments.set(session.payment, session.asked.line_items![0]!.price_data!.unit_amount!)
      return session.payment
    },
    /** Money in the team's own account, by our reference. */
    deposit: (payment: string, amount: number) =>
      payments.set(payment, (payments.get(payment) ?? 0) + amount),
    /** The team has sent this much of a payment from its own account. */
    send: (payment: string, amount: number) => sums.sent.set(payment, (sums.sent.get(payment) ?? 0) + amount),
    dispute: (payment: string, amount: number) =>
      disputes.push({ id: named('dp'), payment, amount, status: 'needs_response' }),
    openDisputes: (payment: string) =>
      of(disputes, payment).filter(({ status }) => status === 'needs_response'),
    refundsOf: (payment: string) => of(refunds, payment),
    sessionOf: (id: string) => sessions.get(id),
    /** The outcome of the next refunds, and whether the next answer is lost. */
    fate(next: Refund['status'], lost: boolean) {
      outcome = next
      nextAnswerLost = lost
    },
    /** A day passes: idempotency keys are forgotten. */
    forgetKeys: () => answered.clear(),
  }
}

async function* inTurn<T>(things: T[]) {
  yield* things
}
