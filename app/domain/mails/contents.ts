import { z } from 'zod'

const kind = z.enum(['mentoring', 'coaching'])
const id = z.number().int().positive()

/** What rules.queue_mail adds to every mail: her own first name. */
export const AccountContent = z.object({ name: z.string() })

/** What rules.purchase_mail gives. */
export const PurchaseContent = AccountContent.extend({
  purchaseId: id,
  package: z.record(z.string(), z.string()),
  cents: z.number().int(),
  currency: z.string(),
  vatPercent: z.number(),
  reference: z.string(),
  bankName: z.string(),
  accountHolder: z.string(),
  iban: z.string(),
})
export type PurchaseContent = z.infer<typeof PurchaseContent>

/** What rules.request_mail gives. */
export const RequestContent = AccountContent.extend({
  kind,
  message: z.string(),
  answerDueAt: z.string(),
  mentor: z.string(),
  mentee: z.string(),
  rejectReason: z.string().nullish(),
  rejectMessage: z.string().nullish(),
  approved: z.boolean().optional(),
})
export type RequestContent = z.infer<typeof RequestContent>

/** What rules.mentorship_mail gives. */
export const MentorshipContent = AccountContent.extend({
  kind,
  with: z.string(),
  withEmail: z.string().nullish(),
  withPhone: z.string().nullish(),
  minimumSessions: z.number().int(),
  plannedEndOn: z.string(),
  endsOn: z.string().nullish(),
  outcome: z.enum(['replace', 'close']).nullish(),
})
export type MentorshipContent = z.infer<typeof MentorshipContent>
