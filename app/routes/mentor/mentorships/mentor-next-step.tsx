import { useTranslation } from 'react-i18next'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { useConstants } from '~/http/root-data'
import { useTimeLeft } from '~/parts/mentorship-requests/answer-deadline'
import { LinkButton } from '~/ui/button'
import { NextStep } from '~/ui/next-step'

export type MentorNextStepProps = {
  active: boolean
  /** Pending requests, the next deadline first. */
  pending: MentorshipRequest[]
  current?: Mentorship
  now: Date
}

/** The mentor's next step, or the information that there is none. */
export function MentorNextStep({ active, pending, current, now }: MentorNextStepProps) {
  const { t } = useTranslation('mentor')
  const constants = useConstants()
  const timeLeft = useTimeLeft()
  const eyebrow = t('next.eyebrow')
  const soonest = pending[0]
  if (soonest) {
    return (
      <NextStep
        eyebrow={eyebrow}
        title={t('next.answer', { count: pending.length })}
        action={
          <LinkButton to={`#request-${soonest.id}`} icon="arrowRight">
            {t('next.toRequest')}
          </LinkButton>
        }
      >
        <p>
          {t('next.answerText', {
            ...constants,
            count: pending.length,
            left: timeLeft(soonest.answerDueAt, now),
          })}
        </p>
      </NextStep>
    )
  }
  if (current) {
    const begun = current.completedSessions > 0
    return (
      <NextStep eyebrow={eyebrow} title={t(begun ? 'next.goOn' : 'next.meet')} mood="calm">
        <p>{t(begun ? 'next.goOnText' : 'next.meetText')}</p>
      </NextStep>
    )
  }
  if (!active) {
    return (
      <NextStep
        eyebrow={eyebrow}
        title={t('next.inactive')}
        mood="calm"
        action={<LinkButton to="/mentor/my-account/status">{t('availability.status.toActive')}</LinkButton>}
      >
        <p>{t('next.inactiveText')}</p>
      </NextStep>
    )
  }
  return (
    <NextStep eyebrow={eyebrow} title={t('next.wait')} mood="calm">
      <p>{t('next.waitText')}</p>
    </NextStep>
  )
}
