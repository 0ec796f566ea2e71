import { setTimeout as pause } from 'node:timers/promises'
import { toRefusal } from '~/db/refusal.server'
import { approve, listRequests } from '../acts'
import type { Woman } from '../../support/people'
import { inLanes } from '../at-once'
import { findings, type HardPromise } from '../promise'
import { startServerToKill } from '../server-to-kill'
import { lanes } from '../world'

const approvalCount = 200
const killsASeed = 9
const hows = ['killAll', 'killPostmaster', 'killOne'] as const
const secondsToBeBack = 5
/** On a slower machine: as much longer than without any work; all lanes wait for it, and the model runs beside. */
const slowerUnderWork = 10

/** D1, D2: PostgreSQL is killed during approvals, the whole server or one of its processes. */
export const kill: HardPromise = {
  name: 'D2',
  title: `D1 · kill -9 in the middle of ${approvalCount} approvals, ${killsASeed} times a seed`,
  async run({ chance, twin }) {
    const found = findings()
    const server = await startServerToKill(twin ? { synchronous_commit: 'off', wal_writer_delay: '10s' } : {})
    try {
      // The twin would lose what was just migrated.
      if (!twin) await server.killAll()
      const idle = await untilBack(server)
      for (let round = 0; round < killsASeed; round += 1) {
        const how = twin ? 'killAll' : hows[round % hows.length]!
        const said = await killOnce(server, { how, afterMs: 20 + chance.below(500), watchPool: !twin, idle })
        found.violations.push(...said.map((each) => `${how}: ${each}`))
      }
      return { runs: killsASeed * approvalCount, violations: found.violations }
    } finally {
      await server.stop()
    }
  },
  // The twin's server starts with these settings.
  twins: [{ without: 'synchronous commit', remove: async () => undefined }],
}

type Server = Awaited<ReturnType<typeof startServerToKill>>

type Kill = { how: (typeof hows)[number]; afterMs: number; watchPool: boolean; idle: number }

async function killOnce(server: Server, { how, afterMs, watchPool, idle }: Kill) {
  const { owner, mentors, mentees, pending } = server
  const [asked, asking] = [await mentors(approvalCount), await mentees(approvalCount)]
  const ids = await pending(asking.map((mentee, n) => ({ mentee, mentor: asked[n]! })))
  const found = findings()
  const acknowledged: number[] = []
  const working = inLanes(
    lanes,
    ids.map((id, n) => async () => {
      try {
        await approve(asked[n]!, id)
        acknowledged.push(id)
      } catch (error) {
        const rule = toRefusal(error)?.rule
        if (rule !== 'busy') found.violations.push(`she was told ${rule ?? String(error)}`)
      }
    }),
  )
  await pause(afterMs)
  const before = acknowledged.length
  await server[how]()
  const seconds = await untilBack(server)
  await working
  found.violations.push(...(watchPool ? await healed(asked) : []))
  if (seconds > Math.max(secondsToBeBack, idle * slowerUnderWork))
    found.violations.push(`back after ${seconds.toFixed(1)} s, without work ${idle.toFixed(1)} s`)
  if (how !== 'killOne' && before === approvalCount) found.violations.push('killed too late to mean anything')
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
  found.none('invariant', await owner`select * from api.invariant_violations where violations > 0`)
  return found.violations
}

/** Once the database is back, every connection of the pool works: twice as many reads as lanes. */
async function healed(women: Woman[]) {
  const answers = await inLanes(
    lanes,
    women.slice(0, lanes * 2).map((woman) => () => listRequests(woman.viewer)),
  )
  return answers.filter(({ said }) => said !== 'done').map(({ said }) => `the pool did not heal: ${said}`)
}

/** Returns the seconds until the database answers again. A server that lost a process needs a moment to notice. */
async function untilBack({ owner }: Server) {
  const start = performance.now()
  let since: number | undefined
  for (;;) {
    const answered = await Promise.race([
      owner`select 1`.then(
        () => true,
        () => false,
      ),
      pause(200, false),
    ])
    const now = performance.now()
    since = answered ? (since ?? now) : undefined
    if (since && now - since > 300) return (since - start) / 1000
    await pause(10)
  }
}
