import { z } from 'zod'
import { line } from '~/domain/fields'
import { athensDay } from '~/i18n/format'

const part = line().default('')
const dayParts = z
  .object({ day: part, month: part, year: part, near: part })
  .default({ day: '', month: '', year: '', near: '' })
type DayParts = z.output<typeof dayParts>

// A program, or the address of a page, gives a day as one text.
const given = z.union([z.iso.date().transform(asNear), dayParts], { error: 'date_invalid' })

function asNear(near: string): DayParts {
  return { day: '', month: '', year: '', near }
}

/** The parts as YYYY-MM-DD, whether or not there is such a day; empty if they are. */
const dayOf = ({ day, month, year, near }: DayParts) =>
  near ||
  (day || month || year
    ? [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    : '')

/** The day in the address of a page: YYYY-MM-DD, or the fields of a form as they were typed; empty if there is none. */
export function dayIn(address: URLSearchParams, name: string) {
  const at = (key: string) => address.get(`${name}.${key}`)?.trim() ?? ''
  return (
    address.get(name) ?? dayOf({ day: at('day'), month: at('month'), year: at('year'), near: at('near') })
  )
}

/** Reads three fields as YYYY-MM-DD: a real day that `fits`. */
const dayThat = (fits: (day: string) => boolean) => (parts: DayParts, context: z.RefinementCtx) => {
  const text = dayOf(parts)
  if (z.iso.date().safeParse(text).success && fits(text)) return text
  context.addIssue({ code: 'custom', message: text ? 'date_invalid' : 'required' })
  return z.NEVER
}

const optional = (read: ReturnType<typeof dayThat>) => (parts: DayParts, context: z.RefinementCtx) =>
  dayOf(parts) ? read(parts, context) : null

const past = dayThat((day) => day >= '1900' && day <= athensDay(new Date()))
// SQL decides whether it must be in the past or in the future.
const any = dayThat((day) => day >= '2000')

/** A day from 1900 to today, from three fields. */
export const Day = given.transform(past)
/** The same, but optional: null if all fields are empty. */
export const OptionalDay = given.transform(optional(past))

/** A day from 2000 on. */
export const AnyDay = given.transform(any)
export const OptionalAnyDay = given.transform(optional(any))
