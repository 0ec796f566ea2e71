import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { certificate, hasOpenssl } from '../support/certificate'
import { openMailbox } from '../support/mailbox'
import { addUsers } from '../support/people-rows'
import { freshDatabase } from '../support/postgres'
import { column } from '../support/rows'
import { startWorker } from '../support/worker'

const database = await freshDatabase()
const { owner } = database
afterAll(() => database.end())
const mailbox = await openMailbox()

beforeEach(async () => {
  await owner`delete from private.outbox`
  mailbox.received.length = 0
  mailbox.rules.before = undefined
})

const start = (own: Record<string, string> = { SMTP_URL: mailbox.url }) =>
  startWorker({ ...database.worker, ...own })
const outbox = () => owner`select * from private.outbox order by id`
async function arrivals(count: number) {
  await expect.poll(() => mailbox.received.length, { timeout: 15_000, interval: 20 }).toBe(count)
}
let users = 0

async function queueMail() {
  users += 1
  const [user] = await addUsers(owner, [{ email: `reader-${users}@test.example`, name: 'Ελένη' }])
  await owner`select rules.queue_mail('worker-test', 'mentee_registered', ${user!}::integer)`
}

test('sends as soon as it is notified, runs the jobs, and shuts down in order', async () => {
  const worker = start()
  await expect
    .poll(async () => (await owner`select from private.jobs where last_run_at is null`).length)
    .toBe(0)
  const before = Date.now()
  await queueMail()
  await arrivals(1)
  expect(Date.now() - before).toBeLessThan(3000)
  expect(await worker.end()).toBe(0)
  expect((await outbox())[0]).toMatchObject({ status: 'sent' })
  // Its log contains no personal data.
  expect(JSON.stringify(worker.lines)).not.toMatch(/test\.example|Ελένη/)
  expect(worker.lines.map((line) => line.msg)).toEqual(
    expect.arrayContaining(['working', 'mail sent', 'closing']),
  )
})

test('a violated invariant and a row that a job failed on are in its log, without personal data', async () => {
  // More scholarships awarded than a year allows, past all guards; a user whose retention notice cannot be stored.
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`insert into data.scholarships (name, kind, year) values ('Υποτροφία', 'partial_50', 1999)`
    await sql`insert into data.awards (scholarship_id, mentee_id, year) select s.id, n, n from data.scholarships s, generate_series(1, 4) n`
  })
  const [user] = await addUsers(owner, [{ email: 'leaving@test.example', name: 'Ελένη' }])
  await owner`update data.users set created_at = now() - interval '5 years' + interval '20 days' where id = ${user!}`
  await owner`create function public.poisonous() returns trigger language plpgsql as $$ begin raise exception 'Ελένη'; end $$`
  await owner`create trigger poisonous before insert on private.reminders for each row execute function public.poisonous()`
  await owner`update private.jobs set last_run_at = null where name in ('check_invariants', 'retention')`
  const worker = start({})
  const said = (msg: string) => worker.lines.filter((line) => line.msg === msg)
  await expect.poll(() => said('a rule was broken').length).toBe(1)
  await expect.poll(() => said('a job failed on some rows; they wait for a later run').length).toBe(1)
  expect(await worker.end()).toBe(0)
  expect(said('a rule was broken')).toMatchObject([{ level: 50, job: 'check_invariants', result: 1 }])
  expect(said('a job failed on some rows; they wait for a later run')).toMatchObject([
    { level: 50, job: 'retention', rows: 1 },
  ])
  expect(await owner`select job, row_id from private.held_back`).toEqual([
    { job: 'retention', rowId: String(user!) },
  ])
  expect(JSON.stringify(worker.lines)).not.toMatch(/test\.example|Ελένη|Υποτροφία/)
  await owner`drop trigger poisonous on private.reminders`
})

test('starts before the database does', async () => {
  const server = postgres(inject('database').adminUrl, { max: 1 })
  const admit = (whether: boolean) =>
    server.unsafe(`alter database ${database.name} allow_connections ${whether}`)
  await admit(false)
  const worker = start()
  const failures = () => worker.lines.filter((line) => line.msg === 'error').length
  await expect.poll(failures).toBeGreaterThan(1)
  await admit(true)
  await server.end()
  await queueMail()
  await arrivals(1)
  expect(await worker.end()).toBe(0)
})

test('without a mail server the mails stay where they are', async () => {
  await queueMail()
  const worker = start({})
  await expect.poll(() => worker.lines.length).toBeGreaterThan(0)
  await pause(500)
  expect(await worker.end()).toBe(0)
  expect((await outbox())[0]).toMatchObject({ status: 'queued', attempts: 0 })
})

test.skipIf(!hasOpenssl)('looks at the certificate of the site, so that its end is told', async () => {
  const { authority, key, cert } = certificate(10)
  const site = https.createServer({ key, cert }, (_req, res) => void res.end())
  await new Promise<void>((resolve) => site.listen(0, resolve))
  const worker = start({
    START_ONLY: 'worker',
    PUBLIC_ORIGIN: `https://localhost:${(site.address() as AddressInfo).port}`,
    NODE_EXTRA_CA_CERTS: authority,
  })
  const still = () => column(owner`select what from rules.standing_still()`)
  await expect.poll(still).toContain('certificate')
  await worker.end()
  site.close()
  await owner`update private.operator_facts set facts = facts - 'certificate_until'`
})
