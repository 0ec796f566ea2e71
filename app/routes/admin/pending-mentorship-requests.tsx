import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listPendingRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { PendingRequestsTable } from '~/domain/mentorship-requests/pending-requests-table'
import { queueLink, readPlaceNumbers, readQueueQuery } from '~/domain/queues/queue-query'
import { countQueues } from '~/domain/queues/queues.server'
import type { Handle } from '~/http/handle'
import { useConstants } from '~/http/root-data'
import { requireViewer } from '~/http/viewer.server'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { QueuePage } from '~/ui/queue-page'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:requests.title') }

const path = '/admin/pending-mentorship-requests'
const most = 25

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [after] = readPlaceNumbers(readQueueQuery(args.request, ['all']).after, 1) ?? []
  const [found, queues] = await Promise.all([listPendingRequests(viewer, after, most), countQueues(viewer)])
  const requests = found.slice(0, most)
  if (after && requests.length === 0) throw redirect(path)
  const next = found.length > most ? String(requests.at(-1)?.id) : undefined
  return { requests, total: queues.pendingRequests, first: !after, next, now: new Date() }
}

export default function PendingRequestsPage() {
  const { requests, total, first, next, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const constants = useConstants()
  return (
    <QueuePage
      title={t('requests.title')}
      total={total}
      lead={t('requests.lead', { ...constants })}
      empty={
        requests.length === 0 ? (
          <EmptyState title={t('requests.empty')}>
            <p>{t('requests.emptyText')}</p>
          </EmptyState>
        ) : undefined
      }
      pagination={
        <Pagination
          label={t('common:pagination.label')}
          previous={first ? undefined : { to: path, label: t('queue.first') }}
          next={
            next ? { to: queueLink(path, { after: next }), label: t('common:pagination.next') } : undefined
          }
        />
      }
    >
      <PendingRequestsTable requests={requests} caption={t('requests.title')} now={now} />
    </QueuePage>
  )
}
