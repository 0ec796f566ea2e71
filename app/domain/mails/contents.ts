// Long: the contents of all kinds, one schema after the other.
import { z } from 'zod'
import { documentKinds } from '~/domain/tax-documents/document-rows'

const kind = z.enum(['mentoring', 'coaching'])
const id = z.number().int().positive()
/** A person's own spelling of the name before it in Latin letters; missing in older mails. */
const latin = z.string().nullish()

/** Added to every mail by rules.queue_mail: the recipient's first name; empty for an address that nobody has confirmed. */
export const AccountContent = z.object({ name: z.string() })

/** Added to optional mails: the token of the unsubscribe link, removed once the mail is sent. */
export const StoppableContent = z.object({ unsubscribe: z.string().optional() })

/** Added to mails to an address that nobody has confirmed: the token of a link to confirm it, removed once the mail is sent. */
export const ConfirmableContent = z.object({ confirm: z.string().optional() })

/** Added to mails about a request that waits and a session of tomorrow: the token that signs in, removed once the mail is sent. */
const signIn = z.string().optional()

/** The token of a personal link, removed once the mail is sent. */
export const LinkContent = AccountContent.extend({ token: z.string().optional() })
export type LinkContent = z.infer<typeof LinkContent>

/** When the password or the second factor was changed; of a password also in which browser, if it is known. */
export const PasswordChangedContent = AccountContent.extend({
  changedAt: z.string(),
  userAgent: z.string().nullish(),
})
export type PasswordChangedContent = z.infer<typeof PasswordChangedContent>

/** The new address of the account, requested or confirmed. */
export const NewEmailContent = AccountContent.extend({ newEmail: z.string() })
export type NewEmailContent = z.infer<typeof NewEmailContent>

/** The right of an admin; missing in older mails. */
export const AdminRightContent = AccountContent.extend({
  right: z.enum(['coordinator', 'treasurer', 'administrator']).optional(),
})

/** The profile that was added. */
export const NewProfileContent = AccountContent.extend({ role: z.enum(['mentee', 'mentor']) })

/** A message from the team; its subject may be empty. */
export const MessageContent = AccountContent.extend({
  subject: z.string(),
  text: z.string(),
  /** The role in which the reader is addressed; missing in older mails and in tests. */
  role: z.enum(['mentor', 'mentee']).optional(),
})
export type MessageContent = z.infer<typeof MessageContent>

/** A report that waits for the team; the page alone shows its words. */
export const ReportContent = AccountContent.extend({ reportId: id })

/**
 * The team's decision about an application, a profile or an edit request, with its message if there is one.
 */
export const DecisionContent = AccountContent.extend({ message: z.string().nullish() })
export type DecisionContent = z.infer<typeof DecisionContent>

/** The same about a gift, with its name. */
export const GiftContent = DecisionContent.extend({ gift: z.string() })
export type GiftContent = z.infer<typeof GiftContent>

/** An offer to mentors; without a last day it does not expire. */
export const OfferContent = AccountContent.extend({
  provider: z.string(),
  description: z.string(),
  expiresOn: z.string().nullish(),
})
export type OfferContent = z.infer<typeof OfferContent>

/** A seminar. `before`: its time before it moved. */
export const SeminarContent = AccountContent.extend({
  /** Missing in older mails. */
  seminarId: id.optional(),
  title: z.string(),
  startsAt: z.string(),
  changedAt: z.string(),
  minutes: z.number().int(),
  place: z.string().nullish(),
  before: z.string().nullish(),
  message: z.string().nullish(),
})
export type SeminarContent = z.infer<typeof SeminarContent>

/** How many requests a mentor turned down or left unanswered in how many months. */
export const DeclinesContent = AccountContent.extend({ number: z.number().int(), months: z.number().int() })
export type DeclinesContent = z.infer<typeof DeclinesContent>

/** The same to the team, with the mentor. */
export const TeamDeclinesContent = DeclinesContent.extend({
  mentorId: id,
  mentor: z.string(),
  mentorLatin: latin,
  initials: z.string(),
})

