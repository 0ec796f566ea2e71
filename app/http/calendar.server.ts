import type { TFunction } from 'i18next'
import { getConstants } from '~/domain/constants/constants.server'
import { calendarFile, type CalendarEvent } from '~/domain/mentorships/calendar-file'
import { publicOrigin } from './public-origin.server'

/** A session or a seminar as a file to download. */
export async function calendarDownload(request: Request, t: TFunction, event: CalendarEvent) {
  const { teamEmail } = await getConstants()
  const origin = publicOrigin(request)
  const sheets = t('common:calendarSheets', { address: `${origin}/session-sheets` })
  const sender = { origin, brand: t('common:shell.brand'), teamEmail, sheets }
  return new Response(calendarFile([event], sender), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${event.of}-${event.id}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}
