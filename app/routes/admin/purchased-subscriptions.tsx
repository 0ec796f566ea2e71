import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { useMayOpen } from '~/http/use-may-open'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { purchaseList } from '~/domain/purchases/list'
import { purchaseTable } from '~/parts/purchases/columns'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { title: (t) => t('common:shell.admin.purchases') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, purchaseList, args)
}

export default function PurchasesPage() {
  const { t } = useTranslation('admin')
  const loaded = useLoaderData<typeof loader>()
  const mayOpen = useMayOpen()
  const { scope } = loaded.query
  const fromFile =
    scope === 'awaiting' && mayOpen('/admin/statements') ? (
      <LinkButton to="/admin/statements">{t('purchases.fromStatement')}</LinkButton>
    ) : scope === 'undocumented' && mayOpen('/admin/tax-documents') ? (
      <LinkButton to="/admin/tax-documents">{t('documents.file.title')}</LinkButton>
    ) : null
  return <ListPage table={purchaseTable} loaded={loaded} actions={fromFile} />
}
