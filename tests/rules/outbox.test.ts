import { beforeEach, describe, expect, test } from 'vitest'
import { listDevelopmentMails } from '~/domain/mails/mails.server'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aUser } = world
const worker = world.connectAs('app_worker')

type Leased = { id: string; key: string; kind: string; toEmail: string; attempts: number }
const lease = (most = 1000) => worker<Leased[]>`select * from api.lease_mails(${most})`
const settle = (id: string, failure: string | null = null) =>
  worker`select api.settle_mail(${id}, ${failure})`
const queue = (key: string, userId: number) =>
  owner`select rules.queue_mail(${key}, 'mentee_registered', ${userId})`
const row = async (id: string) =>
  (
    await owner`
  select *, extract(epoch from next_attempt_at - now())::integer as seconds from private.outbox where id = ${id}`
  )[0]!

/** A new mail, leased. */
async function oneMail(key: string) {
  await queue(key, await aUser())
  const [mail] = await lease()
  return mail!
}

describe('a mail', () => {
  // A test sees only its own.
  beforeEach(() => owner`update private.outbox set status = 'sent', sent_at = now() where status = 'queued'`)

  test('is invisible before its transaction commits, and gone if that rolls back', async () => {
    const userId = await aUser()
    await owner
      .begin(async (tx) => {
        await tx`select rules.queue_mail('rolled-back', 'mentee_registered', ${userId})`
        expect(await lease()).toHaveLength(0)
        throw new Error('undone')
      })
      .catch(() => {})
    expect(await lease()).toHaveLength(0)
  })

  test('is queued once per event and recipient', async () => {
    const [one, other] = [await aUser(), await aUser()]
    for (const userId of [one, one, other]) await queue('the-same-event', userId)
    expect((await lease()).map((mail) => mail.key).sort()).toEqual(
      [`the-same-event:${one}`, `the-same-event:${other}`].sort(),
    )
  })

  test('is not queued for an erased user', async () => {
    const userId = await aUser()
    await owner`update data.users set erased_at = now() where id = ${userId}`
    await queue('erased', userId)
    expect(await lease()).toHaveLength(0)
  })

  test('that one worker is leasing is skipped by the others, without waiting', async () => {
    for (const key of ['first', 'second']) await queue(`waiting-${key}`, await aUser())
    await owner.begin(async (other) => {
      const [taken] =
        await other`select id from private.outbox where status = 'queued' order by next_attempt_at, id limit 1 for update`
      await worker`set statement_timeout = '2s'`
      const mails = await lease().finally(() => worker`reset statement_timeout`)
      expect(mails).toHaveLength(1)
      expect(mails[0]!.id).not.toBe(taken!.id)
    })
  })

  test('is leased to one worker only', async () => {
    const userId = await aUser()
    for (let count = 0; count < 30; count += 1) await queue(`leased-${count}`, userId)
    const second = world.connectAs('app_worker')
    const halves = await Promise.all([lease(15), second<Leased[]>`select * from api.lease_mails(15)`])
    expect(new Set(halves.flat().map((mail) => mail.id)).size).toBe(30)
    expect(await lease()).toHaveLength(0)
  })

  test('is due again two minutes after its worker died', async () => {
    const { id } = await oneMail('died-with')
    expect((await row(id)).seconds).toBeGreaterThan(110)
    expect((await row(id)).seconds).toBeLessThanOrEqual(120)
    await owner`update private.outbox set next_attempt_at = now() where id = ${id}`
    expect((await lease()).map((mail) => [mail.id, mail.attempts])).toEqual([[id, 2]])
  })

  test('that was sent is not leased again', async () => {
    const { id } = await oneMail('sent-once')
    await settle(id)
    await owner`update private.outbox set next_attempt_at = now() where id = ${id}`
    expect(await lease()).toHaveLength(0)
    await settle(id, 'a late answer of another worker')
    expect(await row(id)).toMatchObject({ status: 'sent', lastError: null })
  })

  test('that failed is retried with growing delay for about a day, then dead and visible', async () => {
    const { id } = await oneMail('failing')
    const waits: number[] = []
    for (let attempt = 1; attempt < 12; attempt += 1) {
      await settle(id, 'EENVELOPE 451')
      waits.push((await row(id)).seconds)
      await owner`update private.outbox set next_attempt_at = now() where id = ${id}`
      expect(await lease()).toHaveLength(1)
    }
    expect(waits[0]).toBeGreaterThanOrEqual(59)
    expect([...waits].sort((a, b) => a - b)).toEqual(waits)
    expect(waits.at(-1)).toBeLessThanOrEqual(6 * 3600)
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(20 * 3600)
    await settle(id, 'EENVELOPE 451')
    expect(await row(id)).toMatchObject({ status: 'dead', lastError: 'EENVELOPE 451' })
    // The delay can be computed after any number of attempts.
    await owner`update private.outbox set status = 'queued', attempts = 5000 where id = ${id}`
    await settle(id, 'EENVELOPE 451')
    expect(await row(id)).toMatchObject({ status: 'dead' })
  })
})

test('the worker reads mails only by leasing them, and only the worker leases', async () => {
  await expect(worker`select * from private.outbox`).rejects.toMatchObject({ code: '42501' })
  await expect(worker`select * from data.users`).rejects.toMatchObject({ code: '42501' })
  for (const role of ['app_web', 'app_auth', 'app_admin_web']) {
    await expect(world.connectAs(role)`select * from api.lease_mails(1)`).rejects.toMatchObject({
      code: '42501',
    })
  }
})

test('outside a demo the page for development shows no mail', async () => {
  await queue('hidden', await aUser())
  expect(await listDevelopmentMails()).toEqual([])
})
