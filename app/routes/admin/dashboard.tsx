import { useTranslation } from 'react-i18next'
import { readDashboardQuery } from '~/domain/dashboard/dashboard-query'
import { readDashboard } from '~/domain/dashboard/dashboard.server'
import { listNextDue } from '~/domain/mentorship-requests/mentorship-requests.server'
import { readDashboardQueues } from '~/domain/queues/queues.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { ListTable } from '~/lists/list-table'
import { pendingRequestTable } from '~/parts/mentorship-requests/columns'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { mayOpen } from '~/viewer/rights'
import { DashboardFilters } from './dashboard/dashboard-filters'
import { MonthCharts } from './dashboard/month-charts'
import { StatisticCards } from './dashboard/statistic-cards'
import { WorkList } from './dashboard/work-list'

export const handle: Handle = { i18n: ['admin', 'overview'], title: (t) => t('common:shell.admin.dashboard') }

const nextDue = 5

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const query = readDashboardQuery(args.request.url)
  const [queues, dashboard, requests] = await Promise.all([
    readDashboardQueues(viewer),
    mayOpen(viewer.adminRight, '/admin/mentorships') ? readDashboard(viewer, query) : null,
    listNextDue(viewer, nextDue),
  ])
  return { queues, dashboard, query, requests: [...requests], today: athensDay(new Date()) }
}

export default function DashboardPage() {
  const { queues, dashboard, query, requests, today } = useLoaderData<typeof loader>()
  const { t } = useTranslation('overview')
  return (
    <>
      <PageHeader title={t('common:shell.admin.dashboard')} lead={t('dashboard.lead')} />
      <div className="grid gap-10">
        <RecordSection title={t('dashboard.waiting')}>
          <WorkList queues={queues} />
        </RecordSection>
        {requests.length > 0 && (
          <RecordSection title={t('dashboard.nextDue')}>
            <ListTable table={pendingRequestTable} rows={requests} caption={t('dashboard.nextDue')} />
          </RecordSection>
        )}
        {dashboard && (
          <RecordSection id="statistics" title={t('dashboard.statistics')}>
            <div className="grid gap-7">
              <DashboardFilters query={query} today={today} />
              <StatisticCards dashboard={dashboard} query={query} />
              <MonthCharts dashboard={dashboard} query={query} />
            </div>
          </RecordSection>
        )}
      </div>
    </>
  )
}
