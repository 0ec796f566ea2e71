import { z } from 'zod'
import { line } from '~/domain/fields'

const part = line().default('')
const dayParts = z.object({ day: part, month: part, year: part }).default({ day: '', month: '', year: '' })
type DayParts = z.output<typeof dayParts>

/** A day as the values of its three fields. */
export function partsOfDay(text: string | null | undefined) {
  const [year, month, day] = text?.split('-') ?? []
  return { day, month, year }
}

const isEmpty = ({ day, month, year }: DayParts) => !day && !month && !year

/** Reads three fields as YYYY-MM-DD: a real day that `fits`. */
const dayThat = (fits: (day: string) => boolean) => (parts: DayParts, context: z.RefinementCtx) => {
  const { day, month, year } = parts
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (z.iso.date().safeParse(text).success && fits(text)) return text
  context.addIssue({ code: 'custom', message: isEmpty(parts) ? 'required' : 'date_invalid' })
  return z.NEVER
}

const optional = (read: ReturnType<typeof dayThat>) => (parts: DayParts, context: z.RefinementCtx) =>
  isEmpty(parts) ? null : read(parts, context)

const past = dayThat((day) => day >= '1900' && Date.parse(day) <= Date.now())
// SQL decides whether it is in the future.
const future = dayThat((day) => day >= '2000')

/** A day from 1900 to today, from three fields. */
export const Day = dayParts.transform(past)
/** The same, but optional: null if all fields are empty. */
export const OptionalDay = dayParts.transform(optional(past))

/** A day from 2000 on. */
export const FutureDay = dayParts.transform(future)
export const OptionalFutureDay = dayParts.transform(optional(future))
