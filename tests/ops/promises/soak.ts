// Light traffic for a while, with exports, sweeps and restarts: nothing fails, memory stays flat, pages stay quick.
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Person, askingOf, signInAll, tokenOf } from '../asking'
import { startBalancer } from '../balancer'
import { type Program, programUnder } from '../children'
import { type Database, startDatabase } from '../database'
import { quantile } from '../../hard/web/figures'
import { counted, runLoad } from '../load'
import { generatePeople, letLapse, sweep } from '../many'
import { installed, settingsOf, startWeb, startWorker } from '../parts'
import { type OpsPromise, line, none } from '../promise'

// Milliseconds.
const idleFor = 60_000
const exportEvery = 15_000
const tellEvery = 10 * 60_000
const between = 150
const betweenVisitors = 100
const sweepsInAll = 4

export const soak: OpsPromise = {
  name: 'soak',
  needs: ['postgres'],
  onlyWhenAsked: true,
  async run(stage) {
    const database = await startDatabase(stage, { max_connections: 200 })
    const settings = { ...settingsOf(database, stage.dir, 'http://mentoring.test'), CLOSE_DELAY: '2' }
    await installed(database, settings)
    const { soakPeople: many } = stage
    if (many) await generatePeople(stage, database, many)
    const balancer = await startBalancer(stage)
    const lasting = await startWeb(stage, settings)
    let other = await startWeb(stage, settings)
    let worker = await startWorker(stage, settings)
    for (const { port } of [lasting, other]) await balancer.serve(port)
    const ask = askingOf('http://mentoring.test')
    const people = await signInAll(database)
    for (const person of people)
      Object.assign(person, { token: await tokenOf(ask, balancer.port, person.cookie) })
    const member = people.find(({ role }) => role === 'mentor')!
    const admin = people.find(({ role }) => role === 'admin')!
    const failed: string[] = []
    // A connection that is cut is a failure too.
    const get = (path: string, { cookie }: Person) =>
      ask(balancer.port, path, { cookie, dropBody: true }).catch((error: Error) => ({
        status: error.message,
        ms: 0,
      }))
    const member1 = async () => {
      const { status, ms } = await get('/mentor/mentorships', member)
      if (status !== 200) failed.push(`${status} member`)
      await pause(between)
      return ms
    }
    for (let n = 0; n < 20; n += 1) await member1()
    const idle = await times(member1, Date.now() + idleFor)

    const end = Date.now() + stage.soakMinutes * 60_000
    const memory: number[][] = []
    const connections = { web: 0, worker: 0, idle: 0 }
    let over = false
    let longest = 0
    // What runs beside a page decides in which of the times it stands.
    const beside = { exports: 0, sweeps: 0 }
    const load = runLoad(ask, people, {
      width: 1,
      rest: betweenVisitors,
      next: () => balancer.port,
      goOn: () => !over,
    })
    const exports = async () => {
      for (let n = 0; Date.now() < end; n += 1) {
        const list = many ? '/admin/exports/mentors?scope=all&' : '/api/admin/mentees/export?'
        beside.exports += 1
        const { status, ms } = await get(`${list}format=${n % 2 ? 'csv' : 'xlsx'}`, admin)
        beside.exports -= 1
        if (status !== 200) failed.push(`${status} export`)
        longest = Math.max(longest, ms)
        memory.push([residentOf(lasting), residentOf(worker)])
        const now = await connectionsOf(database)
        for (const what of ['web', 'worker', 'idle'] as const)
          connections[what] = Math.max(connections[what], now[what])
        await pause(exportEvery)
      }
    }
    // With many people the jobs of a whole day, the check of all rules among them, take a minute: not with every export.
    const jobs = async () => {
      const every = many ? 10 * 60_000 : exportEvery
      // Between two exports: what an export costs a page is measured alone.
      await pause(exportEvery / 2)
      for (; Date.now() < end; await pause(Math.min(every, Math.max(0, end - Date.now())))) {
        await database.look`update private.jobs set asked_at = now()`
        await database.look`notify jobs`
      }
    }
    const restarts = async () => {
      const every = Math.max(30_000, (end - Date.now()) / 6)
      for (let first = true; Date.now() + every < end; first = false) {
        await pause(every)
        if (first) {
          await worker.end()
          worker = await startWorker(stage, settings)
        }
        const next = await startWeb(stage, settings)
        await balancer.serve(next.port)
        await other.end()
        balancer.forget(other.port)
        other = next
      }
    }
    const sweeps = async () => {
      const took: number[] = []
      const every = (end - Date.now()) / sweepsInAll
      for (let n = 0; many && n < sweepsInAll; n += 1) {
        const start = Date.now()
        await letLapse(stage, database, many / 10)
        beside.sweeps += 1
        took.push(await sweep(database))
        beside.sweeps -= 1
        if (n < sweepsInAll - 1) await pause(Math.max(0, start + every - Date.now()))
      }
      return took
    }
    const busy: number[] = []
    const during = { exports: [] as number[], sweeps: [] as number[] }
    const pages = async () => {
      for (let told = Date.now(); Date.now() < end;) {
        const { exports: exported, sweeps: swept } = beside
        const ms = await member1()
        busy.push(ms)
        if (exported) during.exports.push(ms)
        if (swept) during.sweeps.push(ms)
        if (Date.now() - told < tellEvery) continue
        told = Date.now()
        const [p99, mb] = [quantile(busy, 0.99), memory.at(-1) ?? []]
        stage.say(
          `p99 ${Math.round(p99)} ms (idle ${Math.round(quantile(idle, 0.99))}), ${mb.map(Math.round)} MB`,
        )
      }
    }
    const [swept] = await Promise.all([sweeps(), pages(), exports(), jobs(), restarts()])
    over = true
    const ran = await load
    for (const failure of counted([...ran.failed, ...failed])) stage.say(failure)
    const slowIdle = quantile(idle, 0.99)
    const p99 = (name: string, times: number[]) =>
      line(
        `soak: ms of a member’s page ${name}, p99 idle and then, of ${times.length} pages`,
        `${Math.round(slowIdle)}, ${Math.round(quantile(times, 0.99))}`,
        '<= 3 times',
        quantile(times, 0.99) <= slowIdle * 3,
      )
    // Medians: a single sample says when garbage was collected last.
    const quarter = Math.ceil(memory.length / 4)
    const median = (samples: number[][], n: number) =>
      quantile(
        samples.map((sample) => sample[n]!),
        0.5,
      )
    const early = [0, 1].map((n) => median(memory.slice(quarter, 2 * quarter), n))
    const late = [0, 1].map((n) => median(memory.slice(-quarter), n))
    const grown = (n: number) => `${Math.round(early[n]!)}, ${Math.round(late[n]!)}`
    return [
      none(
        `soak: failed calls in ${stage.soakMinutes} minutes`,
        ran.failed.length + failed.length,
        ran.calls + busy.length + memory.length,
      ),
      line(
        'soak: MB of a web server, medians of the second and the last quarter',
        grown(0),
        '<= 1.3 times',
        late[0]! <= early[0]! * 1.3,
      ),
      line('soak: MB of a worker, the same', grown(1), '<= 1.3 times', late[1]! <= early[1]! * 1.3),
      line(
        'soak: connections of one web server · of one worker, at most',
        `${connections.web} · ${connections.worker}`,
        '<= 20 · <= 7',
        connections.web <= 20 && connections.worker <= 7,
      ),
      none('soak: transactions that waited for the product for 5 seconds', connections.idle),
      p99('in all', busy),
      p99('during an export', during.exports),
      ...(swept.length === 0
        ? []
        : [
            p99('during a sweep', during.sweeps),
            line(
              `soak: seconds of the longest export of ${many} mentors`,
              Math.round(longest / 1000),
              '< 30',
              longest < 30_000,
            ),
            line(
              `soak: seconds of the longest of ${swept.length} sweeps of ${many / 10} lapsed requests`,
              Math.round(Math.max(...swept)),
              '< 60',
              Math.max(...swept) < 60,
            ),
          ]),
    ]
  },
}

