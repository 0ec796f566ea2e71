import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { useMayOpen } from '~/http/use-may-open'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Undocumented } from '~/parts/tax-documents/undocumented'
import { VisuallyHidden } from '~/ui/visually-hidden'

/**
 * Links to the receipt, to reopen a closed purchase and to refund it; for a refunded one, the day of the
 * decision.
 */
export function MoneyLinks({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const language = useLanguage()
  const mayOpen = useMayOpen()
  const { id, priceCents, refundedAt, menteeName, own, reopenable } = purchase
  const free = priceCents === 0
  return (
    <ul className="mt-1 grid gap-1 whitespace-nowrap empty:hidden">
      {!free && mayOpen('/receipts/:purchaseId') && (
        <li>
          <Link to={`/receipts/${id}`}>
            {t('purchases.receipt')}
            <VisuallyHidden> {menteeName}</VisuallyHidden>
          </Link>
        </li>
      )}
      <li className="whitespace-normal empty:hidden">
        <Undocumented purchase={purchase} />
      </li>
      {reopenable && !own && mayOpen('/admin/purchased-subscriptions/:purchaseId/reopen-claim') && (
        <li>
          <Link to={actLink(`/admin/purchased-subscriptions/${id}/reopen-claim`)}>
            {t('reopenClaim.link')}
            <VisuallyHidden> {menteeName}</VisuallyHidden>
          </Link>
        </li>
      )}
      {!free && refundedAt && (
        <li>{t('purchases.refundedOn', { when: formatDate(language, refundedAt) })}</li>
      )}
      {!free && !refundedAt && !own && mayOpen('/admin/purchased-subscriptions/:purchaseId/refund') && (
        <li>
          <Link to={`/admin/purchased-subscriptions/${id}/refund`}>
            {t('purchases.refund')}
            <VisuallyHidden> {menteeName}</VisuallyHidden>
          </Link>
        </li>
      )}
    </ul>
  )
}
