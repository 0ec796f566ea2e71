import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmEmail } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, findViewer, homeOf, redirect, submit } from '~/http/page.server'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['account'], title: (t) => t('account:confirmEmail.title') }

export async function loader(args: Args) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const viewer = await findViewer(args)
  const next = viewer?.role ? `/${viewer.role}/my-account` : '/login'
  return { token, lives: await reads.authLinkLives({ token, purpose: 'confirm_email' }), next }
}

export async function action(args: Args) {
  const viewer = await findViewer(args)
  return submit(args, ConfirmEmail, async ({ token }) => {
    await acts.authConfirmEmail({ token })
    return redirect(viewer ? homeOf(viewer.role) : '/login', 'emailConfirmed')
  })
}

export default function ConfirmEmailPage() {
  const { token, lives, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const { form } = useActionForm(ConfirmEmail, { id: 'confirm-email' })
  if (!lives) {
    return (
      <FormPage title={t('deadLink')} lead={t('confirmEmail.deadText')} errors={<FormErrors form={form} />}>
        <p>
          <LinkButton to={next}>{t('confirmEmail.toAccount')}</LinkButton>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={t('confirmEmail.title')}
      lead={t('confirmEmail.lead')}
      errors={<FormErrors form={form} />}
    >
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton>{t('common:form.confirm')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
