import { approve, call, createMentorship, reject, send, sendForCoaching } from '../acts'
import { inLanes, tally } from '../at-once'
import { without, withoutConstraint, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const count = 25

/** B4: a user with two profiles cannot send a request to herself, answer it, or be matched with herself. */
export const ownProfile: HardPromise = {
  name: 'B4',
  title: `R7 R25 · ${count} women of two profiles ask, mentor, approve and pay themselves, by act and by row`,
  async run(world) {
    const { mentors, mentees, admins, signedInAs, pending, owner } = world
    const found = findings()
    const guides = await mentors(count)
    const women = await mentees(count, { who: guides, kind: 'two_in_one' })
    const [mentoring, team] = [await mentees(count, { who: await mentors(count) }), await admins(count)]
    const asAdmins = await mentees(count, { who: team, paid: false })
    const paid = await mentees(count, { who: await admins(count) })
    const other = await mentors(1)

    const byAct = await inLanes(
      lanes,
      women.flatMap((mentee, n) => [
        () => send(mentee, guides[n]!),
        () => sendForCoaching(mentee, guides[n]!),
        () => createMentorship(team[0]!, mentee.partIds[0]!, guides[n]!.id),
        () => call(team[n]!, 'mark_paid', { purchase_id: asAdmins[n]!.purchaseId }),
        () =>
          call(team[n]!, 'refund_purchase', {
            purchase_id: asAdmins[n]!.purchaseId,
            override: true,
            reason: 'δικό μου',
          }),
      ]),
    )
    found.equal('told', tally(byAct.map(({ said }) => said)), { own_profile: count * 5 })

    const asked = await pending(paid.map((mentee) => ({ mentee, mentor: other[0]! })))
    const herOwn = await signedInAs(
      paid.map(({ userId }) => userId),
      'admin',
    )
    const answers = await inLanes(
      lanes,
      asked.flatMap((id, n) => [() => approve(herOwn[n]!, id), () => reject(herOwn[n]!, id)]),
    )
    found.equal('told who answers herself', tally(answers.map(({ said }) => said)), {
      own_profile: count * 2,
    })

    const byRow = await inLanes(
      lanes,
      mentoring.flatMap((mentee) =>
        ['mentorship_requests', 'mentorships'].map((table) => () => insert(world, table, mentee.id)),
      ),
    )
    found.equal('told by the tables', tally(byRow.map(({ said }) => said)), {
      'raw 23514 own_profile': count * 2,
    })
    found.none(
      'of herself',
      await owner`
      select 'request' as what, id from data.mentorship_requests where mentor_user_id = mentee_user_id
      union all select 'mentorship', id from data.mentorships where mentor_user_id = mentee_user_id`,
    )
    return { runs: byAct.length + answers.length + byRow.length, violations: found.violations }
  },
  twins: [
    {
      without: 'the constraints',
      remove: without(
        withoutConstraint('data.mentorship_requests', 'own_profile'),
        withoutConstraint('data.mentorships', 'own_profile'),
      ),
    },
    {
      without: 'the look at whose it is',
      remove: without(
        withoutText('rules.request_obstacle', 'rules.same_user(mentor_id, mentee_id)', 'false'),
        withoutText('rules.mentor_obstacle', /when m\.user_id = \([^)]*\) then 'own_profile'/, ``),
      ),
    },
  ],
}

/** Inserts a row as the owner, as an act would have written it. */
const insert = ({ owner }: World, table: string, menteeId: number) =>
  owner.unsafe(`
  insert into data.${table} (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind,
    ${table === 'mentorships' ? 'planned_end_on' : 'message, answer_due_at'})
  select e.id, e.user_id, m.id, m.user_id, p.id, 'mentoring', ${table === 'mentorships' ? `'2999-01-01'` : `repeat('x', 20), now()`}
  from data.mentees e join data.mentors m on m.user_id = e.user_id join data.parts p on p.mentee_id = e.id where e.id = ${menteeId}`)
