import { useTranslation } from '~/i18n/use-translation'
import type { WholePurchase } from '~/domain/purchases/purchase-records.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { useActsOfPurchase } from '~/parts/purchases/acts-of-purchase'
import { Card } from '~/ui/card'

/** The team's acts for this purchase. */
export function PurchaseActs({ purchase, refundCase }: Pick<WholePurchase, 'purchase' | 'refundCase'>) {
  const { t } = useTranslation('records')
  const actLink = useActLink()
  const acts = useActsOfPurchase()(purchase, refundCase.cents)
  return (
    <Card title={t('common:facts.actions')} className="no-print">
      {purchase.own && <p>{t('needs.own.text')}</p>}
      {!purchase.own && acts.length === 0 && <p>{t('noActs')}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {acts.map((act) => (
          <li key={act}>
            <Link
              to={actLink(`/admin/purchased-subscriptions/${purchase.id}/${act}`)}
              className="inline-flex min-h-9 items-center font-medium"
            >
              {t(`purchase.acts.${act}`)}
            </Link>
          </li>
        ))}
        {purchase.scholarship && !purchase.own && (
          <li>
            <Link
              to={actLink(`/admin/scholarships/awards/${purchase.id}/withdraw`)}
              className="inline-flex min-h-9 items-center font-medium"
            >
              {t('admin:scholarships.withdraw.link')}
            </Link>
          </li>
        )}
        <li>
          <Link
            to={`/admin/mentees/${purchase.menteeId}/scholarships`}
            className="inline-flex min-h-9 items-center font-medium"
          >
            {t('admin:scholarships.hers')}
          </Link>
        </li>
        <li>
          <Link
            to={actLink(`/admin/users/${purchase.menteeUserId}/email`)}
            className="inline-flex min-h-9 items-center font-medium"
          >
            {t('admin:emailOf.change')}
          </Link>
        </li>
      </ul>
    </Card>
  )
}
