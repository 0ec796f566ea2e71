import { useTranslation } from '~/i18n/use-translation'
import type { PurchaseRefunds, Refund } from '~/domain/payments/purchase-refunds.server'
import { Link } from '~/http/page'
import { formatDateTime, formatLongDate, formatMoney } from '~/i18n/format'
import { Banner } from '~/ui/banner'

/** The refunds of a purchase with their status, what the mentee's bank took back, and the answer to her request. */
export function RefundState({ refunds }: { refunds: PurchaseRefunds }) {
  const { t, language } = useTranslation('refunds')
  return (
    <>
      {refunds.takenBack.map(({ amountCents, on }) => (
        <Banner
          key={on}
          title={t('state.takenBack', {
            amount: formatMoney(language, amountCents, refunds.currency),
            date: formatLongDate(language, on),
          })}
        />
      ))}
      {refunds.refunds.map((refund) => (
        <OneRefund key={refund.refundId} refund={refund} refunds={refunds} />
      ))}
      <AskedRefund request={refunds.request} />
    </>
  )
}

function OneRefund({ refund, refunds }: { refund: Refund; refunds: PurchaseRefunds }) {
  const { t, language } = useTranslation('refunds')
  const { ground, stage, method, requestedAt, sentOn } = refund
  const when = formatDateTime(language, requestedAt)
  const amount = formatMoney(language, refund.amountCents, refund.currency)
  return (
    <Banner tone={stage === 'done' ? 'success' : 'info'} title={t(`state.title.${ground}`, { when })}>
      {stage === 'done' && sentOn ? (
        <p>{t('state.done', { amount, date: formatLongDate(language, sentOn) })}</p>
      ) : (
        <p>{t(`state.${stage}.${method}`, { amount })}</p>
      )}
      {refund.keptCents > 0 && stage !== 'void' && (
        <p>
          {t('state.kept', {
            kept: formatMoney(language, refund.keptCents, refund.currency),
            held: refund.sessionsHeld,
            total: refund.sessionsTotal,
          })}
        </p>
      )}
      {stage === 'to_send' && <WhereTo refunds={refunds} />}
    </Banner>
  )
}

function WhereTo({ refunds: { purchaseId, account } }: { refunds: PurchaseRefunds }) {
  const { t } = useTranslation('refunds')
  return (
    <p>
      {account && `${t('state.account', { ending: account.iban.slice(-4), holder: account.holder })} `}
      <Link to={`/purchases/${purchaseId}/refund-account`} className="inline-block">
        {t(account ? 'links.changeAccount' : 'links.nameAccount')}
      </Link>
    </p>
  )
}

function AskedRefund({ request }: Pick<PurchaseRefunds, 'request'>) {
  const { t, language } = useTranslation('refunds')
  if (!request || request.granted) return null
  const { askedAt, answeredAt, answer } = request
  if (!answeredAt) {
    return (
      <Banner title={t('asked.title', { when: formatDateTime(language, askedAt) })}>{t('asked.text')}</Banner>
    )
  }
  return (
    <Banner title={t('asked.declined', { date: formatLongDate(language, answeredAt) })}>
      {answer && <p className="whitespace-pre-line">{answer}</p>}
    </Banner>
  )
}
