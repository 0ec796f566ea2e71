import { z } from 'zod'
import { Agreements, Experience, Links, Reason, You } from '~/domain/applications/schema'
import { lines } from '~/domain/fields'
import { editFields } from './edit-fields'
import { GivenVisibility } from '../statuses'
import { Month, PastDay } from './values'

const { name, surname, phone, country, countyId, languages } = You.shape
const { title, workStatusId, industryId, topicIds } = Experience.shape

/** The answers of an application for a mentor profile, all at once. */
export const ApplicationAnswers = z.strictObject({
  name,
  surname,
  birthdate: PastDay,
  phone,
  country,
  countyId,
  languages,
  title,
  workStatusId,
  industryId,
  topicIds,
  experienceSince: Month,
  mentoringSince: Month,
  offersCoaching: z.boolean().default(false),
  ...Reason.shape,
  links: Links.shape.links.default([]),
  ...Agreements.shape,
  visibility: GivenVisibility,
})

const text = lines().max(2000, 'too_long')
const textOrNull = text.transform((words) => words || null)

const mayBeEmpty = [
  'phone',
  'birthdate',
  'experienceSince',
  'mentoringSince',
  'country',
  'countyId',
  'workStatusId',
  'sentence',
  'meets',
  'mentoringReason',
  'menteeWishlist',
  'referralSourceId',
  'referralText',
] as const

/** The fields of a mentor's profile that a call changes: only those that are given. */
export const ProfileChanges = editFields(
  {
    name,
    surname,
    phone,
    birthdate: PastDay,
    title,
    industryId,
    experienceSince: Month,
    mentoringSince: Month,
    sentence: Reason.shape.sentence,
    meets: Reason.shape.sentence,
    description: text,
    topicIds,
    languages,
    links: Links.shape.links,
    country,
    countyId,
    workStatusId,
    mentoringReason: textOrNull,
    menteeWishlist: textOrNull,
    referralSourceId: Reason.shape.referralSourceId,
    referralText: Reason.shape.referralText,
    visibility: GivenVisibility,
    testimonialsVisible: z.boolean(),
    offersMentoring: z.boolean(),
    offersCoaching: z.boolean(),
  },
  mayBeEmpty,
)
