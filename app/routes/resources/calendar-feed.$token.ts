import { readCalendar, type CalendarEntry } from '~/domain/mentorships/calendar-address.server'
import { calendarFeed } from '~/http/calendar.server'
import { linkToken } from '~/http/link-token.server'
import { notFound, resource } from '~/http/page.server'
import { i18nFor } from '~/i18n/i18n.server'
import { fallbackLanguage, toLanguage } from '~/i18n/locale'

/** The sessions and seminars of a private calendar address, for a calendar program. */
export const loader = resource(async ({ request }) => {
  const token = linkToken(request)
  const found = token ? await readCalendar(token) : undefined
  if (!found) throw notFound()
  const { t } = await i18nFor(toLanguage(found.locale) ?? fallbackLanguage)
  const sessions = found.sessions.map(({ role, id, kind, firstName, ...entry }) => ({
    ...whenOf(entry),
    of: 'session' as const,
    id: id!,
    title: t(`mentor:planning.calendar.${kind}`, { names: firstName }),
    page: `/${role}/mentorships`,
  }))
  const seminars = found.seminars.map(({ seminarId, title, place, ...entry }) => ({
    ...whenOf(entry),
    of: 'seminar' as const,
    id: seminarId!,
    title: title!,
    place,
    page: '/mentor/seminars',
  }))
  return calendarFeed(request, t, [...sessions, ...seminars])
})

const whenOf = ({
  startsAt,
  minutes,
  changedAt,
}: Pick<CalendarEntry, 'startsAt' | 'minutes' | 'changedAt'>) => ({
  startsAt: startsAt!,
  minutes,
  changedAt: changedAt!,
})
