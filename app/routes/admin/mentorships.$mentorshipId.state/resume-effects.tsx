import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import { SubmitButton } from '~/forms/action-form'
import { formatLongDate, withinDeadline } from '~/i18n/format'
import { useTranslation } from '~/i18n/use-translation'
import { EffectList } from '~/ui/effect-list'

/** A paused mentorship goes on. */
export function ResumeEffects({ mentorship: { resumeBy } }: { mentorship: AdminMentorship }) {
  const { t, language } = useTranslation('admin')
  const when = resumeBy ? formatLongDate(language, withinDeadline(resumeBy)) : ''
  return (
    <>
      <EffectList
        effects={[t('resume.until', { when }), t('resume.same'), t('resume.other'), t('pause.mails')]}
      />
      <SubmitButton>{t('resume.title')}</SubmitButton>
    </>
  )
}
