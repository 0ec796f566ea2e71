import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The way to record a deposit that came all the same for a purchase that needs none; nothing where it can't be. */
export function LateDepositLink({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  if (!isDepositLate(purchase)) return null
  return (
    <Link to={`/admin/purchased-subscriptions/${purchase.id}/late-deposit`}>
      {t('lateDeposit.link')}
      <VisuallyHidden> {purchase.menteeName}</VisuallyHidden>
    </Link>
  )
}

/** True where a deposit would come too late: the purchase is paid or closed. Never her own. */
export function isDepositLate({ own, priceCents, paidAt, cancelledAt }: AdminPurchase) {
  return !own && priceCents > 0 && (paidAt ?? cancelledAt) !== null
}
