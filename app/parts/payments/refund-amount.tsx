import { useTranslation } from '~/i18n/use-translation'
import { formatMoney } from '~/i18n/format'
import type { ListedRow } from '~/db/listed-row'

type Amount = Pick<
  ListedRow<'admin_refunds'>,
  'amountCents' | 'currency' | 'keptCents' | 'sessionsHeld' | 'sessionsTotal'
>

/** The amount of a refund and, of a refund of a part, what is kept for which sessions. */
export function RefundAmount({ refund }: { refund: Amount }) {
  const { t, language } = useTranslation('admin')
  const { amountCents, currency, keptCents, sessionsHeld, sessionsTotal } = refund
  return (
    <>
      {formatMoney(language, amountCents, currency)}
      {keptCents > 0 && (
        <span className="ml-auto block max-w-40 text-sm font-normal whitespace-normal text-muted">
          {t('payments.kept', {
            kept: formatMoney(language, keptCents, currency),
            held: sessionsHeld,
            total: sessionsTotal,
          })}
        </span>
      )}
    </>
  )
}
