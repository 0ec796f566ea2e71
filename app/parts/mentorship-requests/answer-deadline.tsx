import { useTranslation } from '~/i18n/use-translation'
import { daysUntil, formatDeadline } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Countdown } from '~/ui/countdown'

export type DeadlineProps = { requestedAt: Date; answerDueAt: Date; now: Date }

/** «Απομένουν 3 ημέρες» */
export function useTimeLeft() {
  const { t } = useTranslation('common')
  return (dueAt: Date, now = new Date()) => {
    const days = daysUntil(dueAt, now)
    if (dueAt <= now) return t('deadline.passed')
    return days === 0 ? t('deadline.today') : t('deadline.left', { count: days })
  }
}

/** The deadline of a request: days left, and date and time. */
export function AnswerDeadline({ requestedAt, answerDueAt, now }: DeadlineProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const timeLeft = useTimeLeft()
  const days = daysUntil(answerDueAt, now)
  return (
    <Countdown
      text={timeLeft(answerDueAt, now)}
      detail={t('deadline.until', { when: formatDeadline(language, answerDueAt) })}
      dateTime={answerDueAt.toISOString()}
      left={days}
      total={daysUntil(answerDueAt, requestedAt)}
      urgent={days <= 1}
    />
  )
}
