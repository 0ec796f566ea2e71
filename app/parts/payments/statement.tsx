import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

type StatementProps = {
  purchase: Purchase
  name: string
  email: string
  /** Further rows, such as the time it was received. */
  rows?: SummaryRow[]
}

/** Withdrawal from a contract: who withdraws, from which contract, and where the acknowledgement is sent. */
export function Statement({ purchase, name, email, rows = [] }: StatementProps) {
  const { t, language } = useTranslation('refunds')
  return (
    <SummaryList
      rows={[
        { label: t('common:facts.name'), value: name },
        { label: t('statement.contract'), value: nameIn(language, purchase.packageNames) },
        { label: t('statement.reference'), value: <span className="tabular">{purchase.reference}</span> },
        { label: t('receipt.ordered'), value: formatLongDate(language, purchase.purchasedAt) },
        {
          label: t('common:facts.amount'),
          value: formatMoney(language, purchase.priceCents, purchase.currency),
        },
        { label: t('statement.email'), value: <span className="break-words">{email}</span> },
        ...rows,
      ]}
    />
  )
}
