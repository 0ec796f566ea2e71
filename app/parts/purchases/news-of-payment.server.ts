import type { News } from '~/http/news'
import type { Viewer } from '~/viewer/viewer'
import { formatMoney } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { Deposit } from '~/domain/payments/schema'
import {
  findAdminPurchase,
  findNextProof,
  type AdminPurchase,
} from '~/domain/purchases/admin-purchases.server'
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

type Booked = {
  id: number
  deposit: Deposit
  before: AdminPurchase | undefined
  back: string
  language: Language
}

/** The outcome of recording a deposit: it paid the order, left something missing, or is to be given back. */
export async function newsOfDeposit(viewer: Viewer, booked: Booked): Promise<News> {
  const { id, deposit, before, back, language } = booked
  const purchase = await findAdminPurchase(viewer, id)
  if (!purchase) throw new Error('the purchase whose deposit was recorded is gone')
  const { paidAt, cancelledAt, receivedCents, priceCents, currency } = purchase
  if (paidAt && !before?.paidAt) return newsOfPayment(viewer, id, { back, language })
  const sum = { ...purchase, amountCents: deposit.amount }
  if (paidAt ?? cancelledAt) return newsOfMoney('depositTaken', sum, language)
  const news = newsOfMoney('depositInPart', sum, language)
  const missing = formatMoney(language, priceCents - receivedCents, currency)
  return { ...news, values: { ...news.values, missing } }
}
