import { useTranslation } from '~/i18n/use-translation'
import { countedIn, groupIn } from '~/domain/dashboard/counted-lists'
import type { DashboardQuery } from '~/domain/dashboard/dashboard-query'
import { type Dashboard, statistics } from '~/domain/dashboard/statistics'
import { Link } from '~/http/page'
import { formatDate, formatNumber } from '~/i18n/format'
import { KeyFigure } from '~/ui/key-figure'

type StatisticCardsProps = { dashboard: Dashboard; query: DashboardQuery; today: string }

/** The seven statistics, each with its value a year before, and the number of mentors in the chosen group. */
export function StatisticCards({ dashboard, query, today }: StatisticCardsProps) {
  const { t, language } = useTranslation('overview')
  const { first, last, numbers, before, mentors } = dashboard
  const list = groupIn(query.mentors)
  const group = t(`statistics.mentors.${query.mentors}`, { number: formatNumber(language, mentors) })
  return (
    <div className="grid gap-4">
      <p role="status" className="text-muted">
        {first && last
          ? t('statistics.between', { first: formatDate(language, first), last: formatDate(language, last) })
          : t('statistics.allTimes')}{' '}
        {list ? <Link to={list}>{group}</Link> : group}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {statistics.map((name) => (
          <KeyFigure
            key={name}
            value={formatNumber(language, numbers[name])}
            label={t(`statistics.${name}`)}
            to={countedIn(name, query, dashboard, today)}
            note={
              before ? t('statistics.before', { number: formatNumber(language, before[name]) }) : undefined
            }
          />
        ))}
      </div>
    </div>
  )
}
