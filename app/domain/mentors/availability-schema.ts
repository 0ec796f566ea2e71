import { z } from 'zod'
import { line } from '~/domain/fields'
import { versionFields } from '~/domain/edits/versions'

const part = line().default('')

const dayParts = z.object({ day: part, month: part, year: part }).default({ day: '', month: '', year: '' })

type DayParts = z.output<typeof dayParts>

/** The parts as YYYY-MM-DD if they are a real day from 2000 on, else undefined. */
function realDay({ day, month, year }: DayParts) {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const real =
    /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return real ? text : undefined
}

const isEmpty = ({ day, month, year }: DayParts) => !day && !month && !year

/** A day from 2000 on, from three fields, as YYYY-MM-DD. SQL decides whether it is in the future. */
const FutureDay = dayParts.transform((parts, context) => {
  const text = realDay(parts)
  if (text) return text
  context.addIssue({ code: 'custom', message: isEmpty(parts) ? 'required' : 'date_invalid' })
  return z.NEVER
})

/** The same, but optional: null if all fields are empty. */
export const OptionalFutureDay = dayParts.transform((parts, context) => {
  const text = realDay(parts)
  if (text || isEmpty(parts)) return text ?? null
  context.addIssue({ code: 'custom', message: 'date_invalid' })
  return z.NEVER
})

/** The mentor is away until a day. */
export const BeAway = z.object({ intent: z.literal('away'), until: FutureDay })

/** The same, or the mentor is back. */
export const SetAway = z.discriminatedUnion('intent', [BeAway, z.object({ intent: z.literal('back') })])

/** The same by the team, with the absence on the page. */
export const BeAwayByTeam = BeAway.extend(versionFields)
export const SetAwayByTeam = z.discriminatedUnion('intent', [
  BeAwayByTeam,
  z.object({ intent: z.literal('back'), ...versionFields }),
])

/** The mentor is active or inactive. */
export const ChangeStatus = z.object({ status: z.enum(['active', 'inactive'], { error: 'required' }) })
