import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { countTotals } from '~/domain/dashboard/dashboard.server'
import { listNextDue } from '~/domain/mentorship-requests/mentorship-requests.server'
import { readDashboardQueues } from '~/domain/queues/queues.server'
import type { Handle } from '~/http/handle'
import { useMayOpen } from '~/http/use-may-open'
import { requireViewer } from '~/http/viewer.server'
import { ListTable } from '~/lists/list-table'
import { pendingRequestList } from '~/parts/mentorship-requests/pending-request-list'
import { Banner } from '~/ui/banner'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { Glance } from './dashboard/glance'
import { NetworkTotals } from './dashboard/network-totals'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:dashboard.title') }

const nextDue = 5

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [queues, totals, requests] = await Promise.all([
    readDashboardQueues(viewer),
    countTotals(viewer),
    listNextDue(viewer, nextDue),
  ])
  return { queues, totals, requests: [...requests] }
}

export default function DashboardPage() {
  const { queues, totals, requests } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const seesPairs = useMayOpen()('/admin/mentorships')
  const calm = Object.values(queues).every(({ waiting }) => waiting === 0)
  return (
    <>
      <PageHeader title={t('dashboard.title')} lead={t('dashboard.lead')} />
      <div className="grid gap-10">
        {calm && <Banner tone="success" title={t('dashboard.calm')} />}
        <RecordSection title={t('dashboard.waiting')}>
          <Glance queues={queues} />
        </RecordSection>
        {requests.length > 0 && (
          <RecordSection title={t('dashboard.nextDue')}>
            <ListTable list={pendingRequestList} rows={requests} caption={t('dashboard.nextDue')} />
          </RecordSection>
        )}
        {seesPairs && (
          <RecordSection title={t('dashboard.network')}>
            <NetworkTotals totals={totals} />
          </RecordSection>
        )}
      </div>
    </>
  )
}
