import { approve, reject, withdraw } from '../acts'
import { groupsAtOnce } from '../at-once'
import { without, withoutLocks, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const requestCount = 200

/**
 * B7: the mentor approves, an admin rejects, the mentee withdraws and the clock lets lapse the same request at the
 * same time.
 */
export const oneAnswer: HardPromise = {
  name: 'B7',
  title: 'R10 R12 · approve, reject, withdraw and lapse at once, 200 requests',
  async run(world) {
    const { owner, chance, mentors, mentees, admins, pending, runJob } = world
    const [asked, asking, [admin]] = [
      await mentors(requestCount),
      await mentees(requestCount),
      await admins(1),
    ]
    const ids = await pending(asking.map((mentee, n) => ({ mentee, mentor: asked[n]! })))
    const said = await groupsAtOnce(
      lanes,
      ids.map((id, n) => {
        const acts = chance.shuffled([
          () => approve(asked[n]!, id),
          () => reject(admin!, id),
          () => withdraw(asking[n]!, id),
          () => runJob('expire_requests'),
        ])
        // One in three is near its deadline, before or after it.
        const due = `${chance.below(16) - 8} milliseconds`
        return n % 3 > 0
          ? acts
          : [
              async () => {
                await owner`update data.mentorship_requests set answer_due_at = now() + ${due}::interval where id = ${id} and status = 'pending'`
                await runJob('expire_requests')
              },
              ...acts,
            ]
      }),
    )
    await runJob('expire_requests')

    const found = findings()
    found.only('told', said.flat(), ['done', 'already_answered', 'deadline_passed'])
    found.none('still waiting', await owner`select id from data.mentorship_requests where status = 'pending'`)
    found.none('not one mail of one end', await ends(world))
    return { runs: requestCount, violations: found.violations }
  },
  twins: [
    {
      without: 'the request’s lock and the look at its state',
      remove: without(
        withoutLocks(
          'rules.lock_pair',
          'rules.lock_mentor_and_waiting',
          'rules.lock_request',
          'rules.take_free_pair',
        ),
        withoutText('rules.close_request', ` and r.status = 'pending'`),
      ),
    },
  ],
}

/** Requests whose mails to the mentee do not match their state. */
const ends = ({ owner }: World) => owner`
  select r.id, r.status, r.close_reason, told.kinds
  from data.mentorship_requests r
  left join data.mentorships s on s.request_id = r.id
  cross join lateral (
    select coalesce(array_agg(o.kind order by o.kind), '{}') as kinds from private.outbox o
    where (o.content->>'requestId' = r.id::text and o.kind in ('request_rejected', 'request_withdrawn', 'request_expired_mentee'))
      or (o.content->>'mentorshipId' = s.id::text and o.kind = 'mentorship_started_mentee')) told
  where told.kinds <> array[case
    when r.status = 'approved' then 'mentorship_started_mentee'
    when r.close_reason = 'expired' then 'request_expired_mentee'
    when r.close_reason = 'withdrawn' then 'request_withdrawn' else 'request_rejected' end]`
