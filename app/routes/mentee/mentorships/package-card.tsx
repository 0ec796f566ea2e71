import { useTranslation } from '~/i18n/use-translation'
import type { Part, Purchase } from '~/domain/purchases/purchases.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { Card } from '~/ui/card'
import { PartTrack } from './part-track'

export type PackageCardProps = { purchase: Purchase; parts: Part[] }

/** One purchased package: status, sessions held, and the acts available. */
export function PackageCard({ purchase, parts }: PackageCardProps) {
  const { t } = useTranslation('mentee')
  const language = useLanguage()
  const { status, proofs, cardUnderWay } = purchase
  const follows = proofs.length > 0 || cardUnderWay
  const toPay = follows ? 'package.followPayment' : 'package.pay'
  return (
    <Card
      as="li"
      level={3}
      title={nameIn(language, purchase.packageNames)}
      aside={<PurchaseStatusTag status={purchase.status} />}
      className="flex flex-col"
    >
      <p className="mb-4 text-sm text-muted">
        {t('package.bought', { date: formatDate(language, purchase.purchasedAt) })}
      </p>
      <ol className="grid gap-4">
        {parts.map((part, index) => (
          <PartTrack key={part.id} part={part} heading={parts.length > 1 ? index + 1 : undefined} />
        ))}
      </ol>
      <p className="mt-auto pt-5">
        <Link to={`/purchases/${purchase.id}`} className="inline-flex min-h-11 items-center font-medium">
          {t(status === 'awaiting_payment' ? toPay : 'package.purchase')}
        </Link>
      </p>
    </Card>
  )
}
