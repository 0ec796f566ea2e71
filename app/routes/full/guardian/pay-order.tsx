import type { PayableLink } from '~/domain/guardians/payable'
import type { PaymentCodes } from '~/domain/purchases/payment-codes.server'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useTranslation } from '~/i18n/use-translation'
import type { CardPayments } from '~/integrations/stripe.server'
import { type CardNews, CardState, isUnderWay } from '~/parts/payments/card-state'
import type { PayByCardProps } from '~/parts/payments/pay-by-card'
import { WaysToPay } from '~/parts/purchases/ways-to-pay'
import { Banner } from '~/ui/banner'
import { SummaryList } from '~/ui/summary-list'

export type PayOrderProps = {
  link: PayableLink
  /** How the guardian came back from the card page. */
  card: string | null
  cards: CardPayments
  codes: PaymentCodes | null
  form: PayByCardProps['form']
}

/** The order that the guardian has confirmed, what became of its payment so far, and the ways to pay it. */
export function PayOrder({ link, card, cards, codes, form }: PayOrderProps) {
  const { t, language } = useTranslation('public')
  const { packageNames, priceCents, receivedCents, currency, proofSent, keptUntil } = link
  const money = (cents: number) => formatMoney(language, cents, currency)
  const sums = {
    received: money(receivedCents),
    price: money(priceCents),
    missing: money(priceCents - receivedCents),
  }
  const news = newsOf(link, card)
  // Whatever the mentee chose, a parent mostly has a card at hand; after a proof the card comes last.
  const purchase = { ...link, method: proofSent ? ('deposit' as const) : ('card' as const) }
  return (
    <>
      {news ? (
        <CardState news={news} />
      ) : receivedCents > 0 ? (
        <Banner tone="warning" title={t('mentee:purchase.inPartTitle')}>
          {t('mentee:purchase.inPartText', sums)}
        </Banner>
      ) : proofSent ? (
        <Banner title={t('guardian.pay.proofTitle')}>{t('guardian.pay.proofText')}</Banner>
      ) : (
        <Banner tone="success" title={t('guardian.states.confirmed.title')}>
          <p>{t('guardian.pay.text')}</p>
          {keptUntil && <p>{t('guardian.pay.keptUntil', { date: formatLongDate(language, keptUntil) })}</p>}
        </Banner>
      )}
      <SummaryList
        rows={[
          { label: t('common:facts.package'), value: nameIn(language, packageNames) },
          { label: t('common:facts.price'), value: <span className="tabular">{money(priceCents)}</span> },
        ]}
      />
      {!isUnderWay(news) && <WaysToPay {...{ purchase, form, cards, codes }} sent={proofSent} />}
    </>
  )
}

/** A card payment whose money may be on its way; after the card page also one that was not made. */
function newsOf({ cardStatus }: PayableLink, card: string | null): CardNews | null {
  if (!cardStatus || cardStatus === 'paid') return null
  if (isUnderWay(cardStatus)) return cardStatus
  if (card === 'cancelled') return card
  return card ? cardStatus : null
}
