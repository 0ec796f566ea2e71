import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { useMayOpen } from '~/http/use-may-open'
import { VisuallyHidden } from '~/ui/visually-hidden'

/**
 * The link to record a deposit for a purchase that is already paid or closed; nothing if that is impossible.
 */
export function LateDepositLink({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  const address = `/admin/purchased-subscriptions/${purchase.id}/late-deposit`
  const mayOpen = useMayOpen()
  if (!isDepositLate(purchase) || !mayOpen('/admin/purchased-subscriptions/:purchaseId/late-deposit'))
    return null
  return (
    <Link to={address}>
      {t('lateDeposit.link')}
      <VisuallyHidden> {purchase.menteeName}</VisuallyHidden>
    </Link>
  )
}

/**
 * True if a deposit would come too late: the purchase is paid or closed. False for the admin's own purchase.
 */
export function isDepositLate({ own, priceCents, paidAt, cancelledAt }: AdminPurchase) {
  return !own && priceCents > 0 && (paidAt ?? cancelledAt) !== null
}