/** That another admin ended a mentorship, or suspended a user, for safety: who, and whom it concerns. */
const SafetyContent = AccountContent.extend({ initials: z.string(), by: z.string(), byLatin: latin })
export const EndedForSafetyContent = SafetyContent.extend({
  mentorshipId: id,
  /** What the mentor has besides and goes on. */
  otherPairs: z.array(z.object({ mentorshipId: id, initials: z.string() })).nullish(),
})
export type EndedForSafetyContent = z.infer<typeof EndedForSafetyContent>
export const SuspendedContent = SafetyContent.extend({ userId: id })

/** A mentee's testimonial about the mentor. */
export const TestimonialContent = AccountContent.extend({ mentorId: id, text: z.string() })

/** The result of rules.purchase_mail. */
export const PurchaseContent = AccountContent.extend({
  purchaseId: id,
  /** Missing in older mails. */
  packageId: id.optional(),
  package: z.record(z.string(), z.string()),
  cents: z.number().int(),
  currency: z.string(),
  vatPercent: z.number(),
  /** Why it is 0 %. */
  vatGround: z.string().optional(),
  reference: z.string(),
  bankName: z.string(),
  accountHolder: z.string(),
  iban: z.string(),
  /** Missing in older mails, and where the code alone is known. */
  irisTaxNumber: z.string().optional(),
  /** The express request to begin, with the version of the terms. */
  beginRequestedAt: z.string().optional(),
  termsVersion: z.number().int().optional(),
  /** The last day of an order that will lapse; otherwise missing. */
  keptUntil: z.string().optional(),
  /** What came of the price while the order waits for the rest. */
  receivedCents: z.number().int().optional(),
  /** Of a paid one: the mentor chosen before, who can be asked now. */
  wanted: z.object({ mentorId: id, mentor: z.string(), latin }).optional(),
})
export type PurchaseContent = z.infer<typeof PurchaseContent>

/** A tax document of a purchase; `cents` is its own amount. */
export const TaxDocumentContent = PurchaseContent.extend({
  documentKind: z.enum(documentKinds),
  series: z.string(),
  number: z.number().int(),
  issuedOn: z.string(),
  mark: z.string(),
})
export type TaxDocumentContent = z.infer<typeof TaxDocumentContent>

/**
 * A purchase without any request so far; if the mail is sent late, with the day from which a refund may be
 * asked.
 */
export const UnusedContent = PurchaseContent.extend({ refundFrom: z.string().optional() })
export type UnusedContent = z.infer<typeof UnusedContent>

/** A cancelled order, and who cancelled it. */
export const CancelledContent = PurchaseContent.extend({ cancelledBy: z.enum(['herself', 'team']) })

/** A confirmation that the team took back, and whether its order waits for the payment again. */
export const TakenBackContent = PurchaseContent.extend({ orderWaits: z.boolean() })

const guardianOrder = {
  mentee: z.string(),
  menteeLatin: latin,
  package: z.record(z.string(), z.string()),
  cents: z.number().int(),
  currency: z.string(),
}

/** An order to a guardian, who is asked with a personal link about it; answers are taken until that moment. */
export const GuardianAskedContent = LinkContent.extend({ ...guardianOrder, until: z.string() })
export type GuardianAskedContent = z.infer<typeof GuardianAskedContent>

/** A paid order, for the guardian who confirmed it. */
export const GuardianPaidContent = AccountContent.extend({ ...guardianOrder, reference: z.string() })
export type GuardianPaidContent = z.infer<typeof GuardianPaidContent>

/** An order that waits: for its guardian's answer, or for the mentee to name one. */
export const GuardianAwaitedContent = PurchaseContent.extend({ guardian: z.enum(['asked', 'missing']) })

/** What became of an order that waited for a guardian. */
export const GuardianOutcomeContent = PurchaseContent.extend({
  guardianOutcome: z.enum(['pay', 'begin', 'cancelled', 'team', 'lapsed']),
})

/** An awarded package; of a minor, who names a guardian first. */
export const AwardedContent = PurchaseContent.extend({ guardianNeeded: z.boolean().optional() })
export type AwardedContent = z.infer<typeof AwardedContent>

/** A purchase for which a refund was asked, when, and the mentee's message. */
export const AskedRefundContent = PurchaseContent.extend({ at: z.string(), message: z.string().nullish() })
export type AskedRefundContent = z.infer<typeof AskedRefundContent>

