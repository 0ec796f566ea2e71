import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmEmail } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, findViewer, redirect, submit } from '~/http/page.server'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['account'], title: (t) => t('account:newEmail.title') }

export async function loader(args: Args) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const viewer = await findViewer(args)
  const next = viewer?.role ? `/${viewer.role}/my-account?tab=security` : '/login'
  return { token, email: await reads.authEmailChange({ token }), next }
}

export async function action(args: Args) {
  const viewer = await findViewer(args)
  return submit(args, ConfirmEmail, async ({ token }) => {
    const invitation = await acts.authConfirmNewEmail({ token, secretHash: viewer?.secretHash })
    // The sign-in page redirects a user who is still signed in.
    return redirect(invitation ? `/invitation?token=${invitation}` : '/login', 'emailChanged')
  })
}

export default function NewEmailPage() {
  const { token, email, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const { form } = useActionForm(ConfirmEmail, { id: 'new-email' })
  if (!email) {
    return (
      <FormPage title={t('deadLink')} lead={t('newEmail.deadText')} errors={<FormErrors form={form} />}>
        <p>
          <LinkButton to={next}>{t('confirmEmail.toAccount')}</LinkButton>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={t('newEmail.title')}
      lead={t('newEmail.lead', { email })}
      errors={<FormErrors form={form} />}
    >
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton>{t('common:form.confirm')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
