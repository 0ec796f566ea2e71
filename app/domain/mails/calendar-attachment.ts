import { calendarFile } from '~/domain/mentorships/calendar-file'
import type { Speaker } from './facts'
import type { Attachment } from './letter'

type Appointment = {
  of: 'session' | 'seminar'
  id: number
  title: string
  startsAt: string
  minutes?: number | null
  place?: string | null
  cancelled?: boolean
}

/** A session or a seminar as a file that calendar programs offer to add; a cancelled one is taken out of them. */
export function calendarAttachment(
  { of, id, title, startsAt, minutes = null, place = null, cancelled }: Appointment,
  { origin }: Speaker,
): Attachment {
  const event = { of, id, startsAt: new Date(startsAt), minutes, place, note: null, cancelled }
  return {
    filename: `${of}-${id}.ics`,
    content: calendarFile(event, { title, host: new URL(origin).host, now: new Date() }),
    contentType: `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'PUBLISH'}`,
  }
}
