import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import type { RegisterMentee } from '~/domain/mentees/registration-schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { Link } from '~/http/page'
import { SubmitButton } from '~/http/submit-button'
import { TermsLink } from '~/parts/texts/terms-link'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { fieldProps, partsProps } from '~/ui/conform'
import { CheckboxField, DateParts, EmailField, PasswordField, TextField } from '~/ui/field'

type MenteeRegistrationProps = ReturnType<typeof useActionForm<typeof RegisterMentee>>

/** The registration of a new mentee: person, sign-in data, consents. */
export function MenteeRegistration({ form, fields, te }: MenteeRegistrationProps) {
  const { t } = useTranslation('public')
  const redirectTo = fields.redirectTo.initialValue ?? '/'
  const login = `/login?redirectTo=${encodeURIComponent(redirectTo)}`
  const hasAccount = fields.email.errors?.includes('duplicate_email')
  return (
    <>
      {hasAccount && (
        <Banner title={t('register.known.title')}>
          <p>{t('register.known.text')}</p>
          <p className="mt-2">
            <LinkButton to={login}>{t('common:shell.login')}</LinkButton>
          </p>
        </Banner>
      )}
      {!hasAccount && (
        <p>
          {t('register.haveAccount')} <Link to={login}>{t('register.login')}</Link>
        </p>
      )}
      <ActionForm form={form}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <AboutHer fields={fields} te={te} />
        <EmailField
          {...fieldProps(fields.email, te)}
          label={t('common:facts.email')}
          hint={t('register.emailHint')}
          autoComplete="username"
        />
        <PasswordField
          {...fieldProps(fields.password, te)}
          label={t('common:facts.password')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
          showLabel={t('common:form.show')}
          hideLabel={t('common:form.hide')}
        />
        <Agreements fields={fields} te={te} />
        <SubmitButton>{t('register.submit')}</SubmitButton>
      </ActionForm>
    </>
  )
}

type FieldsProps = Pick<MenteeRegistrationProps, 'fields' | 'te'>

function AboutHer({ fields, te }: FieldsProps) {
  const { t } = useTranslation('public')
  return (
    <>
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <TextField
          {...fieldProps(fields.name, te)}
          label={t('common:profile.fields.name')}
          autoComplete="given-name"
        />
        <TextField
          {...fieldProps(fields.surname, te)}
          label={t('common:profile.fields.surname')}
          autoComplete="family-name"
        />
      </div>
      <DateParts
        {...partsProps(fields.birthdate, te)}
        legend={t('common:profile.fields.birthdate')}
        hint={t('register.birthdateHint')}
        autoComplete="bday"
      />
    </>
  )
}

function Agreements({ fields, te }: FieldsProps) {
  const { t } = useTranslation('public')
  const terms = (
    <Trans
      t={t}
      i18nKey="common:texts.accept"
      components={{ terms: <TermsLink to="/mentoring-terms" />, privacy: <TermsLink to="/privacy-policy" /> }}
    />
  )
  return (
    <div className="grid gap-3">
      <CheckboxField {...fieldProps(fields.termsAccepted, te)} label={terms} boxed />
      <CheckboxField
        {...fieldProps(fields.newsConsent, te)}
        label={t('register.news')}
        hint={t('register.newsHint')}
        boxed
      />
    </div>
  )
}
