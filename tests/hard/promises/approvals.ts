import { approve } from '../acts'
import { inLanes, tally } from '../at-once'
import { without, withoutIndex, withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const mentorCount = 50
const perMentor = 20
const locks = withoutLocks(
  'rules.lock_mentor_and_waiting',
  'rules.lock_request',
  'rules.start_mentorship',
  'rules.close_waiting_requests',
)

/** B1, B7: a thousand approvals in random order, by mentors and admins: twenty requests to each of fifty mentors. */
export const approvals: HardPromise = {
  name: 'B1',
  title: 'R1 R11 R19 B7 B18 · 1,000 approvals of 50 mentors',
  async run(world) {
    const { mentors, mentees, admins, pending, chance } = world
    const [asked, asking, [admin]] = [
      await mentors(mentorCount),
      await mentees(mentorCount * perMentor),
      await admins(1),
    ]
    const pairs = asking.map((mentee, n) => ({ mentee, mentor: asked[n % mentorCount]! }))
    const ids = await pending(pairs)

    const order = chance.shuffled(pairs.map((pair, n) => ({ ...pair, id: ids[n]! })))
    const byTeam = order.map(() => chance.below(5) === 0)
    const outcomes = await inLanes(
      lanes,
      order.map(
        ({ id, mentor }, n) =>
          () =>
            approve(byTeam[n] ? admin! : mentor, id),
      ),
    )

    const found = findings()
    const lost = mentorCount * (perMentor - 1)
    found.equal('told', tally(outcomes.map(({ said }) => said)), {
      done: mentorCount,
      already_answered: lost,
    })
    found.none(
      'two running',
      await world.owner`
      select mentor_id, count(*)::integer from data.mentorships where status = 'running' group by 1 having count(*) > 1`,
    )
    found.equal('rows', await countRows(world), {
      running: mentorCount,
      partsRunning: mentorCount,
      partsPaid: lost,
      closed: lost,
      toldUnavailable: lost,
      toldMentees: mentorCount,
      toldMentors: mentorCount,
    })
    found.none(
      'flagged for what she could not help',
      await world.owner`
      select m.id from data.mentors m, data.constants c where rules.rejections_in_window(m.id) >= c.flag_rejections`,
    )
    return { runs: order.length, violations: found.violations }
  },
  twins: [
    {
      without: 'the index and the mentor’s lock',
      remove: without(withoutIndex('mentor_in_mentorship'), locks),
    },
    {
      without: 'the mentor’s lock alone',
      remove: locks,
    },
  ],
}

async function countRows({ owner }: World) {
  const [row] = await owner`
    select (select count(*)::integer from data.mentorships where status = 'running') as running,
      (select count(*)::integer from data.parts where status = 'running') as parts_running,
      (select count(*)::integer from data.parts where status = 'paid') as parts_paid,
      (select count(*)::integer from data.mentorship_requests where close_reason = 'mentor_unavailable') as closed,
      (select count(*)::integer from private.outbox where kind = 'mentor_unavailable') as told_unavailable,
      (select count(*)::integer from private.outbox where kind = 'mentorship_started_mentee') as told_mentees,
      (select count(*)::integer from private.outbox where kind = 'mentorship_started_mentor') as told_mentors`
  return row
}
