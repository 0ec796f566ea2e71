import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import { BecomeMentee, BecomeMenteeWithBirthdate } from '~/domain/mentees/registration-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { TermsLink } from '~/parts/texts/terms-link'
import { EffectList } from '~/ui/effect-list'
import { CheckboxField, DateParts, fieldProps, partsProps } from '~/ui/field'

type BecomeMenteeFormProps = { birthdateKnown: boolean; redirectTo: string; action?: string }

/** What a signed-in user confirms to become a mentee too; known data is not asked again. */
export function BecomeMenteeForm({ birthdateKnown, redirectTo, action }: BecomeMenteeFormProps) {
  const { t } = useTranslation('public')
  const schema = (
    birthdateKnown ? BecomeMentee : BecomeMenteeWithBirthdate
  ) as typeof BecomeMenteeWithBirthdate
  const { form, fields, te } = useActionForm(schema, {
    id: 'second-profile',
    defaultValue: { redirectTo },
  })
  const links = { terms: <TermsLink to="/mentoring-terms" />, privacy: <TermsLink to="/privacy-policy" /> }
  return (
    <div className="grid gap-6">
      <FormErrors form={form} labels={{ birthdate: t('common:profile.fields.birthdate') }} />
      <ActionForm form={form} action={action}>
        <input type="hidden" name="redirectTo" value={fields.redirectTo.initialValue ?? '/'} />
        {!birthdateKnown && (
          <DateParts
            {...partsProps(fields.birthdate, te)}
            legend={t('common:profile.fields.birthdate')}
            hint={t('register.birthdateHint')}
            autoComplete="bday"
          />
        )}
        <CheckboxField
          {...fieldProps(fields.termsAccepted, te)}
          label={<Trans t={t} i18nKey="common:texts.accept" components={links} />}
          boxed
        />
        <SubmitButton>{t('register.second.submit')}</SubmitButton>
      </ActionForm>
    </div>
  )
}

/** What a second profile means. */
export function BecomingEffects() {
  const { t } = useTranslation('public')
  return (
    <EffectList
      effects={[t('register.second.sameLogin'), t('register.second.switch'), t('register.second.free')]}
    />
  )
}
