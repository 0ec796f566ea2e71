import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import { Agreements, Visibility } from '~/domain/applications/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { TermsLink } from '~/parts/texts/terms-link'
import { CheckboxField, fieldProps, RadioGroup } from '~/ui/field'
import { StepPage, type StepProps } from './step-page'

/** Who may see the profile, and the consents; an applicant who applies again has given them already. */
export function VisibilityStep({ answers, ...props }: StepProps) {
  const { t } = useTranslation('application')
  const defaultValue = { ...answers, visibility: answers.visibility ?? 'public' }
  const { form, fields, te } = useActionForm((props.again ? Visibility : Agreements) as typeof Agreements, {
    id: 'visibility',
    defaultValue,
  })
  const options = (['public', 'private'] as const).map((value) => ({
    value,
    label: t(`visibility.${value}`),
    hint: t(`visibility.${value}Hint`),
  }))
  const terms = (
    <Trans
      t={t}
      i18nKey="common:texts.accept"
      components={{
        terms: <TermsLink to="/mentoring-terms" />,
        privacy: <TermsLink to="/privacy-policy" />,
      }}
    />
  )
  return (
    <StepPage step="visibility" form={form} {...props}>
      <ActionForm form={form}>
        <RadioGroup
          {...fieldProps(fields.visibility, te)}
          legend={t('visibility.visibility')}
          options={options}
          boxed
        />
        {!props.again && (
          <div className="grid gap-3">
            <CheckboxField
              {...fieldProps(fields.newsConsent, te)}
              label={t('visibility.news')}
              hint={t('visibility.newsHint')}
              boxed
            />
            <CheckboxField {...fieldProps(fields.termsAccepted, te)} label={terms} boxed />
          </div>
        )}
        <SubmitButton pending="saving">{t('common:form.continue')}</SubmitButton>
      </ActionForm>
    </StepPage>
  )
}
