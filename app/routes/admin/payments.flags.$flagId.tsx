import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { findFlag } from '~/domain/payment-queue/flags.server'
import { SettledFlag } from '~/domain/payment-queue/schema'
import { returnTo } from '~/http/return-to'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { SettleFlag } from './payments.flags.$flagId/settle-flag'

export const handle: Handle = { title: (t) => t('admin:settleFlag.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const flag = await findFlag(viewer, idParameter(args.params.flagId))
  if (!flag) throw notFound()
  return { flag }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.flagId)
  return submit(args, SettledFlag, async ({ note }) => {
    await acts.settlePaymentFlag(viewer, { flagId: id, note })
    return redirect(returnTo(args.request, '/admin/payments?scope=check'), 'flagSettled')
  })
}

export default function FlagPage() {
  const { flag } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const settle = useActionForm(SettledFlag, { id: 'settle' })
  return (
    <SettleFlag
      {...settle}
      flag={flag}
      errors={<FormErrors form={settle.form} labels={{ note: t('settleFlag.note') }} />}
    />
  )
}
