// A rolling update: the version before and this one serve side by side, under traffic; and this one and a next one.
import fs from 'node:fs'
import path from 'node:path'
import { askingOf, signInAll, tokenOf } from '../asking'
import { startBalancer } from '../balancer'
import { startDatabase, until } from '../database'
import { quantile } from '../../hard/web/figures'
import { counted, runLoad } from '../load'
import { installed, migrateTo, settingsOf, startWeb, startWorker, type Web } from '../parts'
import { line, none, type Line, type OpsPromise, type Stage } from '../promise'
import { inventedNext, today, versionBefore, type Version } from '../versions'

const width = 6

export const update: OpsPromise = {
  name: 'update',
  needs: ['postgres'],
  async run(stage) {
    const before = versionBefore(stage)
    if (!before)
      return [
        {
          promise: 'update',
          figure: 'no commit with fewer of these migrations',
          goal: '',
          outcome: 'skipped',
        },
      ]
    return updated(stage, `update from ${before.name}`, { old: before, next: today })
  },
}

export const updateToNext: OpsPromise = {
  name: 'update-next',
  needs: ['postgres'],
  async run(stage) {
    const next = inventedNext(stage)
    return updated(stage, `update to ${next.name}`, { old: today, next })
  },
}

/** Updates two nodes and a worker one after the other while people use them. */
async function updated(
  stage: Stage,
  name: string,
  { old: { root: before }, next: { root: next } }: { old: Version; next: Version },
): Promise<Line[]> {
  const database = await startDatabase(stage)
  const balancer = await startBalancer(stage)
  const origin = 'http://mentoring.test'
  const settings = { ...settingsOf(database, stage.dir, origin), CLOSE_DELAY: '2' }
  await installed(database, settings, before)
  const old = [await startWeb(stage, settings, before), await startWeb(stage, settings, before)]
  const oldWorker = await startWorker(stage, settings, before)
  for (const { port } of old) await balancer.serve(port)
  const ask = askingOf(origin)
  const people = await signInAll(database)
  for (const person of people)
    Object.assign(person, { token: await tokenOf(ask, balancer.port, person.cookie) })

  let over = false
  let calls = 0
  const goOn = (made: number) => {
    calls = made
    return !over
  }
  const running = runLoad(ask, people, { width, next: () => balancer.port, goOn })
  const news: Web[] = []
  let callsOfBoth = 0
  try {
    const migrated = await migrateTo(settings, next)
    if (migrated.code !== 0) throw new Error(`migrate: ${migrated.output}`)
    stage.say('migrated while the old version served')
    for (const leaving of old) {
      const web = await startWeb(stage, settings, next)
      news.push(web)
      await balancer.serve(web.port)
      const from = calls
      await until('both versions serve', () => calls > from + 20)
      callsOfBoth += calls - from
      await leaving.end()
      balancer.forget(leaving.port)
    }
    await oldWorker.end()
    await startWorker(stage, settings, next)
    await until('two new nodes are ready', () => balancer.ready() === 2)
  } finally {
    over = true
  }
  const ran = await running
  for (const failure of counted(ran.failed)) stage.say(failure)
  if (ran.failed.length > 0) stage.say([...old, ...news].map((web) => web.output().slice(-1500)).join('\n'))
  const refused = await migrateTo(settings, before)
  const more = migrationsIn(next) - migrationsIn(before)
  const [invariants] = await database.look<{ broken: number }[]>`
    select count(*)::integer as broken from api.invariant_violations where violations > 0`
  return [
    line(`${name}: migrations`, more, '>= 1', more >= 1),
    none(`${name}: failed requests`, ran.failed.length, ran.calls),
    line(`${name}: requests while both versions served`, callsOfBoth, '>= 40', callsOfBoth >= 40),
    none(`${name}: answers about another person`, ran.leaked, ran.identities),
    line(`${name}: ms of a request, p99`, Math.round(quantile(ran.milliseconds, 0.99)), '-', true),
    line(
      `${name}: older code on the newer database`,
      refused.code === 0 ? 'migrates' : 'refused',
      'refused',
      refused.code === 1 && /newer/.test(refused.output),
    ),
    none(`${name}: broken invariants afterwards`, invariants!.broken),
  ]
}

const migrationsIn = (root: string) => fs.readdirSync(path.join(root, 'sql/migrations')).length