/** The result of rules.request_mail. */
export const RequestContent = AccountContent.extend({
  /** Missing in older mails. */
  requestId: id.optional(),
  signIn,
  kind,
  message: z.string(),
  answerDueAt: z.string(),
  mentor: z.string(),
  mentorLatin: latin,
  mentee: z.string(),
  menteeLatin: latin,
  rejectReason: z.string().nullish(),
  rejectMessage: z.string().nullish(),
  approved: z.boolean().optional(),
  /** Of a closed one, the mentor; and whether the mentee may wait for a mail when that mentor is free again. */
  mentorId: id.optional(),
  mayWait: z.boolean().optional(),
  /** For coaching: the reason and the field. */
  reason: z.string().nullish(),
  field: z.record(z.string(), z.string()).nullish(),
  /** For a closed request: other mentors to suggest, and whether a refund may be asked. */
  mentors: z
    .array(z.object({ mentorId: id, mentor: z.string(), mentorLatin: latin, title: z.string().nullish() }))
    .nullish(),
  purchaseId: id.optional(),
  refundable: z.boolean().optional(),
})
export type RequestContent = z.infer<typeof RequestContent>

/** A request with the mentor's question, and with the mentee's answer. */
export const QuestionContent = RequestContent.extend({ requestId: id, question: z.string() })
export const AnswerContent = RequestContent.extend({ answer: z.string() })

/** The result of rules.mentorship_mail. */
export const MentorshipContent = AccountContent.extend({
  signIn,
  mentorshipId: id,
  /** The recipient's role in the mentorship. */
  role: z.enum(['mentee', 'mentor']),
  kind,
  with: z.string(),
  withLatin: latin,
  /** Where the reader lives, as far as it is known. */
  country: z.string().nullish(),
  withEmail: z.string().nullish(),
  withPhone: z.string().nullish(),
  /** Nobody has confirmed the reader's address: the other's contact data stand on her page only. */
  contactOnPage: z.boolean().optional(),
  minimumSessions: z.number().int(),
  /** As promised with the order; mails queued before have the setting. */
  earlyStopDays: z.number().int().optional(),
  plannedEndOn: z.string(),
  endsOn: z.string().nullish(),
  outcome: z.enum(['replace', 'close', 'withdrawn']).nullish(),
  /** Planned sessions still to come that a pause or the end cancelled. */
  cancelledSessions: z
    .array(
      z.object({
        sessionId: id,
        startsAt: z.string(),
        minutes: z.number().int().nullish(),
        changedAt: z.string(),
      }),
    )
    .optional(),
})
export type MentorshipContent = z.infer<typeof MentorshipContent>

/** The same for a paused mentorship. */
export const PausedContent = MentorshipContent.extend({
  resumeBy: z.string(),
  pauseUntil: z.string().nullish(),
})
export type PausedContent = z.infer<typeof PausedContent>

/** The mentorship of a minor, for the guardian, who has no account; and to whom to turn about safety. */
export const GuardianTold = AccountContent.extend({
  mentee: z.string(),
  menteeLatin: latin,
  with: z.string(),
  withLatin: latin,
  package: z.record(z.string(), z.string()),
  plannedEndOn: z.string(),
  safety: z.object({ name: z.string().optional(), phone: z.string().optional(), email: z.string() }),
})
export type GuardianTold = z.infer<typeof GuardianTold>

/** Mentors that the team suggests, with its message. */
export const SuggestionsContent = AccountContent.extend({
  answer: z.string().nullish(),
  mentors: z
    .array(
      z.object({
        mentorId: id.optional(),
        mentor: z.string(),
        mentorLatin: latin,
        title: z.string().nullish(),
        /** Why this mentor; missing in older mails. */
        reasons: z.array(z.string()).default([]),
        topics: z.array(z.record(z.string(), z.string())).nullish(),
      }),
    )
    .min(1),
})
export type SuggestionsContent = z.infer<typeof SuggestionsContent>

/** The mentor whom the mentee was waiting for. */
export const FreeMentorContent = AccountContent.extend({
  mentorId: id,
  mentor: z.string(),
  mentorLatin: latin,
})
export type FreeMentorContent = z.infer<typeof FreeMentorContent>
