import { useTranslation } from '~/i18n/use-translation'
import type { AdminPart, MenteesPurchase } from '~/domain/purchases/purchase-records.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PurchaseLink } from '~/parts/people/person-link'
import { useActsOfPurchase } from '~/parts/purchases/acts-of-purchase'
import { ProofLinks } from '~/parts/purchases/proof-links'
import { PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { PartTag } from '~/parts/records/part-tag'
import { EmptyState } from '~/ui/empty-state'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

type MenteePurchasesProps = { purchases: MenteesPurchase[]; parts: AdminPart[] }

/** The mentee's purchases with their parts and the team's acts, newest first. */
export function MenteePurchases({ purchases, parts }: MenteePurchasesProps) {
  const { t } = useTranslation('records')
  const columns = [
    { id: 'package', label: t('common:facts.package') },
    { id: 'state', label: t('common:facts.state') },
    { id: 'amount', label: t('common:facts.amount'), numeric: true },
    { id: 'parts', label: t('part.all') },
    { id: 'acts', label: t('common:facts.actions') },
  ]
  const rows = purchases.map((purchase) => ({
    id: String(purchase.id),
    cells: [
      <Bought key="package" purchase={purchase} />,
      <PurchaseStatusTag key="state" status={purchase.status} />,
      <Amount key="amount" purchase={purchase} />,
      <PartsOf key="parts" parts={parts.filter(({ purchaseId }) => purchaseId === purchase.id)} />,
      <Acts key="acts" purchase={purchase} />,
    ],
  }))
  return (
    <RecordSection id="purchases" title={t('common:facts.purchases')}>
      {rows.length > 0 ? (
        <DataTable caption={t('common:facts.purchases')} hideCaption columns={columns} rows={rows} />
      ) : (
        <EmptyState level={3} title={t('mentee.noPurchase')} />
      )}
    </RecordSection>
  )
}

function Amount({ purchase: { priceCents, currency, method } }: { purchase: MenteesPurchase }) {
  const { t, language } = useTranslation('records')
  return (
    <>
      {formatMoney(language, priceCents, currency)}
      <span className="block text-muted">{t(`admin:purchases.methods.${method}`)}</span>
    </>
  )
}

function Bought({ purchase }: { purchase: MenteesPurchase }) {
  const { language } = useTranslation()
  return (
    <>
      <PurchaseLink id={purchase.id}>{nameIn(language, purchase.packageNames)}</PurchaseLink>
      <span className="tabular block font-normal text-muted">
        {purchase.reference} · {formatDate(language, purchase.purchasedAt)}
      </span>
      {purchase.proofs.length > 0 && (
        <span className="block font-normal">
          <ProofLinks purchase={purchase} />
        </span>
      )}
    </>
  )
}

function PartsOf({ parts }: { parts: AdminPart[] }) {
  const { t } = useTranslation('records')
  return (
    <ul className="grid gap-2">
      {parts.map((part) => (
        <li key={part.id}>
          <span className="block">
            {t('part.short', {
              kind: t(`common:kind.${part.kind}`),
              done: part.completedSessions,
              minimum: part.minimumSessions,
            })}
          </span>
          <PartTag part={part} />
        </li>
      ))}
    </ul>
  )
}

function Acts({ purchase }: { purchase: MenteesPurchase }) {
  const { t } = useTranslation('records')
  const actLink = useActLink()
  const acts = useActsOfPurchase()(purchase)
  if (acts.length === 0) return <>–</>
  return (
    <ul className="grid gap-1">
      {acts.map(({ act, to }) => (
        <li key={act}>
          <Link to={actLink(to)} className="inline-flex min-h-7 items-center">
            {t(`purchase.acts.${act}`)}
            <VisuallyHidden> {purchase.reference}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
