import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import type { PurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { Link } from '~/http/page'
import { formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { RefundLinks } from '~/parts/payments/refund-links'
import { DataTable, type Row } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

type PurchaseTableProps = { purchases: Purchase[]; refunds: PurchaseRefunds[] }

/** All purchases of the mentee, newest first, with what they still need and the acts available. */
export function PurchaseTable({ purchases, refunds }: PurchaseTableProps) {
  const { t } = useTranslation('mentee')
  return (
    <DataTable
      caption={t('common:shell.menu.purchases')}
      hideCaption
      columns={[
        { id: 'package', label: t('common:facts.package') },
        { id: 'date', label: t('common:facts.date'), code: true },
        { id: 'reference', label: t('common:facts.reference'), code: true },
        { id: 'price', label: t('common:facts.amount'), numeric: true, code: true },
        { id: 'method', label: t('common:facts.method') },
        { id: 'status', label: t('common:facts.state') },
        { id: 'next', label: t('purchases.next') },
      ]}
      rows={usePurchaseRows(purchases, refunds)}
    />
  )
}

function usePurchaseRows(purchases: Purchase[], refunds: PurchaseRefunds[]): Row[] {
  const { t, language } = useTranslation('mentee')
  return purchases.map((purchase) => {
    const name = nameIn(language, purchase.packageNames)
    return {
      id: String(purchase.id),
      cells: [
        name,
        formatDate(language, purchase.purchasedAt),
        purchase.reference,
        formatMoney(language, purchase.priceCents, purchase.currency),
        t(`purchase.method.${purchase.method}`),
        <PurchaseStatusTag key="status" status={purchase.status} />,
        <Ways
          key="next"
          purchase={purchase}
          name={name}
          refunds={refunds.find((one) => one.purchaseId === purchase.id)}
        />,
      ],
    }
  })
}

function Ways({ purchase, name, refunds }: { purchase: Purchase; name: string; refunds?: PurchaseRefunds }) {
  const { t } = useTranslation('mentee')
  const page = `/purchases/${purchase.id}`
  const way = (to: string, label: ReactNode) => (
    <li>
      <Link to={to}>
        {label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    </li>
  )
  const unpaid = purchase.status === 'awaiting_payment'
  return (
    <ul className="grid gap-2">
      {way(page, t(`purchases.${nextOf(purchase)}`))}
      {unpaid &&
        !purchase.cardUnderWay &&
        way(`${page}/proof`, t(purchase.proofs.length > 0 ? 'proof.another' : 'proof.submit'))}
      {unpaid && !purchase.awarded && way(`${page}/cancel`, t('cancelOrder.title'))}
      {refunds && <RefundLinks refunds={refunds} about={name} />}
    </ul>
  )
}

function nextOf({ status, proofs, cardUnderWay }: Purchase) {
  if (status !== 'awaiting_payment' || cardUnderWay) return 'see'
  return proofs.length > 0 ? 'proofSent' : 'pay'
}
