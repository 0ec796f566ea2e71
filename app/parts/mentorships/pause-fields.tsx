import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import type { ChangeState } from '~/domain/mentorships/schema'
import { SubmitButton, type useActionForm } from '~/forms/action-form'
import { EffectList } from '~/ui/effect-list'
import { CheckboxField, DateParts, fieldProps, partsProps, TextArea } from '~/ui/field'

type PauseFieldsProps = ReturnType<typeof useActionForm<typeof ChangeState>> & {
  mentorship: Pick<AdminMentorship, 'pausedBefore' | 'resumeMonths'>
}

/** What a pause does; its fields, with a reason; a second one with a checkbox. */
export function PauseFields({ fields, te, mentorship }: PauseFieldsProps) {
  const { t } = useTranslation('admin')
  const { pausedBefore, resumeMonths } = mentorship
  return (
    <>
      <EffectList
        effects={[t('pause.free'), t('pause.kept'), t('pause.limit', { resumeMonths }), t('pause.mails')]}
      />
      <DateParts
        {...partsProps(fields.until, te)}
        legend={t('common:facts.pauseUntil')}
        optional
        hint={t('pause.untilHint')}
      />
      <TextArea
        {...fieldProps(fields.pauseReason, te)}
        label={t('common:facts.reason')}
        optional
        hint={t('pause.reasonHint')}
        rows={4}
      />
      {pausedBefore && (
        <CheckboxField {...fieldProps(fields.override, te)} label={t('pause.override')} boxed />
      )}
      <SubmitButton>{t('pause.submit')}</SubmitButton>
    </>
  )
}
