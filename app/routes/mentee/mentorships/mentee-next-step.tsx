// Long: every step of a mentee has its text and its link here.
import { useTranslation } from '~/i18n/use-translation'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import type { NextStep, NextStepText } from '~/domain/mentorships/next-step'
import { formatAppointment, formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { AnswerDeadline } from '~/parts/mentorship-requests/answer-deadline'
import { SuggestedList, type Suggested } from './suggested-mentors'
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

type MenteeNextStepProps = {
  next: NextStep
  /** Who is free and suits the mentee, the best first. */
  mentors: Suggested[]
  now: Date
}

/** The box at the top of the page: the next step and its button; after a refusal also whom the mentee may ask. */
export function MenteeNextStep({ next, mentors, now }: MenteeNextStepProps) {
  const { t } = useTranslation('mentee')
  const offered =
    next.step === 'declined'
      ? mentors.filter(({ mentorId }) => mentorId !== next.request.mentorId).slice(0, 3)
      : []
  const words = useWords(next, offered.length > 0)
  const link = linkOf(next)
  const calm = calmSteps.has(next.step)
  return (
    <NextStepBox
      eyebrow={t(calm ? 'next.eyebrowCalm' : 'next.eyebrow')}
      title={t(`next.${words.key}.title`, words.values)}
      mood={calm ? 'calm' : 'act'}
      // The mentor has accepted, and they have not met yet.
      happy={words.key === 'firstSession' || words.key === 'pickTime'}
      action={link && <LinkButton to={link}>{t(`next.${words.key}.action`)}</LinkButton>}
    >
      <p>{t(`next.${words.key}.text`, words.values)}</p>
      {offered.length > 0 && <SuggestedList mentors={offered} />}
      {(next.step === 'answer' || next.step === 'question') && <AnswerDeadline {...next.request} now={now} />}
    </NextStepBox>
  )
}

/** The catalogue key of a step's text, and its values. */
function useWords(next: NextStep, others: boolean): { key: NextStepText; values: Record<string, unknown> } {
  const { language } = useTranslation()
  switch (next.step) {
    case 'settle':
    case 'meetOn': {
      const when = formatAppointment(language, next.session.startsAt)
      return { key: next.step, values: { when, ...otherOf(next.mentorship) } }
    }
    case 'pickTime':
    case 'timesOffered':
      return { key: next.step, values: otherOf(next.mentorship) }
    case 'notice':
      return { key: 'notice', values: { day: formatLongDate(language, next.mentorship.endsOn) } }
    case 'sessions':
      return { key: sessionsKey(next.mentorship), values: sessionValues(next.mentorship) }
    case 'question':
    case 'answer':
      return { key: next.step, values: otherOf(next.request) }
    case 'declined':
      return { key: others ? 'declined' : 'declinedAlone', values: otherOf(next.request) }
    case 'choose':
      return {
        key: choiceOf(next),
        values: {
          package: nameIn(language, next.part.packageNames),
          ...otherOf({ kind: next.part.kind, otherName: next.wanted?.name }),
        },
      }
    case 'pause': {
      const { pauseUntil } = next.mentorship
      return pauseUntil
        ? { key: 'pause', values: { context: 'until', day: formatLongDate(language, pauseUntil) } }
        : { key: 'pause', values: {} }
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

/** The name of the mentor or coach, and which of both words the text uses. */
const otherOf = ({ kind, otherName: name }: { kind: Mentorship['kind']; otherName?: string }) => ({
  name,
  context: kind === 'coaching' ? kind : undefined,
})

function choiceOf({ wanted, part, afterCoaching }: Extract<NextStep, { step: 'choose' }>) {
  if (wanted) return 'chooseWanted'
  if (part.kind === 'coaching') return 'chooseCoach'
  return afterCoaching ? 'chooseAfterCoaching' : 'chooseMentor'
}

function sessionsKey({ completedSessions, minimumSessions }: Mentorship) {
  if (completedSessions === 0) return 'firstSession'
  return completedSessions < minimumSessions ? 'sessions' : 'enoughSessions'
}

function sessionValues(mentorship: Mentorship) {
  return {
    count: mentorship.completedSessions,
    minimum: mentorship.minimumSessions,
    ...otherOf(mentorship),
  }
}

const freeFor = (kind: Mentorship['kind']) =>
  kind === 'coaching' ? '/mentors?isAvailableForCoaching=1' : '/mentors?isAvailableForMentoring=1'

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
      return freeFor(next.part.kind)
    case 'declined':
      return freeFor(next.part.kind)
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
