import { asProvider } from '~/db/act.server'
import { storeEvent, readEvent } from '~/domain/payments/events.server'
import { holding, textOf } from '~/http/body.server'
import type { Args } from '~/http/page.server'
import { cardPayments, webhookSecrets } from '~/integrations/stripe.server'

const largestEvent = 256 * 1024

const answer = (status: number) => new Response(null, { status })

/** Stripe's webhook. A correctly signed event is stored and acknowledged; the worker handles it later. */
export async function action({ request, context }: Args) {
  if (cardPayments() === 'off' || webhookSecrets().length === 0) return answer(503)
  if (request.method !== 'POST') return answer(405)
  const sender = { viewer: null, address: context.clientAddress }
  const body = await holding(sender, (held) => textOf(request, held, largestEvent))
  const event = body === undefined ? undefined : readEvent(body, request.headers.get('Stripe-Signature'))
  if (!event) return answer(400)
  await asProvider((sql) => storeEvent(sql, event))
  return answer(200)
}

export const loader = () => answer(405)
