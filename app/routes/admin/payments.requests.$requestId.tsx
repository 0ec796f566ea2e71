import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { findRefundCase } from '~/domain/payment-queue/refund-case.server'
import { findRefundRequest } from '~/domain/payment-queue/refund-requests.server'
import { DeclinedRefund } from '~/domain/payment-queue/schema'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { returnTo } from '~/http/return-to'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { AnswerRefundRequest } from './payments.requests.$requestId/answer-request'

export const handle: Handle = { title: (t) => t('admin:answerRefund.title') }

const queue = '/admin/payments?scope=asked'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const request = await findRefundRequest(viewer, idParameter(args.params.requestId))
  if (!request) throw notFound()
  const [purchase, found, passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, request.purchaseId),
    findRefundCase(viewer, request.purchaseId),
    reads.passwordNeeded(viewer),
  ])
  if (!purchase || !found) throw notFound()
  return { request, purchase, found, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.requestId)
  return submit(args, DeclinedRefund, async ({ answer }) => {
    await acts.declineRefundRequest(viewer, { requestId: id, answer })
    const name = (await findRefundRequest(viewer, id))?.menteeName ?? ''
    return redirect(returnTo(args.request, queue), 'refundDeclined', { name })
  })
}

export default function AnswerRefundRequestPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const decline = useActionForm(DeclinedRefund, { id: 'decline' })
  const errors = <FormErrors form={decline.form} labels={{ answer: t('answerRefund.answer') }} />
  return <AnswerRefundRequest {...decline} {...data} errors={errors} />
}
