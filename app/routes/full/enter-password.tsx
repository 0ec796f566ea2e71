import { EnterPassword } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { destination } from '~/http/destination.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, guarded, redirect, requireSession } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { useTranslation } from '~/i18n/use-translation'
import { fieldProps, PasswordField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('public:enterPassword.title') }

/** For a session that a mail began, on its way to a page that such a session does not open. */
export async function loader(args: Args) {
  const { byMail, role } = await requireSession(args)
  const redirectTo = safePath(new URL(args.request.url).searchParams.get('redirectTo'))
  if (!byMail) throw redirect(destination(role, redirectTo))
  return { redirectTo }
}

export async function action(args: Args) {
  const viewer = await requireSession(args)
  return guarded(args, viewer, EnterPassword, async ({ redirectTo }) =>
    redirect(destination(viewer.role, redirectTo)),
  )
}

export default function EnterPasswordPage() {
  const { redirectTo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const { form, fields, te } = useActionForm(EnterPassword, { id: 'enter-password' })
  const labels = { currentPassword: t('common:facts.password') }
  return (
    <FormPage
      title={t('enterPassword.title')}
      lead={t('enterPassword.lead')}
      errors={<FormErrors form={form} labels={labels} />}
    >
      <ActionForm form={form}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <PasswordField
          {...fieldProps(fields.currentPassword, te)}
          label={labels.currentPassword}
          autoComplete="current-password"
        />
        <SubmitButton>{t('common:form.continue')}</SubmitButton>
      </ActionForm>
      <p>
        <Link to="/forgot-password">{t('login.forgot')}</Link>
      </p>
    </FormPage>
  )
}
