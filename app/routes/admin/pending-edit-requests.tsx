import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listWaitingEdits } from '~/domain/edit-requests/edit-requests.server'
import { WaitingEditsTable } from '~/domain/edit-requests/waiting-edits-table'
import { queueLink, readPlaceNumbers, readQueueQuery } from '~/domain/queues/queue-query'
import { countQueues } from '~/domain/queues/queues.server'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { QueuePage } from '~/ui/queue-page'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:edits.title') }

const path = '/admin/pending-edit-requests'
const most = 25

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [after] = readPlaceNumbers(readQueueQuery(args.request, ['all']).after, 1) ?? []
  const [found, queues] = await Promise.all([listWaitingEdits(viewer, after, most), countQueues(viewer)])
  const edits = found.slice(0, most)
  if (after && edits.length === 0) throw redirect(path)
  const next = found.length > most ? String(edits.at(-1)?.id) : undefined
  return { edits, total: queues.editRequests, first: !after, next, now: new Date() }
}

export default function PendingEditRequestsPage() {
  const { edits, total, first, next, now } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  return (
    <QueuePage
      title={t('edits.title')}
      total={total}
      lead={t('edits.lead')}
      empty={
        edits.length === 0 ? (
          <EmptyState title={t('edits.empty')}>
            <p>{t('edits.emptyText')}</p>
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
      <WaitingEditsTable edits={edits} caption={t('edits.title')} now={now} />
    </QueuePage>
  )
}
