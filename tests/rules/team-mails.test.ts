// The mails as the team sees them: to whom and how far, their words without their links; dead ones sent again.
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { composeMail } from '~/domain/mails/compose'
import { getConstants } from '~/domain/constants/constants.server'
import { findTeamMail, kindInWords, subjectsOfMails } from '~/domain/mails/team-mails.server'
import { readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { mailList } from '~/domain/mails/list'
import { call, list } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, anAdmin, aRequest, aUser, theAdmin } = world
const admin = await theAdmin()

const mailOf = (userId: number, kind: string) =>
  cell<number>(owner`
    select id::integer from private.outbox where to_user_id = ${userId} and kind = ${kind} order by id desc limit 1`)
const outboxOf = async (id: number) => (await owner`select * from private.outbox where id = ${id}`)[0]!

/** Lets a mail fail until it is dead. */
async function die(id: number, failure = '550 5.1.1 no such user') {
  await owner`update private.outbox set attempts = 12 where id = ${id}`
  await world.worker`select api.settle_mail(${id}, ${failure})`
}
async function aDeadMail() {
  const { mentor } = await aRequest()
  const id = await mailOf(mentor.userId, 'request_received')
  await die(id)
  return { id, mentor }
}
const resend = (mailId: number, by = admin) => call(by, 'resend_mail', { mailId })
const rows = async (query: string) =>
  (await readList(admin.viewer, mailList, readListQuery(mailList, `http://list/?${query}`), 100)).rows

describe('the list', () => {
  test('follows the outbox: queued, sent, dead with the reason, gone with the erasure', async () => {
    const { mentor } = await aRequest()
    const id = await mailOf(mentor.userId, 'request_received')
    const one = async (scope: string) =>
      (await rows(`scope=${scope}&user=${mentor.userId}`)).find((row) => row.id === id)
    expect(await one('queued')).toMatchObject({
      toEmail: expect.stringContaining('@'),
      mentorId: mentor.id,
      attempts: 0,
    })
    await die(id)
    expect(await one('queued')).toBeUndefined()
    expect(await one('dead')).toMatchObject({
      status: 'dead',
      lastError: '550 5.1.1 no such user',
      formerAddress: false,
    })
    const leaving = await aMentor()
    await owner`select rules.queue_mail('leaving', 'mentee_registered', ${leaving.userId})`
    await call(leaving, 'erase_me')
    expect(await rows(`scope=all&user=${leaving.userId}`)).toEqual([])
  })

  test('finds by the address', async () => {
    const mentor = await aMentor({ email: 'vreite-me@test.example' })
    await aRequest({ mentor })
    const found = await rows('scope=all&q=vreite-me')
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ toUserId }) => toUserId))).toEqual(new Set([mentor.userId]))
  })

  test('says in words what a kind of mail is about', () => {
    expect(kindInWords('request_received', 'el')).toBe('Νέο αίτημα: απάντησε έως …')
    expect(kindInWords('unknown_kind', 'el')).toBe('unknown_kind')
  })

  test('says with its values what a mail is about, in the language of the reader, while its words are kept', async () => {
    const { mentor } = await aRequest()
    const mails = await owner<{ id: number; kind: string }[]>`
      select id::integer as id, kind from private.outbox where to_user_id = ${mentor.userId} order by id`
    const asked = mails.find(({ kind }) => kind === 'request_received')!
    const subject = async (id: number) => (await subjectsOfMails(admin.viewer, mails, 'en')).get(id)
    expect(await subject(asked.id)).toMatch(/^New request: please answer by \S*\d/)
    await owner`update private.outbox set content = '{}' where id = ${asked.id}`
    expect(await subject(asked.id)).toBe(kindInWords('request_received', 'en'))
  })

  test('no acting role reads the outbox, and no member reads what the team sees', async () => {
    const { mentor } = await aRequest()
    await refused(
      read(mentor.viewer, (sql) => sql`select * from api.admin_mails`),
      'raw 42501',
    )
    await refused(
      read(admin.viewer, (sql) => sql`select * from private.outbox`),
      'raw 42501',
    )
  })
})

