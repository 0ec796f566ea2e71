import { useTranslation } from '~/i18n/use-translation'
import { listPurchases } from '~/domain/purchases/purchases.server'
import { listPurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { PurchaseTable } from './purchases/purchase-table'

export const handle: Handle = { title: (t) => t('common:shell.menu.purchases') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const [purchases, refunds] = await Promise.all([listPurchases(viewer), listPurchaseRefunds(viewer)])
  return { purchases: [...purchases], refunds: [...refunds] }
}

export default function PurchasesPage() {
  const { t } = useTranslation('mentee')
  const { purchases, refunds } = useLoaderData<typeof loader>()
  const packages = <LinkButton to="/mentoring-packages">{t('common:form.seePackages')}</LinkButton>
  return (
    <>
      <PageHeader title={t('common:shell.menu.purchases')} />
      {purchases.length === 0 ? (
        <EmptyState title={t('purchases.empty')} action={packages}>
          {t('purchases.emptyText')}
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <PurchaseTable purchases={purchases} refunds={refunds} />
          <p className="max-w-read text-muted">{t('purchases.missing')}</p>
        </div>
      )}
    </>
  )
}
