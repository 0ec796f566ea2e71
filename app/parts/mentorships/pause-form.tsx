import { useTranslation } from '~/i18n/use-translation'
import type { PauseMentorship } from '~/domain/mentorships/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { EffectList } from '~/ui/effect-list'
import { CheckboxField, DateParts, fieldProps, partsProps, TextArea } from '~/ui/field'

type PauseFormProps = ReturnType<typeof useActionForm<typeof PauseMentorship>> & {
  pausedBefore: boolean
  /** The page of the pause, for a form that stands on another one. */
  action?: string
}

/** Confirms a pause, with a reason; a second one with a checkbox. */
export function PauseForm({ form, fields, te, pausedBefore, action }: PauseFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form} action={action}>
      <DateParts
        {...partsProps(fields.until, te)}
        legend={t('common:facts.pauseUntil')}
        optional
        hint={t('pause.untilHint')}
      />
      <TextArea
        {...fieldProps(fields.reason, te)}
        label={t('common:facts.reason')}
        optional
        hint={t('pause.reasonHint')}
        rows={4}
      />
      {pausedBefore && (
        <CheckboxField {...fieldProps(fields.override, te)} label={t('pause.override')} boxed />
      )}
      <SubmitButton>{t('pause.submit')}</SubmitButton>
    </ActionForm>
  )
}

/** The effects of a pause. */
export function PauseEffects({ resumeMonths }: { resumeMonths: number }) {
  const { t } = useTranslation('admin')
  const effects = [t('pause.free'), t('pause.kept'), t('pause.limit', { resumeMonths }), t('pause.mails')]
  return <EffectList effects={effects} />
}
