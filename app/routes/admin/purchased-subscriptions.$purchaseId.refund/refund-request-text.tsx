import { useTranslation } from '~/i18n/use-translation'
import type { RefundCase } from '~/domain/payments/refund-case.server'
import { formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { useGroundWords } from '~/parts/payments/ground-words'
import { Card } from '~/ui/card'

type RefundRequestTextProps = NonNullable<RefundCase['asked']> & Pick<RefundCase, 'ground'>

/** The mentee's message in a refund request, and what the terms said when it was sent, if they say something else now. */
export function RefundRequestText({ text, askedAt, groundThen, ground }: RefundRequestTextProps) {
  const { t, language } = useTranslation('admin')
  const groundWords = useGroundWords()
  const when = formatDateTime(language, askedAt)
  return (
    <Card title={t('payments.askedOn', { when })}>
      <p lang={langOfWords(text)} className="break-words whitespace-pre-line">
        {text || t('payments.noWords')}
      </p>
      {groundThen !== ground && (
        <p className="mt-3 text-muted">{t('answerRefund.termsThen', { ground: groundWords(groundThen) })}</p>
      )}
    </Card>
  )
}
