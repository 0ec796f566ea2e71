import { Stripe } from 'stripe'

/** How cards can be paid: for real, with Stripe's test cards, at the stand-in of a demonstration, or not at all. */
export type CardPayments = 'live' | 'test' | 'stand-in' | 'off'

const key = process.env.STRIPE_SECRET_KEY ?? ''
let client: Stripe | undefined

export function cardPayments(): CardPayments {
  if (!key) return 'off'
  if (process.env.STRIPE_STAND_IN_ORIGIN) return 'stand-in'
  return livemode() ? 'live' : 'test'
}

/** True when real money moves. */
export const livemode = () => /^[sr]k_live_/.test(key)

/** Stripe's own library, made once. Throws where cards can't be paid. */
export function stripe() {
  if (!key) throw new Error('STRIPE_SECRET_KEY is not set')
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol } = process.env
  client ??= new Stripe(key, {
    ...(host ? { host } : {}),
    ...(port ? { port } : {}),
    ...(protocol === 'http' ? { protocol } : {}),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
  return client
}

/** What signs Stripe's messages: one secret, or two while the old one is being replaced. */
export const webhookSecrets = () =>
  (process.env.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim()).filter(Boolean)
