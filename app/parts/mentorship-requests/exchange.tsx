import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'

type ExchangeProps = Pick<MentorshipRequest, 'question' | 'answer'> & {
  side: 'mentor' | 'mentee' | 'admin'
  /** The request still waits for the mentor, so an answer may still come. */
  open: boolean
}

/** The mentor's one question about a request and the mentee's answer. Renders nothing without a question. */
export function Exchange({ question, answer, side, open }: ExchangeProps) {
  const { t } = useTranslation('mentor')
  if (!question) return null
  return (
    <dl className="grid max-w-read gap-3 rounded-leaf-sm border border-line bg-card p-4">
      <div>
        <dt className="text-sm text-muted">{t(`exchange.${side}.question`)}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{question}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t(`exchange.${side}.answer`)}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">
          {answer ?? t(open ? `exchange.${side}.waiting` : 'exchange.none')}
        </dd>
      </div>
    </dl>
  )
}
