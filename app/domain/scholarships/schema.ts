import { z } from 'zod'
import { versionFields } from '~/domain/edits/versions'
import { OptionalText, PasswordAgain, requiredLine, requiredText } from '~/domain/fields'
import { Id } from '~/domain/values'

const scholarshipKinds = ['full_3m', 'partial_50', 'mentor_gift'] as const
export type ScholarshipKind = (typeof scholarshipKinds)[number]

const name = requiredLine(120)

/** A scholarship that the team creates; a gift is named by a mentor instead. */
export const NewScholarship = z.object({
  name,
  kind: z.enum(['full_3m', 'partial_50'], { error: 'required' }),
})
export type NewScholarship = z.infer<typeof NewScholarship>

/** A new name for a scholarship, or the name of a mentor's gift. */
export const NameScholarship = z.object({ name })

/** The same, with the name on the page. */
export const RenameScholarship = NameScholarship.extend(versionFields)
export type RenameScholarship = z.infer<typeof RenameScholarship>

/** An award to a mentee; half price needs a package. */
export const Award = z
  .object({
    intent: z.literal('award'),
    menteeId: Id,
    kind: z.enum(scholarshipKinds),
    packageId: Id.optional(),
    currentPassword: PasswordAgain,
  })
  .refine(({ kind, packageId }) => kind !== 'partial_50' || packageId !== undefined, {
    error: 'required',
    path: ['packageId'],
  })
export type Award = z.infer<typeof Award>

/** The team's decision on a mentor's gift; the message is sent only if it is declined. */
export const DecideGift = z.object({
  decision: z.enum(['approve', 'decline'], { error: 'required' }),
  message: OptionalText,
})
export type DecideGift = z.infer<typeof DecideGift>

/** What a treasurer does on the page of a scholarship. */
export const ActOnScholarship = z.discriminatedUnion('intent', [
  Award,
  DecideGift.extend({ intent: z.literal('gift') }),
  RenameScholarship.extend({ intent: z.literal('rename') }),
])

/** A mentee asks for a scholarship. */
export const AskForScholarship = z.object({
  packageId: Id,
  reason: requiredText('reason_missing'),
})

/** The team's words to a mentee who does not get one. */
export const DeclineScholarship = z.object({ answer: requiredText('reason_missing') })
