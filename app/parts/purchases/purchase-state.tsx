import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { formatLongDate, formatMoney } from '~/i18n/format'
import type { CardPayments } from '~/integrations/stripe.server'
import { AwaitedGuardian } from './awaited-guardian'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'

/** Says whether the purchase is paid and what happens next. */
export function PurchaseState({ purchase, cards = 'off' }: { purchase: Purchase; cards?: CardPayments }) {
  const { t, language } = useTranslation('mentee')
  const {
    status,
    paidOn,
    refundedAt,
    disputedAt,
    proofs,
    keptUntil,
    priceCents,
    receivedCents,
    currency,
    guardianObstacle,
  } = purchase
  if (status === 'refunded' && refundedAt) {
    return <Banner title={t('purchase.refundedOn', { date: formatLongDate(language, refundedAt) })} />
  }
  if (status === 'cancelled') {
    return (
      <Banner title={t('purchase.cancelledTitle')}>
        <p>{t('purchase.cancelledText')}</p>
        <p className="mt-2">
          <LinkButton to={`/checkout/${purchase.packageId}`}>{t('purchase.orderAgain')}</LinkButton>
        </p>
      </Banner>
    )
  }
  if (disputedAt)
    return (
      <Banner tone="warning" title={t('purchase.disputedTitle')}>
        {t('purchase.disputedText')}
      </Banner>
    )
  if (guardianObstacle) return <AwaitedGuardian purchase={purchase} />
  if (paidOn) {
    return (
      <Banner tone="success" title={t('purchase.paidOn', { date: formatLongDate(language, paidOn) })}>
        <p>{t(purchase.nextKind ? 'purchase.paidText' : 'purchase.paidGoesOn')}</p>
        <p className="mt-2 flex flex-wrap gap-3">
          <WayOn purchase={purchase} />
        </p>
      </Banner>
    )
  }
  if (receivedCents > 0) {
    const money = (cents: number) => formatMoney(language, cents, currency)
    const sums = {
      received: money(receivedCents),
      price: money(priceCents),
      missing: money(priceCents - receivedCents),
    }
    return (
      <Banner tone="warning" title={t('purchase.inPartTitle')}>
        {t('purchase.inPartText', sums)}
      </Banner>
    )
  }
  if (proofs.length > 0) {
    return <Banner title={t('purchase.proofTitle')}>{t('purchase.proofText')}</Banner>
  }
  const awaiting =
    purchase.method === 'iris'
      ? 'awaitingIris'
      : cards === 'off' || purchase.method === 'deposit'
        ? 'awaiting'
        : 'awaitingCard'
  return (
    <Banner tone="warning" title={t(`purchase.${awaiting}Title`)}>
      <p>{t(`purchase.${awaiting}Text`)}</p>
      {keptUntil && <p>{t('purchase.keptUntil', { date: formatLongDate(language, keptUntil) })}</p>}
    </Banner>
  )
}

/**
 * The next step with a paid package: back to the mentor whom the mentee had chosen, or to the list of
 * mentors.
 */
function WayOn({ purchase: { nextKind, wantedMentor } }: { purchase: Purchase }) {
  const { t } = useTranslation('mentee')
  const mentorships = (
    <LinkButton to="/mentee/mentorships" variant={nextKind ? 'secondary' : 'primary'}>
      {t('common:shell.menu.menteeMentorships')}
    </LinkButton>
  )
  if (!nextKind) return mentorships
  const search =
    nextKind === 'coaching' ? '/mentors?isAvailableForCoaching=1' : '/mentors?isAvailableForMentoring=1'
  return (
    <>
      {wantedMentor && (
        <LinkButton to={`/mentors/${wantedMentor.id}`}>
          {t('purchase.toWantedMentor', { name: wantedMentor.name })}
        </LinkButton>
      )}
      <LinkButton to={search} variant={wantedMentor ? 'secondary' : 'primary'}>
        {t(nextKind === 'coaching' ? 'next.chooseCoach.action' : 'common:form.findMentor')}
      </LinkButton>
      {!wantedMentor && mentorships}
    </>
  )
}
