import { z } from 'zod'
import { PasswordAgain } from '~/domain/fields'
import { Id, mustTick } from '~/domain/values'

const noteLimit = 5000

/** An internal note about a user. */
export const WriteNote = z.object({
  intent: z.literal('note'),
  text: z.string({ error: 'required' }).trim().min(1, 'required').max(noteLimit, 'too_long'),
})

/** A note that the same admin has just written goes. */
export const DeleteNote = z.object({ intent: z.literal('deleteNote'), noteId: Id })

/** The acts with notes on the page of a person. */
export const NoteAct = z.discriminatedUnion('intent', [WriteNote, DeleteNote])
export type NoteAct = z.infer<typeof NoteAct>

/** An erasure by the team: the tick that the user asked for it, and the admin's password if it is due. */
export const ErasePerson = z.object({
  asked: mustTick('erasure_not_asked'),
  currentPassword: PasswordAgain,
})
