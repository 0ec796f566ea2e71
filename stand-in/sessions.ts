import type { z } from 'zod'
import type { Books } from './books'
import { missing, notNow, wrongParameter } from './errors'
import { tell } from './events'
import { newId, now, type Session } from './objects'
import type { newSession } from './parameters'

const minute = 60
const shortest = 30 * minute
const longest = 24 * 60 * minute
const smallestAmount = 50

/** Creates a Checkout Session with a payment page below `origin`. Amounts in cents, times in seconds. */
export function createSession(books: Books, origin: string, given: z.output<typeof newSession>): Session {
  const created = now()
  const expires_at = given.expires_at ?? created + longest
  if (expires_at < created + shortest || expires_at > created + longest) {
    throw wrongParameter('expires_at', 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.')
  }
  const items = given.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    name: product_data.name,
    description: product_data.description ?? '',
    quantity,
    amount: unit_amount * quantity,
  }))
  const amount = items.reduce((sum, item) => sum + item.amount, 0)
  if (given.line_items.some(({ price_data }) => price_data.unit_amount < 0) || amount < smallestAmount) {
    throw wrongParameter('line_items', 'The total amount must be at least 50 cents.', 'amount_too_small')
  }
  const currencies = new Set(given.line_items.map(({ price_data }) => price_data.currency))
  if (currencies.size > 1) throw wrongParameter('line_items', 'All line items must have the same currency.')
  const id = newId('cs_test_a1', 58)
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created,
    currency: [...currencies][0]!,
    customer_details: null,
    customer_email: given.customer_email ?? null,
    expires_at,
    livemode: false,
    locale: given.locale ?? null,
    metadata: given.metadata,
    mode: given.mode,
    payment_intent: null,
    payment_method_types: given.payment_method_types ?? ['card', 'sepa_debit'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: given.success_url,
    ui_mode: 'hosted_page',
    url: `${origin}/pay/${id}`,
  }
  books.put('sessions', session)
  const { metadata = {}, description } = given.payment_intent_data ?? {}
  books.put('orders', { id, items, intent: { metadata, description: description ?? null } })
  return session
}

/** Returns a session in its present state: it has expired when its time is over. Undefined when there is none. */
export function findSession(books: Books, id: string): Session | undefined {
  const session = books.find('sessions', id)
  return session && isOverdue(session) ? expire(books, session) : session
}

/** The same, but throws Stripe's error when there is none. */
export function requireSession(books: Books, id: string): Session {
  const session = findSession(books, id)
  if (!session) throw missing('checkout.session', id, 'session', true)
  return session
}

/** Expires an open session; throws for any other. */
export function expireSession(books: Books, id: string): Session {
  const session = requireSession(books, id)
  if (session.status !== 'open') {
    throw notNow(
      `Only open Checkout Sessions can be expired. This one has a status of \`${session.status}\`.`,
    )
  }
  return expire(books, session)
}

/** Expires every session whose time is over. */
export function expireOverdue(books: Books) {
  for (const session of books.all('sessions').filter(isOverdue)) books.change(() => expire(books, session))
}

const isOverdue = ({ status, expires_at }: Session) => status === 'open' && expires_at <= now()

function expire(books: Books, session: Session): Session {
  const expired: Session = { ...session, status: 'expired', url: null }
  books.put('sessions', expired)
  tell(books, 'checkout.session.expired', expired)
  return expired
}
