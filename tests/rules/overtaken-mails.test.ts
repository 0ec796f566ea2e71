// A mail about a session that is sent again puts no earlier time back into the reader's calendar.
import { beforeEach, expect, test, vi } from 'vitest'
import { deliverDueMails } from '~/domain/mails/deliver.server'
import { mailServer } from '~/integrations/mail.server'
import { call } from '../support/calls'
import { openMailbox, tryLater } from '../support/mailbox'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))

const { owner, connectAs, anAdmin, aMentorship } = await openWorld()

const origin = 'https://mentoring.example.org'
const mailbox = await openMailbox()
const sql = connectAs('app_worker')
const mailFrom = 'Θάλλω <no-reply@mentoring.example.org>'
const server = mailServer({ smtpUrl: mailbox.url, mailFrom, newsFrom: mailFrom, publicOrigin: origin })
const deliver = () => deliverDueMails({ sql, server, origin })
const outbox = () => owner`select * from private.outbox order by id`
const makeDue = () => owner`update private.outbox set next_attempt_at = now() where status = 'queued'`

beforeEach(() => void (mailbox.received.length = 0))

/** The calendar file of a mail. */
const calendarIn = (raw: string) => {
  const [, body = ''] = /Content-Type: text\/calendar[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(raw) ?? []
  const encoded = /Content-Type: text\/calendar[^]*?Content-Transfer-Encoding: base64/i.test(raw)
  return (encoded ? Buffer.from(body, 'base64').toString() : body).replaceAll('\r\n', '\n')
}

const at = (day: number) => new Date(`2099-03-0${day}T15:00:00Z`)

/** A session that the mentee planned; the mail about it was refused once. */
async function refusedOnce() {
  const { id, mentor, mentee } = await aMentorship()
  await owner`delete from private.outbox`
  mailbox.rules.before = () => {
    throw tryLater()
  }
  const sessionId = await call<number>(mentee, 'plan_session', { mentorshipId: id, startsAt: at(1) })
  await deliver()
  mailbox.rules.before = undefined
  await makeDue()
  return { id, mentor, mentee, sessionId }
}
const lines = (raw: string, name: string) => raw.match(new RegExp(`^${name}:.*`, 'gm')) ?? []

test('the mail of a session says when it was planned, not when it was sent', async () => {
  await refusedOnce()
  await owner`update private.outbox set content = content || '{"changedAt": "2098-12-31T22:00:00+00:00"}'`
  await deliver()
  const [file] = mailbox.received.map(({ raw }) => calendarIn(raw))
  expect([lines(file!, 'DTSTAMP'), lines(file!, 'LAST-MODIFIED')]).toEqual([
    ['DTSTAMP:20981231T220000Z'],
    ['LAST-MODIFIED:20981231T220000Z'],
  ])
})

test('a mail is not sent after the one that says it has moved', async () => {
  const { mentee, sessionId } = await refusedOnce()
  await owner`update private.outbox set next_attempt_at = now() + interval '1 minute'`
  await call(mentee, 'move_session', { sessionId, startsAt: at(8) })
  await deliver()
  await makeDue()
  await deliver()
  expect(mailbox.received.map(({ raw }) => lines(calendarIn(raw), 'DTSTART'))).toEqual([
    ['DTSTART:20990308T150000Z'],
  ])
  expect((await outbox()).map(({ kind, status }) => [kind, status])).toEqual([
    ['session_moved_mentor', 'sent'],
  ])
})

test('a mail is not sent after a cancellation, also by a pause', async () => {
  const { mentee, sessionId } = await refusedOnce()
  await call(mentee, 'cancel_session', { sessionId })
  await deliver()
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['session_cancelled_mentor'])
  expect(lines(calendarIn(mailbox.received[0]!.raw), 'STATUS')).toEqual(['STATUS:CANCELLED'])

  const { id } = await refusedOnce()
  await call(await anAdmin(), 'pause_mentorship', { mentorshipId: id, reason: 'ταξίδι' })
  await deliver()
  const left = (await outbox()).map(({ kind }) => String(kind))
  expect(left.filter((kind) => kind.startsWith('session'))).toEqual([])
  expect(left.toSorted()).toEqual(['mentorship_paused_mentee', 'mentorship_paused_mentor'])
})

test('one that is dead cannot be sent again by the team', async () => {
  const { mentee, sessionId } = await refusedOnce()
  await owner`update private.outbox set status = 'dead'`
  const [{ id }] = await owner<[{ id: number }]>`select id::integer from private.outbox`
  await call(mentee, 'move_session', { sessionId, startsAt: at(2) })
  await refused(call(await anAdmin(), 'resend_mail', { mailId: id }), 'mail_overtaken')
})

test('two changes within a second are told apart', async () => {
  const { mentee, sessionId } = await refusedOnce()
  for (const day of [2, 3]) await call(mentee, 'move_session', { sessionId, startsAt: at(day) })
  await deliver()
  expect(mailbox.received.map(({ raw }) => lines(calendarIn(raw), 'DTSTART'))).toEqual([
    ['DTSTART:20990303T150000Z'],
  ])
})
