import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { enterPassword, isPasswordNeeded } from '~/domain/accounts/password-again.server'
import { PasswordAgain } from '~/domain/accounts/password-again'
import { findOthersSecondFactor, resetSecondFactor } from '~/domain/accounts/second-factor.server'
import { ConfirmMoney } from '~/domain/payment-queue/schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { Button } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  i18n: ['admin', 'account'],
  title: (t) => t('account:secondFactor.resetTitle'),
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [other, passwordNeeded] = await Promise.all([
    findOthersSecondFactor(viewer, idParameter(args.params.userId)),
    isPasswordNeeded(viewer),
  ])
  if (!other || other.own) throw notFound()
  return { other, passwordNeeded }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return submit(args, ConfirmMoney, async ({ currentPassword }) => {
    await enterPassword(viewer, currentPassword, args.context.clientAddress)
    await resetSecondFactor(viewer, userId)
    const name = (await findOthersSecondFactor(viewer, userId))?.name ?? ''
    return redirect('/admin/administrators', {
      headers: flash({ key: 'secondFactorReset', values: { name } }),
    })
  })
}

export default function ResetSecondFactorPage() {
  const { other, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(ConfirmMoney, { id: 'reset-second-factor' })
  const errors = <FormErrors form={form} labels={{ currentPassword: t('admin:passwordAgain.label') }} />
  return (
    <FormPage title={t('secondFactor.resetTitle')} lead={`${other.name}, ${other.email}`} errors={errors}>
      <p>{t('secondFactor.resetText')}</p>
      <ActionForm form={form}>
        <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
        <div>
          <Button pendingLabel={t('common:form.oneMoment')}>{t('secondFactor.reset')}</Button>
        </div>
      </ActionForm>
    </FormPage>
  )
}
