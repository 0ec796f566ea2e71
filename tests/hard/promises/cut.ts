import { setTimeout as pause } from 'node:timers/promises'
import { listRequests } from '../acts'
import { inLanes } from '../at-once'
import { slowdown } from '../machine'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const cuts = 6
const secondsToHeal = 5

/** D4: every connection is cut while users read; every request is answered, also those under way. */
export const cut: HardPromise = {
  name: 'D4',
  title: `the pool heals within ${secondsToHeal} s, ${cuts} times a seed all connections cut under reads`,
  async run({ owner, chance, mentors }) {
    const women = await mentors(lanes * 2)
    const read = () =>
      inLanes(
        lanes,
        women.map((woman) => () => listRequests(woman.viewer)),
      )
    const found = findings()
    for (let round = 0; round < cuts; round += 1) {
      const reading = Promise.all([read(), read(), read()])
      await pause(chance.below(60))
      await owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'app_web'`
      const start = performance.now()
      const answers = [...(await reading).flat(), ...(await read())]
      const unanswered = answers.filter(({ said }) => said !== 'done')
      const seconds = (performance.now() - start) / 1000
      if (unanswered.length > 0 || seconds > secondsToHeal * slowdown()) {
        found.violations.push(
          `cut ${round}: ${unanswered.length} unanswered after ${seconds.toFixed(1)} s, ${unanswered[0]?.said ?? ''}`,
        )
      }
    }
    return { runs: cuts * women.length * 4, violations: found.violations }
  },
  // What enforces it is in the app (app/db/pools.server.ts), not in the database.
  twins: [],
}
