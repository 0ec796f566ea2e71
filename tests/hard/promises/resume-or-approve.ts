import { approve, resume } from '../acts'
import { groupsAtOnce } from '../at-once'
import { without, withoutIndex, withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const count = 200
const locks = withoutLocks(
  'rules.lock_mentor_and_waiting',
  'rules.lock_paused_mentorship',
  'rules.lock_request',
  'rules.start_mentorship',
  'rules.close_waiting_requests',
)

/** B13: a paused mentorship is resumed while its mentor, free in the meantime, approves another request. */
export const resumeOrApprove: HardPromise = {
  name: 'B13',
  title: `R15 · resume against approve, ${count} mentors`,
  async run({ owner, chance, mentors, mentees, admins, mentorships, pending }) {
    const [guides, paused, asking, [admin]] = [
      await mentors(count),
      await mentees(count),
      await mentees(count),
      await admins(1),
    ]
    const ids = await mentorships(
      paused.map((mentee, n) => ({ mentee, mentor: guides[n]! })),
      'paused',
    )
    const requests = await pending(asking.map((mentee, n) => ({ mentee, mentor: guides[n]! })))
    const turned = ids.map(() => chance.below(2) === 1)
    const said = await groupsAtOnce(
      lanes,
      ids.map((id, n) => {
        const pair = [() => resume(admin!, id), () => approve(guides[n]!, requests[n]!)]
        return turned[n] ? pair.toReversed() : pair
      }),
    )
    const pairs = said.map((pair, n) => (turned[n] ? pair.toReversed() : pair))

    const found = findings()
    found.only(
      'resume',
      pairs.map(([resumed]) => resumed!),
      ['done'],
    )
    found.only(
      'approve',
      pairs.map(([, begun]) => begun!),
      ['done', 'already_answered'],
    )
    found.none(
      'not exactly one running',
      await owner`
      select m.id, (select count(*)::integer from data.mentorships s where s.mentor_id = m.id and s.status = 'running') as running
      from data.mentors m where (select count(*) from data.mentorships s where s.mentor_id = m.id and s.status = 'running') <> 1`,
    )
    found.none(
      'the paused one neither runs nor gave its part back',
      await owner`
      select s.id, s.status, p.status as part from data.mentorships s join data.parts p on p.id = s.part_id
      where s.id = any (${ids}) and (s.status, p.status::text) not in (('running', 'running'), ('stopped', 'paid'))`,
    )
    return { runs: count, violations: found.violations }
  },
  twins: [
    {
      without: 'the index and the mentor’s lock',
      remove: without(withoutIndex('mentor_in_mentorship'), locks),
    },
    { without: 'the mentor’s lock alone', remove: locks },
  ],
}
