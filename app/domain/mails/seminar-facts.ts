import { isLink } from '~/domain/fields'
import { formatAppointment, formatDateTime } from '~/i18n/format'
import type { SeminarContent } from './contents'
import { calendarAttachment } from './calendar-attachment'
import type { FactOf, Speaker } from './facts'
import { link } from './links'

export const seminarFacts = {
  seminar: ({ title }) => title,
  startsAt: ({ startsAt }, { language }) => formatAppointment(language, startsAt),
  before: ({ before }, { language }) => before && formatAppointment(language, before),
  minutes: ({ minutes }) => String(minutes),
  calendarFile: ({ seminarId }, { origin }) =>
    seminarId ? link(`${origin}/mentor/seminars/${seminarId}/calendar`) : null,
  place: ({ place }) => (place && isLink(place) ? { value: place, href: place } : place),
} satisfies Record<string, FactOf<SeminarContent>>

/** The date for subjects about a seminar. */
export function seminarDates({ startsAt }: SeminarContent, { language }: Speaker) {
  return { startsAt: formatDateTime(language, startsAt) }
}

/** The seminar for the recipient's calendar. */
export function seminarFile(content: SeminarContent, speaker: Speaker, cancelled?: boolean) {
  const { seminarId: id, title, startsAt, minutes, place, changedAt } = content
  if (!id) return undefined
  const page = '/mentor/seminars'
  const seminar = { of: 'seminar' as const, id, title, startsAt, minutes, place, changedAt, page, cancelled }
  return calendarAttachment(`seminar-${id}`, [seminar], speaker)
}

/** Takes the seminar out of it. */
export const cancelledSeminarFile = (content: SeminarContent, speaker: Speaker) =>
  seminarFile(content, speaker, true)
