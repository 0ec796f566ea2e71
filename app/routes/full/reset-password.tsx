import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { resetPassword } from '~/domain/accounts/resets.server'
import { AskReset, ResetPassword } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, browserOf, flash, homeOf, redirect, submit } from '~/http/page.server'
import { afterSignIn, sessionCookies } from '~/http/session.server'
import { AskResetForm } from '~/parts/accounts/ask-reset-form'
import { fieldProps, PasswordField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['account'], title: (t) => t('account:reset.title') }

export async function loader({ request }: Args) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, lives: await reads.authLinkLives({ token, purpose: 'reset_password' }) }
}

export async function action(args: Args) {
  return submit(args, ResetPassword, async ({ token, password }) => {
    const session = await resetPassword(token, password, browserOf(args))
    return redirect(afterSignIn(args.request, session, homeOf(session.role)), {
      headers: flash(
        session.opened ? 'passwordReset' : 'passwordResetCodeDue',
        ...(await sessionCookies(args.request, session)),
      ),
    })
  })
}

export default function ResetPasswordPage() {
  const { token, lives } = useLoaderData<typeof loader>()
  return lives ? <NewPasswordPage token={token} /> : <DeadLinkPage />
}

function NewPasswordPage({ token }: { token: string }) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(ResetPassword, { id: 'reset-password' })
  const errors = <FormErrors form={form} labels={{ password: t('security.new') }} />
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')} errors={errors}>
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          {...fieldProps(fields.password, te)}
          label={t('security.new')}
          hint={t('security.newHint')}
          autoComplete="new-password"
        />
        <SubmitButton>{t('reset.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}

/** The same for an unknown, used, replaced or expired link: says so and offers a new one. */
function DeadLinkPage() {
  const { t } = useTranslation('account')
  const bound = useActionForm(AskReset, { id: 'forgot-password' })
  return (
    <FormPage title={t('deadLink')} lead={t('reset.deadText')}>
      <AskResetForm {...bound} submit={t('forgot.submit')} />
    </FormPage>
  )
}
