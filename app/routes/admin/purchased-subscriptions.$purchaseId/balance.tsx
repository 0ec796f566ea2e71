import { useTranslation } from '~/i18n/use-translation'
import type { WholePurchase } from '~/domain/purchases/purchase-records.server'
import { formatMoney } from '~/i18n/format'
import { MissingSum } from '~/parts/purchases/missing-sum'

/** What is missing of the price, or what came beyond it and is to be given back. */
export function Balance({ purchase, payments }: Pick<WholePurchase, 'purchase' | 'payments'>) {
  const { t, language } = useTranslation('records')
  const owed = payments.reduce((sum, { owedCents }) => sum + owedCents, 0)
  if (purchase.receivedCents > 0) {
    return (
      <p className="font-medium">
        <MissingSum purchase={purchase} />
      </p>
    )
  }
  if (owed === 0) return null
  return (
    <p className="font-medium">
      {t('purchase.tooMuch', { amount: formatMoney(language, owed, purchase.currency) })}
    </p>
  )
}
