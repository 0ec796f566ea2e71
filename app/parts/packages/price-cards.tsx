import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { formatMoney } from '~/i18n/format'
import { LinkButton } from '~/ui/button'
import { CardGrid } from '~/ui/card'
import { PriceCard } from '~/ui/price-card'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { withWantedMentor } from '~/parts/purchases/wanted-mentor'
import type { ShownPackage } from '~/domain/packages/shown-package.server'

type PriceCardsProps = {
  packages: ShownPackage[]
  level?: 2 | 3
  /** A visitor registers on the way to the checkout. */
  visitor: boolean
  /** The mentor for whom the visitor wants a package. */
  wantedMentor?: number
  /** Shows rows on a phone: name, price, button. */
  brief?: boolean
}

/** The packages side by side, each with a button to order it. */
export function PriceCards({ packages, level, visitor, wantedMentor, brief }: PriceCardsProps) {
  const { t, language } = useTranslation('public')
  const features = useFeatures()
  const aSession = ({ priceCents, minimumSessions }: ShownPackage) => Math.round(priceCents / minimumSessions)
  const least = Math.min(...packages.map(aSession))
  return (
    <CardGrid>
      {packages.map((item) => (
        <PriceCard
          key={item.id}
          level={level}
          brief={brief}
          title={item.name}
          lead={t(`packages.for.${item.code}`)}
          example={t(`packages.example.${item.code}`)}
          price={formatMoney(language, item.priceCents, item.currency)}
          priceNote={
            item.vatGround ? t('packages.exempt') : t('packages.price', { percent: item.vatPercent })
          }
          perSession={t('packages.perSession', {
            price: formatMoney(language, aSession(item), item.currency),
          })}
          features={features(item)}
          ribbon={aSession(item) === least ? t('packages.ribbon') : undefined}
          action={
            <LinkButton
              to={checkoutPath(item.id, visitor, wantedMentor)}
              variant={aSession(item) === least ? 'primary' : 'secondary'}
            >
              {t('packages.choose')}
              <VisuallyHidden> {item.name}</VisuallyHidden>
            </LinkButton>
          }
        />
      ))}
    </CardGrid>
  )
}

function checkoutPath(id: number, visitor: boolean, wantedMentor?: number) {
  const checkout = withWantedMentor(`/checkout/${id}`, wantedMentor)
  return visitor ? `/mentee/register?redirectTo=${encodeURIComponent(checkout)}` : checkout
}

/** Returns a function that lists the features of a package. */
function useFeatures() {
  const { t } = useTranslation('public')
  const { claimMonths, refundDays } = useConstants()
  const refund = t('packages.feature.refund', { count: refundDays })
  return ({ coaching, mentoring, durationMonths, minimumSessions }: ShownPackage) =>
    coaching
      ? [
          t('packages.feature.coaching', { count: coaching.sessions, months: coaching.months }),
          t('packages.feature.mentoring', { count: mentoring.periods, months: mentoring.months }),
          t('packages.feature.mentoringMinimum', { count: mentoring.sessions }),
          t('packages.feature.claim', { count: claimMonths }),
          refund,
        ]
      : [
          t('packages.feature.months', { count: durationMonths }),
          t('packages.feature.minimum', { count: minimumSessions }),
          refund,
        ]
}
