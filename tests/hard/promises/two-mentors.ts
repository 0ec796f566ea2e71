import { approve, createMentorship } from '../acts'
import { groupsAtOnce, tally } from '../at-once'
import { without, withoutIndex, withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const menteeCount = 200
const locks = withoutLocks('rules.lock_mentor_and_waiting', 'rules.start_mentorship')

/** B2: two admins match one mentee at the same moment, each with another mentor. */
export const twoMentors: HardPromise = {
  name: 'B2',
  title: 'R2 · 200 mentees approved by two mentors at once, 200 by two administrators',
  async run(world) {
    const found = findings()
    for (const meet of [approvals, creations]) {
      const said = await groupsAtOnce(lanes, await meet(world))
      // The second of the two requests, which the product never allows.
      await world.owner`
        with closed as (
          update data.mentorship_requests set status = 'rejected', close_reason = 'withdrawn' where status = 'pending' returning part_id)
        update data.parts p set status = 'paid' from closed where p.id = closed.part_id`
      found.equal(`told by ${meet.name}`, tally(said.flat()), {
        done: menteeCount,
        mentee_in_mentorship: menteeCount,
      })
      found.none(
        'not one of two',
        said.filter((pair) => pair.filter((each) => each === 'done').length !== 1),
      )
    }
    found.none(
      'two running',
      await world.owner`
      select mentee_id, count(*)::integer from data.mentorships where status = 'running' group by 1 having count(*) > 1`,
    )
    return { runs: menteeCount * 4, violations: found.violations }
  },
  twins: [
    {
      without: 'the index and the mentee’s lock',
      remove: without(withoutIndex('mentee_in_mentorship'), locks),
    },
    { without: 'the mentee’s lock alone', remove: locks },
  ],
}

/**
 * A mentee cannot have two pending requests, so the owner inserts the second one, without the index that forbids it.
 */
async function approvals({ owner, mentors, mentees, requests, pending }: World) {
  const [asked, asking] = [await mentors(menteeCount * 2), await mentees(menteeCount, { packages: 2 })]
  await owner`drop index data.request_pending`
  const first = asking.map((mentee, n) => ({ mentee, mentor: asked[n]! }))
  const second = asking.map((mentee, n) => ({ mentee, mentor: asked[menteeCount + n]! }))
  const ids = await pending(first)
  const parts = asking.map((mentee) => mentee.partIds[0]!)
  await owner`update data.parts set status = 'pending' where id = any (${parts})`
  const others = await requests(second, parts)
  return asking.map((_, n) => [
    () => approve(first[n]!.mentor, ids[n]!),
    () => approve(second[n]!.mentor, others[n]!),
  ])
}

async function creations({ mentors, mentees, admins }: World) {
  const [free, paid, team] = [
    await mentors(menteeCount * 2),
    await mentees(menteeCount, { packages: 2 }),
    await admins(2),
  ]
  return paid.map((mentee, n) => [
    () => createMentorship(team[0]!, mentee.partIds[0]!, free[n]!.id),
    () => createMentorship(team[1]!, mentee.partIds[1]!, free[menteeCount + n]!.id),
  ])
}
