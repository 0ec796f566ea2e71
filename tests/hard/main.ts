// npm run test:hard [-- --only B1,B7] [--seed 7] [--seeds 5] [--quick] [--no-twins]
import { fork } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startCluster } from '../support/cluster'
import { coverage } from './model/run'
import { promises } from './promises'
import { tableOf } from './report'
import { keepPromise, type Line } from './run'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'no-twins': { type: 'boolean', default: false },
  },
})
const say = (message: string) => process.stderr.write(`${message}\n`)
const seeds = Array.from(
  { length: Number(values.seeds ?? (values.quick ? 1 : 5)) },
  (_, n) => Number(values.seed) + n,
)
const all = promises(values.quick)
const names = values.only?.split(',').map((name) => name.trim().toLowerCase())
const unknown = names?.filter((name) => !all.some((promise) => promise.name.toLowerCase() === name)) ?? []
if (unknown.length > 0)
  throw new Error(`no promise ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`)
const asked = all.filter(({ name }) => names?.includes(name.toLowerCase()) ?? true)
// As in server/shutdown.ts: the driver throws from a timer when its socket is closed while it writes.
process.on('uncaughtException', (error) => say(`uncaught: ${error.message}`))

// Stops the PostgreSQL server when this process is ended from outside.
const clusters = new Set<Awaited<ReturnType<typeof startCluster>>>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () => void Promise.all([...clusters].map((cluster) => cluster.stop())).finally(() => process.exit(1)),
  )
}

if (process.send === undefined) say(`seeds ${seeds.join(', ')}`)
const alone = await keep(asked.filter((promise) => promise.alone))
// The model uses one core, so it runs in a second process beside this one.
const [models, others] = [
  asked.filter(({ name }) => name.startsWith('B21')),
  asked.filter(({ name, alone: quiet }) => !quiet && !name.startsWith('B21')),
]
const split = models.length > 0 && others.length > 0
const beside = split ? inAnotherProcess(models.map(({ name }) => name)) : keep(models)
const lines = [...alone, ...(await keep(others)), ...(await beside)]
for (const [act, times] of [...(coverage ?? [])].sort()) say(`${act}: ${times}`)
if (process.send) process.send(lines)
else process.stdout.write(tableOf(lines))
process.exitCode = lines.every((line) => line.violations.length === 0) ? 0 : 1
process.disconnect?.()

async function keep(promised: typeof all) {
  if (promised.length === 0) return []
  const cluster = await startCluster()
  clusters.add(cluster)
  const kept: Line[] = []
  try {
    for (const promise of promised) {
      const line = await keepPromise(cluster, promise, { seeds, twins: !values['no-twins'], say })
      kept.push(line)
      say(
        `${line.name} ${line.violations.length === 0 ? 'kept' : 'BROKEN'}: ${line.runs} runs, ${line.seconds.toFixed(1)} s`,
      )
      for (const violation of line.violations.slice(0, 12)) say(`  ${violation}`)
    }
  } finally {
    clusters.delete(cluster)
    await cluster.stop()
  }
  return kept
}

function inAnotherProcess(only: string[]) {
  const child = fork(process.argv[1]!, [...process.argv.slice(2), '--only', only.join(',')])
  return new Promise<Line[]>((resolve) => {
    child.once('message', (sent) => resolve(sent as Line[]))
    child.once('exit', (code, signal) =>
      resolve(
        only.map((name) => ({
          name,
          title: '',
          runs: 0,
          violations: [`its process ended with ${code ?? signal}`],
          twins: '',
          seconds: 0,
        })),
      ),
    )
  })
}
