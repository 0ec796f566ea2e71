// Each promise under a load that breaks it if nothing enforces it, with every seed; then its twins, which must be broken.
import { describe, expect, inject, test } from 'vitest'
import { quick, say, seeds } from './asked'
import type { HardPromise, Twin } from './promise'
import { promises } from './promises'
import { openWorld, type World } from './world'

for (const promise of promises(quick))
  describe(`${promise.name} ${promise.title}`, () => {
    test.each(seeds.slice(0, promise.seeds))('holds with seed %i', async (seed) => {
      expect(await violations(promise, seed)).toEqual([])
    })

    test.each(promise.twins)('does not hold without $without', async (twin) => {
      // A twin is done as soon as one seed finds a violation.
      for (const seed of seeds) if ((await violations(promise, seed, twin)).length > 0) return
      expect.fail('nothing was found: this load proves nothing')
    })
  })

/** What the load finds in a world of its own. An act of the load itself that fails is a violation too. */
async function violations(promise: HardPromise, seed: number, twin?: Twin) {
  const world = await openWorld(inject('database'), seed, twin !== undefined)
  try {
    if (twin) await removeGuard(world, twin)
    const { runs, violations: found } = await promise.run(world).catch((error: unknown) => ({
      runs: 0,
      violations: [`failed: ${error instanceof Error ? error.message : error}`],
    }))
    say(`${promise.name} seed ${seed}${twin ? ` without ${twin.without}` : ''}: ${runs} runs`)
    return [...found, ...(await world.violations())]
  } finally {
    await world.close()
  }
}

async function removeGuard({ owner, database }: World, twin: Twin) {
  await twin.remove(owner)
  // Without its locks an act runs into deadlocks, and waiting a second for each would prove nothing.
  await owner.unsafe(`alter database ${database.name} set deadlock_timeout = '20ms'`)
}
