import { z } from 'zod'

const kind = z.enum(['mentoring', 'coaching'])
const id = z.number().int().positive()

/** What rules.queue_mail adds to every mail: her own first name. */
export const AccountContent = z.object({ name: z.string() })

/** What it adds to a mail she may do without: the token of the link that stops such mails; gone once it has left. */
export const StoppableContent = z.object({ unsubscribe: z.string().optional() })

/** The token of a link that only she may have; gone once the mail has left. */
export const LinkContent = AccountContent.extend({ token: z.string().optional() })
export type LinkContent = z.infer<typeof LinkContent>

/** When her password changed. */
export const PasswordChangedContent = AccountContent.extend({ changedAt: z.string() })
export type PasswordChangedContent = z.infer<typeof PasswordChangedContent>

/** The address her account is to have, or has now. */
export const NewEmailContent = AccountContent.extend({ newEmail: z.string() })
export type NewEmailContent = z.infer<typeof NewEmailContent>

/** Which profile she has now as well. */
export const NewProfileContent = AccountContent.extend({ role: z.enum(['mentee', 'mentor']) })

/** A message of the team; its subject may be blank. */
export const MessageContent = AccountContent.extend({ subject: z.string(), text: z.string() })
export type MessageContent = z.infer<typeof MessageContent>

/** The day her data are erased. */
export const RetentionContent = AccountContent.extend({ until: z.string() })
export type RetentionContent = z.infer<typeof RetentionContent>

/** What the team decided about her application, her profile or her edit: its message, if it wrote one. */
export const DecisionContent = AccountContent.extend({ message: z.string().nullish() })
export type DecisionContent = z.infer<typeof DecisionContent>

/** The same of her gift, and the name she gave it. */
export const GiftContent = DecisionContent.extend({ gift: z.string() })
export type GiftContent = z.infer<typeof GiftContent>

/** What a mentee said of her. */
export const TestimonialContent = AccountContent.extend({ mentorId: id, text: z.string() })

/** What rules.purchase_mail gives. */
export const PurchaseContent = AccountContent.extend({
  purchaseId: id,
  /** Not in mails of earlier days. */
  packageId: id.optional(),
  package: z.record(z.string(), z.string()),
  cents: z.number().int(),
  currency: z.string(),
  vatPercent: z.number(),
  reference: z.string(),
  bankName: z.string(),
  accountHolder: z.string(),
  iban: z.string(),
  /** The last day of an order that will lapse; not of others. */
  keptUntil: z.string().optional(),
})
export type PurchaseContent = z.infer<typeof PurchaseContent>

/** A purchase she has sent no request on; late, from when she may ask for her money back. */
export const UnusedContent = PurchaseContent.extend({ refundFrom: z.string().optional() })
export type UnusedContent = z.infer<typeof UnusedContent>

/** An order that was cancelled, and by whom. */
export const CancelledContent = PurchaseContent.extend({ cancelledBy: z.enum(['herself', 'team']) })

/** What rules.refund_mail adds: why, when it was asked for, how it went back, and to whom. */
export const RefundContent = PurchaseContent.extend({
  ground: z.string(),
  at: z.string(),
  by: z.enum(['card', 'bank']),
  buyer: z.string(),
  email: z.string(),
})
export type RefundContent = z.infer<typeof RefundContent>

/** A purchase that was asked back, when, and what was written with it. */
export const AskedRefundContent = PurchaseContent.extend({ at: z.string(), message: z.string().nullish() })
export type AskedRefundContent = z.infer<typeof AskedRefundContent>

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
  /** Of a request for coaching: why, and about what. */
  reason: z.string().nullish(),
  field: z.record(z.string(), z.string()).nullish(),
  /** Of one that was closed: mentors who would suit her, and whether she may ask for her money back. */
  mentors: z.array(z.object({ mentorId: id, mentor: z.string(), title: z.string().nullish() })).nullish(),
  purchaseId: id.optional(),
  refundable: z.boolean().optional(),
})
export type RequestContent = z.infer<typeof RequestContent>

/** A request with what the mentor asks, and with what she is answered. */
export const QuestionContent = RequestContent.extend({ question: z.string() })
export const AnswerContent = RequestContent.extend({ answer: z.string() })

/** What rules.mentorship_mail gives. */
export const MentorshipContent = AccountContent.extend({
  mentorshipId: id,
  /** The side it is written to. */
  role: z.enum(['mentee', 'mentor']),
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

/** The same of a mentorship that is paused. */
export const PausedContent = MentorshipContent.extend({ resumeBy: z.string() })
export type PausedContent = z.infer<typeof PausedContent>

/** Mentors the team suggests to her, and what it writes with them. */
export const SuggestionsContent = AccountContent.extend({
  answer: z.string().nullish(),
  mentors: z.array(z.object({ mentor: z.string() })).min(1),
})
export type SuggestionsContent = z.infer<typeof SuggestionsContent>

/** The mentor she waited for. */
export const FreeMentorContent = AccountContent.extend({ mentorId: id, mentor: z.string() })
export type FreeMentorContent = z.infer<typeof FreeMentorContent>
