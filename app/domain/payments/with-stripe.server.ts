import { Stripe } from 'stripe'
import { asProvider } from '~/db/act.server'
import { Refusal } from '~/db/refusal.server'
import { reportError } from '~/log.server'
import { stripe } from '~/integrations/stripe.server'
import type { PaymentConnections } from './connections'

/** How long a page waits for Stripe in total, in milliseconds. */
const patience = 5000

/** The time at which a page that begins now stops waiting for Stripe. */
export const deadline = () => performance.now() + patience

/** Runs work of a page that needs Stripe. Raises `refusal` if Stripe fails or does not answer in time. */
export async function withStripe<T>(
  work: (connections: PaymentConnections) => Promise<T>,
  refusal: () => Refusal,
  until = deadline(),
) {
  // Not inTime: the database raises the same error, and a silent database is not Stripe's fault.
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(new Stripe.errors.StripeConnectionError({ message: 'no answer in time', type: 'api_error' })),
      until - performance.now(),
    )
  })
  try {
    return await Promise.race([asProvider((sql) => work({ sql, stripe: stripe() })), late])
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    reportError(error, { where: 'asking Stripe' })
    throw refusal()
  } finally {
    clearTimeout(timer)
  }
}
