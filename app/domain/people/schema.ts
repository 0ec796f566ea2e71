import { z } from 'zod'
import { Decision } from '~/domain/applications/schema'
import { createdRoles } from '~/domain/created-people/schema'
import { Email, LatinName, lines, OptionalText, PasswordAgain, requiredText } from '~/domain/fields'
import { FollowUpOnPair, LookAgain } from '~/domain/follow-ups/schema'
import { AnswerWish } from '~/domain/mentorships/schema'
import { Id, mustTick } from '~/domain/values'
import { versionFields } from '~/domain/edits/versions'

/** What came of a call. */
export const callOutcomes = ['reached', 'not_reached'] as const

/** An internal note about a user; one about a call needs no words, as the database knows. */
export const WriteNote = z.object({
  intent: z.literal('note'),
  call: z
    .enum(callOutcomes)
    .optional()
    .transform((outcome) => outcome ?? null),
  text: lines().max(5000, 'too_long').optional(),
  lookAgain: LookAgain,
})

/** The same from the page of a pair: about one of the two. */
export const NoteOnPair = WriteNote.extend({ about: z.enum(['mentee', 'mentor']) })

/** A note that the same admin has just written goes. */
export const DeleteNote = z.object({ intent: z.literal('deleteNote'), noteId: Id })

/** The acts with notes on the page of a person. */
export const NoteAct = z.discriminatedUnion('intent', [WriteNote, DeleteNote])
export type NoteAct = z.infer<typeof NoteAct>

/** The acts on the page of an application: the decision, and notes before it. */
export const DecideHere = Decision.extend({ intent: z.literal('decide') })
export const ActOnApplication = z.discriminatedUnion('intent', [DecideHere, WriteNote, DeleteNote])

/** The acts on the page of a pair: with notes, the answer to what one of the two asked, and what is done about a trouble. */
export const ActOnPair = z.discriminatedUnion('intent', [NoteOnPair, DeleteNote, AnswerWish, FollowUpOnPair])

/** An erasure by the team: the tick that the user asked for it, and the admin's password if it is due. */
export const ErasePerson = z.object({
  asked: mustTick('erasure_not_asked'),
  currentPassword: PasswordAgain,
})

/** The team lifts the objection of a minor's guardian: what was agreed. */
export const LiftObjection = z.object({ reason: requiredText('reason_missing') })

/** A user is suspended, with a reason for the team; or the suspension is lifted. */
export const SuspendUser = z.object({ intent: z.literal('suspend'), reason: requiredText('reason_missing') })
export const LiftSuspension = z.object({ intent: z.literal('lift'), reason: OptionalText })

/** A new address for a user, and the admin's password if it was not entered recently. */
export const UserEmail = z.object({
  intent: z.literal('email'),
  email: Email,
  currentPassword: PasswordAgain,
})

/** The second step at sign-in is taken off, so that the user can set a new one. */
export const ResetSecondFactor = z.object({
  intent: z.literal('secondFactor'),
  currentPassword: PasswordAgain,
})

/** From other pages, to which it returns: the address takes mails again, or the invitation is sent once more. */
export const AddressWorks = z.object({ intent: z.literal('addressWorks'), redirectTo: z.string().max(500) })
export const SendInvitation = z.object({
  intent: z.literal('invite'),
  role: z.enum(createdRoles),
  redirectTo: z.string().max(500),
})

/** What the team does with the account of a member. */
export const ActOnAccount = z.discriminatedUnion('intent', [
  UserEmail,
  ResetSecondFactor,
  SuspendUser,
  LiftSuspension,
  AddressWorks,
  SendInvitation,
  WriteNote,
  DeleteNote,
])
export type ActOnAccount = z.infer<typeof ActOnAccount>

/** The spelling of a user's name in Latin letters, entered by the team, with the one on the page; null: transliterated. */
export const LatinNameOf = z.object({
  intent: z.literal('latinName'),
  latinName: LatinName,
  ...versionFields,
})
