import { without, withoutLocks, withoutText } from '../guards'
import { slowdown } from '../machine'
import { findings, type HardPromise } from '../promise'

const requestCount = 10_000
const secondsAllowed = 10

/** B9: ten thousand requests lapse in the same night; two sweepers close them at the same time. */
export const greatSweep: HardPromise = {
  name: 'B9-sweep',
  title: `R9 · 10,000 lapsed requests swept in ${secondsAllowed} s, once`,
  seeds: 1,
  alone: true,
  async run({ owner, mentors, mentees, pending, runJob }) {
    const [asked, asking] = [await mentors(100), await mentees(requestCount)]
    await pending(asking.map((mentee, n) => ({ mentee, mentor: asked[n % asked.length]! })))
    await owner`update data.mentorship_requests set answer_due_at = now() - interval '1 second'`
    await owner`analyze`
    /** Runs the job until every row is done or locked by another sweeper. */
    const sweep = async () => {
      for (let all = 0; ;) {
        const lapsed = await runJob('expire_requests')
        if (lapsed === 0) return all
        all += lapsed
      }
    }
    const before = slowdown()
    const start = performance.now()
    const lapsed = await Promise.all([sweep(), sweep()])
    const seconds = (performance.now() - start) / 1000
    const rest = await sweep()

    const found = findings()
    found.equal('lapsed, each once', lapsed[0]! + lapsed[1]! + rest, requestCount)
    const slower = Math.max(before, slowdown())
    if (seconds > secondsAllowed * slower)
      found.violations.push(`the sweep took ${seconds.toFixed(1)} s, ${slower.toFixed(1)} times slower`)
    const [row] = await owner`
      select (select count(*)::integer from data.mentorship_requests where close_reason = 'expired') as expired,
        (select count(*)::integer from data.parts where status = 'paid') as free,
        (select count(*)::integer from private.outbox where kind = 'request_expired_mentee') as told`
    found.equal('rows', row, { expired: requestCount, free: requestCount, told: requestCount })
    return { runs: requestCount, violations: found.violations }
  },
  twins: [
    {
      without: 'the mentor’s lock and the look at the state',
      remove: without(
        withoutLocks('rules.take_free_pair'),
        withoutText('rules.close_request', ` and r.status = 'pending'`),
      ),
    },
  ],
}
