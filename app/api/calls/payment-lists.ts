import { z } from 'zod'
import { paymentMethods } from '~/domain/purchases/methods'
import { nameIn } from '~/i18n/names'
import { ledgerList } from '~/domain/accounting/list'
import { flagList, refundList, refundRequestList } from '~/domain/payment-queue/list'
import { purchaseList } from '~/domain/purchases/list'
import { readStates } from '~/domain/purchases/purchase-records.server'
import { listCalls } from '../list-calls'
import { PurchaseWithParts, shownPurchase, shownTeamPart } from '../shapes/purchases'

const Money = z.object({ cents: z.int(), currency: z.string() })
const Payment = z.object({
  id: z.int(),
  purchaseId: z.int(),
  menteeName: z.string(),
  menteeEmail: z.string(),
  packageName: z.string(),
  reference: z.string(),
})
const text = z.string().nullable()
const time = z.date().nullable()
const day = z.string().nullable()

const purchases = listCalls(
  'purchased-subscriptions',
  purchaseList,
  PurchaseWithParts,
  (row, language, records) => {
    const { parts, ...record } = records.get(row.id)!
    return shownPurchase({ ...row, ...record }, parts.map(shownTeamPart), language)
  },
  readStates,
)

const refunds = listCalls(
  'refunds',
  refundList,
  Payment.extend({
    amount: Money,
    /** What the network keeps for sessions that were held before a withdrawal or three rejections. */
    kept: Money,
    method: z.enum(paymentMethods),
    ground: z.string(),
    reason: text,
    stage: z.string(),
    requestedAt: z.date(),
    doneAt: time,
    /** The day on which the money left. */
    sentOn: day,
  }),
  (row, language) => ({
    ...row,
    packageName: nameIn(language, row.packageNames),
    amount: { cents: row.amountCents, currency: row.currency },
    kept: { cents: row.keptCents, currency: row.currency },
  }),
)

const refundRequests = listCalls(
  'refund-requests',
  refundRequestList,
  Payment.extend({ price: Money, text: z.string(), ground: text, askedAt: z.date() }),
  (row, language) => ({
    ...row,
    packageName: nameIn(language, row.packageNames),
    price: { cents: row.priceCents, currency: row.currency },
  }),
)

const flags = listCalls(
  'payment-flags',
  flagList,
  z.object({
    id: z.int(),
    problem: z.string(),
    purchaseId: z.int().nullable(),
    menteeName: text,
    menteeEmail: text,
    reference: text,
    raisedAt: z.date(),
    settledAt: time,
    settledBy: text,
    note: text,
  }),
  (row) => row,
)

const ledger = listCalls(
  'accounting',
  ledgerList,
  Payment.omit({ menteeEmail: true }).extend({
    /** When it was told. */
    at: z.date(),
    /** The day of the money. */
    paidOn: z.string(),
    /** The day under which the accountant has it; later where the month had been handed over. */
    bookedOn: z.string(),
    kind: z.enum(['payment', 'surplus', 'refund', 'returned', 'dispute', 'taken_back']),
    method: z.enum(paymentMethods),
    gross: Money,
    net: Money,
    /** None for money that pays nothing and is owed back. */
    vatPercent: z.int().nullable(),
    /** Why the rate is 0 %. */
    vatGround: text,
    vat: Money,
  }),
  ({ grossCents, netCents, vatCents, currency, ...row }, language) => ({
    ...row,
    packageName: nameIn(language, row.packageNames),
    gross: { cents: grossCents, currency },
    net: { cents: netCents, currency },
    vat: { cents: vatCents, currency },
  }),
)

/** The lists of purchases and payments: each as rows and as a file. */
export const paymentLists = [purchases, refunds, refundRequests, flags, ledger].flat()
