import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { Part, Purchase } from '~/domain/purchases/purchases.server'
import { Link } from '~/http/page'
import { formatDate, withinDeadline } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PartStatusTag, PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { Card } from '~/ui/card'
import { LeafMeter } from '~/ui/leaf'

export type PackageCardProps = { purchase: Purchase; parts: Part[] }

/** One purchased package: status, sessions held, and the acts available. */
export function PackageCard({ purchase, parts }: PackageCardProps) {
  const { t, language } = useTranslation('mentee')
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

type PartTrackProps = {
  part: Part
  /** The number of the part, if the package has several. */
  heading?: number
}

/** One part of a package: its sessions as leaves, and what blocks it. */
function PartTrack({ part, heading }: PartTrackProps) {
  const { t } = useTranslation('mentee')
  const sessions = { count: part.completedSessions, minimum: part.minimumSessions }
  return (
    <li className={heading ? 'grid gap-2 border-t border-line pt-4' : 'grid gap-2'}>
      {heading && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h4 className="text-base font-bold">
            {t('part.title', { position: heading, kind: t(`common:kind.${part.kind}`) })}
          </h4>
          {part.status !== 'awaiting_payment' && <PartStatusTag part={part} />}
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LeafMeter value={part.completedSessions} total={part.minimumSessions} className="text-primary" />
        <span className="tabular">{t(`part.sessions.${part.kind}`, sessions)}</span>
      </p>
      <PartNote part={part} />
    </li>
  )
}

/** What the mentee can do with the part, or what must happen first. */
function PartNote({ part }: { part: Part }) {
  const { t, language } = useTranslation('mentee')
  const te = useErrorText()
  if (part.blockedBy && part.status === 'paid')
    return <p className="text-sm text-muted">{te(part.blockedBy)}</p>
  if (part.status !== 'paid') return null
  return (
    <p className="text-sm text-muted">
      {part.claimUntil
        ? t('part.askUntil', { date: formatDate(language, withinDeadline(part.claimUntil)) })
        : t('part.ask')}
    </p>
  )
}
