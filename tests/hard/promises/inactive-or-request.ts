import { changeStatus, send } from '../acts'
import { groupsAtOnce } from '../at-once'
import { withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const rounds = 200

/** B11: a mentor becomes inactive, by herself or by an admin, while a request to her is being sent. */
export const inactiveOrRequest: HardPromise = {
  name: 'B11',
  title: `R6 · ${rounds} rounds a seed of going inactive against a request`,
  async run({ owner, chance, mentors, mentees, admins }) {
    const [leaving, asking, [admin]] = [await mentors(rounds), await mentees(rounds), await admins(1)]
    const turned = leaving.map(() => chance.below(2) === 1)
    const said = await groupsAtOnce(
      lanes,
      leaving.map((mentor, n) => {
        const pair = [
          () => changeStatus(n % 3 === 0 ? admin! : mentor, mentor.id, 'inactive'),
          () => send(asking[n]!, mentor),
        ]
        return turned[n] ? pair.toReversed() : pair
      }),
    )
    const pairs = said.map((pair, n) => (turned[n] ? pair.toReversed() : pair))

    const found = findings()
    found.only(
      'inactive',
      pairs.map(([left]) => left!),
      ['done', 'mentor_has_pending_requests'],
    )
    found.only(
      'request',
      pairs.map(([, sent]) => sent!),
      ['done', 'mentor_not_available', 'mentor_not_found'],
    )
    // When the admin acts after the request arrived, both succeed and the request is closed again.
    found.none(
      'neither',
      pairs.filter(([left, sent]) => left !== 'done' && sent !== 'done'),
    )
    found.none(
      'both, by herself',
      pairs.filter(([left, sent], n) => n % 3 !== 0 && left === 'done' && sent === 'done'),
    )
    found.none(
      'waiting on an inactive mentor',
      await owner`
      select r.id from data.mentorship_requests r join data.mentors m on m.id = r.mentor_id
      where r.status = 'pending' and m.status = 'inactive'`,
    )
    return { runs: rounds, violations: found.violations }
  },
  twins: [
    {
      without: 'the mentor’s lock',
      remove: withoutLocks('api.change_mentor_status', 'rules.lock_mentor_and_waiting', 'rules.lock_pair'),
    },
  ],
}
