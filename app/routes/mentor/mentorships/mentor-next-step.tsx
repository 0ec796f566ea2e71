import { useTranslation } from '~/i18n/use-translation'
import type { MentorStep } from '~/domain/mentorships/mentor-step'
import { formatAppointment, formatLongDate } from '~/i18n/format'
import { useTimeLeft } from '~/parts/mentorship-requests/answer-deadline'
import { LinkButton } from '~/ui/button'
import { NextStep } from '~/ui/next-step'

/** The mentor's next step, or the information that there is none. */
export function MentorNextStep({ next, now }: { next: MentorStep; now: Date }) {
  const { t } = useTranslation('mentor')
  const values = useValues(next, now)
  const to = linkOf(next)
  return (
    <NextStep
      eyebrow={t('common:facts.neededNow')}
      title={t(`next.${next.step}.title`, values)}
      mood={next.step === 'answer' || next.step === 'pickTime' ? 'act' : 'calm'}
      action={
        to && (
          <LinkButton to={to} icon="arrowRight">
            {t(`next.${next.step}.action`)}
          </LinkButton>
        )
      }
    >
      <p>{t(`next.${next.step}.text`, values)}</p>
    </NextStep>
  )
}

function useValues(next: MentorStep, now: Date): Record<string, unknown> {
  const { language } = useTranslation()
  const timeLeft = useTimeLeft()
  switch (next.step) {
    case 'answer':
      return { count: next.count, left: timeLeft(next.request.answerDueAt, now) }
    case 'settle':
    case 'meetOn':
      return {
        when: formatAppointment(language, next.session.startsAt),
        name: next.mentorship.otherName,
      }
    case 'pickTime':
    case 'timesOffered':
      return { name: next.mentorship.otherName }
    case 'notice':
      return { day: formatLongDate(language, next.mentorship.endsOn) }
    case 'away':
      return { day: formatLongDate(language, next.until) }
    default:
      return {}
  }
}

function linkOf(next: MentorStep) {
  switch (next.step) {
    case 'answer':
      return `#request-${next.request.id}`
    case 'meet':
    case 'goOn':
      return `/mentor/mentorships/${next.mentorship.id}/sessions/plan`
    case 'pickTime':
    case 'timesOffered':
      return '#proposed-times'
    case 'settle':
    case 'meetOn':
    case 'notice':
    case 'enough':
      return '#current'
    case 'inactive':
      return '/mentor/my-account/status'
    case 'away':
      return '/mentor/my-account/availability'
    case 'held':
    case 'wait':
      return undefined
  }
}
