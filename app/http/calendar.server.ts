import { createHash } from 'node:crypto'
import type { TFunction } from 'i18next'
import { getConstants } from '~/domain/constants/constants.server'
import { calendarFile, type CalendarEvent } from '~/domain/mentorships/calendar-file'
import { publicOrigin } from './public-origin.server'

const type = { 'Content-Type': 'text/calendar; charset=utf-8' }

/** A session or a seminar as a file to download. */
export async function calendarDownload(request: Request, t: TFunction, event: CalendarEvent) {
  return new Response(calendarFile([event], await senderOf(request, t)), {
    headers: {
      ...type,
      'Content-Disposition': `attachment; filename="${event.of}-${event.id}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** What a calendar program subscribes to. It comes again and again: as long as nothing has changed, nothing is sent. */
export async function calendarFeed(request: Request, t: TFunction, events: CalendarEvent[]) {
  const text = calendarFile(events, await senderOf(request, t), { subscribed: true })
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const headers = { ...type, ETag: `W/"${tag}"`, 'Cache-Control': 'private, no-cache' }
  return request.headers.get('if-none-match')?.includes(tag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}

async function senderOf(request: Request, t: TFunction) {
  const { teamEmail } = await getConstants()
  const origin = publicOrigin(request)
  const sheets = t('common:calendarSheets', { address: `${origin}/session-sheets` })
  return { origin, brand: t('common:shell.brand'), teamEmail, sheets }
}
