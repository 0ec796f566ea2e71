// What breaks most often: a wrong secret, killed and hanging processes, a silent network.
import { openMuteProxy } from '../../support/mute-proxy'
import { askingOf, type AskNode } from '../asking'
import { programUnder } from '../children'
import { startDatabase, startedAgain, until, type Database } from '../database'
import { installed, migrateTo, settingsOf, startEnded, startWeb, startWorker, type Settings } from '../parts'
import { line, none, type Line, type OpsPromise, type Stage } from '../promise'
import { brokenInvariants, gone, keepWriting } from '../writes'

const origin = 'http://mentoring.test'
const restartWithin = 10_000
const replacedWithin = 40_000
const givenUpWithin = 10_000

export const breaks: OpsPromise = {
  name: 'breaks',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage)
    const settings = {
      ...settingsOf(database, stage.dir, origin),
      LOG_LEVEL: 'info',
    }
    await installed(database, settings)
    const world = { stage, database, settings, ask: askingOf(origin) }
    return [
      ...(await wrongSecret(world)),
      ...(await killedDatabase(world)),
      ...(await killedParts(world)),
      ...(await silentNetwork(world)),
    ]
  },
}

type World = {
  stage: Stage
  database: Database
  settings: Settings
  ask: AskNode
}

let asked = 0
/** A page that no node has kept. */
const page = () => `/mentors?q=b${asked++}`

async function wrongSecret({ settings }: World): Promise<Line[]> {
  const refused = await startEnded('migrate', {
    ...settings,
    APP_SECRET: 'another secret of enough characters',
  })
  const says = /another password than the one that follows from APP_SECRET; nothing was changed/.test(
    refused.output,
  )
  const healed = await migrateTo(settings)
  return [
    line(
      'breaks: a start with another APP_SECRET, then with the right one',
      `rc ${refused.code}${says ? ', says why' : ''}, rc ${healed.code}`,
      'rc 1, says why, rc 0',
      refused.code === 1 && says && healed.code === 0,
    ),
  ]
}

async function killedDatabase({ stage, database, settings, ask }: World): Promise<Line[]> {
  const web = await startWeb(stage, settings)
  const writes = keepWriting(database, 'killed')
  await until('writes are confirmed', () => writes.confirmed.length >= 50)
  await database.server.stop('SIGKILL')
  const meanwhile = [await ask(web.port, page()), await ask(web.port, page()), await ask(web.port, '/readyz')]
  await startedAgain(database)
  const began = performance.now()
  await until('pages again', async () => (await ask(web.port, page())).status === 200)
  const seconds = (performance.now() - began) / 1000
  const before = writes.confirmed.length
  await until('writes again', () => writes.confirmed.length > before)
  await writes.stop()
  await web.end()
  const said = meanwhile.map(({ status }) => status)
  return [
    line(
      'breaks: PostgreSQL killed: pages and /readyz meanwhile',
      said.join(', '),
      '503',
      said.every((status) => status === 503),
    ),
    line('breaks: seconds until pages again, once it is back', seconds.toFixed(1), '< 10', seconds < 10),
    none(
      'breaks: confirmed writes that are gone',
      await gone(database, writes.confirmed),
      writes.confirmed.length,
    ),
    none('breaks: broken invariants', await brokenInvariants(database)),
  ]
}

async function killedParts({ stage, settings, ask }: World): Promise<Line[]> {
  const web = await startWeb(stage, settings)
  const answers = async () => (await ask(web.port, page()).catch(() => undefined))?.status === 200
  const pages = await killed(web, answers)
  const hung = await killed(web, answers, 'SIGSTOP')
  await web.end()

  const worker = await startWorker(stage, settings)
  const working = () => worker.output().split('"working"').length - 1
  // The start says «ready» before the worker has begun.
  await until('the worker works', () => working() === 1)
  const jobs = await killed(worker, () => working() === 2)
  await worker.end()
  return [
    line('breaks: ms until pages again, web killed', pages, `< ${restartWithin}`, pages < restartWithin),
    line('breaks: ms until pages again, web stopped', hung, `< ${replacedWithin}`, hung < replacedWithin),
    line('breaks: ms until the worker works again, killed', jobs, `< ${restartWithin}`, jobs < restartWithin),
  ]
}

async function killed(
  part: Parameters<typeof programUnder>[0],
  works: () => Promise<boolean> | boolean,
  signal: NodeJS.Signals = 'SIGKILL',
) {
  const old = programUnder(part)!
  process.kill(old, signal)
  const took = await until(
    'it works again',
    async () => ![undefined, old].includes(programUnder(part)) && (await works()),
    replacedWithin * 2,
  )
  return Math.round(took)
}

/** The network between web and database swallows everything; nobody gets an error from it. */
async function silentNetwork({ stage, database, settings, ask }: World): Promise<Line[]> {
  const proxy = await openMuteProxy(database.server.port)
  stage.afterwards(() => proxy.close())
  const web = await startWeb(stage, {
    ...settings,
    DATABASE_URL: proxy.through(database.ownerUrl),
  })
  const good = await ask(web.port, page())
  proxy.swallow()
  const silent = await Promise.all([1, 2, 3].map(() => ask(web.port, page())))
  proxy.heal()
  const back = await until('pages again', async () => (await ask(web.port, page())).status === 200)
  await web.end()
  const longest = Math.round(Math.max(...silent.map(({ ms }) => ms)))
  return [
    line(
      'breaks: ms until a page of a silent database is given up',
      `${silent.map(({ status }) => status).join(', ')}, ${longest}`,
      `503, < ${givenUpWithin}`,
      good.status === 200 && silent.every(({ status }) => status === 503) && longest < givenUpWithin,
    ),
    line('breaks: ms until pages again, the network back', Math.round(back), '< 10000', back < 10_000),
  ]
}
