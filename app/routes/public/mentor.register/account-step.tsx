import { useTranslation } from '~/i18n/use-translation'
import { Account } from '~/domain/applications/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EmailField, fieldProps, PasswordField } from '~/ui/field'
import { StepPage, type StepProps } from './step-page'

const login = `/login?redirectTo=${encodeURIComponent('/mentor/register')}`

/** The sign-in data; if the address already has an account, a link to sign-in. */
export function AccountStep({ answers, ...props }: StepProps) {
  const { t } = useTranslation('application')
  const { form, fields, te } = useActionForm(Account, {
    id: 'account',
    defaultValue: { email: answers.email },
  })
  const hasAccount = fields.email.errors?.includes('duplicate_email')
  return (
    <StepPage step="account" form={form} {...props}>
      <Banner
        title={t(hasAccount ? 'account.known' : 'public:register.haveAccount')}
        tone={hasAccount ? 'warning' : 'info'}
      >
        <p>{t('account.knownText')}</p>
        <p>
          <LinkButton to={login} variant={hasAccount ? 'primary' : 'secondary'}>
            {t('account.login')}
          </LinkButton>
        </p>
      </Banner>
      <ActionForm form={form}>
        <EmailField
          {...fieldProps(fields.email, te)}
          label={t('common:facts.email')}
          hint={t('public:register.emailHint')}
          autoComplete="username"
        />
        <PasswordField
          {...fieldProps(fields.password, te)}
          label={t('common:facts.password')}
          hint={t('public:register.passwordHint')}
          autoComplete="new-password"
        />
        <SubmitButton>{t('common:form.continue')}</SubmitButton>
      </ActionForm>
    </StepPage>
  )
}
