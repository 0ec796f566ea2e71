import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { findRefundRequest } from '~/domain/payment-queue/refund-requests.server'
import { DeclinedRefund } from '~/domain/payment-queue/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo } from '~/http/return-to'
import { AnswerRefundRequest } from './payments.requests.$requestId/answer-request'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:answerRefund.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const request = await findRefundRequest(viewer, idParameter(args.params.requestId))
  if (!request) throw notFound()
  return { request }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.requestId)
  return submit(args, DeclinedRefund, async ({ answer }) => {
    await acts.declineRefundRequest(viewer, { requestId: id, answer })
    const name = (await findRefundRequest(viewer, id))?.menteeName ?? ''
    return redirect(returnTo(args.request, '/admin/payments?scope=asked'), {
      headers: flash({ key: 'refundDeclined', values: { name } }),
    })
  })
}

export default function AnswerRefundRequestPage() {
  const { request } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const decline = useActionForm(DeclinedRefund, { id: 'decline' })
  const errors = <FormErrors form={decline.form} labels={{ answer: t('answerRefund.answer') }} />
  return <AnswerRefundRequest {...decline} request={request} errors={errors} />
}
