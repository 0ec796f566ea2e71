import { expect, test } from 'vitest'
import { kinds } from '~/domain/mails/all-kinds'
import { compose } from '../support/compose'
import { mailContent as content, mailFrame as shared } from '../support/mail-content'

const bothSides = (kind: string) => [`${kind}_mentee`, `${kind}_mentor`]

test('mails about a session or a seminar link to its calendar file and carry it', () => {
  for (const kind of ['planned', 'moved', 'tomorrow'].flatMap((act) => bothSides(`session_${act}`))) {
    const { text, attachments } = compose(kind, 'en')
    expect(text).toContain(`${shared.origin}/en/calendar/5/8\n`)
    expect(attachments).toMatchObject([{ filename: 'session-8.ics', contentType: /^text\/calendar;/ }])
    const lines = attachments[0]!.content.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:session-8@mentoring.example.org',
        'DTSTART:20261024T150000Z',
        'DTEND:20261024T160000Z',
        'SUMMARY:Mentoring session: Eleni Papadopoulou-Anagnostopoulou',
        'LOCATION:https://meet.example.org/anna',
        // Of the change, whenever the mail leaves.
        'DTSTAMP:20261120T100000Z',
      ]),
    )
    const older = compose(kind, 'en', { sessionId: undefined })
    expect([older.text.includes('/calendar/'), older.attachments]).toEqual([false, []])
  }
  for (const kind of ['new_seminar', 'seminar_changed']) {
    const { text, attachments } = compose(kind)
    expect(text).toContain(`${shared.origin}/mentor/seminars/12/calendar\n`)
    expect(attachments).toMatchObject([
      {
        filename: 'seminar-12.ics',
        content: expect.stringContaining('SUMMARY:Όρια και προσδοκίες') as string,
      },
    ])
  }
  for (const kind of [...bothSides('session_cancelled'), 'seminar_cancelled']) {
    const [file] = compose(kind).attachments
    expect(file!.contentType).toMatch(/method=CANCEL$/)
    expect(file!.content).toMatch(/METHOD:CANCEL[^]*UID:(session-8|seminar-12)@[^]*STATUS:CANCELLED/)
  }
  const others = Object.keys(kinds).filter(
    (kind) =>
      !/^(session|seminar|new_seminar|ordered_by_deposit|deposit_in_part|rest_waiting|scholarship_awarded)/.test(
        kind,
      ),
  )
  for (const kind of others) expect([kind, compose(kind).attachments]).toEqual([kind, []])
})

test('mails about a pause or the end name the sessions that it cancelled, and take them out of the calendar', () => {
  const { changedAt } = content
  const cancelledSessions = [
    { sessionId: 8, startsAt: '2026-10-24T18:00:00+03:00', minutes: 60, changedAt },
    { sessionId: 9, startsAt: '2026-10-31T18:00:00+02:00', minutes: null, changedAt },
  ]
  for (const kind of ['paused', 'stopped', 'completed'].flatMap((act) => bothSides(`mentorship_${act}`))) {
    const { text, attachments } = compose(kind, 'en', { cancelledSessions })
    expect(text.match(/Cancelled session: .*\d\d:\d\d/g)).toHaveLength(2)
    const [file] = attachments
    expect(file).toMatchObject({ filename: 'sessions-5.ics', contentType: /method=CANCEL$/ })
    expect(file!.content).toMatch(/METHOD:CANCEL[^]*UID:session-8@[^]*STATUS:CANCELLED[^]*UID:session-9@/)
  }
})