async function times(act: () => Promise<number>, end: number) {
  const all: number[] = []
  while (Date.now() < end) all.push(await act())
  return all
}

/** Megabytes of the program that a start script runs. */
function residentOf(start: Pick<Program, 'child'>) {
  const status = fs.readFileSync(`/proc/${programUnder(start)}/status`, 'utf8')
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(status) ?? []
  return Number(kilobytes) / 1024
}

// Connections of the product, as the database sees them.

/**
 * The most connections of one web server and of one worker, and how many of their transactions have waited for the next
 * statement for five seconds. The product names its connections, with a mark for each process.
 */
async function connectionsOf({ look }: Database) {
  const [row] = await look<{ web: number; worker: number; idle: number }[]>`
    with process as (
      select count(*)::integer as number, bool_or(application_name like 'mentoring worker %') as is_worker,
        (count(*) filter (where state like 'idle in transaction%' and state_change < now() - interval '5 seconds'))::integer as idle
      from pg_stat_activity where application_name ~ '^mentoring \\w+ \\w+$'
      group by split_part(application_name, ' ', 3))
    select coalesce(max(number) filter (where not is_worker), 0) as web,
      coalesce(max(number) filter (where is_worker), 0) as worker, coalesce(sum(idle), 0)::integer as idle
    from process`
  return row!
}
