import { without, withoutLocks, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'

const requestCount = 10_000
const secondsAllowed = 10
/** Swept first, to see how fast this machine is now: the rest may take so much longer for each request. */
const firstCount = 500
const growthAllowed = 1.5

/** B9: ten thousand requests lapse in the same night; two sweepers close them at the same time. */
export const greatSweep: HardPromise = {
  name: 'B9-sweep',
  title: `R9 · 10,000 lapsed requests swept in ${secondsAllowed} s, once`,
  seeds: 1,
  async run({ owner, mentors, mentees, pending, runJob }) {
    const [asked, asking] = [await mentors(100), await mentees(requestCount)]
    await pending(asking.map((mentee, n) => ({ mentee, mentor: asked[n % asked.length]! })))
    const lapse = (count: number) => owner`
      update data.mentorship_requests set answer_due_at = now() - interval '1 second'
      where id in (select id from data.mentorship_requests where status = 'pending' order by id limit ${count})`
    await lapse(firstCount)
    await owner`analyze`
    /** Runs the job until every row is done or locked by another sweeper. */
    const sweep = async () => {
      for (let all = 0; ;) {
        const lapsed = await runJob('expire_requests')
        if (lapsed === 0) return all
        all += lapsed
      }
    }
    /** Two sweepers at once; returns how many lapsed, and the seconds. */
    const sweepTwice = async () => {
      const start = performance.now()
      const [one, other] = await Promise.all([sweep(), sweep()])
      return { lapsed: one + other, seconds: (performance.now() - start) / 1000 }
    }
    const first = await sweepTwice()
    await lapse(requestCount)
    const { lapsed, seconds } = await sweepTwice()
    const rest = await sweep()

    const found = findings()
    found.equal('lapsed, each once', first.lapsed + lapsed + rest, requestCount)
    const usual = (first.seconds * (requestCount - firstCount)) / firstCount
    if (seconds > Math.max(secondsAllowed, usual * growthAllowed))
      found.violations.push(
        `the sweep took ${seconds.toFixed(1)} s, as fast as the first it were ${usual.toFixed(1)} s`,
      )
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
