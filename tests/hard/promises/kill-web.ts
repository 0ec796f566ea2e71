import { setTimeout as pause } from 'node:timers/promises'
import { inLanes } from '../at-once'
import { slowdown } from '../machine'
import { withProduct, type Product } from '../product'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const approvalCount = 200
const killsASeed = 4
const secondsToBeBack = 10

/**
 * D1: the web server is killed during approvals over HTTP. Confirmed acts are complete; every other act is complete
 * or absent.
 */
export const killWeb: HardPromise = {
  name: 'D1',
  title: `kill -9 of the server in the middle of ${approvalCount} approvals over HTTP, ${killsASeed} times a seed`,
  run: (world) =>
    withProduct(world, async (product) => {
      await product.kill('worker')
      const violations: string[] = []
      for (let round = 0; round < killsASeed; round += 1) violations.push(...(await killOnce(world, product)))
      return { runs: killsASeed * approvalCount, violations }
    }),
  // What enforces it is that an act is one transaction (app/db/as-viewer.server.ts). No change of the database can
  // remove that.
  twins: [],
}

async function killOnce({ owner, chance, mentors, mentees, pending }: World, product: Product) {
  const [asked, asking] = [await mentors(approvalCount), await mentees(approvalCount)]
  const ids = await pending(asking.map((mentee, n) => ({ mentee, mentor: asked[n]! })))
  const cookies = await Promise.all(asked.map((mentor) => product.signIn(mentor, 'mentor')))
  /** Where the answer leads; undefined if there is none. */
  const approve = async (n: number) => {
    const cookie = cookies[n]!
    const form = { _token: product.tokenOf(cookie, 'mentor') }
    const answer = await product
      .ask(`/mentor/mentorships/requests/${ids[n]}/approve`, { cookie, form })
      .catch(() => undefined)
    return answer && `${answer.status} ${answer.to}`
  }
  const found = findings()
  const acknowledged: number[] = []
  const working = inLanes(
    lanes,
    ids.map((id, n) => async () => {
      const answer = await approve(n)
      if (answer === '302 /mentor/mentorships') acknowledged.push(id)
      else if (answer !== undefined) found.violations.push(`she was told ${answer}`)
    }),
  )
  await pause(50 + chance.below(800))
  const before = acknowledged.length
  await product.kill('web')
  await working
  if (before === approvalCount) found.violations.push('killed too late to mean anything')
  const began = performance.now()
  await product.startAgain('web')
  const seconds = (performance.now() - began) / 1000
  if (seconds > secondsToBeBack * slowdown()) found.violations.push(`ready after ${seconds.toFixed(1)} s`)
  // The connections end soon, and their open transactions with them.
  while (
    (
      await owner`select from pg_stat_activity where usename = 'app_web' and datname = current_database() and xact_start is not null`
    ).length > 0
  );

  found.none(
    'acknowledged and gone',
    await owner`
    select asked.id from unnest(${acknowledged}::integer[]) as asked (id)
    where not exists (select from data.mentorships s where s.request_id = asked.id and s.status = 'running')`,
  )
  found.none(
    'neither whole nor absent',
    await owner`
    select r.id, r.status, p.status as part, s.status as mentorship
    from data.mentorship_requests r join data.parts p on p.id = r.part_id
    left join data.mentorships s on s.request_id = r.id
    where r.id = any (${ids}) and (r.status, p.status::text, coalesce(s.status::text, '-'))
      not in (('approved', 'running', 'running'), ('pending', 'pending', '-'))`,
  )

  // The mentor sends the form again: now it succeeds, or the request is already answered.
  const again = await inLanes(
    lanes,
    ids.map((id, n) => async () => (acknowledged.includes(id) ? '' : approve(n))),
  )
  found.only(
    'the second time',
    again.map(({ value }) => String(value).slice(0, 3)),
    ['', '302', '409'],
  )
  found.equal(
    'running at last',
    await owner`select count(*)::integer from data.mentorships where request_id = any (${ids}) and status = 'running'`.then(
      ([row]) => row!.count,
    ),
    approvalCount,
  )
  return found.violations
}
