import { useTranslation } from 'react-i18next'
import { formatDateTime, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { SummaryList } from '~/ui/summary-list'
import type { AdminPurchase } from './admin-purchases.server'
import { ProofLinks } from './proof-links'

/** What to compare with the bank's statement: amount, reference, who, the proof she sent. */
export function PurchaseFacts({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const amount = formatMoney(language, purchase.priceCents, purchase.currency)
  return (
    <SummaryList
      rows={[
        { label: t('purchases.amount'), value: <b className="tabular text-xl">{amount}</b> },
        { label: t('purchases.reference'), value: <b className="tabular">{purchase.reference}</b> },
        { label: t('common:facts.mentee'), value: <Who purchase={purchase} /> },
        { label: t('common:facts.package'), value: nameIn(language, purchase.packageNames) },
        { label: t('purchases.ordered'), value: formatDateTime(language, purchase.purchasedAt) },
        { label: t('purchases.proofs'), value: <ProofLinks purchase={purchase} /> },
      ]}
    />
  )
}

function Who({ purchase }: { purchase: AdminPurchase }) {
  return (
    <>
      {purchase.menteeName}
      <span className="block font-normal text-muted">{purchase.menteeEmail}</span>
    </>
  )
}
