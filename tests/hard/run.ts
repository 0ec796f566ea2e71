import type { Cluster } from '../support/cluster'
import type { Finding, HardPromise, Twin } from './promise'
import { openWorld, type World } from './world'

export type Line = {
  name: string
  title: string
  runs: number
  violations: string[]
  twins: string
  seconds: number
}

type Asked = { seeds: number[]; twins: boolean; say: (message: string) => void }

/** Runs a promise with every seed, then its twins; returns its line of the table. */
export async function keepPromise(
  cluster: Cluster,
  promise: HardPromise,
  { seeds, twins, say }: Asked,
): Promise<Line> {
  const start = performance.now()
  const line: Line = {
    name: promise.name,
    title: promise.title,
    runs: 0,
    violations: [],
    twins: '',
    seconds: 0,
  }
  for (const seed of seeds.slice(0, promise.seeds ?? seeds.length)) {
    const { runs, violations } = await once(cluster, promise, seed)
    line.runs += runs
    line.violations.push(...violations.map((violation) => `seed ${seed}: ${violation}`))
  }
  const biting: string[] = []
  for (const twin of twins ? promise.twins : []) {
    const found = await bite(cluster, promise, seeds, twin)
    biting.push(String(found.length))
    say(
      `${promise.name} without ${twin.without}: ${found.length > 0 ? found.slice(0, 3).join('; ') : 'NOTHING FOUND'}`,
    )
    if (found.length === 0) line.violations.push(`no teeth: nothing was found without ${twin.without}`)
  }
  return { ...line, twins: biting.join(', '), seconds: (performance.now() - start) / 1000 }
}

/** A twin is done as soon as one seed finds a violation. */
async function bite(cluster: Cluster, promise: HardPromise, seeds: number[], twin: Twin) {
  for (const seed of seeds) {
    const { violations } = await once(cluster, promise, seed, twin)
    if (violations.length > 0) return violations
  }
  return []
}

async function once(cluster: Cluster, promise: HardPromise, seed: number, twin?: Twin): Promise<Finding> {
  const world = await openWorld(cluster, seed, twin !== undefined)
  try {
    if (twin) await removeGuard(world, twin)
    const { runs, violations } = await promise.run(world).catch(brokenBy)
    return { runs, violations: [...violations, ...(await world.violations())] }
  } finally {
    await world.close()
  }
}

/** An act of the load itself that fails is a violation too. */
const brokenBy = (error: unknown): Finding => ({
  runs: 0,
  violations: [`failed: ${error instanceof Error ? error.message : error}`],
})

async function removeGuard({ owner, database }: World, twin: Twin) {
  await twin.remove(owner)
  // Without its locks an act runs into deadlocks, and waiting a second for each would prove nothing.
  await owner.unsafe(`alter database ${database.name} set deadlock_timeout = '20ms'`)
}
