import { calendarFileOf } from '~/domain/mentorships/calendar-file'
import { readCalendar } from '~/domain/mentorships/calendar-address.server'
import { notFound, resource } from '~/http/page.server'
import { i18nFor } from '~/i18n/i18n.server'
import { fallbackLanguage, toLanguage } from '~/i18n/locale'

/** The planned sessions and seminars of a private calendar address, for a calendar program. */
export const loader = resource(async ({ request, params }) => {
  const token = (params.token ?? '').replace(/\.ics$/, '')
  const found = /^[0-9a-f]{64}$/.test(token) ? await readCalendar(token) : undefined
  if (!found) throw notFound()
  const { t } = await i18nFor(toLanguage(found.locale) ?? fallbackLanguage)
  const sessions = found.sessions.map(({ id, startsAt, minutes, kind, firstName }) => ({
    id: id!,
    startsAt,
    minutes,
    place: null,
    note: null,
    title: t(`mentor:planning.calendar.${kind}`, { names: firstName }),
  }))
  const seminars = found.seminars.map(({ seminarId, startsAt, minutes, title, place }) => ({
    of: 'seminar' as const,
    id: seminarId!,
    startsAt,
    minutes,
    place,
    note: null,
    title: title!,
  }))
  return new Response(
    calendarFileOf([...sessions, ...seminars], { host: new URL(request.url).host, now: new Date() }),
    {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
      },
    },
  )
})
