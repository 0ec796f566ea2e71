import { useTranslation } from '~/i18n/use-translation'
import { LiftSuspension } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { fieldProps, TextArea } from '~/ui/field'

/** Since when the account is suspended, and the end of that. */
export function LiftForm({ since }: { since: Date | string }) {
  const { t, language } = useTranslation('people')
  const { form, fields, te } = useActionForm(LiftSuspension, { id: 'lift', intent: 'lift' })
  return (
    <>
      <FormErrors form={form} labels={{ reason: t('common:facts.reason') }} />
      <Banner tone="warning" title={t('suspension.since', { when: formatLongDate(language, since) })} />
      <p>{t('suspension.liftLead')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="lift" />
        <TextArea
          {...fieldProps(fields.reason, te)}
          label={t('common:facts.reason')}
          hint={t('suspension.reasonHint')}
          optional
          rows={3}
        />
        <SubmitButton>{t('suspension.lift')}</SubmitButton>
      </ActionForm>
    </>
  )
}
