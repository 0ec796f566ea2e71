import { approve, createMentorship } from '../acts'
import { inLanes, tally } from '../at-once'
import { without, withoutIndex, withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const mentorCount = 50
const each = 4
const locks = withoutLocks(
  'rules.lock_mentor_and_waiting',
  'rules.lock_request',
  'rules.start_mentorship',
  'rules.close_waiting_requests',
)

/** B8: admins create mentorships while the same mentors are approved for other mentees. */
export const adminCreated: HardPromise = {
  name: 'B8',
  title: 'R11 · 200 created by the team against 200 approvals, 50 mentors',
  async run({ owner, chance, mentors, mentees, admins, pending }) {
    const [busy, asking, others, team] = [
      await mentors(mentorCount),
      await mentees(mentorCount * each),
      await mentees(mentorCount * each),
      await admins(2),
    ]
    const ids = await pending(asking.map((mentee, n) => ({ mentee, mentor: busy[n % mentorCount]! })))
    const approvals = ids.map((id, n) => () => approve(busy[n % mentorCount]!, id))
    const creations = others.map(
      (mentee, n) => () => createMentorship(team[n % 2]!, mentee.partIds[0]!, busy[n % mentorCount]!.id),
    )
    const outcomes = await inLanes(lanes, chance.shuffled([...approvals, ...creations]))

    const found = findings()
    const said = outcomes.map((outcome) => outcome.said)
    found.only('told', said, ['done', 'already_answered', 'mentor_in_mentorship'])
    found.equal('done', tally(said).done, mentorCount)
    found.none(
      'two running',
      await owner`
      select mentor_id, count(*)::integer from data.mentorships where status = 'running' group by 1 having count(*) > 1`,
    )
    found.none(
      'still waiting on a busy mentor',
      await owner`select id from data.mentorship_requests where status = 'pending'`,
    )
    return { runs: said.length, violations: found.violations }
  },
  twins: [
    {
      without: 'the index and the mentor’s lock',
      remove: without(withoutIndex('mentor_in_mentorship'), locks),
    },
    { without: 'the mentor’s lock alone', remove: locks },
  ],
}
