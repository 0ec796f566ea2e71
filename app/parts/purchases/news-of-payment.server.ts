import type { News } from '~/http/news'
import type { Viewer } from '~/viewer/viewer'
import { formatMoney } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import { findAdminPurchase, findNextProof } from '~/domain/purchases/admin-purchases.server'

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
    links: next && [
      {
        to: `/admin/purchased-subscriptions/${next.id}/mark-as-paid?${new URLSearchParams({ return_to: back })}`,
        key: 'nextDeposit',
        values: { name: next.menteeName },
      },
    ],
  }
}
