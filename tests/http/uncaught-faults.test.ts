// After a throw or a rejection that nobody caught the state of a process may be wrong: it says so, ends in order, and its
// start starts it again.
import { beforeAll, expect, test, vi } from 'vitest'
import { runningUrl } from '../../scripts/lib/postgres.mjs'
import { databaseName } from '../../scripts/lib/project.mjs'
import { startWithFaults } from '../support/faulty-start'
import { lives } from '../support/processes'
import { plain } from '../support/states'

// On these signals a program of the product throws in a timer, or forgets a rejection, as a bug in a library would.
const faults = `
process.on('SIGUSR2', () => setTimeout(() => { throw new Error('thrown in a timer') }))
process.on('SIGWINCH', () => void Promise.reject(new Error('forgotten rejection')))`

const { dataDir, said, page, running } = await startWithFaults('uncaught-faults', faults)
const linesOf = (name: string, text: string) =>
  said()
    .split('\n')
    .filter((line) => line.includes(`"process":"${name}"`) && line.includes(text))
const soon = { timeout: 30_000 }

beforeAll(
  () => vi.waitUntil(async () => (await page()) === 200, { timeout: 150_000, interval: 100 }),
  160_000,
)

// Processes are looked for in /proc.
test.skipIf(process.platform !== 'linux').each([
  ['web', 'SIGUSR2', 'uncaughtException', 'thrown in a timer'],
  ['web', 'SIGWINCH', 'unhandledRejection', 'forgotten rejection'],
  ['worker', 'SIGUSR2', 'uncaughtException', 'thrown in a timer'],
  ['worker', 'SIGWINCH', 'unhandledRejection', 'forgotten rejection'],
] as const)(
  '%s after %s: the fault is logged, the process ends, and another one takes its place',
  async (name, signal, from, message) => {
    await expect.poll(() => running(name), soon).toBeDefined()
    const before = running(name)!
    const [working, restarts] = [linesOf(name, '"working"').length, said().split(`${name} ended (1)`).length]
    process.kill(before, signal)
    await expect.poll(() => lives(before)).toBe(false)
    // What it said last may still be on its way.
    const told = () => linesOf(name, message).filter((line) => line.includes(`"from":"${from}"`)).length
    await expect.poll(told, soon).toBe(1)
    await expect.poll(() => said().split(`${name} ended (1); restarting it`).length, soon).toBe(restarts + 1)
    await expect.poll(() => running(name), soon).toBeDefined()
    if (name === 'worker') await expect.poll(() => linesOf(name, '"working"').length, soon).toBe(working + 1)
    await expect.poll(() => page(), soon).toBe(200)
  },
  120_000,
)

test.skipIf(process.platform !== 'linux')('a page that is on its way is still answered', async () => {
  const sql = plain(runningUrl(dataDir, databaseName)!)
  try {
    const [web, before] = [running('web')!, linesOf('web', 'thrown in a timer').length]
    let asked: Promise<number> | undefined
    await sql.begin(async (tx) => {
      await tx`lock table data.mentor_cards in access exclusive mode`
      asked = page('/mentors?q=somebody')
      await expect
        .poll(async () => (await tx`select from pg_locks where not granted`).length, soon)
        .toBeGreaterThan(0)
      process.kill(web, 'SIGUSR2')
      await expect.poll(() => linesOf('web', 'thrown in a timer').length, soon).toBe(before + 1)
    })
    expect(await asked).toBe(200)
    await expect.poll(() => lives(web)).toBe(false)
  } finally {
    await sql.end()
  }
})

test.skipIf(process.platform !== 'linux')(
  'connections to the database that are cut end no process',
  async () => {
    await expect.poll(() => page(), soon).toBe(200)
    const before = [running('web'), running('worker')]
    const sql = plain(runningUrl(dataDir, databaseName)!)
    try {
      for (let round = 0; round < 15; round += 1) {
        const asked = Array.from({ length: 10 }, (_, n) => page(`/mentors?q=somebody-${round}-${n}`))
        await sql`select pg_sleep(0.01 * random())`
        await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`
        for (const status of await Promise.all(asked)) expect([200, 503]).toContain(status)
      }
    } finally {
      await sql.end()
    }
    await expect.poll(() => page('/mentors?q=nobody'), soon).toBe(200)
    expect([running('web'), running('worker')]).toEqual(before)
  },
  120_000,
)

test.skipIf(process.platform !== 'linux')(
  'a new connection that the database does not tell its types ends no process',
  async () => {
    await expect.poll(() => page(), soon).toBe(200)
    const before = [running('web'), running('worker')]
    const left = () => linesOf('web', '"from":"unhandledRejection"').length
    const leftBefore = left()
    const sql = plain(runningUrl(dataDir, databaseName)!)
    try {
      await sql.begin(async (tx) => {
        await tx`lock table pg_catalog.pg_type in access exclusive mode`
        await tx`
          select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`
        await expect.poll(() => page(`/mentors?q=somebody-${Math.random()}`), soon).toBe(503)
        await expect.poll(left, soon).toBeGreaterThan(leftBefore)
      })
    } finally {
      await sql.end()
    }
    await expect.poll(() => page('/mentors?q=nobody'), soon).toBe(200)
    expect([running('web'), running('worker')]).toEqual(before)
  },
  120_000,
)
