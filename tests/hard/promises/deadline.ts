import { setTimeout as pause } from 'node:timers/promises'
import { approve } from '../acts'
import { inLanes } from '../at-once'
import { without, withoutLocks, withoutText } from '../guards'
import { slowdown } from '../machine'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const requestCount = 200
const overMs = 1500

/** B9: approvals around their deadlines, with two sweepers that run all the time. */
export const deadline: HardPromise = {
  name: 'B9',
  title: 'R9 · 2 sweepers against 200 approvals at their deadlines',
  async run(world) {
    const { owner, chance, mentors, mentees, pending } = world
    const [asked, asking] = [await mentors(requestCount), await mentees(requestCount)]
    const ids = await pending(asking.map((mentee, n) => ({ mentee, mentor: asked[n]! })))
    const slower = slowdown()
    await owner`
      update data.mentorship_requests set answer_due_at = now() + random() * ${Math.ceil(overMs * slower)}::integer * interval '1 millisecond'`
    const dues = await owner<{ id: number; inMs: number }[]>`
      select id, extract(epoch from answer_due_at - clock_timestamp())::double precision * 1000 as in_ms
      from data.mentorship_requests order by answer_due_at`
    const mentorOf = new Map(ids.map((id, n) => [id, asked[n]!]))
    const start = performance.now()
    const sweeping = sweepers(world)
    const outcomes = await inLanes(
      lanes,
      dues.map(({ id, inMs }) => async () => {
        await pause(Math.max(0, inMs - chance.below(Math.ceil(8 * slower)) - (performance.now() - start)))
        return approve(mentorOf.get(id)!, id)
      }),
    )
    const said = [...outcomes.map((outcome) => outcome.said), ...(await sweeping.end())]

    const found = findings()
    found.only('told', said, ['done', 'deadline_passed', 'already_answered'])
    found.none('both or neither', await bothWays(world))
    found.none('held back by the sweepers', await owner`select error from private.held_back`)
    return { runs: requestCount, violations: found.violations }
  },
  twins: [
    {
      without: 'the deadline in the answer',
      remove: withoutText('rules.answer_obstacle', 'request.answer_due_at <= now()', 'false'),
    },
    {
      without: 'the locks and the look at the state',
      remove: without(
        withoutLocks('rules.lock_mentor_and_waiting', 'rules.lock_request', 'rules.take_free_pair'),
        withoutText('rules.close_request', ` and r.status = 'pending'`),
      ),
    },
  ],
}

function sweepers({ runJob }: World) {
  let ending = false
  const sweep = async () => {
    const failures: string[] = []
    while (!ending)
      await runJob('expire_requests').catch((error: Error) => failures.push(`sweeper: ${error.message}`))
    await runJob('expire_requests').catch((error: Error) => failures.push(`sweeper: ${error.message}`))
    return failures
  }
  const all = [sweep(), sweep()]
  return {
    async end() {
      await pause(100)
      ending = true
      return (await Promise.all(all)).flat()
    },
  }
}

/**
 * Before the deadline an approval counts, from the deadline on a lapse. Exactly one of them happened, with one mail.
 */
const bothWays = ({ owner }: World) => owner`
  select r.id, r.status, r.close_reason, r.answered_at, r.answer_due_at
  from data.mentorship_requests r
  left join data.mentorships s on s.request_id = r.id
  where case
    when r.status = 'approved' then s.id is null or r.answered_at >= r.answer_due_at
      or exists (select from private.outbox o where o.kind like 'request_expired%' and o.content->>'requestId' = r.id::text)
    when r.close_reason = 'expired' then s.id is not null or r.answered_at < r.answer_due_at
      or (select count(*) from private.outbox o where o.kind like 'request_expired%' and o.content->>'requestId' = r.id::text) <> 2
    else true end`
