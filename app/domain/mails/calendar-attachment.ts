import { calendarFile, type CalendarEvent } from '~/domain/mentorships/calendar-file'
import type { Speaker } from './facts'
import type { Attachment } from './letter'

type Appointment = Omit<CalendarEvent, 'startsAt' | 'minutes' | 'changedAt'> & {
  startsAt: string
  minutes?: number | null
  changedAt: string
}

/** Sessions or seminars as a file that calendar programs offer to add; the cancelled ones are taken out of them. */
export function calendarAttachment(
  name: string,
  appointments: Appointment[],
  { origin, t, figures }: Speaker,
): Attachment {
  const events = appointments.map(({ startsAt, minutes = null, changedAt, ...rest }) => ({
    ...rest,
    startsAt: new Date(startsAt),
    minutes,
    changedAt: new Date(changedAt),
  }))
  const method = events.some(({ cancelled }) => cancelled) ? 'CANCEL' : 'PUBLISH'
  return {
    filename: `${name}.ics`,
    content: calendarFile(events, {
      origin,
      brand: t('common:shell.brand'),
      teamEmail: figures.teamEmail,
      sheets: t('common:calendarSheets', { address: `${origin}/session-sheets` }),
    }),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}
