import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { DataTable, type Row } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { PurchaseStatusTag } from './purchase-status'
import type { Purchase } from './purchases.server'

/** All she has bought, newest first, each with what it still needs. */
export function PurchaseTable({ purchases }: { purchases: Purchase[] }) {
  const { t } = useTranslation('mentee')
  return (
    <DataTable
      caption={t('purchases.title')}
      hideCaption
      columns={[
        { id: 'package', label: t('purchases.package') },
        { id: 'date', label: t('purchases.date'), code: true },
        { id: 'reference', label: t('purchases.reference'), code: true },
        { id: 'price', label: t('purchases.price'), numeric: true, code: true },
        { id: 'status', label: t('purchases.status') },
        { id: 'next', label: t('purchases.next') },
      ]}
      rows={usePurchaseRows(purchases)}
    />
  )
}

function usePurchaseRows(purchases: Purchase[]): Row[] {
  const { t } = useTranslation('mentee')
  const language = useLanguage()
  return purchases.map((purchase) => {
    const name = nameIn(language, purchase.packageNames)
    return {
      id: String(purchase.id),
      cells: [
        name,
        formatDate(language, purchase.purchasedAt),
        purchase.reference,
        formatMoney(language, purchase.priceCents, purchase.currency),
        <PurchaseStatusTag key="status" status={purchase.status} />,
        <Link key="next" to={`/purchases/${purchase.id}`}>
          {t(`purchases.${nextOf(purchase)}`)}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>,
      ],
    }
  })
}

function nextOf({ status, proofs }: Purchase) {
  if (status !== 'awaiting_payment') return 'see'
  return proofs.length > 0 ? 'proofSent' : 'pay'
}
