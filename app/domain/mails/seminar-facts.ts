import { isLink } from '~/domain/fields'
import { formatAppointment, formatDateTime } from '~/i18n/format'
import type { SeminarContent } from './contents'
import type { FactOf, Speaker } from './facts'

export const seminarFacts = {
  seminar: ({ title }) => title,
  startsAt: ({ startsAt }, { language }) => formatAppointment(language, startsAt),
  before: ({ before }, { language }) => before && formatAppointment(language, before),
  minutes: ({ minutes }) => String(minutes),
  place: ({ place }) => (place && isLink(place) ? { value: place, href: place } : place),
} satisfies Record<string, FactOf<SeminarContent>>

/** The date for subjects about a seminar. */
export function seminarDates({ startsAt }: SeminarContent, { language }: Speaker) {
  return { startsAt: formatDateTime(language, startsAt) }
}
