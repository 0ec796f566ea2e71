import { useTranslation } from '~/i18n/use-translation'
import { type DashboardQuery, readDashboardQuery } from '~/domain/dashboard/dashboard-query'
import { readDashboard } from '~/domain/dashboard/dashboard.server'
import { type Dashboard, statistics } from '~/domain/dashboard/statistics'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay, formatDate, formatNumber } from '~/i18n/format'
import { KeyFigure } from '~/ui/key-figure'
import { PageHeader } from '~/ui/page-header'
import { MonthCharts } from './statistics/month-charts'
import { StatisticFilters } from './statistics/statistic-filters'

export const handle: Handle = { title: (t) => t('common:shell.admin.statistics') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const query = readDashboardQuery(args.request.url)
  return { dashboard: await readDashboard(viewer, query), query, today: athensDay(new Date()) }
}

export default function StatisticsPage() {
  const { dashboard, query, today } = useLoaderData<typeof loader>()
  const { t } = useTranslation('overview')
  return (
    <>
      <PageHeader title={t('common:shell.admin.statistics')} lead={t('statistics.lead')} />
      <div className="grid gap-7">
        <StatisticFilters query={query} today={today} />
        <StatisticCards dashboard={dashboard} query={query} />
        <MonthCharts dashboard={dashboard} query={query} />
      </div>
    </>
  )
}

type StatisticCardsProps = { dashboard: Dashboard; query: DashboardQuery }

/** The seven statistics, each with its value a year before, and the number of mentors in the chosen group. */
function StatisticCards({ dashboard, query }: StatisticCardsProps) {
  const { t, language } = useTranslation('overview')
  const { first, last, numbers, before, mentors } = dashboard
  return (
    <div className="grid gap-4">
      <p role="status" className="text-muted">
        {first && last
          ? t('statistics.between', { first: formatDate(language, first), last: formatDate(language, last) })
          : t('statistics.allTimes')}{' '}
        {t(`statistics.mentors.${query.mentors}`, { number: formatNumber(language, mentors) })}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {statistics.map((name) => (
          <KeyFigure
            key={name}
            value={formatNumber(language, numbers[name])}
            label={t(`statistics.${name}`)}
            note={
              before ? t('statistics.before', { number: formatNumber(language, before[name]) }) : undefined
            }
          />
        ))}
      </div>
    </div>
  )
}
