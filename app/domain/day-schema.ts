import { z } from 'zod'
import { line } from '~/domain/fields'
import { athensDay } from '~/i18n/format'
import { fullYear, monthNumber } from './written-days'

const part = line().default('')
const dayParts = z
  .object({ day: part, month: part, year: part, near: part })
  .default({ day: '', month: '', year: '', near: '' })
type DayParts = z.output<typeof dayParts>

// The choice among near days or hours behind which every other is written.
const another = 'other'

// A program, or the address of a page, gives a day as one text.
const given = z.union([z.iso.date().transform(asNear), dayParts], { error: 'date_invalid' })

function asNear(near: string): DayParts {
  return { day: '', month: '', year: '', near }
}

/**
 * The parts as YYYY-MM-DD, whether or not there is such a day; empty if they are. The month may be a name, and the year have
 * two digits: that of the hundred years before `last`.
 */
const dayOf = ({ day, month, year, near }: DayParts, last: string) =>
  (near !== another && near) ||
  (day || month || year
    ? [fullYear(year, last).padStart(4, '0'), monthNumber(month).padStart(2, '0'), day.padStart(2, '0')].join(
        '-',
      )
    : '')

const centuryEnd = '2099-12-31'

/** The day in the address of a page: YYYY-MM-DD, or the fields of a form as they were typed; empty if there is none. */
export function dayIn(address: URLSearchParams, name: string) {
  const at = (key: string) => address.get(`${name}.${key}`)?.trim() ?? ''
  const parts = { day: at('day'), month: at('month'), year: at('year'), near: at('near') }
  return address.get(name) ?? dayOf(parts, centuryEnd)
}

type Days = { first: string; last: () => string; century?: () => string; example?: number }

/**
 * Reads three fields as YYYY-MM-DD: a real day from `first` to `last()`; a year of two digits is one up to `century`. The
 * error key of a day that does not exist has an example: so many days from today.
 */
const dayFrom =
  ({ first, last, century = last, example }: Days) =>
  (parts: DayParts, context: z.RefinementCtx) => {
    const text = dayOf(parts, century())
    if (z.iso.date().safeParse(text).success && text >= first && text <= last()) return text
    const invalid = example === undefined ? 'date_invalid' : `day_invalid ${inNumbers(example)}`
    context.addIssue({ code: 'custom', message: text ? invalid : 'required' })
    return z.NEVER
  }

const optional = (read: ReturnType<typeof dayFrom>) => (parts: DayParts, context: z.RefinementCtx) =>
  parts.near || parts.day || parts.month || parts.year ? read(parts, context) : null

/** So many days from today, as the three fields have them: 14 12 2026. */
const inNumbers = (days: number) =>
  athensDay(new Date(Date.now() + days * 86_400_000))
    .split('-')
    .toReversed()
    .map(Number)
    .join(' ')

const past = { first: '1900', last: () => athensDay(new Date()) }
const fortnightAgo = dayFrom({ ...past, example: -14 })
// SQL decides whether it must be in the past or in the future.
const any = { first: '2000', last: () => '9999-12-31', century: () => centuryEnd }
const anyBefore = dayFrom({ ...any, example: -14 })
const anyAhead = dayFrom({ ...any, example: 14 })

/** A birthdate: a day from 1900 to today, from three fields. */
export const Day = given.transform(dayFrom(past))
/** The same, but optional: null if all fields are empty. */
export const OptionalDay = given.transform(optional(dayFrom(past)))

const written = z.object({ near: part, written: part }).default({ near: '', written: '' })
const clock = (empty: (context: z.RefinementCtx) => void) =>
  z.union([line(), written]).transform((given, context) => {
    const text = typeof given === 'string' ? given : given.near === another ? given.written : given.near
    if (!text) empty(context)
    else if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(text))
      context.addIssue({ code: 'custom', message: 'time_invalid' })
    return text
  })

/** A time of the day, 18:30: from a field, or from a choice of hours and the field behind it. */
export const Clock = clock((context) => context.addIssue({ code: 'custom', message: 'required' }))
/** The same, but optional: empty. */
export const OptionalClock = clock(() => undefined)

/** A day of late, of a paper or of what somebody said. */
export const PastDay = given.transform(fortnightAgo)
export const OptionalPastDay = given.transform(optional(fortnightAgo))

/** A day from 2000 on, of what has most often been. */
export const AnyDay = given.transform(anyBefore)
export const OptionalAnyDay = given.transform(optional(anyBefore))

/** A day from 2000 on, of what is to come. */
export const ComingDay = given.transform(anyAhead)
export const OptionalComingDay = given.transform(optional(anyAhead))
