import { useTranslation } from '~/i18n/use-translation'
import type { GivenAward } from '~/domain/scholarships/awards.server'
import { Link } from '~/http/page'
import { formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { MenteeLink, PurchaseLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { EmailLink } from '~/ui/contact'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { AwardStateTag } from './scholarship-state'

type AwardsTableProps = {
  awards: GivenAward[]
  caption: string
  /** The first column: the mentee or the scholarship. */
  by: 'mentee' | 'scholarship'
}

/** Awards with their states, and the link to withdraw an unused one. */
export function AwardsTable({ awards, caption, by }: AwardsTableProps) {
  const { t, language } = useTranslation('admin')
  const columns = [
    { id: 'of', label: t(by === 'mentee' ? 'common:facts.mentee' : 'common:facts.scholarship') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'awarded', label: t('scholarships.awarded'), code: true },
    { id: 'state', label: t('common:facts.state') },
    { id: 'withdraw', label: t('scholarships.withdraw.column') },
  ]
  const rows = awards.map((award) => ({
    id: String(award.id),
    cells: [
      by === 'mentee' ? <Holder key="of" award={award} /> : <Which key="of" award={award} />,
      <Bought key="package" award={award} />,
      formatDate(language, award.awardedAt),
      <AwardStateTag key="state" state={award.state} />,
      <Withdraw key="withdraw" award={award} by={by} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

function Holder({ award }: { award: GivenAward }) {
  return (
    <PersonWithFace name={award.menteeName}>
      <MenteeLink id={award.menteeId} name={award.menteeName} />
      <EmailLink email={award.menteeEmail} />
    </PersonWithFace>
  )
}

function Which({ award }: { award: GivenAward }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Link to={`/admin/scholarships/${award.scholarshipId}`}>{award.scholarshipName}</Link>
      <span className="block font-normal text-muted">{t(`scholarships.kinds.${award.kind}`)}</span>
    </>
  )
}

function Bought({ award }: { award: GivenAward }) {
  const { language } = useTranslation()
  return (
    <>
      <PurchaseLink id={award.purchaseId}>{nameIn(language, award.packageNames)}</PurchaseLink>
      <span className="tabular block text-muted">
        {formatMoney(language, award.priceCents, award.currency)}
      </span>
    </>
  )
}

/** The link to withdraw an award, or the day it was withdrawn. */
function Withdraw({ award, by }: { award: GivenAward; by: AwardsTableProps['by'] }) {
  const { t, language } = useTranslation('admin')
  if (award.withdrawnAt) return <span className="tabular">{formatDate(language, award.withdrawnAt)}</span>
  if (award.obstacle === 'award_used')
    return <span className="text-muted">{t('scholarships.withdraw.used')}</span>
  return (
    <Link
      to={`/admin/purchased-subscriptions/${award.purchaseId}#act-withdraw-award`}
      className="inline-flex min-h-8 items-center"
    >
      {t('scholarships.withdraw.link')}
      <VisuallyHidden> {by === 'mentee' ? award.menteeName : award.scholarshipName}</VisuallyHidden>
    </Link>
  )
}
