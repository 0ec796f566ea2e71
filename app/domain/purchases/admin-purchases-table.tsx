import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { MenteeScholarshipsLink } from '~/domain/scholarships/mentee-scholarships-link'
import { useActLink } from '~/http/return-to'
import { daysSince, formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { LinkButton } from '~/ui/button'
import { EmailLink } from '~/ui/contact'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { AdminPurchase } from './admin-purchases.server'
import { LateDepositLink } from './late-deposit-link'
import { MoneyLinks } from './money-links'
import { ProofLinks } from './proof-links'

/** Purchases to compare and, while unpaid, to confirm. */
export function AdminPurchasesTable({ purchases, caption }: { purchases: AdminPurchase[]; caption: string }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'amount', label: t('purchases.amount'), numeric: true },
    { id: 'reference', label: t('purchases.reference'), code: true },
    { id: 'proofs', label: t('purchases.proofs') },
    { id: 'payment', label: t('purchases.payment') },
  ]
  const rows = purchases.map((purchase) => ({
    id: String(purchase.id),
    cells: [
      <MenteeCell key="mentee" purchase={purchase} />,
      nameIn(language, purchase.packageNames),
      formatMoney(language, purchase.priceCents, purchase.currency),
      <ReferenceCell key="reference" purchase={purchase} />,
      <ProofCell key="proofs" purchase={purchase} />,
      <PaymentCell key="payment" purchase={purchase} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

/** The proofs, and how many days of the calendar the oldest has waited to be checked. */
function ProofCell({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  const days = purchase.proofSince && daysSince(purchase.proofSince)
  return (
    <>
      <ProofLinks purchase={purchase} />
      {days !== null && (
        <span className="block text-muted">
          {days > 0 ? t('purchases.waitsDays', { count: days }) : t('purchases.waitsToday')}
        </span>
      )}
    </>
  )
}

function MenteeCell({ purchase }: { purchase: AdminPurchase }) {
  return (
    <>
      {purchase.menteeName}
      <EmailLink email={purchase.menteeEmail} className="block font-normal" />
      <MenteeScholarshipsLink menteeId={purchase.menteeId} name={purchase.menteeName} />
    </>
  )
}

function ReferenceCell({ purchase }: { purchase: AdminPurchase }) {
  return (
    <>
      {purchase.reference}
      <span className="block text-muted">{formatDate(useLanguage(), purchase.purchasedAt)}</span>
    </>
  )
}

/** When and how it was paid, or the button that says so; her own purchase waits for somebody else. */
function PaymentCell({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const language = useLanguage()
  if (purchase.cancelledAt) {
    return (
      <>
        {t('purchases.cancelledOn', { when: formatDate(language, purchase.cancelledAt) })}
        <span className="mt-1 block">
          <LateDepositLink purchase={purchase} />
        </span>
      </>
    )
  }
  if (purchase.paidAt) {
    return (
      <>
        {formatDate(language, purchase.paidAt)}
        <span className="block text-muted">
          {t(`purchases.methods.${purchase.method}`)}
          {purchase.paymentRef && <span className="tabular"> …{purchase.paymentRef}</span>}
        </span>
        <MoneyLinks purchase={purchase} />
      </>
    )
  }
  if (purchase.own) return <p className="max-w-56 text-muted">{t('purchases.own')}</p>
  return (
    <div className="grid justify-items-start gap-1">
      <LinkButton
        to={actLink(`/admin/purchased-subscriptions/${purchase.id}/mark-as-paid`)}
        variant={purchase.proofs.length > 0 ? 'primary' : 'secondary'}
        className="text-sm"
      >
        {t('purchases.markPaid')}
        <VisuallyHidden> {purchase.menteeName}</VisuallyHidden>
      </LinkButton>
      {!purchase.awarded && (
        <Link to={actLink(`/admin/purchased-subscriptions/${purchase.id}/cancel`)}>
          {t('purchases.cancel')}
          <VisuallyHidden> {purchase.menteeName}</VisuallyHidden>
        </Link>
      )}
    </div>
  )
}
