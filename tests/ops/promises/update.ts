// A rolling update: the version before and this one serve side by side, under traffic.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../scripts/lib/project.mjs'
import { askingOf, signInAll, tokenOf } from '../asking'
import { startBalancer } from '../balancer'
import { startDatabase, until } from '../database'
import { counted, quantile, runLoad } from '../load'
import { installed, migrateTo, settingsOf, startWeb, startWorker, type Web } from '../parts'
import { line, none, type OpsPromise, type Stage } from '../promise'

const width = 6

export const update: OpsPromise = {
  name: 'update',
  needs: ['postgres'],
  async run(stage) {
    const { old: before, next, name } = versions(stage)
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
    const running = runLoad(ask, people, { width, next: () => balancer.port, goOn: () => !over })
    const news: Web[] = []
    try {
      const migrated = await migrateTo(settings, next)
      if (migrated.code !== 0) throw new Error(`migrate: ${migrated.output}`)
      stage.say('migrated while the old version served')
      for (const leaving of old) {
        const web = await startWeb(stage, settings, next)
        news.push(web)
        await balancer.serve(web.port)
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
      line(`update: migrations to ${name}`, more, '>= 1', more >= 1),
      none('update: failed requests', ran.failed.length, ran.calls),
      none('update: answers about another person', ran.leaked, ran.identities),
      line('update: ms of a request, p99', Math.round(quantile(ran.milliseconds, 0.99)), '-', true),
      line(
        'update: older code on the newer database',
        refused.code === 0 ? 'migrates' : 'refused',
        'refused',
        refused.code === 1 && /newer/.test(refused.output),
      ),
      none('update: broken invariants afterwards', invariants!.broken),
    ]
  },
}

const migrationsIn = (root: string) => fs.readdirSync(path.join(root, 'sql/migrations')).length

/** From OPS_BEFORE, a commit, to this version; or from this version to an invented next one. */
const versions = (stage: Stage) =>
  process.env.OPS_BEFORE
    ? { old: versionBefore(stage, process.env.OPS_BEFORE), next: projectRoot, name: process.env.OPS_BEFORE }
    : { old: projectRoot, next: inventedNext(stage), name: 'the next version' }

/** This version with another table, and another result of the function that every signed-in request calls. */
function inventedNext({ dir }: Stage) {
  const root = path.join(dir, 'next')
  for (const part of ['scripts', 'sql', 'build', 'package.json', 'package-lock.json'])
    fs.cpSync(path.join(projectRoot, part), path.join(root, part), { recursive: true })
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'))
  fs.writeFileSync(
    path.join(root, 'sql/migrations/9999_next.sql'),
    '-- Invented.\nalter table data.mentors add column next_version text;\n',
  )
  const file = path.join(root, 'sql/functions/api/viewer.sql')
  const text = fs.readFileSync(file, 'utf8')
  const changed = text
    .replace('texts_due boolean)', 'texts_due boolean, next_version text)')
    .replace('rules.texts_due(u.id, session.role))', 'rules.texts_due(u.id, session.role)), null::text')
  if (changed.split('next_version').length + changed.split('null::text').length !== 4)
    throw new Error('api.viewer looks different: change the invented version')
  fs.writeFileSync(file, changed)
  return root
}

/** A commit, built in a folder of its own; its build is kept for the next run. */
function versionBefore({ say, dir }: Stage, asked: string) {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout.trim()
  }
  const commit = git('rev-parse', asked)
  const root = path.join(dir, 'before')
  fs.mkdirSync(root)
  git('archive', '--format=tar', '-o', `${root}.tar`, commit)
  spawnSync('tar', ['-xf', `${root}.tar`, '-C', root])
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'))
  const kept = path.join(projectRoot, 'node_modules/.cache/ops', commit)
  if (!fs.existsSync(kept)) {
    say(`building ${asked}`)
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`build of ${asked}: ${stderr}`)
    fs.cpSync(path.join(root, 'build'), kept, { recursive: true })
  } else fs.cpSync(kept, path.join(root, 'build'), { recursive: true })
  return root
}
