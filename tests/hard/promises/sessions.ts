import { randomUUID } from 'node:crypto'
import { decrease, increase } from '../acts'
import { groupsAtOnce, inLanes, tally } from '../at-once'
import { withoutConstraint, withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const cap = 30

/** B12: the session count of one mentorship under a thousand clicks, up and down, and forms that are sent twice. */
export const sessions: HardPromise = {
  name: 'B12',
  title: 'R13 · 1,000 × +1, 500 × +1 against 500 × −1, 200 double submits',
  async run(world) {
    const { mentors, mentees, admins, mentorships, chance } = world
    const [guides, women, [admin]] = [await mentors(22), await mentees(22), await admins(1)]
    const ids = await mentorships(women.map((mentee, n) => ({ mentee, mentor: guides[n]! })))
    const found = findings()
    const who = () => (chance.below(2) === 0 ? women : undefined)

    const up = await inLanes(
      lanes,
      Array.from({ length: 1000 }, () =>
        who() ? () => increase(women[0]!, ids[0]!) : () => increase(admin!, ids[0]!),
      ),
    )
    found.equal('+1', tally(up.map(({ said }) => said)), { done: cap, session_count_limit: 1000 - cap })
    found.equal('count', await countOf(world, ids[0]!), cap)

    const both = chance.shuffled(Array.from({ length: 1000 }, (_, n) => n % 2 === 0))
    const clicks = await inLanes(
      lanes,
      both.map((plus) => () => (plus ? increase : decrease)(who() ? women[1]! : admin!, ids[1]!)),
    )
    const accepted = clicks.filter(({ said }) => said === 'done').map(({ act }) => (both[act] ? 1 : -1))
    found.only(
      '±1',
      clicks.map(({ said }) => said),
      ['done', 'session_count_limit'],
    )
    found.equal(
      'sum of what was accepted',
      await countOf(world, ids[1]!),
      accepted.reduce<number>((sum, each) => sum + each, 0),
    )

    const twice = await groupsAtOnce(
      lanes,
      Array.from({ length: 200 }, (_, n) => {
        const key = randomUUID()
        const click = () => increase(women[2 + (n % 20)]!, ids[2 + (n % 20)]!, key)
        return [click, click]
      }),
    )
    found.equal('double submits', tally(twice.flat()), { done: 400 })
    for (const id of ids.slice(2)) found.equal('count after ten double submits', await countOf(world, id), 10)
    return { runs: 2400, violations: found.violations }
  },
  twins: [
    { without: 'the mentorship’s lock', remove: withoutLocks('rules.lock_session_log') },
    { without: 'the key of used forms', remove: withoutConstraint('private.used_forms', 'used_forms_pkey') },
  ],
}

async function countOf({ owner }: World, id: number) {
  const [row] = await owner`select count(*)::integer as count from data.sessions where mentorship_id = ${id}`
  return row!.count as number
}
