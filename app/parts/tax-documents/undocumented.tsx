import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { useMayOpen } from '~/http/use-may-open'
import { daysSince } from '~/i18n/format'
import { VisuallyHidden } from '~/ui/visually-hidden'

type UndocumentedProps = {
  purchase: Pick<AdminPurchase, 'id' | 'own' | 'menteeName' | 'undocumentedSince'>
}

/** For how many days money of a purchase has been without its tax document, as the link to enter it. */
export function Undocumented({ purchase: { id, own, menteeName, undocumentedSince } }: UndocumentedProps) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const mayOpen = useMayOpen()
  if (undocumentedSince === null || own || !mayOpen('/admin/purchased-subscriptions/:purchaseId/document'))
    return null
  const days = daysSince(undocumentedSince)
  return (
    <Link to={actLink(`/admin/purchased-subscriptions/${id}/document`)}>
      {days > 0 ? t('documents.missingDays', { count: days }) : t('common:shell.admin.undocumented')}
      <VisuallyHidden> {menteeName}</VisuallyHidden>
    </Link>
  )
}
