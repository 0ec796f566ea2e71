import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { orderPackage } from '~/domain/purchases/order-package.server'
import { sendProofFile } from '~/domain/purchases/proof-file.server'
import { findPurchase, listPurchases } from '~/domain/purchases/purchases.server'
import { Order } from '~/domain/purchases/schema'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { PurchasePart, PurchaseWithParts, shownPart, shownPurchase } from '../shapes/purchases'
import { listOf, whole } from '../shapes/whole-list'
import { Done, done } from '../shapes/values'
import { PackageStatus, packageStatuses } from '../statuses'

export const purchaseSubscription = call({
  method: 'POST',
  path: 'client/mentee/purchase-subscription/{id}',
  as: 'mentee',
  summary:
    'Orders a package. With the method card, checkoutUrl is the page of Stripe on which the mentee pays; null with deposit and iris, and while a minor’s guardian, who is asked by mail, has not confirmed.',
  acts: ['purchase_package', 'open_checkout'],
  body: Order.strict(),
  example: { body: { method: 'deposit', termsAccepted: true } },
  result: z.object({ purchaseId: z.int(), status: PackageStatus, checkoutUrl: z.string().nullable() }),
  async run({ viewer, ids: [id], body }) {
    const { purchaseId, checkoutUrl } = await orderPackage(viewer, id!, body)
    const purchase = await findPurchase(viewer, purchaseId)
    return { purchaseId, status: packageStatuses[purchase!.status], checkoutUrl }
  },
})

export const sendProof = call({
  method: 'POST',
  path: 'client/mentee/purchased-subscriptions/{id}/proof',
  as: 'mentee',
  summary: 'Sends the proof of a deposit: a JPEG, a PNG or a PDF.',
  acts: ['send_proof'],
  multipart: true,
  body: z.strictObject({ proof: z.file({ error: 'file_missing' }).min(1, 'file_missing') }),
  result: Done,
  async run({ viewer, ids: [id], body: { proof } }) {
    if (!(await findPurchase(viewer, id!))) throw notFound()
    await sendProofFile(proof, (file) => acts.sendProof(viewer, { purchaseId: id!, ...file }))
    return done
  },
})

export const ownPurchases = call({
  method: 'GET',
  path: 'client/mentee/purchased-subscriptions',
  as: 'mentee',
  summary: 'Lists the mentee’s purchases with their parts, the newest first.',
  bare: true,
  result: listOf(PurchaseWithParts),
  async run({ viewer, language }) {
    const [purchases, parts] = await Promise.all([listPurchases(viewer), reads.ownParts(viewer)])
    return whole(
      purchases.map((purchase) => {
        const own = parts.filter(({ purchaseId }) => purchaseId === purchase.id)
        return shownPurchase(
          purchase,
          own.map((part) => shownPart(part, language)),
          language,
        )
      }),
    )
  },
})

export const ownParts = call({
  method: 'GET',
  path: 'client/mentee/purchased-subscriptions/packages',
  as: 'mentee',
  summary:
    'Lists the parts of the mentee’s purchases: sessions, and whether a request may be sent, or why not.',
  bare: true,
  result: listOf(PurchasePart),
  run: async ({ viewer, language }) =>
    whole((await reads.ownParts(viewer)).map((part) => shownPart(part, language))),
})
