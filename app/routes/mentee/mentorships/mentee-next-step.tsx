import { useTranslation } from '~/i18n/use-translation'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import type { NextStep, NextStepText } from '~/domain/mentorships/next-step'
import { formatAppointment, formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { LinkButton } from '~/ui/button'
import { NextStep as NextStepBox } from '~/ui/next-step'

// In these the mentee waits, or has only to know.
const calmSteps = new Set<NextStep['step']>([
  'meetOn',
  'timesOffered',
  'notice',
  'answer',
  'guardianAsked',
  'guardianObjected',
  'cardUnderWay',
  'confirmation',
  'pause',
  'disputed',
])

/** The box at the top of the page: the next step and its button. */
export function MenteeNextStep({ next, now }: { next: NextStep; now: Date }) {
  const { t } = useTranslation('mentee')
  const words = useWords(next)
  const link = linkOf(next)
  const calm = calmSteps.has(next.step)
  return (
    <NextStepBox
      eyebrow={t(calm ? 'next.eyebrowCalm' : 'next.eyebrow')}
      title={t(`next.${words.key}.title`, words.values)}
      mood={calm ? 'calm' : 'act'}
      action={link && <LinkButton to={link}>{t(`next.${words.key}.action`)}</LinkButton>}
    >
      <p>{t(`next.${words.key}.text`, words.values)}</p>
      {(next.step === 'answer' || next.step === 'question') && <AnswerDeadline {...next.request} now={now} />}
    </NextStepBox>
  )
}

/** The catalogue key of a step's text, and its values. */
function useWords(next: NextStep): { key: NextStepText; values: Record<string, unknown> } {
  const { language } = useTranslation()
  switch (next.step) {
    case 'settle':
    case 'meetOn': {
      const when = formatAppointment(language, next.session.startsAt)
      return { key: next.step, values: { when, name: next.mentorship.otherName } }
    }
    case 'pickTime':
    case 'timesOffered':
      return { key: next.step, values: { name: next.mentorship.otherName } }
    case 'notice':
      return { key: 'notice', values: { day: formatLongDate(language, next.mentorship.endsOn) } }
    case 'sessions':
      return { key: sessionsKey(next.mentorship), values: sessionValues(next.mentorship) }
    case 'question':
    case 'answer':
      return { key: next.step, values: { name: next.request.otherName } }
    case 'choose':
      return {
        key: next.wanted ? 'chooseWanted' : next.part.kind === 'coaching' ? 'chooseCoach' : 'chooseMentor',
        values: { package: nameIn(language, next.part.packageNames), name: next.wanted?.name },
      }
    case 'disputed':
      return { key: 'disputed', values: { package: nameIn(language, next.part.packageNames) } }
    case 'payment':
    case 'cardUnderWay':
    case 'confirmation': {
      const { priceCents, currency, reference, proofs, method } = next.purchase
      const sent = proofs.at(-1)?.sentAt
      const date = sent && formatLongDate(language, sent)
      return {
        key: next.step === 'payment' && method !== 'deposit' ? 'paymentAnyWay' : next.step,
        values: { amount: formatMoney(language, priceCents, currency), reference, date },
      }
    }
    default:
      return { key: next.step, values: {} }
  }
}

function sessionsKey({ completedSessions, minimumSessions }: Mentorship) {
  if (completedSessions === 0) return 'firstSession'
  return completedSessions < minimumSessions ? 'sessions' : 'enoughSessions'
}

function sessionValues(mentorship: Mentorship) {
  return {
    count: mentorship.completedSessions,
    minimum: mentorship.minimumSessions,
    name: mentorship.otherName,
  }
}

function linkOf(next: NextStep) {
  switch (next.step) {
    case 'settle':
      return `/mentee/mentorships/${next.mentorship.id}/sessions/${next.session.id}?to=settle`
    case 'pickTime':
    case 'timesOffered':
      return '#proposed-times'
    case 'meetOn':
    case 'notice':
      return '#current'
    case 'sessions':
      return next.mentorship.completedSessions > 0
        ? '#current'
        : `/mentee/mentorships/${next.mentorship.id}/sessions/plan`
    case 'question':
      return `/mentee/mentorships/requests/${next.request.id}/answer`
    case 'answer':
      return `#request-${next.request.id}`
    case 'choose':
      if (next.wanted) return `/mentors/${next.wanted.id}`
      return next.part.kind === 'coaching'
        ? '/mentors?isAvailableForCoaching=1'
        : '/mentors?isAvailableForMentoring=1'
    case 'payment':
    case 'cardUnderWay':
    case 'confirmation':
      return `/purchases/${next.purchase.id}`
    case 'disputed':
      return `/purchases/${next.part.purchaseId}`
    case 'guardian':
    case 'guardianAsked':
      return '/mentee/guardian'
    case 'guardianObjected':
      return '/purchases'
    case 'package':
      return '/mentoring-packages'
    case 'pause':
      return `/mentee/mentorships/${next.mentorship.id}/ask-team`
  }
}
