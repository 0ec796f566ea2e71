import { z } from 'zod'
import { paymentMethods } from '~/domain/purchases/methods'
import type { Part, Purchase } from '~/domain/purchases/purchases.server'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import type { AdminPart, MenteesPurchase } from '~/domain/purchases/purchase-records.server'
import { PackageStatus, packageStatuses } from '../statuses'
import { kind, Money, time } from './values'

const closedReasons = z.enum(['completed', 'refunded', 'cancelled', 'expired'])
const method = z.enum([...paymentMethods, 'scholarship'])

/** One part of a purchase: the mentoring or coaching that it pays for. */
export const PurchasePart = z.object({
  id: z.int(),
  purchaseId: z.int(),
  name: z.string(),
  kind,
  status: PackageStatus,
  closedReason: closedReasons.nullable(),
  durationMonths: z.int(),
  sessions: z.object({ counted: z.int(), minimum: z.int() }),
  claimUntil: time,
  mayRequest: z.boolean(),
  /** The key of the rule that refuses a request at present. */
  blockedBy: z.string().nullable(),
})

/** A purchase of a package, with its parts. */
export const PurchaseWithParts = z.object({
  id: z.int(),
  packageId: z.int(),
  packageName: z.string(),
  price: Money,
  /** What deposits brought of the price while the order waits for the rest. */
  received: Money,
  method,
  reference: z.string(),
  status: PackageStatus,
  closedReason: closedReasons.nullable(),
  purchasedAt: z.date(),
  paidAt: time,
  /** The day of the money, as the bank says it. */
  paidOn: z.string().nullable(),
  refundedAt: time,
  cancelledAt: time,
  /** To whom an invoice is made out; null for a receipt. */
  invoice: z
    .object({ name: z.string(), taxNumber: z.string(), address: z.string(), activity: z.string() })
    .nullable(),
  proofs: z.array(z.object({ id: z.int(), fileName: z.string() })),
  parts: z.array(PurchasePart),
})

/** A part as a call sends it. */
export const shownPart = (part: Part, language: Language) => ({
  ...part,
  name: nameIn(language, part.packageNames),
  status: packageStatuses[part.status],
  sessions: { counted: part.completedSessions, minimum: part.minimumSessions },
  mayRequest: part.status === 'paid' && part.blockedBy === null,
})

/** Purchases with their parts, as a call sends them. */
export function shownPurchases(purchases: Purchase[], parts: Part[], language: Language) {
  return purchases.map((purchase) => {
    const own = parts.filter(({ purchaseId }) => purchaseId === purchase.id)
    return {
      ...purchase,
      packageName: nameIn(language, purchase.packageNames),
      price: { cents: purchase.priceCents, currency: purchase.currency },
      received: { cents: purchase.receivedCents, currency: purchase.currency },
      status: packageStatuses[purchase.status],
      closedReason: closedReasonOf(purchase),
      parts: own.map((part) => shownPart(part, language)),
    }
  })
}

function closedReasonOf({ status }: Pick<Purchase, 'status'>) {
  return status === 'refunded' || status === 'cancelled' || status === 'completed' ? status : null
}

/** A part as the team sees it. */
export const TeamPart = PurchasePart.omit({ name: true, mayRequest: true, blockedBy: true })

/** A purchase as the team sees it. */
export const TeamPurchase = PurchaseWithParts.omit({
  packageId: true,
  refundedAt: true,
  cancelledAt: true,
  invoice: true,
  proofs: true,
  parts: true,
}).extend({
  menteeId: z.int(),
  parts: z.array(TeamPart),
})

/** Purchases with their parts, as a call sends them to the team. */
export const shownTeamPurchases = (purchases: MenteesPurchase[], parts: AdminPart[], language: Language) =>
  purchases.map((purchase) => ({
    ...purchase,
    packageName: nameIn(language, purchase.packageNames),
    price: { cents: purchase.priceCents, currency: purchase.currency },
    received: { cents: purchase.receivedCents, currency: purchase.currency },
    status: packageStatuses[purchase.status],
    closedReason: closedReasonOf(purchase),
    parts: parts.filter(({ purchaseId }) => purchaseId === purchase.id).map(shownTeamPart),
  }))

/** A part as a call sends it to the team. */
export const shownTeamPart = (part: AdminPart) => ({
  ...part,
  status: packageStatuses[part.status],
  sessions: { counted: part.completedSessions, minimum: part.minimumSessions },
})
