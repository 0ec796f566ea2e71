import { useTranslation } from '~/i18n/use-translation'
import type { PurchaseRefunds } from '~/domain/refunds/purchase-refunds.server'
import { RefundLinks } from '~/parts/refunds/refund-links'

/** Links to the receipt and the refund acts of a purchase; renders nothing if there are none. */
export function PurchaseMoney({ refunds }: { refunds: PurchaseRefunds }) {
  const { t } = useTranslation('refunds')
  if (!refunds.receipt && refunds.obstacle !== null) return null
  const hasWays = refunds.withdrawUntil || refunds.obstacle === null
  return (
    <section className="no-print">
      <h2 className="mb-3">{t(hasWays ? 'links.title' : 'links.receiptTitle')}</h2>
      <ul className="grid gap-3">
        <RefundLinks refunds={refunds} />
      </ul>
    </section>
  )
}
