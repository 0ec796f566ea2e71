import { useTranslation } from '~/i18n/use-translation'
import type { Flag } from '~/domain/payments/payment-problems'
import { formatDateTime, formatMoney } from '~/i18n/format'

/** When the problem was noticed, the amounts, and how to find the payment at Stripe. */
export function FlagSums({ flag }: { flag: Omit<Flag, 'problem'> }) {
  const { t, language } = useTranslation('admin')
  const { detail, raisedAt, priceCents, currency } = flag
  const money = (cents: number, of = currency ?? 'EUR') => formatMoney(language, cents, of.toUpperCase())
  const both = (key: string, sums: typeof detail.ours) =>
    sums &&
    t(`payments.sums.${key}`, {
      paid: money(sums.paid),
      refunded: money(sums.refunded),
      disputed: money(sums.disputed ?? 0),
    })
  const lines = [
    t('payments.noticed', { when: formatDateTime(language, raisedAt) }),
    priceCents !== null && t('payments.sums.price', { amount: money(priceCents) }),
    detail.cents !== undefined && t('payments.sums.said', { amount: money(detail.cents, detail.currency) }),
    both('ours', detail.ours),
    both('theirs', detail.theirs),
    detail.ref && t('payments.ref', { ref: detail.ref }),
  ]
  return <ul className="grid gap-1">{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>
}
