import { useTranslation } from '~/i18n/use-translation'
import { dashboardLink, readDashboardQuery } from '~/domain/dashboard/dashboard-query'
import { readDashboard } from '~/domain/dashboard/dashboard.server'
import { listNextDue } from '~/domain/mentorship-requests/mentorship-requests.server'
import { allQueues } from '~/domain/queues/queue-counts'
import { readQueues } from '~/domain/queues/queues.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { useMayOpen } from '~/http/use-may-open'
import { athensDay } from '~/i18n/format'
import { ListTable } from '~/lists/list-table'
import { pendingRequestTable } from '~/parts/mentorship-requests/columns'
import { StatisticCards } from '~/parts/dashboard/statistic-cards'
import { StatisticFilters } from '~/parts/dashboard/statistic-filters'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { mayOpen } from '~/viewer/rights'
import { WorkList } from './dashboard/work-list'

export const handle: Handle = { title: (t) => t('common:shell.admin.dashboard') }

const nextDue = 5

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const query = readDashboardQuery(args.request.url)
  const [queues, requests, dashboard] = await Promise.all([
    readQueues(viewer, allQueues),
    listNextDue(viewer, nextDue),
    mayOpen(viewer.adminRight, '/admin/statistics') ? readDashboard(viewer, query) : null,
  ])
  return { queues, requests: [...requests], dashboard, query, today: athensDay(new Date()) }
}

export default function DashboardPage() {
  const { queues, requests, dashboard, query, today } = useLoaderData<typeof loader>()
  const { t } = useTranslation('overview')
  return (
    <>
      <PageHeader title={t('common:shell.admin.dashboard')} lead={t('dashboard.lead')} />
      <div className="grid gap-10">
        <WorkList queues={queues} />
        {requests.length > 0 && (
          <RecordSection title={t('dashboard.nextDue')}>
            <ListTable table={pendingRequestTable} rows={requests} caption={t('dashboard.nextDue')} />
          </RecordSection>
        )}
        {dashboard && (
          <RecordSection title={t('common:shell.admin.statistics')}>
            <div className="grid gap-5">
              <StatisticCards {...{ dashboard, query, today }} />
              <StatisticFilters page="/admin/dashboard" query={query} today={today} />
              <p>
                <Link to={dashboardLink('/admin/statistics', query)}>{t('dashboard.byMonth')}</Link>
              </p>
            </div>
          </RecordSection>
        )}
        <Starts />
      </div>
    </>
  )
}

const starts = [
  ['/admin/create-new-mentorship', 'common:shell.admin.newMentorship'],
  ['/admin/import', 'common:shell.admin.import'],
] as const

/** What the team begins by itself. */
function Starts() {
  const { t } = useTranslation('overview')
  const mayOpen = useMayOpen()
  const shown = starts.filter(([page]) => mayOpen(page))
  if (shown.length === 0) return null
  return (
    <nav aria-labelledby="starts" className="no-print flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <h2 id="starts" className="text-base">
        {t('dashboard.start')}
      </h2>
      {shown.map(([page, title]) => (
        <Link key={page} to={page} className="inline-flex min-h-9 items-center font-medium">
          {t(title)}
        </Link>
      ))}
    </nav>
  )
}
