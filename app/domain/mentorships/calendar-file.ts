import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

// A session without a length is shown as an hour, as sessions usually last.
const usualMinutes = 60
// Seconds of a moment since then fit into the integer of RFC 5545 until 2088.
const firstChange = Date.UTC(2020, 0)

/** A planned session or a seminar, in a calendar. */
export type CalendarEvent = {
  of: 'session' | 'seminar'
  id: number
  title: string
  startsAt: Date
  minutes: number | null
  place?: string | null
  note?: string | null
  /** When it was planned, moved or cancelled last: of two files about it the later change counts. */
  changedAt: Date
  /** The path of the page that shows it. */
  page: string
  /** Takes it out of the calendar. */
  cancelled?: boolean
}

/** Who sends a calendar file: the product at its origin, and the team behind it, and what leads to the sheets for sessions. */
type CalendarSender = { origin: string; brand: string; teamEmail: string; sheets: string }

/**
 * Sessions and seminars as an iCalendar file. One that is moved keeps its id, so that a calendar replaces the earlier
 * entry.
 */
export function calendarFile(events: CalendarEvent[], { origin, brand, teamEmail, sheets }: CalendarSender) {
  const { host } = new URL(origin)
  const cancels = events.some(({ cancelled }) => cancelled)
  const calendar = new ICalCalendar({
    prodId: `//${host}//sessions//EN`,
    method: cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  for (const { of, id, title, startsAt, minutes, place, note, changedAt, page, cancelled } of events)
    calendar.createEvent({
      id: `${of}-${id}@${host}`,
      stamp: changedAt,
      lastModified: changedAt,
      sequence: Math.floor((changedAt.getTime() - firstChange) / 1000),
      start: startsAt,
      end: new Date(startsAt.getTime() + (minutes ?? usualMinutes) * 60_000),
      summary: title,
      location: place,
      description: [note, of === 'session' && !cancelled && sheets].filter(Boolean).join('\n'),
      url: `${origin}${page}`,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: brand, email: teamEmail },
    })
  // The library leaves out the last line end.
  return `${calendar.toString()}\r\n`
}
