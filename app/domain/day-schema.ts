import { z } from 'zod'
import { line } from '~/domain/fields'

const part = line().default('')
const dayParts = z.object({ day: part, month: part, year: part }).default({ day: '', month: '', year: '' })

type DayParts = z.output<typeof dayParts>

/** The parts as YYYY-MM-DD if they are a real day from 1900 on, else undefined. */
function realDay({ day, month, year }: DayParts) {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const real =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return real && Number(year) >= 1900 && date.getTime() <= Date.now() ? text : undefined
}

const isEmpty = ({ day, month, year }: DayParts) => !day && !month && !year

/** A day from three fields, as YYYY-MM-DD. */
export const Day = dayParts.transform((parts, context) => {
  const text = realDay(parts)
  if (text) return text
  context.addIssue({ code: 'custom', message: isEmpty(parts) ? 'required' : 'date_invalid' })
  return z.NEVER
})

/** The same, but optional: null if all fields are empty. */
export const OptionalDay = dayParts.transform((parts, context) => {
  const text = realDay(parts)
  if (text || isEmpty(parts)) return text ?? null
  context.addIssue({ code: 'custom', message: 'date_invalid' })
  return z.NEVER
})
