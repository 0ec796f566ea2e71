import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { countTotals, findUrgent } from '~/domain/dashboard/dashboard.server'
import { Glance } from '~/domain/dashboard/glance'
import { NetworkTotals } from '~/domain/dashboard/network-totals'
import { listPendingRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { PendingRequestsTable } from '~/domain/mentorship-requests/pending-requests-table'
import { countQueues } from '~/domain/queues/queues.server'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { Banner } from '~/ui/banner'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:dashboard.title') }

const nextDue = 5

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [queues, urgent, totals, requests] = await Promise.all([
    countQueues(viewer),
    findUrgent(viewer),
    countTotals(viewer),
    listPendingRequests(viewer, undefined, nextDue),
  ])
  return { queues, urgent, totals, requests: requests.slice(0, nextDue), now: new Date() }
}

export default function DashboardPage() {
  const { queues, urgent, totals, requests, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const waiting = [...Object.values(queues), urgent.dueSoon, urgent.proofs, urgent.quiet]
  const calm = waiting.every((count) => count === 0)
  return (
    <>
      <PageHeader title={t('dashboard.title')} lead={t('dashboard.lead')} />
      <div className="grid gap-10">
        {calm && <Banner tone="success" title={t('dashboard.calm')} />}
        <RecordSection title={t('dashboard.waiting')}>
          <Glance queues={queues} urgent={urgent} />
        </RecordSection>
        {requests.length > 0 && (
          <RecordSection title={t('dashboard.nextDue')}>
            <PendingRequestsTable requests={requests} caption={t('dashboard.nextDue')} now={now} />
          </RecordSection>
        )}
        <RecordSection title={t('dashboard.network')}>
          <NetworkTotals totals={totals} />
        </RecordSection>
      </div>
    </>
  )
}
