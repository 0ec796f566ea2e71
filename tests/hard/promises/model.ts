import { array, asyncProperty, check, type Arbitrary } from 'fast-check'
import type { Sql } from 'postgres'
import { withoutText } from '../guards'
import { beside, cast, drawn, fresh, inTurn } from '../model/run'
import type { Drawn, Real } from '../model/command'
import type { HardPromise } from '../promise'
import { connect, type World } from '../world'

type Size = { runs: number; title: string }

/** B21: random acts one after the other; after each, the database equals a model of the product. */
export const model = ({ runs, title }: Size): HardPromise => ({
  name: 'B21',
  title,
  run: (world) => stays(world, runs, array(drawn, { minLength: 60, maxLength: 60, size: 'max' }), inTurn),
  twins: [
    {
      without: 'the look at the mentee’s pending request',
      remove: withoutText(
        'rules.send_request',
        'if obstacle is not null',
        `if obstacle is not null and obstacle <> 'request_pending'`,
      ),
    },
    {
      without: 'the minimum of sessions',
      remove: withoutText('api.complete_mentorship', 'below_minimum is not true', 'false'),
    },
  ],
})

/** B21: three lanes of acts in parallel; only rules refuse, and afterwards no promise is broken. */
export const modelBeside = ({ runs, title }: Size): HardPromise => ({
  name: 'B21-parallel',
  title,
  run: (world) =>
    stays(
      world,
      runs,
      array(array(drawn, { minLength: 15, maxLength: 15 }), { minLength: 3, maxLength: 3 }),
      beside,
    ),
  twins: [
    {
      without: 'the mentee’s obstacles',
      remove: withoutText('rules.send_request', 'if obstacle is not null', 'if false'),
    },
  ],
})

type Run<T> = (real: Real, look: Sql, all: T) => Promise<number>

async function stays<T extends Drawn[] | Drawn[][]>(
  world: World,
  runs: number,
  arbitrary: Arbitrary<T>,
  run: Run<T>,
) {
  const real = await cast(world)
  const look = connect(world.database.ownerUrl, 1)
  let commands = 0
  const found = await check(
    asyncProperty(arbitrary, async (all) => {
      await fresh(real)
      commands += await run(real, look, all)
    }),
    { numRuns: runs, seed: world.seed, endOnFailure: world.twin },
  )
  await look.end({ timeout: 5 })
  await fresh(real)
  const error = found.errorInstance
  return {
    runs: commands,
    violations: found.failed
      ? [`path ${found.counterexamplePath}: ${error instanceof Error ? error.message : error}`]
      : [],
  }
}
