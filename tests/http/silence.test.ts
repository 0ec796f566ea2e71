import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../support/cluster'
import { openMailbox } from '../support/mailbox'
import { openMuteProxy } from '../support/mute-proxy'
import { addUsers } from '../support/people-rows'
import { startServer, type Server } from '../support/server'

const cluster = inject('database')
let site: Server
let proxy: Awaited<ReturnType<typeof openMuteProxy>>
let database: Awaited<ReturnType<typeof cloneDatabase>>
const mailbox = await openMailbox()

beforeAll(async () => {
  database = await cloneDatabase(cluster)
  proxy = await openMuteProxy(Number(new URL(cluster.adminUrl).port))
  const through = <T extends Record<string, string>>(urls: T) =>
    Object.fromEntries(
      Object.entries(urls).map(([name, value]) => [
        name,
        name.startsWith('DATABASE_URL') ? proxy.through(value) : value,
      ]),
    ) as T
  const given = { ...database, web: through(database.web), worker: through(database.worker) }
  const own = { DEMO: '0', LOG_LEVEL: 'silent', SMTP_URL: mailbox.url, TEAM_EMAIL: 'known@team.example' }
  site = await startServer(cluster, own, { given })
})
afterAll(async () => {
  await site.stop()
  await proxy.close()
  await database.end()
})

// With a session cookie; otherwise the page cache would answer without the database.
const status = (path: string) =>
  fetch(`${site.origin}${path}`, {
    headers: { cookie: 'session=unknown' },
    signal: AbortSignal.timeout(15_000),
  }).then(
    (answer) => answer.status,
    () => 0,
  )
/** An error page: its title, and what it says to write to whom. */
async function errorPage(origin: string, path: string) {
  const answer = await fetch(`${origin}${path}`, {
    headers: { cookie: 'session=unknown' },
    signal: AbortSignal.timeout(15_000),
  })
  const page = await answer.text()
  return {
    status: answer.status,
    id: answer.headers.get('x-request-id'),
    says: /<p [^>]*>([^<]*@[^<]*)<\/p>/.exec(page)?.[1],
  }
}
/** A form without a page of its own. */
const chosen = () =>
  fetch(`${site.origin}/locale`, {
    method: 'POST',
    headers: { cookie: 'session=unknown', origin: site.origin },
    body: new URLSearchParams({ locale: 'en', redirectTo: '/' }),
    signal: AbortSignal.timeout(15_000),
  }).then(async (answer) => ({
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    said: await answer.text(),
  }))
let mails = 0
async function queueMail() {
  mails += 1
  const [user] = await addUsers(database.owner, [{ email: `silence-${mails}@test.example` }])
  await database.owner`select rules.queue_mail('silence-test', 'mentee_registered', ${user!}::integer)`
}

test('when the database stops answering, web is not ready; when it is back, web and worker recover by themselves', async () => {
  expect(await Promise.all([status('/mentors'), status('/readyz')])).toEqual([200, 200])
  await queueMail()
  await expect.poll(() => mailbox.received.length).toBe(1)
  // It has read nothing yet: of the operator it knows what the environment says.
  const fresh = await site.anotherWeb()
  const { pid: web } = site.processes.web
  const { pid: worker } = site.processes.worker!

  proxy.swallow()
  const silentSince = Date.now()
  await queueMail()
  const during = await Promise.all(
    // A page, a probe, and routes without a page.
    ['/mentors', '/readyz', '/photos/1/small', '/sitemap.xml'].map(status),
  )
  expect(during).toEqual([503, 503, 503, 503])
  expect(await chosen()).toMatchObject({
    status: 503,
    retryAfter: '5',
    said: expect.stringContaining('<h1>'),
  })
  // The page tells whom to write to, and of which request.
  const [{ teamEmail = '' } = {}] = await database.owner<{ teamEmail?: string }[]>`
    select team_email from api.constants`
  for (const [origin, address] of [
    [site.origin, teamEmail],
    [fresh, 'known@team.example'],
  ] as const) {
    const page = await errorPage(origin, '/faq?lng=en')
    expect(page.status).toBe(503)
    expect(page.says).toBe(`If you write to us at ${address}, mention the code ${page.id}.`)
  }
  // Long enough for the worker to poll for mails as well.
  await expect.poll(() => Date.now() - silentSince).toBeGreaterThan(8000)
  proxy.heal()

  const healed = Date.now()
  await expect.poll(() => Promise.all([status('/readyz'), status('/mentors')])).toEqual([200, 200])
  expect(Date.now() - healed).toBeLessThan(10_000)
  await expect.poll(() => mailbox.received.length, { timeout: 40_000 }).toBe(2)
  expect([site.processes.web.pid, site.processes.worker!.pid]).toEqual([web, worker])
  expect([site.processes.web.exitCode, site.processes.worker!.exitCode]).toEqual([null, null])
  // Only the worker's mail loop is checked: the other loops use the same pool.
  expect(Date.now() - healed).toBeLessThan(40_000)
}, 120_000)
