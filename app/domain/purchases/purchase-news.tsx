import { CardState, type CardNews } from '~/domain/payments/card-state'
import { RefundState } from '~/domain/refunds/refund-state'
import type { PurchaseRefunds } from '~/domain/refunds/refunds.server'
import type { CardPayments } from '~/integrations/stripe.server'
import { PurchaseState } from './purchase-state'
import type { Purchase } from './purchases.server'

export type PurchaseNewsProps = {
  purchase: Purchase
  refunds: PurchaseRefunds
  cards: CardPayments
  news: CardNews | null
}

/** How a purchase stands: her card payment, or the purchase itself, and what is being given back of it. */
export function PurchaseNews({ purchase, refunds, cards, news }: PurchaseNewsProps) {
  // Of one that was given back the refund says all there is to say.
  const state = purchase.status === 'refunded' ? null : <PurchaseState purchase={purchase} cards={cards} />
  return (
    <>
      {news ? <CardState news={news} /> : state}
      <RefundState refunds={refunds} />
    </>
  )
}
