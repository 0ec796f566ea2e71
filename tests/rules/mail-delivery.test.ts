import { beforeEach, expect, test, vi } from 'vitest'
import { read } from '~/db/read.server'
import { deliverDueMails } from '~/domain/mails/deliver.server'
import { mailRound } from '~/domain/mails/rounds.server'
import { mailServer } from '~/integrations/mail.server'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { call, list } from '../support/calls'
import { openMailbox, tryLater } from '../support/mailbox'
import { startMailbox } from '../support/own-mailbox'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))

const { owner, connectAs, aUser, aMentor, aMentee, anAdmin, aRequest, aMentorship } = await openWorld()

const origin = 'https://mentoring.example.org'
const mailbox = await openMailbox()
const sql = connectAs('app_worker')
const mailFrom = 'Θάλλω <no-reply@mentoring.example.org>'
const newsFrom = 'Θάλλω <news@news.mentoring.example.org>'
const serverAt = (smtpUrl: string) => mailServer({ smtpUrl, mailFrom, newsFrom, publicOrigin: origin })
const server = serverAt(mailbox.url)
const deliver = (stop?: AbortSignal) => deliverDueMails({ sql, server, origin }, stop)
const outbox = () => owner`select * from private.outbox where status <> 'dead' order by id`
const makeDue = () => owner`update private.outbox set next_attempt_at = now() where status = 'queued'`

const emailOf = (userId: number) => cell<string>(owner`select email from data.users where id = ${userId}`)

async function queueMails(count: number) {
  const userId = await aUser()
  for (let number = 0; number < count; number += 1) {
    await owner`select rules.queue_mail(${`mail-${userId}-${number}`}, 'mentee_registered', ${userId})`
  }
}

beforeEach(async () => {
  await owner`delete from private.outbox`
  await owner`delete from private.mail_pause`
  mailbox.received.length = 0
  mailbox.rules.before = undefined
  mailbox.rules.recipient = undefined
})

test('mails arrive in Greek, as text and HTML, with the headers of automatic mail', async () => {
  const [mentor, mentee] = [await aMentor({ email: 'mentor@test.example' }), await aMentee({ name: 'Μαρία' })]
  await owner`delete from private.outbox`
  await aRequest({ mentor, mentee })
  await deliver()
  expect(mailbox.received).toHaveLength(2)
  const mail = mailbox.received.find(({ to }) => to === 'mentor@test.example')!
  expect(mail.subject).toMatch(/^Νέο αίτημα: απάντησε έως \d\d\/\d\d\/\d{4}$/)
  expect(mail.header('Auto-Submitted')).toBe('auto-generated')
  expect(mail.header('Reply-To')).toBe('team@example.org')
  expect(mail.header('From')).toContain('<no-reply@mentoring.example.org>')
  expect(mail.header('Content-Language')).toBe('el')
  expect(Math.abs(Date.parse(mail.header('Date')) - Date.now())).toBeLessThan(10_000)
  expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@mentoring\.example\.org>$/)
  expect(mail.raw).toMatch(/text\/plain; charset=utf-8/i)
  expect(mail.raw).toMatch(/text\/html; charset=utf-8/i)
  expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent'])
})

