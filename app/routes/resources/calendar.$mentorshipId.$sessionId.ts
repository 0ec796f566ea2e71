import { calendarFile } from '~/domain/mentorships/calendar-file'
import { findPlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { idParameter, notFound, requireSignedIn, resource } from '~/http/page.server'
import { getLanguage, i18nFor } from '~/i18n/i18n.server'

/** Downloads a planned session as a calendar file, for one of the pair or an admin. */
export const loader = resource(async (args) => {
  const viewer = await requireSignedIn(args)
  const { mentorshipId, sessionId } = args.params
  const found = await findPlannedSession(viewer, idParameter(mentorshipId), idParameter(sessionId))
  if (!found || found.session.status !== 'planned') throw notFound()
  const i18n = await i18nFor(await getLanguage(args.request))
  const { pair, session } = found
  const title = i18n.t(`mentor:planning.calendar.${pair.kind}`, { names: pair.people.join(', ') })
  return new Response(
    calendarFile(session, { title, host: new URL(args.request.url).host, now: new Date() }),
    {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="session-${session.id}.ics"`,
        'Cache-Control': 'no-store',
      },
    },
  )
})
