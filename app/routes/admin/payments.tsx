import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { SharedListPage } from '~/lists/list-page'
import { loadSharedList } from '~/lists/load-list.server'
import { paymentLists } from '~/parts/payment-queue/payment-lists'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:payments.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadSharedList(viewer, paymentLists, args)
}

export default function PaymentsPage() {
  return <SharedListPage lists={paymentLists} loaded={useLoaderData<typeof loader>()} />
}
