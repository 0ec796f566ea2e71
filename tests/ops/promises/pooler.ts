// PgBouncer in transaction mode between the product and its database.
import { spawnSync } from 'node:child_process'
import { projectRoot } from '../../../scripts/lib/project.mjs'
import { approveAndSee, waitingApplications } from '../approvals'
import { askingOf, signInAll, tokenOf } from '../asking'
import { startBouncer } from '../bouncer'
import { startDatabase } from '../database'
import { quantile } from '../../hard/web/figures'
import { counted, runLoad } from '../load'
import { installed, settingsOf, startWeb, startWorker } from '../parts'
import { line, none, type OpsPromise } from '../promise'

const calls = 2000
const width = 24
// Connections for each login: fewer than calls at a time, so they are handed from one person to the next.
const size = 5
const soon = 1000

export const pooler: OpsPromise = {
  name: 'pooler',
  needs: ['postgres', 'pgbouncer'],
  async run(stage) {
    const database = await startDatabase(stage)
    const origin = 'http://mentoring.test'
    const direct = settingsOf(database, stage.dir, origin)
    await installed(database, direct)
    const bouncer = await startBouncer(stage, database, size)
    const settings = { ...direct, DATABASE_POOL_URL: bouncer.url }
    const check = spawnSync(process.execPath, ['scripts/check.mjs'], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...settings, START_ONLY: 'worker' },
      encoding: 'utf8',
    })

    // One node without kept answers, so that every call asks the database.
    const [asking, keeping] = [
      await startWeb(stage, { ...settings, PAGE_CACHE: 'off' }),
      await startWeb(stage, settings),
    ]
    await startWorker(stage, settings)
    const ask = askingOf(origin)
    const people = await signInAll(database)
    for (const person of people)
      Object.assign(person, { token: await tokenOf(ask, asking.port, person.cookie) })
    stage.say(`${people.length} sessions, ${calls} calls, ${width} at a time, ${size} connections`)
    const ran = await runLoad(ask, people, {
      width,
      next: () => asking.port,
      goOn: (done) => done < calls,
    })
    for (const failure of counted(ran.failed)) stage.say(failure)
    if (ran.failed.length > 0) stage.say(`${asking.output().slice(-3000)}\n${bouncer.output().slice(-3000)}`)
    const [used] = await database.look<{ most: number; prepared: number }[]>`
      select count(*)::integer as most from pg_stat_activity
      where usename = 'app_web' and query not like 'listen%'`

    const [admin] = people.filter(({ role }) => role === 'admin')
    const seen: number[] = []
    for (const { id } of (await waitingApplications(database)).slice(0, 3))
      seen.push(
        await approveAndSee(ask, { mentor: id, admin: admin!, at: asking.port, nodes: [keeping.port] }),
      )
    return [
      line(
        'pooler: npm run check',
        /pooler/i.exec(check.stdout)?.[0] ? `rc ${check.status}` : 'silent',
        'names it, rc 0',
        check.status === 0 && /pooler/i.test(check.stdout),
      ),
      none('pooler: failed calls', ran.failed.length, ran.calls),
      none('pooler: answers about another person', ran.leaked, ran.identities),
      line('pooler: connections of the login web', used!.most, `<= ${size}`, used!.most <= size),
      line(
        'pooler: ms until visitors see an approval',
        Math.round(Math.max(...seen)),
        `< ${soon}`,
        seen.length > 0 && Math.max(...seen) < soon,
      ),
      line(
        'pooler: ms of a call, median and p99',
        `${Math.round(quantile(ran.milliseconds, 0.5))}, ${Math.round(quantile(ran.milliseconds, 0.99))}`,
        '-',
        true,
      ),
    ]
  },
}
