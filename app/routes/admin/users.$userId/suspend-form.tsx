import { useTranslation } from '~/i18n/use-translation'
import { SuspendUser } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'

/** What a suspension does, and the reason, which only the team reads. */
export function SuspendForm() {
  const { t } = useTranslation('people')
  const { form, fields, te } = useActionForm(SuspendUser, { id: 'suspend', intent: 'suspend' })
  const effects = ['signIn', 'listed', 'pairs', 'money', 'told'] as const
  return (
    <>
      <FormErrors form={form} labels={{ reason: t('common:facts.reason') }} />
      <p>{t('suspension.lead')}</p>
      <EffectList effects={effects.map((effect) => t(`suspension.effects.${effect}`))} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="suspend" />
        <TextArea
          {...fieldProps(fields.reason, te)}
          label={t('common:facts.reason')}
          hint={t('suspension.reasonHint')}
          rows={4}
        />
        <SubmitButton variant="danger">{t('suspension.submit')}</SubmitButton>
      </ActionForm>
    </>
  )
}
