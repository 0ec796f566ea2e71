// Four web servers and two workers on one database.
import { approveAndSee, waitingApplications } from '../approvals'
import { askingOf, signInAll, tokenOf, type AskNode, type Person } from '../asking'
import { startDatabase, until, type Database } from '../database'
import { installed, settingsOf, startWeb, startWorker } from '../parts'
import { line, none, type Line, type OpsPromise } from '../promise'

const soon = 1000

export const nodes: OpsPromise = {
  name: 'nodes',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage, { max_connections: 200 })
    const origin = 'http://mentoring.test'
    const settings = { ...settingsOf(database, stage.dir, origin), RATE_LIMITS: 'on' }
    await installed(database, settings)
    const webs = await Promise.all([1, 2, 3, 4].map(() => startWeb(stage, settings)))
    const ports = webs.map(({ port }) => port)
    stage.say('four web servers run')
    const ask = fromOwnAddresses(askingOf(origin))
    const people = await signInAll(database)
    const world = { stage, database, ask, ports, people }
    const lines = [
      ...(await approvals(world)),
      ...(await signOut(world)),
      ...(await settingsEverywhere(world)),
      ...(await signInLimit(world)),
      ...(await floodLimit(world)),
    ]
    const workers = { ...settings, LOG_LEVEL: 'debug' }
    await database.look`update private.jobs set last_run_at = null`
    const two = await Promise.all([startWorker(stage, workers), startWorker(stage, workers)])
    return [...lines, ...(await jobsOnce(database, () => two.map((worker) => worker.output()).join('\n')))]
  },
}

type World = { database: Database; ask: AskNode; ports: number[]; people: Person[] }

/** Each request from an address of its own, so that the flood limit does not end the test. */
function fromOwnAddresses(ask: AskNode): AskNode {
  let count = 0
  return (port, path, how = {}) => {
    count += 1
    return ask(port, path, { from: `198.18.${Math.floor(count / 250) % 250}.${count % 250}`, ...how })
  }
}

async function approvals({ database, ask, ports, people }: World): Promise<Line[]> {
  const admin = people.find(({ role }) => role === 'admin')!
  const took: number[] = []
  for (const [n, { id }] of (await waitingApplications(database)).slice(0, 4).entries())
    took.push(await approveAndSee(ask, { mentor: id, admin, at: ports[n % ports.length]!, nodes: ports }))
  const slowest = Math.round(Math.max(...took))
  return [
    line(
      'nodes: ms until all four show an approval',
      slowest,
      `< ${soon}`,
      took.length > 0 && slowest < soon,
    ),
  ]
}

async function signOut({ ask, ports, people }: World): Promise<Line[]> {
  let stayed = 0
  const leaving = people.filter(({ role }) => role === 'mentee').slice(0, 8)
  for (const [n, { cookie }] of leaving.entries()) {
    for (const port of ports)
      if ((await ask(port, '/api/user/me', { cookie })).status !== 200) throw new Error('not signed in')
    const at = ports[n % ports.length]!
    const left = await ask(at, '/api/logout', {
      method: 'POST',
      cookie,
      token: await tokenOf(ask, at, cookie),
    })
    if (left.status !== 200) throw new Error(`sign-out: ${left.status} ${left.body}`)
    for (const port of ports) if ((await ask(port, '/api/user/me', { cookie })).status !== 401) stayed += 1
  }
  return [none('nodes: nodes where a session lived on after sign-out', stayed, leaving.length * ports.length)]
}

/** A language chosen at one node holds at the others. */
async function settingsEverywhere({ ask, ports, people }: World): Promise<Line[]> {
  const { cookie } = people.find(({ role }) => role === 'mentor')!
  let other = 0
  for (const [n, locale] of ['de', 'fr', 'pt', 'en'].entries()) {
    const at = ports[n]!
    const changed = await ask(at, '/api/client/user/change-locale', {
      cookie,
      json: { locale },
      token: await tokenOf(ask, at, cookie),
    })
    if (changed.status !== 200) throw new Error(`language: ${changed.status} ${changed.body}`)
    for (const port of ports) {
      const { userData } = JSON.parse((await ask(port, '/api/user/me', { cookie })).body) as {
        userData: { locale: string }
      }
      if (userData.locale !== locale) other += 1
    }
  }
  return [none('nodes: answers with an old setting', other, 16)]
}

/** Wrong passwords from one address, in turn at all nodes: they are counted in the database. */
async function signInLimit({ database, ask, ports }: World): Promise<Line[]> {
  const [{ email } = { email: '' }] = await database.look<{ email: string }[]>`
    select u.email from data.users u join data.mentees e on e.user_id = u.id order by u.id limit 1`
  const said: number[] = []
  for (let n = 0; n < 24; n += 1) {
    const at = ports[n % ports.length]!
    const json = { email, password: `wrong password ${n}` }
    const { status } = await ask(at, '/api/login', {
      json,
      token: await tokenOf(ask, at, ''),
      from: '203.0.113.7',
    })
    said.push(status)
  }
  const tried = said.filter((status) => status !== 429).length
  return [
    line(
      'nodes: wrong passwords until 429, over four nodes',
      tried,
      '<= 10, shared',
      tried <= 10 && tried > 0,
    ),
  ]
}

/** The flood limit is each node's own: four nodes allow four times as much. */
async function floodLimit({ ask, ports }: World): Promise<Line[]> {
  const said: number[] = []
  const next = async () => {
    while (said.length < 2800) {
      const n = said.push(0) - 1
      said[n] = (
        await ask(ports[n % ports.length]!, '/api/client/user/countries', { from: '203.0.113.9' })
      ).status
    }
  }
  await Promise.all(Array.from({ length: 16 }, next))
  const passed = said.filter((status) => status === 200).length
  return [
    line(
      'nodes: reads a minute from one address',
      passed,
      '<= 2400, 600 a node',
      passed <= 2400 && passed >= 2200,
    ),
  ]
}

/**
 * Every job was due when two workers began. A job that found rows runs again; besides that, a job of an hour or more
 * has one run.
 */
async function jobsOnce({ look }: Database, logs: () => string): Promise<Line[]> {
  await until(
    'all jobs have run',
    async () => (await look`select from private.jobs where last_run_at is null limit 1`).length === 0,
    120_000,
  )
  const jobs = await look<{ name: string }[]>`
    select name from private.jobs where daily_at is not null or every >= interval '1 hour'`
  const runs = logs()
    .split('\n')
    .filter((text) => text.includes('"job done"'))
    .map((text) => JSON.parse(text) as { job: string; result: number | null })
  const extra = jobs.reduce((sum, { name }) => {
    const own = runs.filter(({ job }) => job === name)
    return sum + Math.max(0, own.length - 1 - own.filter(({ result }) => Number(result) > 0).length)
  }, 0)
  const ran = jobs.filter(({ name }) => runs.some(({ job }) => job === name)).length
  return [
    line('nodes: long jobs that ran', ran, String(jobs.length), ran === jobs.length),
    none('nodes: runs of them too many', extra, runs.length),
  ]
}
