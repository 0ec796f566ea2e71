import { useTranslation } from '~/i18n/use-translation'
import { lastMoment } from '~/domain/payments/last-day'
import type { PurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { VisuallyHidden } from '~/ui/visually-hidden'

type RefundLinksProps = {
  refunds: PurchaseRefunds
  /** The purchase, for screen readers, where several are listed. */
  about?: string
}

/** Links to the receipt and to the refund acts of a purchase, as far as they are available; list items. */
export function RefundLinks({ refunds, about }: RefundLinksProps) {
  const { t, language } = useTranslation('refunds')
  const { purchaseId, receipt, withdrawUntil, beginDue, obstacle } = refunds
  const named = (label: string) => (
    <>
      {label}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </>
  )
  return (
    <>
      {receipt && (
        <li>
          <Link to={`/receipts/${purchaseId}`}>{named(t('receipt.title'))}</Link>
        </li>
      )}
      {beginDue && (
        <li>
          <Link to={`/purchases/${purchaseId}/begin`}>{named(t('begin.link'))}</Link>
        </li>
      )}
      {withdrawUntil && (
        <li>
          <Link to={`/purchases/${purchaseId}/withdraw`}>{named(t('links.withdraw'))}</Link>
          <span className="block text-sm text-muted">
            {t('links.until', { date: formatDate(language, lastMoment(withdrawUntil)) })}
          </span>
        </li>
      )}
      {obstacle === null && (
        <li>
          <Link to={`/purchases/${purchaseId}/ask-refund`}>{named(t('ask.title'))}</Link>
        </li>
      )}
    </>
  )
}
