import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paymentLists } from '~/domain/payment-queue/payment-lists'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { SharedListPage } from '~/lists/list-page'
import { loadSharedList } from '~/lists/load-list.server'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:payments.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return loadSharedList(viewer, paymentLists, args)
}

export default function PaymentsPage() {
  return <SharedListPage lists={paymentLists} loaded={useLoaderData<typeof loader>()} />
}
