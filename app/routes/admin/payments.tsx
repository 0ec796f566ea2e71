import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { SettleFlag } from '~/domain/payments/schema'
import { SentFormErrors } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { SharedListPage } from '~/lists/list-page'
import { loadSharedList } from '~/lists/load-list.server'
import { paymentLists } from '~/domain/payments/list'
import { paymentTables } from '~/parts/payments/columns'

export const handle: Handle = { title: (t) => t('admin:payments.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadSharedList(viewer, paymentLists, args)
}

/** Settles a flag that is about no purchase; the others are settled on the page of theirs. */
export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, SettleFlag, async ({ item, note }) => {
    await acts.settlePaymentFlag(viewer, { flagId: item, note })
    return redirect('/admin/payments?scope=check', 'flagSettled')
  })
}

export default function PaymentsPage() {
  const { t } = useTranslation('admin')
  const errors = (
    <div className="mb-8 empty:hidden">
      <SentFormErrors labels={{ note: t('settleFlag.note') }} />
    </div>
  )
  return (
    <>
      {errors}
      <SharedListPage tables={paymentTables} loaded={useLoaderData<typeof loader>()} />
    </>
  )
}
