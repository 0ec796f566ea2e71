import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FlagsTable } from '~/domain/payment-queue/flags-table'
import { countPayments, paymentScopes, readPaymentQueue } from '~/domain/payment-queue/payment-queue.server'
import { RefundsTable } from '~/domain/payment-queue/refunds-table'
import { RequestsTable } from '~/domain/payment-queue/requests-table'
import { AdminQueue } from '~/domain/queues/admin-queue'
import { queueLink, readQueueQuery } from '~/domain/queues/queue-query'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:payments.title') }

const path = '/admin/payments'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const query = readQueueQuery(args.request, paymentScopes)
  const [page, counts] = await Promise.all([readPaymentQueue(viewer, query), countPayments(viewer)])
  const shown = page.refunds.length + page.requests.length + page.flags.length
  if (query.after && shown === 0) throw redirect(queueLink(path, { ...query, after: '' }))
  return { query, counts, shown, ...page }
}

export default function PaymentsPage() {
  const { query, counts, shown, refunds, requests, flags, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const caption = t(`payments.scopes.${query.scope}`)
  return (
    <AdminQueue words="payments" {...{ path, query, counts, shown, next }}>
      {refunds.length > 0 && <RefundsTable refunds={refunds} caption={caption} />}
      {requests.length > 0 && <RequestsTable requests={requests} caption={caption} />}
      {flags.length > 0 && <FlagsTable flags={flags} caption={caption} />}
    </AdminQueue>
  )
}
