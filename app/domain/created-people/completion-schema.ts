import { z } from 'zod'
import { Experience, You } from '~/domain/applications/schema'
import { Day } from '~/domain/day-schema'
import { requiredText } from '~/domain/fields'
import { mustTick, Tick } from '~/domain/values'

const Agreements = z.object({
  termsAccepted: mustTick('terms_not_accepted'),
  newsConsent: Tick.default(false),
})

/** What a mentee whom the team created fills in first. */
const CompleteMentee = Agreements

/** The same for a mentor: what the public profile shows. */
export const CompleteMentor = z.object({
  ...Experience.pick({ title: true, industryId: true, topicIds: true, experienceSince: true }).shape,
  ...You.pick({ phone: true, country: true, countyId: true, languages: true }).shape,
  description: requiredText('required'),
  visibility: z.enum(['public', 'private'], { error: 'required' }),
  ...Agreements.shape,
})

const born = { birthdate: Day }

/** The form for a role; asks for the birthdate only if the team did not know it. */
export function completionSchema(role: 'mentor' | 'mentee', birthdateKnown: boolean) {
  const schema = role === 'mentor' ? CompleteMentor : CompleteMentee
  return birthdateKnown ? schema : schema.extend(born)
}

/** All fields that one of these forms may have. */
export type Completion = z.output<typeof Agreements> &
  Partial<z.output<typeof CompleteMentor>> & { birthdate?: string }
