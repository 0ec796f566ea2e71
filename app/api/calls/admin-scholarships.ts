import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { enterPassword } from '~/domain/accounts/password-again.server'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { awardScholarship, listAwards, withdrawAward } from '~/domain/scholarships/awards.server'
import { Award, NameScholarship, NewScholarship } from '~/domain/scholarships/schema'
import { scholarshipList } from '~/domain/scholarships/list'
import { findScholarship } from '~/domain/scholarships/scholarships.server'
import { Id } from '~/domain/values'
import { nameIn } from '~/i18n/names'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { rowsCall } from '../list-calls'
import { notFound } from '../not-found.server'
import { Done, done, Money, time } from '../shapes/values'
import { listOf, whole } from '../shapes/whole-list'

const path = 'admin/mentees/scholarships'
const kind = z.enum(['full_3m', 'partial_50', 'mentor_gift'])

export const scholarships = rowsCall('mentees/scholarships', scholarshipList, {
  Row: z.object({
    id: z.int(),
    name: z.string(),
    kind,
    year: z.int(),
    createdAt: z.date(),
    message: z.string().nullable(),
    giver: z.string().nullable(),
    beneficiaries: z.int(),
    left: z.int(),
    state: z.string(),
  }),
  shown: (row) => row,
})

export const create = call({
  method: 'POST',
  path,
  as: 'admin',
  rights: rightsFor('/admin/scholarships'),
  summary:
    'Creates a scholarship for this year, of 3 months in full unless it says otherwise. A gift is named by a mentor instead.',
  acts: ['create_scholarship'],
  body: NewScholarship.extend({ kind: NewScholarship.shape.kind.default('full_3m') }).strict(),
  result: z.object({ scholarshipId: z.int() }),
  run: async ({ viewer, body }) => ({ scholarshipId: await acts.createScholarship(viewer, body) }),
})

export const rename = call({
  method: 'PUT',
  path: `${path}/{id}`,
  as: 'admin',
  rights: rightsFor('/admin/scholarships/:scholarshipId'),
  summary: 'Renames a scholarship.',
  acts: ['rename_scholarship'],
  body: NameScholarship.strict(),
  result: Done,
  async run({ viewer, ids: [id], body: { name } }) {
    await acts.renameScholarship(viewer, { scholarshipId: id!, name })
    return done
  },
})

export const awardsOf = call({
  method: 'GET',
  path: 'admin/mentees/{id}/scholarships',
  as: 'admin',
  rights: rightsFor('/admin/mentees/:menteeId/scholarships'),
  summary: 'Lists the scholarships that were awarded to a mentee, the newest first.',
  bare: true,
  result: listOf(
    z.object({
      scholarshipId: z.int(),
      scholarshipName: z.string(),
      kind,
      purchaseId: z.int(),
      packageName: z.string(),
      price: Money,
      state: z.string(),
      awardedAt: z.date(),
      withdrawnAt: time,
    }),
  ),
  async run({ viewer, ids: [menteeId], language }) {
    if (!(await findMenteeRecord(viewer, menteeId!))) throw notFound()
    const awards = await listAwards(viewer, { menteeId })
    return whole(
      awards.map((award) => ({
        ...award,
        packageName: nameIn(language, award.packageNames),
        price: { cents: award.priceCents, currency: award.currency },
      })),
    )
  },
})

export const award = call({
  method: 'PUT',
  path: 'admin/mentees/{id}/scholarships',
  as: 'admin',
  rights: rightsFor('/admin/mentees/:menteeId/scholarships'),
  summary: 'Awards a scholarship to a mentee; half price needs a package. Needs the password again.',
  acts: ['enter_password', 'award_scholarship'],
  body: z.strictObject({
    scholarship_id: Id,
    subscription_id: Id.optional(),
    currentPassword: Award.shape.currentPassword,
  }),
  result: z.object({ purchaseId: z.int() }),
  async run({ viewer, ids: [menteeId], body, context }) {
    const scholarship = await findScholarship(viewer, body.scholarship_id)
    if (!scholarship) throw notFound()
    await enterPassword(viewer, body.currentPassword, context.clientAddress)
    const what = { kind: scholarship.kind, packageId: body.subscription_id }
    return { purchaseId: await awardScholarship(viewer, scholarship.id, menteeId!, what) }
  },
})

export const withdraw = call({
  method: 'DELETE',
  path: `${path}/subscriptions/{id}`,
  as: 'admin',
  rights: rightsFor('/admin/scholarships'),
  summary:
    'Withdraws the award for a purchase, as long as it is not used. Needs the password again if it was not entered in the last two hours.',
  acts: ['enter_password', 'withdraw_award'],
  body: z.strictObject({ currentPassword: Award.shape.currentPassword }),
  result: Done,
  async run({ viewer, ids: [id], body, context }) {
    await enterPassword(viewer, body.currentPassword, context.clientAddress)
    await withdrawAward(viewer, id!)
    return done
  },
})
