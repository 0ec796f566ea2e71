import { useTranslation } from '~/i18n/use-translation'
import { ChangeEmail } from '~/domain/accounts/own-account-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { EmailField, fieldProps, PasswordField } from '~/ui/field'

/** The sign-in address and the form to change it. */
export function AccountEmail({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(ChangeEmail, { id: 'change-email', intent: 'email' })
  const labels = { email: t('common:facts.newEmail') }
  return (
    <section className="grid gap-6">
      <FormErrors form={form} labels={labels} />
      <div>
        <h2>{t('email.title')}</h2>
        <p className="mt-2 break-words">{t('email.now', { email })}</p>
        <p className="mt-2 text-muted">{t('email.lead')}</p>
      </div>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="email" />
        <EmailField {...fieldProps(fields.email, te)} label={labels.email} autoComplete="email" />
        <PasswordField {...fieldProps(fields.currentPassword, te)} label={t('common:facts.yourPassword')} />
        <SubmitButton>{t('common:form.sendLink')}</SubmitButton>
      </ActionForm>
    </section>
  )
}
