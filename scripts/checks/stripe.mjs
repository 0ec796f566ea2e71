// Checks the keys of Stripe and the webhook that is set up there. Changes nothing there.
import { Stripe } from 'stripe'
import { eventTypes } from '../lib/stripe-events.mjs'
import { bad, good, messageOf, note } from './finding.mjs'

/** @typedef {import('../check.mjs').Finding} Finding */

/** @param {import('../lib/environment.mjs').Environment} environment @returns {Promise<Finding[]>} */
export async function checkStripe(environment) {
  const { stripeSecretKey, publicOrigin, stripeApiHost, stripeApiPort, stripeApiProtocol, only } = environment
  if (!stripeSecretKey || only === 'migrate') return []
  const stripe = new Stripe(stripeSecretKey, {
    host: stripeApiHost,
    port: stripeApiPort,
    protocol: stripeApiProtocol === 'http' ? 'http' : 'https',
    maxNetworkRetries: 1,
    timeout: 8000,
    telemetry: false,
  })
  const url = `${publicOrigin}/api/stripe/webhook`
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    return [
      good('Stripe accepts the key.'),
      webhook(
        data.filter((each) => each.url === url),
        url,
      ),
    ]
  } catch (error) {
    const { type } = /** @type {{ type?: string }} */ (error)
    if (type === 'StripePermissionError')
      return [
        note(`Stripe accepts the key, but it may not read the webhooks; look there that ${url} is one.`),
      ]
    if (type === 'StripeAuthenticationError') return [bad('Stripe refuses STRIPE_SECRET_KEY.')]
    return [bad(`Stripe cannot be asked: ${messageOf(error)}`)]
  }
}

/** @param {{ status: string, enabled_events: string[] }[]} found @param {string} url @returns {Finding} */
function webhook(found, url) {
  if (found.length === 0)
    return bad(
      `Stripe has no webhook for ${url}: payments would be seen minutes late. Add it, with these events: ${eventTypes.join(', ')}.`,
    )
  const active = found.find(({ status }) => status === 'enabled')
  if (!active) return bad(`Stripe’s webhook for ${url} is switched off there.`)
  const missing = eventTypes.filter(
    (type) => !['*', type].some((each) => active.enabled_events.includes(each)),
  )
  if (missing.length > 0) return bad(`Stripe’s webhook for ${url} lacks the events ${missing.join(', ')}.`)
  return good(`Stripe has the webhook ${url} with every event.`)
}
