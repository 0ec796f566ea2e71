import { z } from 'zod'
import { isLink } from '~/domain/fields'
import { clocksElsewhere } from '~/i18n/clocks'
import { countryName, formatAppointment } from '~/i18n/format'
import { MentorshipContent } from './contents'
import { calendarAttachment } from './calendar-attachment'
import { mentorshipFacts, otherName, type FactOf, type Speaker } from './facts'
import { toOwnMentorships } from './kinds/pages'
import { link } from './links'

/**
 * A mentorship with a planned session; until when a coachee may cancel free of charge (always, if there is no such
 * time), and whether the cancellation was late.
 */
export const SessionContent = MentorshipContent.extend({
  /** Missing in older mails. */
  sessionId: z.number().int().positive().optional(),
  startsAt: z.string(),
  /** When it was planned, moved or cancelled last. */
  changedAt: z.string(),
  minutes: z.number().int().nullish(),
  cancelUntil: z.string().nullish(),
  /** A cancellation by the coachee counts already. Missing in older mails. */
  counts: z.boolean().nullish(),
  late: z.boolean(),
  place: z.string().nullish(),
  /** The time before it moved. */
  before: z.string().nullish(),
})
export type SessionContent = z.infer<typeof SessionContent>

const placeFact: FactOf<{ place?: string | null }> = ({ place }) =>
  place && isLink(place) ? { value: place, href: place } : place

/** An appointment in Athens, and beside it what clocks show where the reader lives. */
function whenFor(at: string, country: string | null | undefined, { language, t }: Speaker) {
  const when = formatAppointment(language, at)
  const [there] = clocksElsewhere(country ? [country] : [])(at)
  return there
    ? t('words.withClock', { when, country: countryName(language, there.country), clock: there.clock })
    : when
}

export const sessionFacts = {
  ...mentorshipFacts,
  startsAt: ({ startsAt, country }, speaker) => whenFor(startsAt, country, speaker),
  minutes: ({ minutes }, { t }) => (minutes ? t('words.minutes', { minutes }) : null),
  place: placeFact,
  before: ({ before }, { language }) => before && formatAppointment(language, before),
  calendarFile: ({ mentorshipId, sessionId }, { origin }) =>
    sessionId ? link(`${origin}/calendar/${mentorshipId}/${sessionId}`) : null,
  cancelUntil: ({ cancelUntil }, { language }) => cancelUntil && formatAppointment(language, cancelUntil),
} satisfies Record<string, FactOf<SessionContent>>

/** A mentorship with times that are offered for a session. */
export const TimesContent = MentorshipContent.extend({
  proposalId: z.number().int().positive(),
  times: z.array(z.string()),
  place: z.string().nullish(),
})

export const timesFacts = {
  ...mentorshipFacts,
  times: ({ times, country }, speaker) => times.map((at) => whenFor(at, country, speaker)),
  place: placeFact,
} satisfies Record<string, FactOf<z.infer<typeof TimesContent>>>

/** The date values for texts about a session. */
export function sessionDates({ startsAt, cancelUntil }: SessionContent, { language }: Speaker) {
  return {
    startsAt: formatAppointment(language, startsAt),
    cancelUntil: cancelUntil ? formatAppointment(language, cancelUntil) : '',
  }
}

/** The session for the recipient's calendar. */
export function sessionFile(content: SessionContent, speaker: Speaker, cancelled?: boolean) {
  const { sessionId: id, kind, startsAt, minutes, place, changedAt } = content
  if (!id) return undefined
  const title = speaker.t(`words.calendar.${kind}`, { name: otherName(content, speaker) })
  const page = toOwnMentorships(content)
  const session = { of: 'session' as const, id, title, startsAt, minutes, place, changedAt, page, cancelled }
  return calendarAttachment(`session-${id}`, [session], speaker)
}

/** Takes the session out of it. */
export const cancelledSessionFile = (content: SessionContent, speaker: Speaker) =>
  sessionFile(content, speaker, true)
