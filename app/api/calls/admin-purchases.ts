import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { enterPassword } from '~/domain/accounts/password-again.server'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { confirmDeposit } from '~/domain/purchases/close-order.server'
import { purchaseList } from '~/domain/purchases/list'
import { listPartsOf, listPurchasesOf, readStates } from '~/domain/purchases/purchase-records.server'
import { ConfirmDeposit } from '~/domain/purchases/schema'
import { Id } from '~/domain/values'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { rowsCall } from '../list-calls'
import { notFound } from '../not-found.server'
import { PurchaseWithParts, shownPurchase, shownTeamPart } from '../shapes/purchases'
import { Done, done, IsoDay } from '../shapes/values'
import { listOf, whole } from '../shapes/whole-list'

export const purchases = rowsCall('purchased-subscriptions', purchaseList, {
  Row: PurchaseWithParts,
  shown(row, language, records) {
    const { parts, ...record } = records.get(row.id)!
    return shownPurchase({ ...row, ...record }, parts.map(shownTeamPart), language)
  },
  readBeside: readStates,
})

export const purchasesOf = call({
  method: 'GET',
  path: 'admin/mentees/{id}/purchased-subscriptions',
  as: 'admin',
  rights: rightsFor('/admin/mentees/:menteeId/scholarships'),
  summary: 'Lists the last purchases of a mentee with their parts, the newest first.',
  bare: true,
  result: listOf(PurchaseWithParts),
  async run({ viewer, ids: [id], language }) {
    if (!(await findMenteeRecord(viewer, id!))) throw notFound()
    const [purchases, parts] = await Promise.all([listPurchasesOf(viewer, id!), listPartsOf(viewer, id!)])
    return whole(
      purchases.map((purchase) => {
        const own = parts.filter(({ purchaseId }) => purchaseId === purchase.id)
        return shownPurchase(purchase, own.map(shownTeamPart), language)
      }),
    )
  },
})

export const markAsPaid = call({
  method: 'PUT',
  path: 'admin/purchased-subscriptions/{id}/mark-as-paid',
  as: 'admin',
  rights: rightsFor('/admin/purchased-subscriptions/:purchaseId/mark-as-paid'),
  summary:
    'Confirms the deposit of an order, which the caller has seen in the bank account (`seenAtBank`): without a proof, `false` is refused, and where it is missing the history keeps that nobody said it. Without `method` it counts as ordered. Needs the password again if it was not entered in the last minutes.',
  acts: ['enter_password', 'mark_paid'],
  body: ConfirmDeposit.extend({
    seenAtBank: z.boolean().optional(),
    /** The bank’s day; today if none is told. */
    arrivedOn: IsoDay.optional(),
  }).strict(),
  result: Done,
  async run({ viewer, ids: [id], body, context }) {
    await enterPassword(viewer, body.currentPassword, context.clientAddress)
    await confirmDeposit(viewer, id!, { ...body, unsaid: body.seenAtBank === undefined })
    return done
  },
})

const part = 'admin/purchased-subscriptions-packages/{id}'

export const availableMentors = call({
  method: 'GET',
  path: `${part}/available-mentors`,
  as: 'admin',
  rights: rightsFor('/admin/create-new-mentorship'),
  summary: 'Lists the mentors who may take a part, the best match first, with points and reasons.',
  acts: ['available_mentors'],
  bare: true,
  result: listOf(
    z.object({
      mentorId: z.int(),
      name: z.string(),
      surname: z.string(),
      title: z.string(),
      score: z.int(),
      reasons: z.array(z.object({ reason: z.string(), points: z.int() })),
    }),
  ),
  run: async ({ viewer, ids: [id] }) => whole(await reads.availableMentors(viewer, { partId: id! })),
})

export const startMentorship = call({
  method: 'POST',
  path: `${part}/create-mentorship`,
  as: 'admin',
  rights: rightsFor('/admin/create-new-mentorship'),
  summary: 'Starts a mentorship of a part’s mentee with a mentor.',
  acts: ['create_mentorship'],
  body: z.strictObject({ mentor_id: Id }),
  result: z.object({ mentorshipId: z.int() }),
  run: async ({ viewer, ids: [id], body }) => ({
    mentorshipId: await acts.createMentorship(viewer, { partId: id!, mentorId: body.mentor_id }),
  }),
})
