import { z } from 'zod'
import { Clock, ComingDay } from '~/domain/day-schema'
import { versionFields } from '~/domain/edits/versions'
import { lines, OptionalText, requiredLine } from '~/domain/fields'

/** What the team writes about a seminar: day and time as clocks in Athens show them, minutes, a place or a link. */
const details = {
  title: requiredLine(160, 'seminar_untitled'),
  day: ComingDay,
  time: Clock,
  minutes: z
    .number({ error: 'minutes_out_of_range' })
    .int('minutes_out_of_range')
    .min(5, 'minutes_out_of_range')
    .max(600, 'minutes_out_of_range'),
  place: requiredLine(300),
  description: lines().max(2000, 'too_long').default(''),
}

/** A new seminar. The key makes a form that is sent twice count once. */
export const NewSeminar = z.object({ formKey: z.string().min(16).max(100), ...details })
export type NewSeminar = z.infer<typeof NewSeminar>

/** A change of a seminar. */
export const SeminarEdit = z.object({ ...details, ...versionFields })
export type SeminarEdit = z.infer<typeof SeminarEdit>

/** The team cancels a seminar, with a word to the mentors who were told of it. */
export const CancelSeminar = z.object({ intent: z.literal('cancel'), reason: OptionalText })

/** What the team does with a seminar to come. */
export const ActOnSeminar = z.discriminatedUnion('intent', [
  SeminarEdit.extend({ intent: z.literal('save') }),
  CancelSeminar,
])