describe('a mail of its own', () => {
  test('shows its words, and never a one-time link', async () => {
    const userId = await aUser()
    await owner`select rules.queue_secret_mail('reset_password', ${userId}, ${'a'.repeat(64)})`
    const id = await mailOf(userId, 'reset_password')
    const mail = (await findTeamMail(admin.viewer, id))!
    expect(mail.secret).toBe(true)
    expect(JSON.stringify(mail)).not.toContain('a'.repeat(64))
    const { text } = composeMail({
      ...mail.words!,
      origin: 'https://x.example',
      figures: await getConstants(),
    })
    expect(text).not.toContain('a'.repeat(64))
  })

  test('an optional mail shows no link that switches it off', async () => {
    const { mentee } = await aRequest()
    const id = await mailOf(mentee.userId, 'request_sent')
    expect((await outboxOf(id)).content).toHaveProperty('unsubscribe')
    expect((await findTeamMail(admin.viewer, id))!.words!.content).not.toHaveProperty('unsubscribe')
  })
})

test('the words of a mail about money are for treasurers; what is about money holds an amount', async () => {
  const mentee = await aMentee({ package: 'awaiting_payment' })
  await call(admin, 'mark_paid', { purchaseId: mentee.purchaseId, seenAtBank: true })
  const coordinator = await anAdmin({ right: 'coordinator' })
  const id = await mailOf(mentee.userId, 'paid')
  expect((await findTeamMail(admin.viewer, id))?.words?.content).toMatchObject({ cents: 6200 })
  expect(await findTeamMail(coordinator.viewer, id)).toMatchObject({ words: null, forTreasurer: true })
  expect(JSON.stringify(await list(coordinator, 'team_mail', { mailId: id }))).not.toContain('6200')
  const other = await mailOf((await aRequest()).mentor.userId, 'request_received')
  expect(await findTeamMail(coordinator.viewer, other)).toMatchObject({ forTreasurer: false })
  expect((await findTeamMail(coordinator.viewer, other))?.words).not.toBeNull()
})

describe('a dead mail', () => {
  test('is queued again to the address of today, recorded', async () => {
    const { id, mentor } = await aDeadMail()
    await owner`update data.users set email = 'nea-diefthinsi@test.example' where id = ${mentor.userId}`
    await resend(id)
    expect(await outboxOf(id)).toMatchObject({
      status: 'queued',
      attempts: 0,
      lastError: null,
      toEmail: 'nea-diefthinsi@test.example',
    })
    const [entry] = await owner`
      select actor_user_id, detail from data.history where event = 'mail_resent' and subject_id = ${mentor.userId}`
    expect(entry).toEqual({ actorUserId: admin.userId, detail: { kind: 'request_received' } })
    await refused(resend(id), 'mail_not_dead')
  })

  test('an optional one gets a new link that switches it off, unless the recipient has done so', async () => {
    const { mentee } = await aRequest()
    const id = await mailOf(mentee.userId, 'request_sent')
    await die(id)
    expect((await outboxOf(id)).content).not.toHaveProperty('unsubscribe')
    await resend(id)
    expect((await outboxOf(id)).content.unsubscribe).toMatch(/^[0-9a-f]{64}$/)
    await die(id)
    await owner`insert into data.muted_notifications (user_id, notification) values (${mentee.userId}, 'confirmations')`
    await refused(resend(id), 'mail_muted')
  })

  test('with a personal link, without words or unknown is refused', async () => {
    const userId = await aUser()
    await owner`select rules.queue_secret_mail('reset_password', ${userId}, ${'b'.repeat(64)})`
    const secret = await mailOf(userId, 'reset_password')
    await die(secret)
    await refused(resend(secret), 'mail_link_gone')
    const { id } = await aDeadMail()
    await owner`update private.outbox set content = '{}' where id = ${id}`
    await refused(resend(id), 'mail_words_gone')
    await refused(resend(999_999), 'mail_not_found')
  })

  test('is sent again once by two admins at once', async () => {
    const { id } = await aDeadMail()
    const other = await anAdmin()
    const results = await together(
      owner,
      (sql) => sql`select from private.outbox where id = ${id} for update`,
      [() => resend(id), () => resend(id, other)],
    )
    expect(outcomes(results)).toEqual(['done', 'mail_not_dead'])
  })
})
