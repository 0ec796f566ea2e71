import type { Purchase } from '~/domain/purchases/purchases.server'
import type { PurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import type { CardPayments } from '~/integrations/stripe.server'
import { CardState, type CardNews } from '~/parts/payments/card-state'
import { PurchaseState } from '~/parts/purchases/purchase-state'
import { RefundState } from '~/parts/payments/refund-state'

type PurchaseNewsProps = {
  purchase: Purchase
  refunds: PurchaseRefunds
  cards: CardPayments
  news: CardNews | null
}

/** The state of the card payment or of the purchase, and its refunds. */
export function PurchaseNews({ purchase, refunds, cards, news }: PurchaseNewsProps) {
  // For a refunded purchase, the refund says everything.
  const state = purchase.status === 'refunded' ? null : <PurchaseState purchase={purchase} cards={cards} />
  return (
    <>
      {news ? <CardState news={news} /> : state}
      <RefundState refunds={refunds} />
    </>
  )
}
