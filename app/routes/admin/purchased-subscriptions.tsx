import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { countPurchases, listAdminPurchases, purchaseScopes } from '~/domain/purchases/admin-purchases.server'
import { AdminPurchasesTable } from '~/domain/purchases/admin-purchases-table'
import { AdminQueue } from '~/domain/queues/admin-queue'
import { queueLink, readPlaceNumbers, readQueueQuery } from '~/domain/queues/queue-query'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:purchases.title') }

const path = '/admin/purchased-subscriptions'
const most = 25

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const query = readQueueQuery(args.request, purchaseScopes)
  const [rank, number] = readPlaceNumbers(query.after, 2) ?? []
  // With a proof the key is the proof's number, else the purchase's, backwards.
  const after =
    rank !== undefined && number !== undefined ? { rank, key: rank === 0 ? number : -number } : undefined
  const [found, counts] = await Promise.all([
    listAdminPurchases(viewer, { scope: query.scope, q: query.q || undefined, after }, most),
    countPurchases(viewer),
  ])
  const purchases = found.slice(0, most)
  if (query.after && purchases.length === 0) throw redirect(queueLink(path, { ...query, after: '' }))
  const last = found.length > most ? purchases.at(-1) : undefined
  return { query, counts, purchases, next: last && `${last.rank}.${Math.abs(last.key)}` }
}

export default function PurchasesPage() {
  const { query, counts, purchases, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const queue = { path, words: 'purchases', shown: purchases.length } as const
  return (
    <AdminQueue {...queue} {...{ query, counts, next }}>
      <AdminPurchasesTable purchases={purchases} caption={t(`purchases.scopes.${query.scope}`)} />
    </AdminQueue>
  )
}
