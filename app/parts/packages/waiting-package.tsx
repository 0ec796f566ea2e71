import { useTranslation } from '~/i18n/use-translation'
import type { Package } from '~/domain/packages/packages.server'
import { Link } from '~/http/page'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { Card } from '~/ui/card'

/** Shows a visitor who is registering which package the order will be for. */
export function WaitingPackage({ item }: { item: Package | undefined }) {
  const { t, language } = useTranslation('public')
  if (!item) return null
  return (
    <Card tone="saffron" title={t('waitingPackage.title')}>
      <p className="text-lg">
        <b>{nameIn(language, item.names)}</b>
        {' · '}
        <span className="tabular">{formatMoney(language, item.priceCents, item.currency)}</span>
      </p>
      <p className="mt-2">
        {t('waitingPackage.text')} <Link to="/mentoring-packages">{t('waitingPackage.other')}</Link>
      </p>
    </Card>
  )
}
