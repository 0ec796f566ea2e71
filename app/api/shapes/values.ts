// Values that several calls take or give.
import { z } from 'zod'
import { Experience } from '~/domain/applications/schema'
import { Day } from '~/domain/day-schema'

/** A sum of money in cents. */
export const Money = z.object({ cents: z.int(), currency: z.string() })

/** The result of an act without data. */
export const Done = z.literal(true)
export const done = true as const

export const kind = z.enum(['mentoring', 'coaching'])
export const time = z.date().nullable()

/** A day, YYYY-MM-DD. */
export const IsoDay = z.iso.date({ error: (issue) => (issue.input ? 'date_invalid' : 'required') })

/** A day in the past, YYYY-MM-DD, with the rules of the forms. */
export const PastDay = IsoDay.transform((day): z.input<typeof Day> => day).pipe(Day)

/** A month as the specification writes it, MM-YYYY; gives its first day, or null if it is missing. */
export const Month = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-\d{4}$/, 'month_invalid')
  .transform((text): z.input<typeof Experience.shape.experienceSince> => ({
    month: text.slice(0, 2),
    year: text.slice(3),
  }))
  .pipe(Experience.shape.experienceSince)
  .optional()
  .transform((day) => day ?? null)
