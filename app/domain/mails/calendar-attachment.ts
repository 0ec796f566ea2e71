import { calendarFileOf, type CalendarEvent } from '~/domain/mentorships/calendar-file'
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
export function calendarAttachment(appointment: Appointment, speaker: Speaker): Attachment {
  return fileOf(`${appointment.of}-${appointment.id}`, [appointment], speaker)
}

/** Takes several sessions out of a calendar. */
export function cancelledSessionsFile(
  name: string,
  sessions: Omit<Appointment, 'of' | 'cancelled'>[],
  speaker: Speaker,
): Attachment {
  return fileOf(
    name,
    sessions.map((session) => ({ ...session, of: 'session', cancelled: true })),
    speaker,
  )
}

function fileOf(name: string, appointments: Appointment[], { origin }: Speaker): Attachment {
  const events = appointments.map(({ startsAt, minutes = null, place = null, ...rest }): CalendarEvent => ({
    ...rest,
    startsAt: new Date(startsAt),
    minutes,
    place,
    note: null,
  }))
  const method = events.some(({ cancelled }) => cancelled) ? 'CANCEL' : 'PUBLISH'
  return {
    filename: `${name}.ics`,
    content: calendarFileOf(events, { host: new URL(origin).host, now: new Date() }),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}
