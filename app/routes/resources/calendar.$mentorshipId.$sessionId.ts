import { findPlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { calendarDownload } from '~/http/calendar.server'
import { idParameter, notFound, requireSignedIn, resource } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { i18nFor } from '~/i18n/i18n.server'

/** Downloads a planned session as a calendar file, for one of the pair or an admin. */
export const loader = resource(async (args) => {
  const viewer = await requireSignedIn(args)
  const { mentorshipId, sessionId } = args.params
  const found = await findPlannedSession(viewer, idParameter(mentorshipId), idParameter(sessionId))
  if (!found || found.session.status !== 'planned') throw notFound()
  const { t } = await i18nFor(await getLanguage(args))
  const { pair, session } = found
  const { id, startsAt, minutes, place, note, enteredAt: changedAt } = session
  const title = t(`mentor:planning.calendar.${pair.kind}`, { names: pair.people.join(', ') })
  const page = viewer.role === 'admin' ? `/admin/mentorships/${pair.id}` : `/${viewer.role}/mentorships`
  const event = {
    of: 'session' as const,
    id,
    title,
    startsAt: startsAt!,
    minutes,
    place,
    note,
    changedAt,
    page,
  }
  return calendarDownload(args.request, t, event)
})
