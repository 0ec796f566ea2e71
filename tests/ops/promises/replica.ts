// A streaming replica: reads of visitors and lists go there, never behind the reader's own writes; then it lags, dies,
// and falls silent.
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { projectRoot } from '../../../scripts/lib/project.mjs'
import { openMuteProxy } from '../../support/mute-proxy'
import { approve, approveAndSee, waitingApplications } from '../approvals'
import { askingOf, signInAll, tokenOf, type AskNode, type Person } from '../asking'
import { startDatabase, until } from '../database'
import { counted, quantile, runLoad } from '../load'
import { installed, settingsOf, startWeb } from '../parts'
import { line, none, type OpsPromise } from '../promise'
import { startReplica } from '../standby'

const calls = 900
const width = 8
// Milliseconds that a replica may be behind, as docs/operations/large/replica.md says.
const lagAtMost = 5000

export const replica: OpsPromise = {
  name: 'replica',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage, { max_connections: 200, wal_level: 'replica' })
    const origin = 'http://mentoring.test'
    const direct = { ...settingsOf(database, stage.dir, origin), LOG_LEVEL: 'info' }
    await installed(database, direct)
    const standby = await startReplica(stage, database.server)
    const network = await openMuteProxy(standby.port)
    stage.afterwards(() => network.close())
    const { pathname } = new URL(database.ownerUrl)
    const address = `postgres://127.0.0.1:${standby.port}${pathname}`
    const settings = { ...direct, DATABASE_REPLICA_URL: network.through(address) }
    const check = spawnSync(process.execPath, ['scripts/check.mjs'], {
      cwd: projectRoot,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: process.env.NODE_ENV,
        ...direct,
        DATABASE_REPLICA_URL: address,
        START_ONLY: 'web',
      },
      encoding: 'utf8',
    })
    // Without kept pages a node does not hear of changes either: what it shows is what the replica has.
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
    await until('both nodes use it again', () => webs.every(usesIt))

    // Nor may others see it for longer than the paper says.
    await look`select pg_wal_replay_pause()`
    const [deaf, hearing] = await oldSeen(ask, admin, { mentor: applications.shift()!, ports })
    const longest = Math.max(deaf!.visitor, deaf!.admin)
    const left = webs.every((web) => !usesIt(web))
    await look`select pg_wal_replay_resume()`
    await until('both nodes use it again', () => webs.every(usesIt))

    const underTraffic = async (fault: () => Promise<unknown>) => {
      let over = false
      const running = runLoad(ask, people, { width, next: turn, goOn: () => !over })
      try {
        await pause(3000)
        await fault()
        await until('both nodes use it again', () => webs.every(usesIt))
      } finally {
        over = true
      }
      return running
    }
    await look.end({ timeout: 1 })
    const killed = await underTraffic(async () => {
      await standby.stop('SIGKILL')
      stage.say('the replica was killed under traffic')
      await pause(8000)
      await standby.startAgain()
    })
    let noticed = 0
    const silent = await underTraffic(async () => {
      network.swallow()
      stage.say('the replica is silent under traffic')
      noticed = await until('both nodes leave it', () => webs.every((web) => !usesIt(web)))
      await pause(8000)
      network.heal()
    })
    for (const failure of counted([...busy.failed, ...killed.failed, ...silent.failed])) stage.say(failure)
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
        busy.leaked + killed.leaked + silent.leaked,
        busy.identities + killed.identities + silent.identities,
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
      line(
        'replica: ms that a visitor without a cookie sees the old state, replay stopped',
        Math.round(hearing!.visitor),
        '< 1000',
        hearing!.visitor < 1000,
      ),
      line(
        'replica: the same at a node that does not hear of changes: a visitor · another admin’s list',
        `${Math.round(deaf!.visitor)} · ${Math.round(deaf!.admin)}, then the ${left ? 'primary' : 'replica'}`,
        `> 0, <= ${lagAtMost}, then the primary`,
        Math.min(deaf!.visitor, deaf!.admin) > 0 && longest <= lagAtMost && left,
      ),
      none('replica: failed calls while it is killed and comes back', killed.failed.length, killed.calls),
      none('replica: failed calls while it is silent and comes back', silent.failed.length, silent.calls),
      line(
        'replica: ms until a silent one is left · the longest call',
        `${Math.round(noticed)} · ${Math.round(Math.max(...silent.milliseconds))}`,
        '< 3000 · < 5000',
        noticed < 3000 && Math.max(...silent.milliseconds) < 5000,
      ),
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
    if (!(await isListed(ask, ports[0]!, { mentor, cookie: admin.cookie })))
      throw new Error(`application ${mentor} is in no list`)
    const done = await approve(ask, { mentor, admin, at: ports[0]! })
    const [wrote] = /wrote=\d+/.exec(String(done.headers['set-cookie'])) ?? []
    if (!wrote) throw new Error('the answer to a change has no cookie wrote')
    for (const port of ports) {
      reads += 1
      if (await isListed(ask, port, { mentor, cookie: `${admin.cookie}; ${wrote}` })) behind += 1
      reads += 1
      if ((await ask(port, `/mentors/${mentor}`, { cookie: wrote })).status !== 200) behind += 1
    }
  }
  return { behind, reads }
}

/** Whether an admin's list of applications, read at this node, has this one. */
async function isListed(ask: AskNode, port: number, { mentor, cookie }: { mentor: number; cookie: string }) {
  const lists = await Promise.all(
    ['new', 'awaiting_response'].map(async (scope) => {
      const path = `/api/admin/mentors/applications?scope=${scope}&limit=100`
      const { status, body } = await ask(port, path, { cookie })
      if (status !== 200) throw new Error(`the list: ${status} ${body}`)
      return (JSON.parse(body) as { result: { id: number }[] }).result.some(({ id }) => id === mentor)
    }),
  )
  return lists.includes(true)
}

/**
 * An admin approves, and others, without the cookie of the answer, read at both nodes for longer than the limit.
 * Returns for each node after how many milliseconds the last visitor and the last admin asked who got the old state.
 */
async function oldSeen(ask: AskNode, admin: Person, { mentor, ports }: { mentor: number; ports: number[] }) {
  await approve(ask, { mentor, admin, at: ports[0]! })
  const from = performance.now()
  const last = ports.map(() => ({ visitor: 0, admin: 0 }))
  while (performance.now() - from < lagAtMost * 2)
    for (const [n, port] of ports.entries()) {
      const asked = performance.now() - from
      if (await isListed(ask, port, { mentor, cookie: admin.cookie })) last[n]!.admin = asked
      const then = performance.now() - from
      if ((await ask(port, `/mentors/${mentor}`)).status !== 200) last[n]!.visitor = then
    }
  return last
}
