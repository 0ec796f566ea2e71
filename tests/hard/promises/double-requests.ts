import { send } from '../acts'
import { groupsAtOnce, tally } from '../at-once'
import { without, withoutIndex, withoutLocks, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const menteeCount = 200
const tabs = 5

/** B3: a mentee sends her request from five tabs at once, to the same mentor or to several. */
export const doubleRequests: HardPromise = {
  name: 'B3',
  title: 'R3 · 200 mentees × 5 simultaneous requests',
  async run({ owner, chance, mentors, mentees }) {
    const [asked, asking] = [await mentors(20), await mentees(menteeCount, { packages: 2 })]
    const said = await groupsAtOnce(
      lanes,
      asking.map((mentee, n) => {
        const one = chance.oneOf(asked)
        return Array.from({ length: tabs }, () => () => send(mentee, n % 2 === 0 ? one : chance.oneOf(asked)))
      }),
    )

    const found = findings()
    found.equal('told', tally(said.flat()), { done: menteeCount, request_pending: menteeCount * (tabs - 1) })
    found.none(
      'not one of five',
      said.filter((answers) => answers.filter((each) => each === 'done').length !== 1),
    )
    const [row] = await owner`
      select count(*)::integer as pending, count(distinct mentee_id)::integer as mentees,
        (select count(*)::integer from data.parts where status = 'pending') as parts,
        (select count(*)::integer from private.outbox where kind = 'request_received') as told
      from data.mentorship_requests where status = 'pending'`
    found.equal('rows', row, {
      pending: menteeCount,
      mentees: menteeCount,
      parts: menteeCount,
      told: menteeCount,
    })
    return { runs: menteeCount * tabs, violations: found.violations }
  },
  twins: [
    {
      without: 'the index, the mentee’s lock and the look at the part',
      remove: without(
        withoutIndex('request_pending'),
        withoutLocks('rules.lock_pair'),
        withoutText('rules.send_request', ` and p.status = 'paid'`),
      ),
    },
    { without: 'the mentee’s lock alone', remove: withoutLocks('rules.lock_pair') },
  ],
}
