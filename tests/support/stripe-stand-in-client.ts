import { Stripe } from 'stripe'
import type { Kept } from '../../stand-in/books'
import type { Charge, Dispute, Event, Payment, Refund, Session } from '../../stand-in/objects'
import type { Sums } from '../../stand-in/sums'

export type StandIn = { origin: string; secretKey: string; webhookSecret: string }

/** All data of the stand-in, the newest first; sums in cents. */
type StandInBooks = {
  sessions: Session[]
  payments: Payment[]
  charges: Charge[]
  refunds: Refund[]
  disputes: Dispute[]
  events: Event[]
  /** Calls with a key that were answered with an error. */
  refused: Kept[]
  sums: Sums
}

/** Connects to a running Stripe stand-in: its control, its data, and Stripe's own library. */
export function standInClient({ origin, secretKey, webhookSecret }: StandIn) {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }

  async function read<Result>(path: string, body?: object): Promise<Result> {
    const answer = await fetch(`${origin}/control${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`control ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Result
  }

  return {
    origin,
    secretKey,
    webhookSecret,
    /**
     * Calls an act of stand-in/control.ts, such as control('/sessions/cs_…/pay', { card: 'later' }).
     */
    control: <Result = unknown>(path: string, body: object = {}) => read<Result>(path, body),
    books: () => read<StandInBooks>('/books'),
    /** Resolves when no webhook is being sent. */
    settled: () => read('/webhooks/settled', {}),
    /** Stripe's library, configured as in the product. */
    library: (config: Partial<Stripe.StripeConfig> = {}) =>
      new Stripe(secretKey, {
        host: new URL(origin).hostname,
        port: new URL(origin).port,
        protocol: 'http',
        maxNetworkRetries: 2,
        timeout: 3000,
        telemetry: false,
        ...config,
      }),
    toJSON: () => ({ origin, secretKey, webhookSecret }),
  }
}

export type StandInClient = ReturnType<typeof standInClient>

/** The stand-in of the browser tests. */
export const servedStandIn = () => standInClient(JSON.parse(process.env.E2E_STRIPE!) as StandIn)
