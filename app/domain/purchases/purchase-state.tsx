import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import type { CardPayments } from '~/integrations/stripe.server'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import type { Purchase } from './purchases.server'

/** In a sentence or two: is it paid, and what happens now. */
export function PurchaseState({ purchase, cards = 'off' }: { purchase: Purchase; cards?: CardPayments }) {
  const { t } = useTranslation('mentee')
  const constants = useConstants()
  const language = useLanguage()
  const { status, paidAt, refundedAt, disputedAt, proofs } = purchase
  if (status === 'refunded' && refundedAt) {
    return <Banner title={t('purchase.refundedOn', { date: formatLongDate(language, refundedAt) })} />
  }
  if (status === 'cancelled') return <Banner title={t('purchase.cancelledTitle')}>{t('purchase.cancelledText')}</Banner>
  if (disputedAt) return <Banner tone="warning" title={t('purchase.disputedTitle')}>{t('purchase.disputedText')}</Banner>
  if (paidAt) {
    return (
      <Banner tone="success" title={t('purchase.paidOn', { date: formatLongDate(language, paidAt) })}>
        <p>{t('purchase.paidText')}</p>
        <p className="mt-2">
          <LinkButton to="/mentee/mentorships">{t('purchase.toMentorships')}</LinkButton>
        </p>
      </Banner>
    )
  }
  if (proofs.length > 0) {
    return <Banner title={t('purchase.proofTitle')}>{t('purchase.proofText', { ...constants })}</Banner>
  }
  const awaiting = cards === 'off' ? 'awaiting' : 'awaitingCard'
  return <Banner tone="warning" title={t(`purchase.${awaiting}Title`)}>{t(`purchase.${awaiting}Text`)}</Banner>
}
