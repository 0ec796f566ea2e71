import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { SharedListPage } from '~/lists/list-page'
import { loadSharedList } from '~/lists/load-list.server'
import { paymentLists } from '~/domain/payment-queue/list'
import { paymentTables } from '~/parts/payment-queue/columns'

export const handle: Handle = { title: (t) => t('admin:payments.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadSharedList(viewer, paymentLists, args)
}

export default function PaymentsPage() {
  return <SharedListPage tables={paymentTables} loaded={useLoaderData<typeof loader>()} />
}
