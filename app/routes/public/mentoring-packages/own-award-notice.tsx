import { useTranslation } from '~/i18n/use-translation'
import type { OwnAward } from '~/domain/scholarships/awards.server'
import { Link } from '~/http/page'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { Banner } from '~/ui/banner'

/** Tells a mentee about a half-price award that is not ordered yet. */
export function OwnAwardNotice({ award }: { award: OwnAward }) {
  const { t, language } = useTranslation('public')
  const { packageId, packageNames, priceCents, listPriceCents, currency } = award
  const values = {
    package: nameIn(language, packageNames),
    price: formatMoney(language, priceCents, currency),
    list: formatMoney(language, listPriceCents, currency),
  }
  return (
    <Banner tone="success" title={t('packages.award.title')} className="mb-10">
      <p>
        {t('packages.award.text', values)}{' '}
        <Link to={`/checkout/${packageId}`}>{t('common:form.toOrder')}</Link>
      </p>
    </Banner>
  )
}
