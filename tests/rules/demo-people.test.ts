import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../scripts/lib/database.mjs'
import { loadDemo } from '../../scripts/demo/load-demo.mjs'
import { readEnvironment } from '../../scripts/lib/environment.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { makeFirstAdmin } from '../../scripts/first-admin.mjs'
import { addUsers } from '../support/people-rows'
import { freshDatabase } from '../support/postgres'
import { plain } from '../support/states'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-people-'))
// The operating system user that runs the server needs access.
fs.chmodSync(dataDir, 0o755)
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }))

test('a database of DATABASE_URL gets demo people only on request, the embedded one by default', () => {
  const url = { DATABASE_URL: 'postgres://owner:word@db.example.org/mentoring' }
  expect(readEnvironment(url).demo).toBe(false)
  expect(readEnvironment({ ...url, DEMO: '1' }).demo).toBe(true)
  expect(readEnvironment({}).demo).toBe(true)
})

test('none are loaded, even on request, if there is an account or the first admin was created', async () => {
  for (const someone of ['member', 'administrator']) {
    const { owner, ownerUrl, end } = await freshDatabase()
    if (someone === 'member') await addUsers(owner, [{ email: 'real@test.example' }])
    else
      await makeFirstAdmin({
        ownerUrl,
        person: { email: 'first@test.example', name: 'Ελένη', surname: 'Δήμου' },
      })
    const said: string[] = []
    expect(await loadDemo({ ownerUrl, dataDir, log: (message: string) => said.push(message) })).toEqual([])
    expect(said).toEqual(['this database already has people, so no demo people are loaded'])
    expect(
      await owner`select (select count(*) from data.users)::integer as users, demo from data.constants`,
    ).toEqual([{ users: 1, demo: false }])
    await end()
  }
})

test('an empty database gets them, once; two queues are full, and one item of each kind waits for the team', async () => {
  const { owner, ownerUrl, end } = await freshDatabase()
  const count = async () => (await owner`select from data.users`).length
  const logins = await loadDemo({ ownerUrl, dataDir })
  expect(logins.length).toBeGreaterThan(5)
  const people = await count()
  expect(await loadDemo({ ownerUrl, dataDir })).toEqual(logins)
  expect(await count()).toBe(people)

  expect(
    await owner`select invariant from api.invariant_violations where violations > 0`,
    'promises broken',
  ).toEqual([])
  expect(
    await owner`select key from private.outbox where status = 'queued'`,
    'mails to people who do not exist',
  ).toEqual([])
  expect(
    await owner`
      select distinct subject from data.history where subject in ('mentors', 'mentees', 'mentorship_requests', 'mentorships', 'parts')
        and mentor_user_id is null and mentee_user_id is null`,
    'lines of history that are about nobody',
  ).toEqual([])
  expect(
    await owner`
      select distinct actor from data.history where subject = 'mentors' and from_state is null and to_state = 'new'`,
    'who sends an application has no account yet',
  ).toEqual([{ actor: 'system' }])
  const [queues] = await owner`
    select (select count(*)::integer from data.mentors where status in ('new', 'awaiting_response', 'rejected')) as applications,
      (select count(*)::integer from data.purchases) as purchases, (select count(*)::integer from data.mentorships) as mentorships,
      (select count(distinct status)::integer from data.mentorships) as ways_of_a_pair,
      (select count(*)::integer from data.purchases u where paid_at is null and exists (
        select from data.proofs p where p.purchase_id = u.id)) as proofs,
      (select count(*)::integer from data.photos) as faces`
  expect(queues).toMatchObject({ waysOfAPair: 4 })
  for (const [what, least, most] of [
    ['applications', 30, 60],
    ['purchases', 45, 70],
    ['mentorships', 30, 60],
    ['proofs', 5, 25],
    ['faces', 50, 70],
  ] as const) {
    expect(queues![what], what).toBeGreaterThanOrEqual(least)
    expect(queues![what], what).toBeLessThanOrEqual(most)
  }
  const waits = await owner<{ queue: string; waiting: number }[]>`
    select queue, waiting from api.waiting_for_team where waiting > 0`
  expect(waits.map(({ queue }) => queue)).toEqual(
    expect.arrayContaining([
      'applications',
      'proofs',
      'refundRequests',
      'refundsToSend',
      'paymentFlags',
      'gifts',
      'scholarshipRequests',
      'clearances',
      'quietPairs',
      'flaggedMentors',
    ]),
  )
  const [one] = await owner`
    select exists (select from data.mentorship_requests r where r.status = 'pending' and r.answer_due_at = rules.end_of_local_day(rules.local_date())) as ends_today,
      exists (select from data.mentorship_requests r where r.status = 'pending' and r.kind = 'coaching') as coaching_asked,
      exists (select from data.mentorships s where s.kind = 'coaching' and s.status = 'completed') as coaching_done,
      exists (select from data.purchases u where u.paid_at is null and u.cancelled_at is null and rules.local_date(u.purchased_at) = rules.local_date() - 11) as eleventh_day,
      exists (select from data.payments p where p.method = 'card') as card,
      exists (select from data.testimonials t where t.text ~ '^[A-Z]') as other_languages,
      (select count(*) > 1 and count(distinct iban) = count(*) and bool_and(rules.iban_fits(iban)) from data.refund_accounts) as accounts_of_their_own`
  expect(one).toEqual({
    endsToday: true,
    coachingAsked: true,
    coachingDone: true,
    eleventhDay: true,
    card: true,
    otherLanguages: true,
    accountsOfTheirOwn: true,
  })
  await end()
}, 60_000)

