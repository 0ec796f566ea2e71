import { figures } from '~/domain/constants/figures'

/** The answers of an application, named like the form fields; days are YYYY-MM-DD. */
export type Answers = Partial<{
  email: string
  name: string
  surname: string
  phone: string | null
  birthdate: string | null
  country: string | null
  countyId: number | null
  languages: string[]
  title: string
  workStatusId: number | null
  industryId: number | null
  topicIds: number[]
  experienceSince: string | null
  mentoringSince: string | null
  offersCoaching: boolean
  mentoringReason: string | null
  menteeWishlist: string | null
  sentence: string | null
  description: string
  referralSourceId: number | null
  referralText: string | null
  links: string[]
  photoId: number | null
  visibility: 'public' | 'private'
  newsConsent: boolean
  termsAccepted: boolean
}>

type NotNull<Of> = { [name in keyof Of]: Exclude<Of[name], null> }

/** The answers as default values of the form fields. */
export function fieldsOf(answers: Answers) {
  const known = Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== null),
  ) as NotNull<Answers>
  return {
    ...known,
    links: answers.links?.length ? answers.links : [''],
    offersCoaching: answers.offersCoaching ? 'on' : undefined,
    newsConsent: answers.newsConsent ? 'on' : undefined,
    termsAccepted: answers.termsAccepted ? 'on' : undefined,
  }
}

/** The number of words in a text. */
export const countWords = (text: string) => text.split(/\s+/u).filter(Boolean).length

/** The recommended length of a description, in words. */
export const bestWords = { least: figures.descriptionLeastWords, most: figures.descriptionMostWords }
