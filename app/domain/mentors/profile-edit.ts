import { z } from 'zod'
import { Experience, Reason, You } from '~/domain/applications/schema'
import { figures } from '~/domain/constants/figures'
import { OptionalDay } from '~/domain/day-schema'
import {
  same,
  type FieldValue,
  type ProfileField,
  type ProfileValues,
} from '~/domain/edit-requests/profile-fields'
import { ValuesThen } from '~/domain/edit-requests/schema'
import { asLines, asLink, isLink, lines, optionalLine, OptionalText } from '~/domain/fields'
import { Id, Tick } from '~/domain/values'

const text = OptionalText.transform((words) => words || null)
const tick = Tick.default(false)
const id = Id.optional().transform((chosen) => chosen ?? null)

/** URLs, one per field or line. */
const Links = z
  .array(z.string().optional())
  .default([])
  .transform((rows) =>
    rows
      .flatMap((row = '') => row.split('\n'))
      .map(asLink)
      .filter(Boolean),
  )
  .refine((links) => links.length <= figures.mostLinks, 'too_many_links')
  .refine((links) => links.every(isLink), 'invalid_link')

/** The profile fields that a mentor may change with an edit request. */
export const EditProfile = z.object({
  shown: ValuesThen,
  /** The profile as the team's page told it last. */
  seen: ValuesThen.optional(),
  ...You.pick({ name: true, surname: true, phone: true, country: true, countyId: true, languages: true })
    .shape,
  ...Experience.pick({ title: true, workStatusId: true, experienceSince: true, mentoringSince: true }).shape,
  birthdate: OptionalDay,
  ...Experience.pick({ industryId: true }).shape,
  topicIds: z.array(Id).max(30),
  sentence: Reason.shape.sentence,
  meets: Reason.shape.sentence,
  description: lines().max(2000, 'too_long').default(''),
  links: Links,
  mentoringReason: text,
  menteeWishlist: text,
  referralSourceId: id,
  referralText: optionalLine(300).transform((words) => words || null),
  visibility: z.enum(['public', 'private'], { error: 'required' }),
  testimonialsVisible: tick,
  offersMentoring: tick,
  offersCoaching: tick,
  /** To the team; no field of the profile. */
  words: OptionalText,
})
export type EditProfile = z.infer<typeof EditProfile>

/** Converts a form field's name to the database's name. */
export const nameOfField = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ProfileField

/** The submitted values with the database's names. */
function typedIn(edit: EditProfile): ProfileValues {
  const beside = ['intent', 'shown', 'seen', 'words']
  const typed = Object.entries(edit).filter(([field]) => !beside.includes(field))
  return asTyped(Object.fromEntries(typed.map(([field, value]) => [nameOfField(field), value])))
}

/** Normalizes a profile to what its unchanged form would send: months instead of days, sorted lists. */
function asTyped(profile: ProfileValues): ProfileValues {
  const month = (day: ProfileValues['experience_since']) =>
    typeof day === 'string' ? `${day.slice(0, 7)}-01` : null
  const { topic_ids: topics, languages, description } = profile
  return {
    ...profile,
    description: typeof description === 'string' ? asLines(description) : '',
    experience_since: month(profile.experience_since ?? null),
    mentoring_since: month(profile.mentoring_since ?? null),
    topic_ids: Array.isArray(topics) ? topics.map(Number).sort((one, other) => one - other) : [],
    languages: Array.isArray(languages) ? languages.map(String).sort() : [],
  }
}

/**
 * The fields that differ from the opened form. A value that equals the current profile is sent exactly as
 * stored.
 */
export function changesOf(edit: EditProfile, present: ProfileValues): ProfileValues {
  return changesIn(typedIn(edit), edit.shown, present)
}

/** Some fields of a profile by the names of the form; null empties one. */
export type ProfileEdit = { [name: string]: FieldValue | undefined }

/** The same for single fields. `asked`: the profile with the changes that wait for an answer. */
export function changesOfFields(
  given: ProfileEdit,
  asked: ProfileValues,
  present: ProfileValues,
): ProfileValues {
  const named = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[nameOfField(name), value] as const],
  )
  const typed = asTyped(Object.fromEntries(named))
  return changesIn(Object.fromEntries(named.map(([field]) => [field, typed[field]])), asTyped(asked), present)
}

function changesIn(typed: ProfileValues, shown: ProfileValues, present: ProfileValues): ProfileValues {
  const standing = asTyped(present)
  const changed = Object.entries(typed).filter(([field, value]) => !same(value, shown[field as ProfileField]))
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const field = name as ProfileField
      return [field, same(value, standing[field]) ? (present[field] ?? null) : value]
    }),
  )
}

/** Converts a profile to the form's default values. */
export function formOf(profile: ProfileValues) {
  const number = (digits: string) => String(Number(digits))
  const parts = (date: unknown) =>
    typeof date === 'string'
      ? { day: number(date.slice(8, 10)), month: number(date.slice(5, 7)), year: date.slice(0, 4) }
      : undefined
  const several = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  const one = (value: unknown) => (value === null || value === undefined ? '' : String(value))
  return {
    shown: JSON.stringify(asTyped(profile)),
    name: one(profile.name),
    surname: one(profile.surname),
    phone: one(profile.phone),
    title: one(profile.title),
    industryId: one(profile.industry_id),
    country: one(profile.country),
    countyId: one(profile.county_id),
    workStatusId: one(profile.work_status_id),
    sentence: one(profile.sentence),
    meets: one(profile.meets),
    description: one(profile.description),
    mentoringReason: one(profile.mentoring_reason),
    menteeWishlist: one(profile.mentee_wishlist),
    birthdate: parts(profile.birthdate),
    referralSourceId: one(profile.referral_source_id),
    referralText: one(profile.referral_text),
    experienceSince: parts(profile.experience_since),
    mentoringSince: parts(profile.mentoring_since),
    topicIds: several(profile.topic_ids),
    languages: several(profile.languages),
    links: several(profile.links),
    visibility: one(profile.visibility),
    testimonialsVisible: profile.testimonials_visible === true,
    offersMentoring: profile.offers_mentoring === true,
    offersCoaching: profile.offers_coaching === true,
  }
}
