import { call } from '../acts'
import { inLanes, outcomeOf, tally } from '../at-once'
import { withoutText } from '../guards'
import { clockActs, everyAct, often, seldom, type Known } from '../mixed-acts'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const writes = 2000
const slowestMs = 250
/** On a slower machine: as long as the acts of all connections one after the other, and a half. */
const slowestAlone = lanes * 1.5

/**
 * B22: every act at the same time, by every role, on few mentors: the database ends nobody's transaction, and nobody
 * waits long.
 */
export const mixedWrites: HardPromise = {
  name: 'B22',
  title: `${writes} mixed writes a seed, 20 connections, 20 mentors: no deadlock, p99 ≤ ${slowestMs} ms`,
  async run(world) {
    const { owner, chance, mentors, mentees, admins, twin } = world
    const kinds = ['three_months', 'six_months', 'two_in_one'] as const
    const known: Known = {
      world,
      guides: await mentors(20),
      team: await admins(3),
      women: (await Promise.all(kinds.map((kind) => mentees(20, { kind, packages: 2 })))).flat(),
      requests: [],
      mentorships: [],
      purchases: [],
      sessions: [],
      leaving: await mentees(40),
    }
    known.purchases.push(...known.women.map((mentee) => ({ id: mentee.purchaseId, mentee })))
    await owner`insert into private.credentials (user_id, password_hash) select id, 'kept' from data.users`
    await owner`analyze`
    // Connections are opened before the first act is timed.
    for (const one of [known.team[0]!, known.women[0]!]) {
      await inLanes(
        lanes,
        Array.from({ length: lanes * 3 }, () => () => call(one, 'erasure_obstacle')),
      )
    }
    const acts = everyAct(known)
    const names = Object.keys(acts)
    const usual = names.filter((name) => !seldom.includes(name))
    const draw = (count: number) =>
      Array.from({ length: count }, () =>
        chance.oneOf([...usual, ...usual, ...usual, ...often, ...often, ...seldom]),
      )
    /** Does acts in some lanes at once; returns what was said, and the milliseconds of each but the clock's. */
    const doActs = async (inLanesOf: number, drawn: string[]) => {
      const took: { name: string; ms: number }[] = []
      const outcomes = await inLanes(
        inLanesOf,
        drawn.map((name) => async () => {
          const start = performance.now()
          const outcome = await outcomeOf(acts[name]!)
          if (!clockActs.includes(name)) took.push({ name, ms: performance.now() - start })
          return `${name} ${outcome.said}`
        }),
      )
      return { outcomes, took }
    }
    // One at a time first: how long the same acts take on this machine, now.
    const alone = mean((await doActs(1, draw(writes / 10))).took)
    const { outcomes, took } = await doActs(lanes, draw(writes))

    const found = findings()
    const said = outcomes.map(({ value }) => String(value))
    found.none(
      'in the database’s own words',
      said.filter((each) => each.includes(' raw ')),
    )
    // Most kinds of acts must succeed sometimes; otherwise the test proves nothing.
    const done = new Set(said.filter((each) => each.endsWith(' done')))
    if (done.size < names.length * 0.9)
      found.violations.push(`only ${done.size} of ${names.length} acts were ever done`)
    const slowest = took.sort((a, b) => b.ms - a.ms).slice(0, Math.ceil(took.length / 100))
    const p99 = slowest.at(-1)!.ms
    if (!twin && p99 > Math.max(slowestMs, slowestAlone * alone))
      found.violations.push(`p99 ${p99.toFixed(0)} ms, one at a time ${alone.toFixed(0)} ms on average`)
    if (process.env.HARD_COVERAGE)
      process.stderr
        .write(`p99 ${p99.toFixed(0)} ms, mean ${mean(took).toFixed(1)} ms, alone ${alone.toFixed(1)} ms
${JSON.stringify(slowest)} ${JSON.stringify(tally(said), null, 1)}\n`)
    return { runs: writes, violations: found.violations }
  },
  twins: [
    {
      without: 'the order of mentor and mentee',
      remove: withoutText(
        'rules.lock_pair',
        /(perform from data\.mentors[^;]*;)\s*(perform from data\.mentees[^;]*;)/,
        '$2 $1',
      ),
    },
  ],
}

const mean = (acts: { ms: number }[]) => acts.reduce((sum, { ms }) => sum + ms, 0) / acts.length
