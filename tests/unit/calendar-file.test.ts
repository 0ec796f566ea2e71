import { expect, test } from 'vitest'
import { calendarFile } from '~/domain/mentorships/calendar-file'

const session = {
  id: 7,
  startsAt: new Date('2026-12-02T16:30:00Z'),
  minutes: 45,
  place: 'Καφέ, Πλάκα; όροφος 2',
  note: 'Πρώτη γραμμή\nδεύτερη',
}
const facts = {
  title: 'Συνεδρία mentoring: Άννα Π.',
  host: 'thallo.example',
  now: new Date('2026-11-23T03:00:00Z'),
}
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n')

test('a session stands in the calendar at its hour, with its place and note, and keeps its id', () => {
  expect(linesOf(calendarFile(session, facts))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//thallo.example//sessions//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:session-7@thallo.example',
    'DTSTAMP:20261123T030000Z',
    `SEQUENCE:${Date.UTC(2026, 10, 23, 3) / 1000}`,
    'DTSTART:20261202T163000Z',
    'DTEND:20261202T171500Z',
    'SUMMARY:Συνεδρία mentoring: Άννα Π.',
    'LOCATION:Καφέ\\, Πλάκα\\; όροφος 2',
    'DESCRIPTION:Πρώτη γραμμή\\nδεύτερη',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('without a length it lasts an hour; long lines are folded between characters at 75 bytes', () => {
  const note = 'Ώρα 🌿 '.repeat(60)
  const file = calendarFile({ ...session, minutes: null, place: null, note }, facts)
  expect(file).toContain('DTEND:20261202T173000Z')
  expect(file).not.toContain('LOCATION')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(file).find((line) => line.startsWith('DESCRIPTION:'))).toBe(`DESCRIPTION:${note}`)
})