test('the mail of a planned session carries it as a file for a calendar', async () => {
  const { id, mentor, mentee } = await aMentorship()
  await owner`delete from private.outbox`
  const startsAt = new Date('2099-03-01T15:00:00Z')
  await call(mentee, 'plan_session', { mentorshipId: id, startsAt, minutes: 45, place: 'Αθήνα' })
  await deliver()
  const [mail] = mailbox.received
  expect(mail).toMatchObject({ to: await emailOf(mentor.userId) })
  expect(mail!.raw).toMatch(/Content-Type: text\/calendar;.*\r?\n?.*method=PUBLISH/i)
  expect(mail!.raw).toMatch(/filename="?session-\d+\.ics/)
})

test('a mail program gets an unsubscribe header for optional mails only', async () => {
  const { mentee } = await aRequest()
  await deliver()
  const [sent, received] = ['στάλθηκε', 'Νέο αίτημα'].map((words) =>
    mailbox.received.find(({ subject }) => subject.includes(words))!,
  )
  expect(sent!.header('List-Unsubscribe')).toMatch(
    /^<https:\/\/mentoring\.example\.org\/unsubscribe\/[0-9a-f]{64}>$/,
  )
  expect(sent!.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(received!.header('List-Unsubscribe')).toBe('')
  const [, token = ''] = /unsubscribe\/([0-9a-f]+)>/.exec(sent!.header('List-Unsubscribe')) ?? []
  const [link] = await owner`select user_id from private.tokens where token_hash = rules.token_hash(${token})`
  expect(link!.userId).toBe(mentee.userId)
})

test('mails that need consent have a sender of their own and the unsubscribe header', async () => {
  const userId = await aUser()
  await owner`insert into data.asked_notifications (user_id, notification)
    select ${userId}, unnest(array['offers', 'seminars'])`
  const offer = { provider: 'Σελίδα', description: '20%' }
  await owner`select rules.queue_mail('offer', 'new_offer', ${userId}, ${owner.json(offer)})`
  await owner`select rules.queue_mail('welcome', 'mentee_registered', ${userId})`
  await deliver()
  const sent = mailbox.received.map((mail) => [
    mail.header('From').match(/<(.*)>/)?.[1],
    mail.header('List-Unsubscribe-Post'),
  ])
  const bulk = ['news@news.mentoring.example.org', 'List-Unsubscribe=One-Click']
  expect(sent.sort()).toEqual([bulk, ['no-reply@mentoring.example.org', '']])
})

test('with every third refused, all mails arrive in the end, once each', async () => {
  const count = 60
  await queueMails(count)
  let asked = 0
  mailbox.rules.before = () => {
    asked += 1
    if (asked % 3 === 0) throw tryLater()
  }
  await deliver()
  const failed = (await outbox()).filter(({ status }) => status === 'queued')
  expect(failed).toHaveLength(count / 3)
  // No address in the log: the server’s message repeats it.
  for (const { lastError } of failed) expect(lastError).toBe('EMESSAGE 451 DATA')

  for (let round = 0; round < 8; round += 1) {
    await makeDue()
    await deliver()
  }
  expect((await outbox()).every(({ status }) => status === 'sent')).toBe(true)
  expect(mailbox.received).toHaveLength(count)
  expect(new Set(mailbox.received.map(({ messageId }) => messageId)).size).toBe(count)
})

test('a retried mail has the Message-ID of the first attempt', async () => {
  await queueMails(1)
  await deliver()
  await owner`update private.outbox set status = 'queued', next_attempt_at = now()`
  await deliver()
  expect(mailbox.received).toHaveLength(2)
  expect(mailbox.received[0]!.messageId).toBe(mailbox.received[1]!.messageId)
})

test('a mail that cannot be rendered does not delay others', async () => {
  await queueMails(2)
  await owner`update private.outbox set kind = 'unheard_of' where id = (select min(id) from private.outbox)`
  await deliver()
  expect((await outbox()).map(({ status }) => status)).toEqual(['queued', 'sent'])
})

test('while the mail server is down all mails wait without losing a try, and leave once each when it is back', async () => {
  const port = await freePort()
  const down = serverAt(`smtp://127.0.0.1:${port}`)
  const go = async () => {
    await owner`update private.mail_pause set ask_at = now()`
    await mailRound({ sql, server: down, origin })
  }
  await queueMails(45)
  for (let rounds = 0; rounds < 15; rounds += 1) await go()
  for (const { status, attempts, lastError, leasedUntil } of await outbox())
    expect([status, attempts, lastError, leasedUntil]).toEqual(['queued', 0, null, null])

  const back = await startMailbox({}, port)
  try {
    await expect.poll(() => go().then(() => back.received.length)).toBe(45)
    expect((await outbox()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
      Array.from({ length: 45 }, () => 'sent 1'),
    )
    expect(new Set(back.received.map(({ messageId }) => messageId)).size).toBe(45)
  } finally {
    down.close()
    await back.close()
  }
})

test('a pause holds for all workers: one at a time asks, at growing pauses, and the team’s pages tell it at once', async () => {
  const admin = await anAdmin()
  const still = async () => (await list<{ standing: object[] }>(admin, 'operation_state'))[0]!.standing
  const other = connectAs('app_worker')
  let [isUp, asked, sent] = [false, 0, 0]
  const server = {
    sendMail: async () => {
      if (!isUp) throw Object.assign(new Error('refused'), { code: 'ECONNECTION' })
      sent += 1
    },
    answers: async () => {
      asked += 1
      return isUp
    },
  }
  const rounds = () => Promise.all([sql, other].map((each) => mailRound({ sql: each, server, origin })))
  const untilAsked = () =>
    cell(owner`select round(extract(epoch from ask_at - now()))::integer from private.mail_pause`)
  const passed = () => owner`update private.mail_pause set ask_at = now()`
  await queueMails(3)
  expect(await still()).toEqual([])

  await mailRound({ sql, server, origin })
  expect(await still()).toEqual([{ what: 'mails', since: expect.any(String) }])
  asked = 0
  await rounds()
  expect(asked).toBe(0)
  const pauses = [await untilAsked()]
  for (const times of [1, 2, 3, 4, 5, 6]) {
    await passed()
    await rounds()
    expect(asked).toBe(times)
    pauses.push(await untilAsked())
  }
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60])

  isUp = true
  await passed()
  await rounds()
  await rounds()
  expect([sent, await still()]).toEqual([3, []])
})

test('a server that goes away in the middle of a round keeps what it took; the others wait', async () => {
  const going = await startMailbox()
  const server = serverAt(going.url)
  await queueMails(12)
  going.rules.before = async () => {
    if (going.received.length === 6) void going.close()
  }
  expect(await deliverDueMails({ sql, server, origin })).toBe(false)
  const mails = await outbox()
  expect(mails.filter(({ status }) => status === 'sent').length).toBeGreaterThanOrEqual(6)
  for (const { attempts, status } of mails) expect(attempts).toBe(status === 'sent' ? 1 : 0)
  server.close()
})

test('one mail that breaks the connection is that mail’s failure, not the server’s', async () => {
  await queueMails(3)
  const sendMail = async ({ key }: { key: string }) => {
    if (/-1:/.test(key)) throw Object.assign(new Error('closed'), { code: 'ESOCKET', command: 'CONN' })
  }
  expect(await deliverDueMails({ sql, server: { sendMail, answers: () => server.answers() }, origin })).toBe(
    true,
  )
  expect((await outbox()).map(({ status, lastError }) => `${status} ${lastError}`)).toEqual([
    'sent null',
    'queued ESOCKET CONN',
    'sent null',
  ])
})

test('an address that does not exist is noted: its mail is given up, optional mails are not written, others are', async () => {
  const email = 'gone@test.example'
  const mentee = await aMentee({ email })
  const bounced = async () =>
    (await owner`select email_bounced_at is not null as yes from data.users where id = ${mentee.userId}`)[0]!
      .yes
  const queue = (kind: string) =>
    owner`select rules.queue_mail(${`${kind}-${Math.random()}`}, ${kind}, ${mentee.userId})`
  await owner`delete from private.outbox`
  await queue('mentee_registered')
  const refuse = (text: string) => {
    mailbox.rules.recipient = () => {
      throw Object.assign(new Error(text), { responseCode: 550 })
    }
  }
  // About the sender, not about the address.
  refuse('5.7.1 relaying denied')
  await deliver()
  expect([await bounced(), (await outbox())[0]!.attempts]).toEqual([false, 1])

  refuse('5.1.1 no such user')
  await makeDue()
  await deliver()
  expect(await bounced()).toBe(true)
  const [dead] = await owner`select status, last_error from private.outbox`
  expect({ ...dead }).toEqual({ status: 'dead', lastError: 'EENVELOPE 550 RCPT TO' })
  const admin = await anAdmin()
  const shown = await read(
    admin.viewer,
    (tx) => tx`select bounced_at is not null as yes from api.admin_mails where to_user_id = ${mentee.userId}`,
  )
  expect(shown.map(({ yes }) => yes)).toEqual([true])

  await owner`delete from private.outbox`
  await queue('no_request_yet')
  expect(await outbox()).toEqual([])
  await queue('mentee_registered')
  expect(await outbox()).toHaveLength(1)

  await call(admin, 'clear_bounce', { userId: mentee.userId })
  await call(admin, 'clear_bounce', { userId: mentee.userId })
  expect(await bounced()).toBe(false)
  const noted = await owner`select from data.history where event = 'bounce_cleared'`
  expect(noted).toHaveLength(1)
  await refused(call(admin, 'clear_bounce', { userId: 999_999 }), 'user_not_found')

  // A mail that is taken, and a new address, end it too.
  const bounce = () => owner`update data.users set email_bounced_at = now() where id = ${mentee.userId}`
  await bounce()
  mailbox.rules.recipient = undefined
  await makeDue()
  await deliver()
  expect(await bounced()).toBe(false)
  await bounce()
  await owner`update data.users set email = 'here@test.example' where id = ${mentee.userId}`
  expect(await bounced()).toBe(false)

  // A mail to the former address says nothing about the new one.
  await owner`delete from private.outbox`
  await queue('mentee_registered')
  await owner`update data.users set email = 'there@test.example' where id = ${mentee.userId}`
  await owner`select api.settle_mail(id, 'no such user', true) from private.outbox`
  expect(await bounced()).toBe(false)
})

test('told to stop, the worker finishes the mails in progress and leases no more', async () => {
  await queueMails(15)
  const stopping = new AbortController()
  mailbox.rules.before = () => stopping.abort()
  await deliver(stopping.signal)
  const sent = (await outbox()).filter(({ status }) => status === 'sent')
  expect(sent).toHaveLength(mailbox.received.length)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.length).toBeLessThanOrEqual(5)
})
