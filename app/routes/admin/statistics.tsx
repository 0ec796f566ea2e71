import { useTranslation } from '~/i18n/use-translation'
import { readDashboardQuery } from '~/domain/dashboard/dashboard-query'
import { readDashboard } from '~/domain/dashboard/dashboard.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { StatisticCards } from '~/parts/dashboard/statistic-cards'
import { StatisticFilters } from '~/parts/dashboard/statistic-filters'
import { PageHeader } from '~/ui/page-header'
import { MonthCharts } from './statistics/month-charts'

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
        <StatisticFilters page="/admin/statistics" query={query} today={today} />
        <StatisticCards {...{ dashboard, query, today }} />
        <MonthCharts {...{ dashboard, query, today }} />
      </div>
    </>
  )
}
