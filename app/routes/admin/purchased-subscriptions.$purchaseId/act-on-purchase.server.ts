import * as acts from '~/db/generated/acts.server'
import { findRefund, settleRefund } from '~/domain/payments/admin-refunds.server'
import type { ActOnPurchase } from '~/domain/payments/schema'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { closeOrder } from '~/domain/purchases/close-order.server'
import { readPurchaseRecord } from '~/domain/purchases/purchase-records.server'
import { withdrawAward } from '~/domain/scholarships/awards.server'
import type { Language } from '~/i18n/locale'
import { newsOfMoney } from '~/parts/payments/news-of-money'
import type { Viewer } from '~/viewer/viewer'

/** What a treasurer does on the page of a purchase; returns the outcome. */
export async function actOnPurchase(
  viewer: Viewer,
  act: ActOnPurchase,
  { id, language }: { id: number; language: Language },
) {
  switch (act.intent) {
    case 'sent': {
      await settleRefund(viewer, act.item, act)
      return newsOfMoney('refundSent', await findRefund(viewer, act.item), language)
    }
    case 'returned': {
      await acts.refundReturned(viewer, { ...act, refundId: act.item })
      return 'refundCameBack'
    }
    case 'surplus': {
      const before = await readPurchaseRecord(viewer, id)
      await acts.refundSurplus(viewer, { paymentId: act.item })
      const payment = before?.payments.find((each) => each.id === act.item)
      const sum = before && payment && { ...before.purchase, amountCents: payment.owedCents }
      return newsOfMoney('surplusRefunded', sum, language)
    }
    case 'flag': {
      await acts.settlePaymentFlag(viewer, { flagId: act.item, note: act.note })
      return 'flagSettled'
    }
    case 'cancel': {
      await closeOrder(viewer, id)
      const purchase = await findAdminPurchase(viewer, id)
      return newsOfMoney(
        'orderCancelledByTeam',
        purchase && { ...purchase, amountCents: purchase.priceCents },
        language,
      )
    }
    case 'take-back': {
      const { reason, seenEntry } = act
      await acts.takeBackConfirmation(viewer, { purchaseId: id, reason, seenEntry })
      return 'confirmationTakenBack'
    }
    case 'withdraw-award': {
      await withdrawAward(viewer, id)
      const purchase = await findAdminPurchase(viewer, id)
      return { key: 'awardWithdrawn', values: { name: purchase?.menteeName ?? '' } }
    }
    case 'ask-guardian': {
      await acts.askGuardianAgain(viewer, { purchaseId: id })
      return 'guardianAskedAgain'
    }
  }
}
