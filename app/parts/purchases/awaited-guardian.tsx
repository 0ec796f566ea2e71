import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { useConstants } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'

/** Says that an order waits for the team after an objection, for the mentee to name a guardian, or for the guardian's answer, and to whom we wrote. */
export function AwaitedGuardian({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTranslation('mentee')
  const { teamEmail } = useConstants()
  const { guardianObstacle, guardianEmail, paidAt, keptUntil, awarded, packageId } = purchase
  const asked = guardianObstacle === 'guardian_not_confirmed'
  // An order of a scholarship is completed at the checkout, which asks for the guardian too.
  const to = !asked && !paidAt && awarded ? `/checkout/${packageId}` : '/mentee/guardian'
  if (guardianObstacle === 'guardian_objected')
    return (
      <Banner tone="warning" title={t('next.guardianObjected.title')}>
        <p>{t('next.guardianObjected.text', { teamEmail })}</p>
      </Banner>
    )
  return (
    <Banner
      tone={asked ? 'info' : 'warning'}
      title={t(asked ? 'next.guardianAsked.title' : 'guardian.missingTitle')}
    >
      <p>
        {asked
          ? t(paidAt ? 'guardian.askedPaid' : 'guardian.askedUnpaid', { email: guardianEmail })
          : t('guardian.missingText')}
      </p>
      {keptUntil && <p>{t('guardian.keptUntil', { date: formatLongDate(language, keptUntil) })}</p>}
      <p className="mt-2">
        <LinkButton to={to} variant={asked ? 'secondary' : 'primary'}>
          {t(asked ? 'next.guardianAsked.action' : 'next.guardian.action')}
        </LinkButton>
      </p>
    </Banner>
  )
}
