import { useTranslation } from '~/i18n/use-translation'
import { linkTitle, waits, type LinkState } from '~/domain/accounts/mailed-links'
import { resetPassword } from '~/domain/accounts/resets.server'
import { AskReset, ResetPassword } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, browserOf, flash, homeOf, redirect, submit } from '~/http/page.server'
import { mailedLink } from '~/http/link-token.server'
import { afterSignIn, sessionCookies } from '~/http/session.server'
import { AskResetForm } from '~/parts/accounts/ask-reset-form'
import { DeadLinkPage } from '~/parts/accounts/dead-link'
import { fieldProps, PasswordField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ link: LinkState } | undefined> = {
  title: (t, data) => t(linkTitle(data?.link, 'account:reset.title')),
}

export const loader = ({ request }: Args) => mailedLink(request, 'reset_password')

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
  const { token, link } = useLoaderData<typeof loader>()
  return waits(link) ? <NewPasswordPage token={token} /> : <AnotherLinkPage link={link} />
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

/** Says what became of the link, and offers a new one. */
function AnotherLinkPage({ link }: { link: LinkState }) {
  const { t } = useTranslation('account')
  const bound = useActionForm(AskReset, { id: 'forgot-password' })
  return (
    <DeadLinkPage link={link} of="resetPassword" next={t('reset.another')}>
      <AskResetForm {...bound} submit={t('forgot.submit')} />
    </DeadLinkPage>
  )
}
