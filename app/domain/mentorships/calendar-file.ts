import type { PlannedSession } from './planned-sessions.server'

type CalendarFacts = { title: string; host: string; now: Date }

// A session without a length is shown as an hour, as sessions usually last.
const usualMinutes = 60
const longestLine = 75

export type CalendarEvent = Pick<PlannedSession, 'id' | 'startsAt' | 'minutes' | 'place' | 'note'> & {
  title: string
  /** What the id belongs to; a session if it is missing. */
  of?: 'session' | 'seminar'
  /** Takes the entry out of the calendar. */
  cancelled?: boolean
}

/** A planned session or a seminar as an iCalendar file. */
export const calendarFile = (session: Omit<CalendarEvent, 'title'>, { title, ...facts }: CalendarFacts) =>
  calendarFileOf([{ ...session, title }], facts)

/**
 * Planned sessions and seminars as an iCalendar file (RFC 5545). One that is moved keeps its id, so that a calendar replaces
 * the earlier entry.
 */
export function calendarFileOf(events: CalendarEvent[], { host, now }: Omit<CalendarFacts, 'title'>) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//sessions//EN`,
    `METHOD:${events.some(({ cancelled }) => cancelled) ? 'CANCEL' : 'PUBLISH'}`,
    ...events.flatMap((event) => linesOf(event, host, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent, host: string, now: Date) {
  const { of = 'session', id, startsAt, minutes, place, note, title, cancelled } = event
  const start = startsAt!
  const end = new Date(start.getTime() + (minutes ?? usualMinutes) * 60_000)
  return [
    'BEGIN:VEVENT',
    `UID:${of}-${id}@${host}`,
    `DTSTAMP:${instant(now)}`,
    // Of two files about one session the later one counts.
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(cancelled ? ['STATUS:CANCELLED'] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    'END:VEVENT',
  ]
}

/** A moment in UTC: 20261202T163000Z. */
const instant = (date: Date) => `${date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** Lines of at most 75 bytes; the next ones begin with a space. Splits no character. */
function folded(line: string) {
  const pieces = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > longestLine) {
      pieces.push(' ')
      bytes = 1
    }
    pieces[pieces.length - 1] += character
    bytes += size
  }
  return pieces.join('\r\n')
}
