import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { Link } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The link to enter a withdrawal that came by letter; nothing if there is no money to give back. */
export function WithdrawalLink({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  const address = `/admin/purchased-subscriptions/${purchase.id}/withdrawal`
  const mayOpen = useMayOpen()
  if (purchase.own || !purchase.paidAt || purchase.refundedAt || !purchase.priceCents) return null
  if (!mayOpen('/admin/purchased-subscriptions/:purchaseId/withdrawal')) return null
  return (
    <Link to={address}>
      {t('letter.link')}
      <VisuallyHidden> {purchase.menteeName}</VisuallyHidden>
    </Link>
  )
}
