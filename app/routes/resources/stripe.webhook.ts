import { asProvider } from '~/db/as-viewer.server'
import { keepEvent, readEvent } from '~/domain/payments/events.server'
import type { Args } from '~/http/page.server'
import { cardPayments, webhookSecrets } from '~/integrations/stripe.server'

const largestEvent = 256 * 1024

const answer = (status: number) => new Response(null, { status })

/** Stripe's webhook. A correctly signed event is stored and acknowledged; the worker handles it later. */
export async function action({ request }: Args) {
  if (cardPayments() === 'off' || webhookSecrets().length === 0) return answer(503)
  if (request.method !== 'POST') return answer(405)
  const body = await request.text()
  const event =
    body.length <= largestEvent ? readEvent(body, request.headers.get('Stripe-Signature')) : undefined
  if (!event) return answer(400)
  await asProvider((sql) => keepEvent(sql, event))
  return answer(200)
}

export const loader = () => answer(405)
