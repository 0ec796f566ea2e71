import { useTranslation } from '~/i18n/use-translation'
import type { ShownPackage } from '~/domain/packages/shown-package.server'
import { formatMoney } from '~/i18n/format'
import { DataTable } from '~/ui/table'

/** Compares the packages in a table. */
export function PackageComparison({ packages }: { packages: ShownPackage[] }) {
  const { t, language } = useTranslation('public')
  const money = (cents: number, currency: string) => formatMoney(language, cents, currency)
  const columns = ['package', 'price', 'duration', 'sessions', 'coaching', 'perSession'] as const
  const numeric = new Set<string>(['price', 'sessions', 'perSession'])
  return (
    <section>
      <h2 className="mb-5 text-2xl">{t('packages.compare.title')}</h2>
      <DataTable
        caption={t('packages.compare.title')}
        hideCaption
        columns={columns.map((id) => ({ id, label: t(`packages.compare.${id}`), numeric: numeric.has(id) }))}
        rows={packages.map((item) => ({
          id: item.code,
          cells: [
            item.name,
            money(item.priceCents, item.currency),
            t('common:counts.months', { count: item.durationMonths }),
            item.minimumSessions,
            item.coaching
              ? t('packages.compare.yes', { count: item.coaching.sessions })
              : t('common:form.no'),
            money(Math.round(item.priceCents / item.minimumSessions), item.currency),
          ],
        }))}
      />
    </section>
  )
}
