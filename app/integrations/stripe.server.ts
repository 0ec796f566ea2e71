import { Stripe } from 'stripe'

/** How cards are paid: real money, Stripe's test mode, the local stand-in of a demo, or not at all. */
export type CardPayments = 'live' | 'test' | 'stand-in' | 'off'

const secretKey = () => process.env.STRIPE_SECRET_KEY ?? ''
const clients = new Map<string, Stripe>()

export function cardPayments(): CardPayments {
  if (!secretKey()) return 'off'
  if (process.env.STRIPE_STAND_IN_ORIGIN) return 'stand-in'
  return livemode() ? 'live' : 'test'
}

/** True if real money is charged. */
export const livemode = () => /^[sr]k_live_/.test(secretKey())

/** Milliseconds and retries: short for a page with a waiting user, long for the worker. */
const hurried = { timeout: 4000, maxNetworkRetries: 1 }
const patient = { timeout: 10_000, maxNetworkRetries: 2 }

/** The Stripe client for pages; kept. Throws if card payments are off. */
export function stripe({ timeout, maxNetworkRetries } = hurried) {
  const key = secretKey()
  if (!key) throw new Error('STRIPE_SECRET_KEY is not set')
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol } = process.env
  const settings = [key, host, port, protocol, timeout].join(' ')
  const client =
    clients.get(settings) ??
    new Stripe(key, {
      ...(host ? { host } : {}),
      ...(port ? { port } : {}),
      ...(protocol === 'http' ? { protocol } : {}),
      maxNetworkRetries,
      timeout,
      telemetry: false,
    })
  clients.set(settings, client)
  return client
}

/** The Stripe client for the worker. */
export const patientStripe = () => stripe(patient)

/** The secrets that verify Stripe's webhooks: two while one is being replaced. */
export const webhookSecrets = () =>
  (process.env.STRIPE_WEBHOOK_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
