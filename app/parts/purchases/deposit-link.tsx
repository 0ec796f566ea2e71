import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { Link } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The link to record a deposit, also for a purchase already paid or closed. */
export function DepositLink({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  const address = `/admin/purchased-subscriptions/${purchase.id}/mark-as-paid`
  const mayOpen = useMayOpen()
  if (!takesDeposit(purchase) || !mayOpen('/admin/purchased-subscriptions/:purchaseId/mark-as-paid'))
    return null
  return (
    <Link to={address}>
      {t('deposit.link')}
      <VisuallyHidden> {purchase.menteeName}</VisuallyHidden>
    </Link>
  )
}

/** True unless the purchase is free or the admin's own. */
export const takesDeposit = ({ own, priceCents }: AdminPurchase) => !own && priceCents > 0
