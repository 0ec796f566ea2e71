import { useTranslation } from 'react-i18next'
import type { Row } from '~/db/rows'
import { Link } from '~/http/page'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { DataTable } from '~/ui/table'
import { StatusTag } from '~/ui/status-tag'
import { VisuallyHidden } from '~/ui/visually-hidden'

const tones = { coming: 'info', now: 'success', past: 'neutral' } as const

/** The prices of one package, the newest day first. */
export function PriceTable({ prices }: { prices: Row<'package_prices'>[] }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const from = ({ holdsFrom }: Row<'package_prices'>) =>
    holdsFrom ? formatLongDate(language, holdsFrom) : t('prices.fromTheStart')
  const coming = prices.some(({ state }) => state === 'coming')
  return (
    <DataTable
      caption={nameIn(language, prices[0]?.names ?? {})}
      hideCaption
      columns={[
        { id: 'from', label: t('prices.holdsFrom') },
        { id: 'price', label: t('common:facts.price'), numeric: true },
        { id: 'state', label: t('prices.state') },
        ...(coming ? [{ id: 'act', label: t('common:facts.act') }] : []),
      ]}
      rows={prices.map((price) => ({
        id: String(price.id ?? 0),
        cells: [
          from(price),
          formatMoney(language, price.priceCents, price.currency),
          <StatusTag key="state" tone={tones[price.state]} label={t(`prices.states.${price.state}`)} />,
          price.state === 'coming' && (
            <Link key="act" to={`/admin/settings/prices/${price.id}/withdraw`}>
              {t('prices.withdraw.link')}
              <VisuallyHidden> {from(price)}</VisuallyHidden>
            </Link>
          ),
        ].slice(0, coming ? 4 : 3),
      }))}
    />
  )
}
