import type { News } from '~/http/news'
import type { Viewer } from '~/viewer/viewer'
import { formatMoney } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { Deposit } from '~/domain/payments/schema'
import { findAdminPurchase, findNextProof, findSurplus } from '~/domain/purchases/admin-purchases.server'
import { newsOfMoney } from '~/parts/payments/news-of-money'

/**
 * The outcome of marking a purchase as paid: name, amount, reference, and a link to the deposit that waits
 * longest.
 */
export async function newsOfPayment(
  viewer: Viewer,
  id: number,
  { back, language }: { back: string; language: Language },
): Promise<News> {
  const [purchase, next] = await Promise.all([findAdminPurchase(viewer, id), findNextProof(viewer)])
  if (!purchase) throw new Error('the purchase that was marked is gone')
  const amount = formatMoney(language, purchase.priceCents, purchase.currency)
  return {
    key: 'markedPaid',
    values: { name: purchase.menteeName, amount, reference: purchase.reference },
    links: next
      ? [
          {
            to: `/admin/purchased-subscriptions/${next.id}/mark-as-paid?${new URLSearchParams({ return_to: back })}`,
            key: 'nextDeposit',
            values: { name: next.menteeName },
          },
        ]
      : undefined,
  }
}

type Booked = { id: number; deposit: Deposit; back: string; language: Language }

/**
 * The outcome of recording a deposit: it paid the order, left something missing, or is to be given back, whole or in part.
 * Of a deposit that was sent twice, the same twice, unless it was given back meanwhile.
 */
export async function newsOfDeposit(viewer: Viewer, { id, deposit, back, language }: Booked): Promise<News> {
  const [purchase, surplus] = await Promise.all([
    findAdminPurchase(viewer, id),
    findSurplus(viewer, id, deposit.externalRef),
  ])
  if (!purchase) throw new Error('the purchase whose deposit was recorded is gone')
  const { paidAt, cancelledAt, receivedCents, priceCents, currency } = purchase
  const owed = surplus?.owedCents ?? 0
  const sum = { ...purchase, amountCents: deposit.amount }
  if ((paidAt ?? cancelledAt) && owed === 0 && surplus?.amountCents === deposit.amount)
    return newsOfMoney('depositGoneBack', sum, language)
  if (paidAt && owed === 0) return newsOfPayment(viewer, id, { back, language })
  const withSum = (key: string, name: string, cents: number): News => {
    const news = newsOfMoney(key, sum, language)
    return { ...news, values: { ...news.values, [name]: formatMoney(language, cents, currency) } }
  }
  if (paidAt && owed < deposit.amount) return withSum('depositTooMuch', 'more', owed)
  if (paidAt ?? cancelledAt) return newsOfMoney('depositTaken', sum, language)
  return withSum('depositInPart', 'missing', priceCents - receivedCents)
}
