// npm run test:hard -- --only web [or web:A5,web:S7] [--seed 7] [--quick]: the built product under attack over HTTP.
import { parseArgs } from 'node:util'
import { startCluster } from '../../support/cluster'
import { tableOf } from '../report'
import type { Line } from '../run'
import { floods } from './promises/floods'
import { jam } from './promises/jam'
import { memoryOfPages } from './promises/memory'
import {
  askingWhoIsHere,
  guessing,
  oneAccount,
  parallelLogins,
  sameForgotten,
  sameLogin,
} from './promises/passwords'
import { storedScripts } from './promises/scripts'
import { endedRights, forgedForms, onlyLooking, strangeAddresses, strangeForms } from './promises/surface'

const all = [
  parallelLogins,
  sameLogin,
  sameForgotten,
  guessing,
  askingWhoIsHere,
  oneAccount,
  forgedForms,
  onlyLooking,
  storedScripts,
  floods,
  jam,
  strangeForms,
  endedRights,
  strangeAddresses,
  memoryOfPages,
]
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'web' },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
})
const names = values.only
  .split(',')
  .map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/^web:?/, ''),
  )
  .filter(Boolean)
const unknown = names.filter((name) => !all.some((promise) => promise.name.toLowerCase() === name))
if (unknown.length > 0)
  throw new Error(
    `no promise ${unknown.join(', ')}; there are ${all.map(({ name }) => `web:${name}`).join(', ')}`,
  )

const say = (message: string) => process.stderr.write(`${message}\n`)
const cluster = await startCluster()
const lines: Line[] = []
try {
  // One after the other, because many results are times.
  for (const { name, title, run } of all.filter(
    (promise) => names.length === 0 || names.includes(promise.name.toLowerCase()),
  )) {
    const start = performance.now()
    const failed = (error: unknown) => ({
      runs: 0,
      violations: [`failed: ${error instanceof Error ? error.stack : error}`],
    })
    const { runs, violations } = await run({
      cluster,
      seed: Number(values.seed),
      quick: values.quick,
      say,
    }).catch(failed)
    lines.push({ name, title, runs, violations, twins: '', seconds: (performance.now() - start) / 1000 })
    say(
      `${name} ${violations.length === 0 ? 'kept' : 'BROKEN'}: ${runs} runs, ${lines.at(-1)!.seconds.toFixed(1)} s`,
    )
    for (const violation of violations.slice(0, 12)) say(`  ${violation}`)
  }
} finally {
  await cluster.stop()
}
process.stdout.write(tableOf(lines))
process.exit(lines.every(({ violations }) => violations.length === 0) ? 0 : 1)
