import { z } from 'zod'

const part = z.string().trim().default('')

/** A day from 2000 on, from three fields, as YYYY-MM-DD. */
const FutureDay = z
  .object({ day: part, month: part, year: part })
  .default({ day: '', month: '', year: '' })
  .transform(({ day, month, year }, context) => {
    const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const date = new Date(`${text}T00:00:00Z`)
    if (
      /^2\d{3}-\d{2}-\d{2}$/.test(text) &&
      !Number.isNaN(date.getTime()) &&
      date.toISOString().startsWith(text)
    )
      return text
    context.addIssue({ code: 'custom', message: day || month || year ? 'date_invalid' : 'required' })
    return z.NEVER
  })

/** The mentor is away until a day. */
export const BeAway = z.object({ intent: z.literal('away'), until: FutureDay })

/** The same, or the mentor is back. */
export const SetAway = z.discriminatedUnion('intent', [BeAway, z.object({ intent: z.literal('back') })])

/** The mentor is active or inactive. */
export const ChangeStatus = z.object({ status: z.enum(['active', 'inactive'], { error: 'required' }) })
