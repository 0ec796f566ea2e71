import * as reads from '~/db/generated/reads.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { athensDay, countryName } from '~/i18n/format'
import { personName } from '~/i18n/latin-name'
import type { Language } from '~/i18n/locale'
import { isMinor, type Viewer } from '~/viewer/viewer'
import { availabilityOf, type Availability } from './availability'
import type { findMentor, MentorCard, MentorProfile, Praise, Testimonial } from './mentors.server'

/** A mentor as a card shows it, with names looked up. Nothing else is sent to the browser. */
export type ShownMentor = {
  id: number
  name: string
  title: string
  industry?: string
  place?: string
  years?: number
  topics: string[]
  languages: 'el' | 'en' | 'both' | null
  availability: Availability
  /** For a minor alone: whether this mentor may accept her. */
  acceptsMinor?: boolean
  photoId: number | null
  /** A sentence: the mentor's own, or on a card the first of the description. */
  says: string
  /** The days, one or two, within which the mentor usually answers; null for what is not known or not quick. */
  answersWithin: number | null
}

/** The same for the mentor's own page. */
export type ShownProfile = ShownMentor &
  Pick<
    MentorProfile,
    'meets' | 'description' | 'mentoringSince' | 'links' | 'offersMentoring' | 'offersCoaching'
  > & {
    testimonials: Testimonial[]
    /** Completed mentorships. */
    completed: number
    similar: ShownMentor[]
  }

/** A profile with its names in a language. */
export async function showProfile(
  mentor: NonNullable<Awaited<ReturnType<typeof findMentor>>>,
  language: Language,
  viewer: Viewer | null,
): Promise<ShownProfile> {
  const { meets, description, mentoringSince, links, offersMentoring, offersCoaching } = mentor
  const { testimonials, completed } = mentor
  const page = { ...mentor, says: mentor.sentence ?? '' }
  const [card, ...similar] = await showMentors([page, ...mentor.similar], language, viewer)
  return {
    ...card!,
    meets,
    description,
    mentoringSince,
    links,
    offersMentoring,
    offersCoaching,
    testimonials: testimonials.map((said) => ({
      ...said,
      menteeFullName: personName(language, said.menteeFullName),
    })),
    completed,
    similar,
  }
}

/** Cards with their names in a language; for a viewer who is a minor, with who may accept her. */
export async function showMentors(
  cards: MentorCard[],
  language: Language,
  viewer: Viewer | null = null,
): Promise<ShownMentor[]> {
  const [open, industry, county, topic] = await Promise.all([
    isMinor(viewer) ? reads.openToMinor(viewer) : undefined,
    namesOf('industries', language),
    namesOf('counties', language),
    namesOf('support_topics', language),
  ])
  return cards.map((card) => ({
    id: card.mentorId,
    name: personName(language, `${card.name} ${card.surname}`, card.latinName),
    title: card.title,
    industry: industry(card.industryId),
    place: county(card.countyId) ?? (card.country ? countryName(language, card.country) : undefined),
    years: card.experienceSince ? fullYearsSince(card.experienceSince) : undefined,
    topics: card.topicIds.map(topic).filter((name) => name !== undefined),
    languages: card.languages.length > 1 ? 'both' : (card.languages[0] ?? null),
    availability: availabilityOf(card),
    ...(open && { acceptsMinor: open.includes(card.mentorId) }),
    photoId: card.photoId,
    says: card.says,
    answersWithin: card.answersWithin,
  }))
}

/** Testimonials as the home page shows them. */
export function showPraise(praise: readonly Praise[], language: Language) {
  return praise.map(({ id, text, menteeFullName, mentorName, mentorLatinName, ...said }) => ({
    ...said,
    id,
    text,
    mentee: personName(language, menteeFullName),
    mentor: personName(language, mentorName, mentorLatinName),
  }))
}

export type ShownPraise = ReturnType<typeof showPraise>[number]

function fullYearsSince(day: string) {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const [thisYear, thisMonth] = athensDay(new Date()).split('-').map(Number) as [number, number]
  return thisYear - year - (thisMonth < month ? 1 : 0)
}
