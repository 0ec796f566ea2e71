import { useTranslation } from '~/i18n/use-translation'
import type { ErasureLoss } from '~/domain/accounts/my-data.server'
import { Link } from '~/http/page'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { Banner } from '~/ui/banner'

/** The orders and purchases that the erasure gives up, with links to ask for a refund first. */
export function ErasureLosses({ losses }: { losses: ErasureLoss[] }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  if (losses.length === 0) return null
  const refundable = losses.some(({ refundGround }) => refundGround)
  return (
    <Banner tone="warning" title={t('erase.losses.title')}>
      <ul className="grid gap-2">
        {losses.map(({ purchaseId, names, paid, partsLeft, refundGround }) => (
          <li key={purchaseId}>
            <Link to={`/purchases/${purchaseId}`}>{nameIn(language, names)}</Link>
            <span className="block">
              {paid ? t('erase.losses.paid', { count: partsLeft }) : t('erase.losses.unpaid')}{' '}
              {refundGround && t('erase.losses.ground')}
            </span>
          </li>
        ))}
      </ul>
      {refundable && <p>{t('erase.losses.first')}</p>}
    </Banner>
  )
}
