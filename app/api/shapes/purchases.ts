import { z } from 'zod'
import { paymentMethods } from '~/domain/purchases/methods'
import type { Part, Purchase } from '~/domain/purchases/purchases.server'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import type { AdminPart } from '~/domain/purchases/purchase-records.server'
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

/** A purchase of a package, with its parts: of a mentee, in a mentee's record and in the team's list. */
export const PurchaseWithParts = z.object({
  id: z.int(),
  menteeId: z.int(),
  packageName: z.string(),
  price: Money,
  /** What deposits brought of the price while the order waits for the rest. */
  received: Money,
  durationMonths: z.int(),
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
  proofs: z.array(z.object({ id: z.int(), fileName: z.string() })),
  parts: z.array(PurchasePart.partial({ name: true, mayRequest: true, blockedBy: true })),
  /** For the mentee only. */
  packageId: z.int().optional(),
  /** For the mentee only: to whom an invoice is made out; null for a receipt. */
  invoice: z
    .object({ name: z.string(), taxNumber: z.string(), address: z.string(), activity: z.string() })
    .nullable()
    .optional(),
  /** For the team only. */
  menteeName: z.string().optional(),
  menteeEmail: z.string().optional(),
})

/** A part as a call sends it. */
export const shownPart = (part: Part, language: Language) => ({
  ...part,
  name: nameIn(language, part.packageNames),
  status: packageStatuses[part.status],
  sessions: { counted: part.completedSessions, minimum: part.minimumSessions },
  mayRequest: part.status === 'paid' && part.blockedBy === null,
})

/** A part as a call sends it to the team. */
export const shownTeamPart = (part: AdminPart) => ({
  ...part,
  status: packageStatuses[part.status],
  sessions: { counted: part.completedSessions, minimum: part.minimumSessions },
})

type Bought = Pick<Purchase, 'packageNames' | 'priceCents' | 'receivedCents' | 'currency' | 'status'>

/** A purchase with its parts, as a call sends it. */
export const shownPurchase = <P extends Bought, Q>(purchase: P, parts: Q[], language: Language) => ({
  ...purchase,
  packageName: nameIn(language, purchase.packageNames),
  price: { cents: purchase.priceCents, currency: purchase.currency },
  received: { cents: purchase.receivedCents, currency: purchase.currency },
  status: packageStatuses[purchase.status],
  closedReason: closedReasonOf(purchase),
  parts,
})

function closedReasonOf({ status }: Pick<Purchase, 'status'>) {
  return status === 'refunded' || status === 'cancelled' || status === 'completed' ? status : null
}
