import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { purchaseList } from '~/domain/purchases/list'
import { purchaseTable } from '~/parts/purchases/columns'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:purchases.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, purchaseList, args)
}

export default function PurchasesPage() {
  return <ListPage table={purchaseTable} loaded={useLoaderData<typeof loader>()} />
}
