import * as reads from '~/db/generated/reads.server'
import { calendarDownload } from '~/http/calendar.server'
import { idParameter, notFound, requireMentor, resource } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { i18nFor } from '~/i18n/i18n.server'

/** Downloads a seminar to come as a calendar file, for a mentor. */
export const loader = resource(async (args) => {
  const viewer = await requireMentor(args)
  const asked = idParameter(args.params.seminarId)
  const seminar = (await reads.ownSeminars(viewer)).find(({ id }) => id === asked)
  if (!seminar || seminar.state === 'cancelled') throw notFound()
  const { t } = await i18nFor(await getLanguage(args))
  const { id, title, description: note, startsAt, minutes, place, changedAt } = seminar
  const page = '/mentor/seminars'
  const event = { of: 'seminar' as const, id, title, startsAt, minutes, place, note, changedAt, page }
  return calendarDownload(args.request, t, event)
})
