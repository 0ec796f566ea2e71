import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'

/** The link to take back what was confirmed for a purchase by mistake. */
export function TakeBackLink({ purchase }: { purchase: { id: number } }) {
  const { t } = useTranslation('admin')
  return <Link to={`/admin/purchased-subscriptions/${purchase.id}/take-back`}>{t('takeBack.link')}</Link>
}
