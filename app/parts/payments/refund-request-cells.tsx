import { useTranslation } from '~/i18n/use-translation'
import { useActLink } from '~/http/return-to'
import { langOfWords } from '~/i18n/greek'
import { formatDate, formatMoney } from '~/i18n/format'
import { LinkButton } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { ListedRow } from '~/db/listed-row'

type RefundRequest = ListedRow<'admin_refund_requests'>

/** The price of the purchase. */
export function PriceCell({ priceCents, currency }: RefundRequest) {
  return formatMoney(useTranslation().language, priceCents, currency)
}

/** The mentee's message. */
export function WordsCell({ text }: RefundRequest) {
  return (
    <p lang={langOfWords(text)} className="line-clamp-4 max-w-72 whitespace-pre-line">
      {text || '–'}
    </p>
  )
}

/** When it was asked, and the link to answer. */
export function AnswerCell({ purchaseId, own, menteeName, askedAt }: RefundRequest) {
  const { t, language } = useTranslation('admin')
  const actLink = useActLink()
  const when = formatDate(language, askedAt)
  return (
    <>
      <span className="mb-2 block text-muted">{t('payments.askedOn', { when })}</span>
      {own ? (
        <p className="max-w-56 text-muted">{t('payments.own')}</p>
      ) : (
        <LinkButton to={actLink(`/admin/purchased-subscriptions/${purchaseId}/refund`)} className="text-sm">
          {t('common:form.answer')}
          <VisuallyHidden> {menteeName}</VisuallyHidden>
        </LinkButton>
      )}
    </>
  )
}
