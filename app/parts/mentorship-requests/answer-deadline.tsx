import { useTranslation } from '~/i18n/use-translation'
import { daysUntil, formatDeadline } from '~/i18n/format'
import { classNames } from '~/ui/class-names'
import { LeafMeter } from '~/ui/leaf'

type DeadlineProps = { requestedAt: Date; answerDueAt: Date; now: Date }

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
  const { t, language } = useTranslation('common')
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

type CountdownProps = {
  /** «Απομένουν 3 ημέρες» */
  text: string
  /** «Απάντηση έως 5 Μαρτίου 2026, 14:00» */
  detail?: string
  dateTime: string
  /** Remaining days and all days, shown as leaves. */
  left?: number
  total?: number
  urgent?: boolean
}

/** The time left for an answer. */
function Countdown({ text, detail, dateTime, left, total, urgent }: CountdownProps) {
  return (
    <div
      className={classNames(
        'inline-grid w-fit gap-1 rounded-leaf-sm px-4 py-3',
        urgent ? 'bg-brick-soft text-brick' : 'bg-saffron-soft text-saffron-ink',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        {text}
        {left !== undefined && total !== undefined && <LeafMeter value={left} total={total} />}
      </p>
      {detail && (
        <p className="text-sm text-ink">
          <time dateTime={dateTime}>{detail}</time>
        </p>
      )}
    </div>
  )
}
