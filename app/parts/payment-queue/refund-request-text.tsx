import { useTranslation } from '~/i18n/use-translation'
import { formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { Card } from '~/ui/card'

/** The mentee's message in a refund request. */
export function RefundRequestText({ text, askedAt }: { text: string; askedAt: string | Date }) {
  const { t, language } = useTranslation('admin')
  const when = formatDateTime(language, askedAt)
  return (
    <Card title={t('payments.askedOn', { when })}>
      <p lang={langOfWords(text)} className="break-words whitespace-pre-line">
        {text || t('payments.noWords')}
      </p>
    </Card>
  )
}
