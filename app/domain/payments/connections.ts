import type { Sql } from 'postgres'
import type { Stripe } from 'stripe'

/** Both sides of a card payment: our database, as a login that may write what Stripe says, and Stripe. */
export type PaymentConnections = { sql: Sql; stripe: Stripe }

/** Where an attempt to pay by card stands. */
export type CheckoutState = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'flagged' | 'unknown'
