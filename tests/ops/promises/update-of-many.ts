// Updates of a product with many mentors, under traffic of visitors, members and the team: nobody sees one.
import { setTimeout as pause } from 'node:timers/promises'
import { approve, waitingApplications } from '../approvals'
import { askingOf, signInAll, tokenOf, type AskNode } from '../asking'
import { startDatabase, until } from '../database'
import { counted, runLoad } from '../load'
import { beginJob, generatePeople } from '../many'
import { installed, migrateTo, settingsOf, startWeb, startWorker } from '../parts'
import { line, none, type Line, type OpsPromise } from '../promise'
import { withOtherView, withOtherWords, type Version } from '../versions'

const mentors = 20_000
const mentees = 1000
const width = 2
// Milliseconds. A rebuild waits for a gap of the pages, and they for it.
const second = 1000
const rebuild = 3 * second

export const updateOfMany: OpsPromise = {
  name: 'update-of-many',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage)
    const settings = settingsOf(database, stage.dir, 'http://mentoring.test')
    await installed(database, settings)
    await generatePeople(stage, database, mentors, mentees)
    const { port } = await startWeb(stage, settings)
    await startWorker(stage, settings)
    /** The reason of the last walk over all words, once it has ended. */
    const endedWalk = async () =>
      (await database.look<{ reason: string }[]>`select reason from private.words_walk where ended`)[0]
        ?.reason
    await until('the worker has compared the words', async () => !!(await endedWalk()), 300_000)
    const walk = await endedWalk()

    const asked: Asked[] = []
    const ask = watched(askingOf('http://mentoring.test'), asked)
    const people = await signInAll(database)
    for (const person of people) Object.assign(person, { token: await tokenOf(ask, port, person.cookie) })
    const admin = people.find(({ role }) => role === 'admin')!
    const applications = await waitingApplications(database)
    let over = false
    let approved = 0
    const traffic = Promise.all([
      runLoad(ask, people, { width, next: () => port, goOn: () => !over }),
      (async () => {
        for (const { id } of applications) {
          if (over) return
          await approve(ask, { mentor: id, admin, at: port })
          approved += 1
        }
      })(),
      (async () => {
        for (; !over; await pause(200)) await ask(port, '/readyz').catch(() => {})
      })(),
    ])

    const usual = asked.length
    await until('there is traffic', () => asked.length > usual + 400, 120_000)
    const before = Math.max(...asked.slice(usual).map(msOf))

    /** Updates while all that goes on, and some seconds longer. */
    async function update({ root, name }: Version, longest: number): Promise<Line[]> {
      const from = performance.now()
      const migrated = await migrateTo(settings, root)
      if (migrated.code !== 0) throw new Error(`migrate: ${migrated.output}`)
      const took = performance.now() - from
      await pause(2 * second)
      const meanwhile = asked.filter(({ to }) => to > from)
      const pages = meanwhile.filter(({ path }) => path !== '/readyz')
      const ready = meanwhile.filter(({ path }) => path === '/readyz')
      const overlap = (one: Asked, other: Asked) => one.from < other.to && other.from < one.to
      const failed = pages.filter(({ ok }) => !ok)
      const untrue = ready.filter((answer) => answer.ok && failed.some((page) => overlap(page, answer)))
      const [most] = pages.toSorted((a, b) => msOf(b) - msOf(a))
      const slower = msOf(most!) - before
      stage.say(`${name}: the slowest, ${most!.path}, took ${msOf(most!)} ms`)
      for (const failure of counted(failed.map(({ path }) => path))) stage.say(`failed: ${failure}`)
      return [
        line(`${name}: seconds of the update`, (took / second).toFixed(1), '-', true),
        none(`${name}: failed pages and calls`, failed.length, pages.length),
        line(`${name}: ms that it held up a page`, slower, `< ${longest}`, slower < longest),
        none(`${name}: "ready" while a page failed`, untrue.length, ready.length),
        line(`${name}: "not ready"`, ready.filter(({ ok }) => !ok).length, '-', true),
      ]
    }

    const lines = [line('update-of-many: ms of the slowest before', before, '-', true)]
    const first = performance.now()
    lines.push(...(await update(withOtherWords(stage), second)))
    await beginJob(database, 'refresh_words')
    await until(
      'the words are made anew',
      async () => ![undefined, walk].includes(await endedWalk()),
      600_000,
    )
    lines.push(
      line(
        'a changed function: seconds until all words are made',
        ((performance.now() - first) / second).toFixed(0),
        '-',
        true,
      ),
    )
    lines.push(...(await update(withOtherView(stage), rebuild)))
    over = true
    const [ran] = await traffic
    const [{ deadlocks }] = await database.look<[{ deadlocks: number }]>`
      select deadlocks::integer from pg_stat_database where datname = current_database()`
    return [
      ...lines,
      none('update-of-many: deadlocks', deadlocks),
      none('update-of-many: answers about another person', ran.leaked, ran.identities),
      line('update-of-many: approvals meanwhile', approved, '>= 5', approved >= 5),
    ]
  },
}

type Asked = { path: string; from: number; to: number; ok: boolean }

const msOf = ({ from, to }: Asked) => Math.round(to - from)

/** The same, and writes down each call. */
function watched(ask: AskNode, asked: Asked[]): AskNode {
  return async (port, path, how) => {
    const from = performance.now()
    const note = (ok: boolean) => void asked.push({ path, from, to: performance.now(), ok })
    try {
      const answer = await ask(port, path, how)
      note(answer.status < 400)
      return answer
    } catch (error) {
      note(false)
      throw error
    }
  }
}
