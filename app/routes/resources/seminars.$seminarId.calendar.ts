import { calendarFile } from '~/domain/mentorships/calendar-file'
import { findOwnSeminar } from '~/domain/seminars/seminars.server'
import { idParameter, notFound, requireMentor, resource } from '~/http/page.server'

/** Downloads a seminar to come as a calendar file, for a mentor. */
export const loader = resource(async (args) => {
  const viewer = await requireMentor(args)
  const seminar = await findOwnSeminar(viewer, idParameter(args.params.seminarId))
  if (!seminar || (seminar.state !== 'coming' && seminar.state !== 'begun')) throw notFound()
  const { id, title, description, startsAt, minutes, place } = seminar
  return new Response(
    calendarFile(
      { of: 'seminar', id, startsAt, minutes, place, note: description },
      { title, host: new URL(args.request.url).host, now: new Date() },
    ),
    {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="seminar-${id}.ics"`,
        'Cache-Control': 'no-store',
      },
    },
  )
})
