import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmWithPassword } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { newsOfMoney } from '~/parts/payment-queue/news-of-money'
import { findSurplus } from '~/domain/payment-queue/surplus.server'
import { returnTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { RefundSurplus } from './payments.surplus.$paymentId/refund-surplus'

export const handle: Handle = { title: (t) => t('admin:surplus.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.paymentId)
  const [surplus, passwordNeeded] = await Promise.all([findSurplus(viewer, id), reads.passwordNeeded(viewer)])
  if (!surplus) throw notFound()
  return { surplus, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.paymentId)
  return guarded(args, viewer, ConfirmWithPassword, async () => {
    const before = await findSurplus(viewer, id)
    await acts.refundSurplus(viewer, { paymentId: id })
    return redirect(
      returnTo(args.request, '/admin/payments?scope=check'),
      newsOfMoney(
        'surplusRefunded',
        before && { ...before, amountCents: before.owedCents },
        await getLanguage(args),
      ),
    )
  })
}

export default function SurplusPage() {
  return <RefundSurplus {...useLoaderData<typeof loader>()} />
}
