import { athensDay } from '~/i18n/format'
import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { newsOfMoney } from '~/parts/payment-queue/news-of-money'
import { SentRefundPage } from './payments.refunds.$refundId/sent-refund'
import { findRefund, findRefundToSend, settleRefund } from '~/domain/payment-queue/admin-refunds.server'
import { ActOnRefund, ReturnedRefund, SentRefund } from '~/domain/payment-queue/schema'
import { returnTo } from '~/http/return-to'
import { FormErrors, useActionForm } from '~/http/action-form'
import { getLanguage } from '~/http/language.server'

export const handle: Handle = { title: (t) => t('admin:sent.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.refundId)
  const [refund, passwordNeeded] = await Promise.all([
    findRefundToSend(viewer, id),
    reads.passwordNeeded(viewer),
  ])
  if (!refund) throw notFound()
  return { refund, passwordNeeded, today: athensDay(new Date()) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.refundId)
  return submit(
    args,
    ActOnRefund,
    async (act) => {
      if (act.intent === 'returned') {
        await acts.refundReturned(viewer, { refundId: id, seenEnd: act.seenEnd })
        return redirect(`/admin/payments/refunds/${id}`, 'refundCameBack')
      }
      await settleRefund(viewer, id, act)
      return redirect(
        returnTo(args.request, '/admin/payments'),
        newsOfMoney('refundSent', await findRefund(viewer, id), await getLanguage(args)),
      )
    },
    { passwordOf: viewer },
  )
}

export default function RecordSentPage() {
  const { refund, passwordNeeded, today } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const sent = useActionForm(SentRefund, { id: 'sent', intent: 'sent' })
  const returned = useActionForm(ReturnedRefund, { id: 'returned', intent: 'returned' })
  const labels = {
    sentAlready: t('sent.already.tick'),
    amount: t('sent.already.amount'),
    externalRef: t('sent.externalRef'),
    sentOn: t('sent.sentOn'),
  }
  return (
    <SentRefundPage
      {...sent}
      {...{ refund, passwordNeeded, returned, today }}
      errors={<FormErrors form={refund.stage === 'done' ? returned.form : sent.form} labels={labels} />}
    />
  )
}
