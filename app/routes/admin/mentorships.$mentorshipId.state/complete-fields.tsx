import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import type { ChangeState } from '~/domain/mentorships/schema'
import type { AdminSession } from '~/domain/mentorships/sessions.server'
import { SubmitButton, type useActionForm } from '~/forms/action-form'
import { useTranslation } from '~/i18n/use-translation'
import { EffectList } from '~/ui/effect-list'
import { CheckboxField, fieldProps } from '~/ui/field'
import { SessionDays } from './session-days'

type CompleteFieldsProps = ReturnType<typeof useActionForm<typeof ChangeState>> & {
  mentorship: AdminMentorship
  sessions: AdminSession[]
}

/** Completes a mentorship; below the minimum with a checkbox. */
export function CompleteFields({ fields, te, mentorship, sessions }: CompleteFieldsProps) {
  const { t } = useTranslation('admin')
  const { kind, status, completedSessions: done, minimumSessions: minimum } = mentorship
  // The mentor of a paused mentorship is already available.
  const freed = status === 'running' ? [t('complete.free')] : []
  return (
    <>
      <SessionDays mentorship={mentorship} sessions={sessions} />
      <EffectList effects={[t(`complete.${kind}`), ...freed, t('complete.mails')]} />
      {done < minimum && (
        <CheckboxField
          {...fieldProps(fields.belowMinimum, te)}
          label={t('complete.belowMinimum')}
          hint={t('complete.belowMinimumHint', { done, minimum })}
          boxed
        />
      )}
      <SubmitButton icon="check">{t('complete.title')}</SubmitButton>
    </>
  )
}
