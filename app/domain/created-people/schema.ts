import { z } from 'zod'
import { Experience, You } from '~/domain/applications/schema'
import { OptionalDay } from '~/domain/day-schema'
import { Email, Name, optionalLine, OptionalText, PasswordAgain, Phone } from '~/domain/fields'
import { Id, Tick } from '~/domain/values'
import { locales } from '~/i18n/locale'

/** What the team knows of somebody for whom it creates a profile: name and e-mail suffice. */
const Person = z.object({
  name: Name,
  surname: Name,
  email: Email,
  phone: Phone.optional(),
  birthdate: OptionalDay,
  locale: z.enum(locales).default('gr'),
  workStatusId: Id.optional(),
  industryId: Id.optional(),
  ...You.pick({ country: true, countyId: true }).shape,
  topicIds: z.array(Id).max(60, 'too_long').default([]),
  /** Sends the invitation at once. */
  invite: Tick.default(false),
  /** The account with this e-mail, after the check page. */
  addToUserId: Id.optional(),
})

/** A mentor whom the team creates. */
export const NewMentor = Person.extend({
  title: optionalLine(120),
  experienceSince: Experience.shape.experienceSince,
  description: OptionalText,
  languages: z.array(z.enum(['el', 'en'])).default([]),
  offersMentoring: Tick.default(false),
  offersCoaching: Tick.default(false),
  /** The completed profile becomes an application instead of public. */
  review: Tick.default(false),
})
export type NewMentor = z.output<typeof NewMentor>

/** A mentee whom the team creates, with an order of a package or a scholarship. */
export const NewMentee = Person.extend({
  about: OptionalText,
  packageId: Id.optional(),
  scholarshipId: Id.optional(),
  currentPassword: PasswordAgain,
})
export type NewMentee = z.output<typeof NewMentee>

/** The roles of the people whom the team creates. */
export const createdRoles = ['mentor', 'mentee'] as const
export type CreatedRole = (typeof createdRoles)[number]
