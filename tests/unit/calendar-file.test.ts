import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from '~/domain/mentorships/calendar-file'

const session: CalendarEvent = {
  of: 'session',
  id: 7,
  title: 'Συνεδρία mentoring: Άννα Π.',
  startsAt: new Date('2026-12-02T16:30:00Z'),
  minutes: 45,
  place: 'Καφέ, Πλάκα; όροφος 2',
  note: 'Πρώτη γραμμή\nδεύτερη',
  changedAt: new Date('2026-11-23T03:00:00Z'),
  page: '/mentee/mentorships',
}
const sender = {
  origin: 'https://thallo.example',
  brand: 'Θάλλω',
  teamEmail: 'team@thallo.example',
  sheets: 'Φύλλα: https://thallo.example/session-sheets',
}
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
const sequenceOf = (event: CalendarEvent) => Number(/SEQUENCE:(\d+)/.exec(calendarFile([event], sender))![1])

test('a session stands in the calendar at its hour, with its place, note, page and sender, and keeps its id', () => {
  const lines = linesOf(calendarFile([session], sender))
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//thallo.example//sessions//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:session-7@thallo.example',
    `SEQUENCE:${(Date.UTC(2026, 10, 23, 3) - Date.UTC(2020, 0)) / 1000}`,
    'DTSTAMP:20261123T030000Z',
    'DTSTART:20261202T163000Z',
    'DTEND:20261202T171500Z',
    'SUMMARY:Συνεδρία mentoring: Άννα Π.',
    'LOCATION:Καφέ\\, Πλάκα\\; όροφος 2',
    'DESCRIPTION:Πρώτη γραμμή\\nδεύτερη\\nΦύλλα: https://thallo.example/session-sheets',
    'ORGANIZER;CN="Θάλλω":mailto:team@thallo.example',
    'URL;VALUE=URI:https://thallo.example/mentee/mentorships',
    'STATUS:CONFIRMED',
    'LAST-MODIFIED:20261123T030000Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('a later change has a higher number, within the integers of the standard for decades', () => {
  const at = (changedAt: string) => sequenceOf({ ...session, changedAt: new Date(changedAt) })
  expect(at('2026-11-23T03:00:01Z')).toBe(sequenceOf(session) + 1)
  expect(at('2080-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
})

test('without a length it lasts an hour; long lines are folded between characters at 75 bytes', () => {
  const note = 'Ώρα 🌿 '.repeat(60)
  const file = calendarFile([{ ...session, minutes: null, place: null, note }], sender)
  expect(file).toContain('DTEND:20261202T173000Z')
  expect(file).not.toContain('LOCATION')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(file).find((line) => line.startsWith('DESCRIPTION:'))).toBe(
    `DESCRIPTION:${note}\\n${sender.sheets}`,
  )
})
