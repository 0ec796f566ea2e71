import type { Sql } from 'postgres'
import type { Stripe } from 'stripe'

/** What a card payment needs: the database, with a login that may record messages of Stripe, and Stripe. */
export type PaymentConnections = { sql: Sql; stripe: Stripe }

/** The state of an attempt to pay by card. */
export type CheckoutState = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'flagged' | 'unknown'