/** npm run seed, as a separate process. */
const seed = (...given: string[]) =>
  new Promise<{ who: string; email: string }[]>((resolve, reject) =>
    execFile(
      process.execPath,
      ['scripts/seed.mjs', ...given],
      { cwd: projectRoot, env: { ...process.env, DATA_DIR: dataDir } },
      (error, printed, said) => (error ? reject(new Error(said)) : resolve(JSON.parse(printed))),
    ),
  )

/** Holds what a start holds (the folder and its server), in a separate process, until told to end. */
async function aStart() {
  const program = `const { prepareDatabase } = await import('./scripts/lib/database.mjs')
    const { readEnvironment } = await import('./scripts/lib/environment.mjs')
    const { stop, ownerUrl } = await prepareDatabase(readEnvironment(), () => {})
    process.on('SIGTERM', () => stop().then(() => process.exit(0)))
    process.stdout.write(ownerUrl + '\\n')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [ownerUrl] = (await once(createInterface(child.stdout), 'line')) as [string]
  const stop = () => Promise.all([once(child, 'exit'), child.kill('SIGTERM')])
  return { ownerUrl, stop }
}

test('Start: people can be generated before the first start and while the product runs; the start then loads no demo people', async () => {
  expect((await seed('--mentors', '12', '--mentees', '12')).length).toBeGreaterThan(2)
  const running = await aStart()
  try {
    expect((await seed('--mentors', '20', '--mentees', '20')).length).toBeGreaterThan(2)
    expect(await loadDemo({ ownerUrl: running.ownerUrl, dataDir })).toEqual([])
    const sql = plain(running.ownerUrl)
    expect(
      await sql`select (select count(*) from data.mentors)::integer as mentors, (select count(*) from data.mentees)::integer as mentees`,
    ).toEqual([{ mentors: 20, mentees: 20 }])
    await sql.end()
  } finally {
    await running.stop()
  }
  // Production must not contain known passwords.
  const production = { ...readEnvironment({ DATA_DIR: dataDir }), https: true }
  await expect(openDatabase(production, () => {})).rejects.toThrow('has demo or generated people')
}, 60_000)
