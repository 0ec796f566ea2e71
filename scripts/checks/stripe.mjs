// Checks the keys of Stripe and the webhook that is set up there. Changes nothing there.
import { Stripe } from 'stripe'
import { eventTypes } from '../../common/stripe-events.mjs'
import { clocksApart } from './clock.mjs'
import { bad, good, messageOf, note } from './finding.mjs'

/** @typedef {import('../check.mjs').Finding} Finding */

export const secretNotAsked =
  'Stripe does not tell whether STRIPE_WEBHOOK_SECRET is the secret of this webhook: compare them there.'

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
  const asked = Date.now()
  try {
    const answer = await stripe.webhookEndpoints.list({ limit: 100 })
    return [
      good('Stripe accepts the key.'),
      ...clock(answer.lastResponse.headers, asked),
      ...webhooks(
        answer.data.filter((each) => each.url === url),
        url,
      ),
    ]
  } catch (error) {
    const { type, headers } = /** @type {{ type?: string, headers?: Record<string, string> }} */ (error)
    if (type === 'StripePermissionError')
      return [
        ...clock(headers, asked),
        note(`Stripe accepts the key, but it may not read the webhooks; look there that ${url} is one.`),
      ]
    if (type === 'StripeAuthenticationError')
      return [...clock(headers, asked), bad('Stripe refuses STRIPE_SECRET_KEY.')]
    return [bad(`Stripe cannot be asked: ${messageOf(error)}`)]
  }
}

/** The time of Stripe's answer, from outside: the database may be this same computer.
 * @param {Record<string, string> | undefined} headers @param {number} asked @returns {Finding[]} */
function clock(headers, asked) {
  // Whole seconds, cut off: half a second later is the middle.
  const there = Date.parse(headers?.date ?? '') + 500
  return Number.isNaN(there) ? [] : [clocksApart('Stripe', there, [asked, Date.now()])]
}

/** @param {{ status: string, enabled_events: string[] }[]} found @param {string} url @returns {Finding[]} */
function webhooks(found, url) {
  if (found.length === 0)
    return [
      bad(
        `Stripe has no webhook for ${url}: payments would be seen minutes late. Add it, with these events: ${eventTypes.join(', ')}.`,
      ),
    ]
  const active = found.filter(({ status }) => status === 'enabled')
  if (active.length === 0) return [bad(`Stripe’s webhook for ${url} is switched off there.`)]
  const lacking = active
    .map(({ enabled_events: events }) =>
      eventTypes.filter((type) => !events.includes('*') && !events.includes(type)),
    )
    .filter((missing) => missing.length > 0)
  return [
    ...(lacking.length > 0
      ? lacking.map((missing) => bad(`Stripe’s webhook for ${url} lacks the events ${missing.join(', ')}.`))
      : [good(`Stripe has the webhook ${url} with every event.`)]),
    ...(active.length > 1
      ? [
          note(
            `Stripe has ${active.length} webhooks for ${url}, each with its own secret: only the messages of one are accepted. Keep the one of STRIPE_WEBHOOK_SECRET.`,
          ),
        ]
      : []),
    note(secretNotAsked),
  ]
}
