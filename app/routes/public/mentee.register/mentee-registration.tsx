import { useTranslation } from '~/i18n/use-translation'
import type { RegisterMentee } from '~/domain/mentees/registration-schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { Link } from '~/http/page'
import { NameFields } from '~/parts/people/name-and-place'
import { Agreements } from '~/parts/texts/agreements'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { DateParts, EmailField, fieldProps, partsProps, PasswordField } from '~/ui/field'

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
        />
        <Agreements profile="mentee" fields={fields} te={te} />
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
      <NameFields {...{ fields, te }} />
      <DateParts
        {...partsProps(fields.birthdate, te)}
        legend={t('common:profile.fields.birthdate')}
        hint={t('register.birthdateHint')}
        autoComplete="bday"
      />
    </>
  )
}
