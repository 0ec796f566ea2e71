// A streaming replica: reads of visitors and lists go there, never behind the reader's own writes; then it lags, and dies.
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { projectRoot } from '../../../scripts/lib/project.mjs'
import { approveAndSee, waitingApplications } from '../approvals'
import { askingOf, signInAll, tokenOf, type AskNode, type Person } from '../asking'
import { startDatabase, until } from '../database'
import { counted, quantile, runLoad } from '../load'
import { installed, settingsOf, startWeb } from '../parts'
import { line, none, type OpsPromise } from '../promise'
import { startReplica } from '../standby'

const calls = 900
const width = 8

export const replica: OpsPromise = {
  name: 'replica',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage, { max_connections: 200, wal_level: 'replica' })
    const origin = 'http://mentoring.test'
    const direct = { ...settingsOf(database, stage.dir, origin), LOG_LEVEL: 'info' }
    await installed(database, direct)
    const standby = await startReplica(stage, database.server)
    const at = new URL(database.ownerUrl)
    const settings = { ...direct, DATABASE_REPLICA_URL: `postgres://127.0.0.1:${standby.port}${at.pathname}` }
    const check = spawnSync(process.execPath, ['scripts/check.mjs'], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...settings, START_ONLY: 'web' },
      encoding: 'utf8',
    })
    const webs = [await startWeb(stage, { ...settings, PAGE_CACHE: 'off' }), await startWeb(stage, settings)]
    const ports = webs.map(({ port }) => port)
    const ask = askingOf(origin)
    const people = await signInAll(database)
    for (const person of people)
      Object.assign(person, { token: await tokenOf(ask, ports[0]!, person.cookie) })
    const admin = people.find(({ role }) => role === 'admin')!
    // The nodes ask the replica once they have seen it follow.
    for (const port of ports) await ask(port, '/mentors?q=a')
    await until('both nodes use the replica', () => webs.every(usesIt))

    const look = postgres(standby.url('mentoring'), { max: 1, onnotice() {} })
    stage.afterwards(() => look.end({ timeout: 1 }))
    const before = [await commits(database.look), await commits(look)]
    const turn = turns(ports)
    const busy = await runLoad(ask, people, { width, next: turn, goOn: (done) => done < calls })
    const after = [await commits(database.look), await commits(look)]
    const [onPrimary, onReplica] = after.map((count, n) => count - before[n]!)

    const applications = (await waitingApplications(database)).map(({ id }) => id)
    const seen: number[] = []
    for (const mentor of applications.splice(0, 2))
      seen.push(await approveAndSee(ask, { mentor, admin, at: ports[0]!, nodes: ports }))

    // It receives and does not replay: whoever writes must not see the old state.
    await look`select pg_wal_replay_pause()`
    const stale = await writesSeen(ask, admin, { applications: applications.splice(0, 3), ports })
    await look`select pg_wal_replay_resume()`

    let over = false
    const running = runLoad(ask, people, { width, next: turn, goOn: () => !over })
    await pause(3000)
    await look.end({ timeout: 1 })
    await standby.stop('SIGKILL')
    stage.say('the replica was killed under traffic')
    await pause(8000)
    await standby.startAgain()
    await until('both nodes use it again', () => webs.every(usesIt))
    over = true
    const killed = await running
    for (const failure of counted([...busy.failed, ...killed.failed])) stage.say(failure)
    return [
      line(
        'replica: npm run check',
        `rc ${check.status}`,
        'names it, rc 0',
        check.status === 0 && /replica/i.test(check.stdout),
      ),
      none('replica: failed calls', busy.failed.length, busy.calls),
      none(
        'replica: answers about another person',
        busy.leaked + killed.leaked,
        busy.identities + killed.identities,
      ),
      line(
        'replica: transactions, primary and replica',
        `${onPrimary}, ${onReplica}`,
        'replica > 100',
        onReplica! > 100,
      ),
      line(
        'replica: ms of a call, median and p99',
        `${Math.round(quantile(busy.milliseconds, 0.5))}, ${Math.round(quantile(busy.milliseconds, 0.99))}`,
        '-',
        true,
      ),
      line(
        'replica: ms until visitors see an approval',
        Math.round(Math.max(...seen)),
        '< 1000',
        seen.length > 0 && Math.max(...seen) < 1000,
      ),
      none('replica: reads behind their own write, replay stopped', stale.behind, stale.reads),
      none('replica: failed calls while it is killed and comes back', killed.failed.length, killed.calls),
    ]
  },
}

/** Whether the newest line about the replica in a node's log says that it is used. */
const usesIt = (web: { output: () => string }) =>
  web.output().lastIndexOf('the replica follows') >
  Math.max(...['failed', 'lags'].map((word) => web.output().lastIndexOf(`the replica ${word}`)))

/** Transactions of this database so far; its statistics are written with a delay. */
async function commits(sql: postgres.Sql) {
  await pause(1500)
  const [row] = await sql`select xact_commit::float8 as n from pg_stat_database where datname = 'mentoring'`
  return Number(row!.n)
}

function turns(ports: number[]) {
  let n = 0
  return () => ports[n++ % ports.length]!
}

/** An admin approves, and then reads the list of applications at both nodes with the cookies of the answer. */
async function writesSeen(
  ask: AskNode,
  admin: Person,
  { applications, ports }: { applications: number[]; ports: number[] },
) {
  let [behind, reads] = [0, 0]
  for (const mentor of applications) {
    const token = await tokenOf(ask, ports[0]!, admin.cookie)
    const json = { mentor_id: mentor, status: 3, experienceChecked: true }
    const done = await ask(ports[0]!, '/api/admin/mentors/applications', {
      method: 'PUT',
      cookie: admin.cookie,
      token,
      json,
    })
    if (done.status !== 200) throw new Error(`approval: ${done.status} ${done.body}`)
    const [wrote] = /wrote=\d+/.exec(String(done.headers['set-cookie'])) ?? []
    if (!wrote) throw new Error('the answer to a change has no cookie wrote')
    for (const port of ports) {
      const cookie = `${admin.cookie}; ${wrote}`
      const list = await ask(port, '/api/admin/mentors/applications?scope=new&limit=100', { cookie })
      if (list.status !== 200) throw new Error(`the list: ${list.status} ${list.body}`)
      const ids = (JSON.parse(list.body) as { result: { id: number }[] }).result.map(({ id }) => id)
      reads += 1
      if (ids.includes(mentor)) behind += 1
      reads += 1
      if ((await ask(port, `/mentors/${mentor}`, { cookie: wrote })).status !== 200) behind += 1
    }
  }
  return { behind, reads }
}
