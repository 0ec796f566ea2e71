import { Stripe } from 'stripe'

/** How cards can be paid: for real, with Stripe's test cards, at the stand-in of a demonstration, or not at all. */
export type CardPayments = 'live' | 'test' | 'stand-in' | 'off'

const secretKey = () => process.env.STRIPE_SECRET_KEY ?? ''
const clients = new Map<number, Stripe>()

export function cardPayments(): CardPayments {
  if (!secretKey()) return 'off'
  if (process.env.STRIPE_STAND_IN_ORIGIN) return 'stand-in'
  return livemode() ? 'live' : 'test'
}

/** True when real money moves. */
export const livemode = () => /^[sr]k_live_/.test(secretKey())

/** For a page, with somebody before it; and for the worker, whom nobody waits for. */
const hurried = { timeout: 4000, maxNetworkRetries: 1 }
const patient = { timeout: 10_000, maxNetworkRetries: 2 }

/** Stripe's own library, made once for pages and once for the worker. Throws where cards can't be paid. */
export function stripe({ timeout, maxNetworkRetries } = hurried) {
  const key = secretKey()
  if (!key) throw new Error('STRIPE_SECRET_KEY is not set')
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol } = process.env
  const client =
    clients.get(timeout) ??
    new Stripe(key, {
      ...(host ? { host } : {}),
      ...(port ? { port } : {}),
      ...(protocol === 'http' ? { protocol } : {}),
      maxNetworkRetries,
      timeout,
      telemetry: false,
    })
  clients.set(timeout, client)
  return client
}

/** The same for the worker. */
export const patientStripe = () => stripe(patient)

/** What signs Stripe's messages: one secret, or two while the old one is being replaced. */
export const webhookSecrets = () =>
  (process.env.STRIPE_WEBHOOK_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
