import type { Purchase } from '~/domain/purchases/purchases.server'
import type { PurchaseRefunds } from '~/domain/refunds/purchase-refunds.server'
import type { CardPayments } from '~/integrations/stripe.server'
import { CardState, type CardNews } from '~/parts/payments/card-state'
import { PurchaseState } from '~/parts/purchases/purchase-state'
import { RefundState } from '~/parts/refunds/refund-state'

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
