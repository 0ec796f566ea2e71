// npm run test:ops [-- --only pooler,nodes] [--soak 60 [--people 100000]] [--mails 10000]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { whatIsMissing } from './distribution'
import type { Line, OpsPromise } from './promise'
import { promises } from './promises'
import { tableOf } from './table'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    soak: { type: 'string' },
    people: { type: 'string' },
    mails: { type: 'string' },
  },
})
const say = (message: string) => process.stderr.write(`${message}\n`)
const names = values.only?.split(',') ?? (values.soak ? ['soak'] : undefined)
const unknown = names?.filter((name) => promises.every((promise) => promise.name !== name)) ?? []
if (unknown.length > 0)
  throw new Error(
    `no promise ${unknown.join(', ')}; there are ${promises.map(({ name }) => name).join(', ')}`,
  )

const lines: Line[] = []
for (const promise of promises) {
  if (names ? !names.includes(promise.name) : promise.onlyWhenAsked) continue
  const why = whatIsMissing(promise.needs)
  if (why) say(`${promise.name} skipped: ${why}`)
  lines.push(...(why ? [skipped(promise, why)] : await tried(promise)))
}
process.stdout.write(`\n${tableOf(lines)}`)
process.exit(lines.some(({ outcome }) => outcome === 'failed') ? 1 : 0)

function skipped({ name }: OpsPromise, why: string): Line {
  return { promise: name, figure: why, goal: '', outcome: 'skipped' }
}

async function tried(promise: OpsPromise): Promise<Line[]> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-ops-'))
  // The OS user that runs the database must be able to enter the folder.
  fs.chmodSync(dir, 0o755)
  const stops: (() => Promise<unknown> | unknown)[] = []
  const stage = {
    dir,
    say: (message: string) => say(`${promise.name}: ${message}`),
    afterwards: (stop: () => Promise<unknown> | unknown) => void stops.unshift(stop),
    soakMinutes: Number(values.soak ?? 60),
    soakPeople: Number(values.people ?? 0),
    mails: Number(values.mails ?? 10_000),
  }
  const end = async () => {
    for (const stop of stops.splice(0)) await Promise.resolve(stop()).catch((error) => say(String(error)))
    fs.rmSync(dir, { recursive: true, force: true })
  }
  const interrupted = () => void end().finally(() => process.exit(1))
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted)
  try {
    return await promise.run(stage)
  } catch (error) {
    say(`${promise.name}: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
    const figure = error instanceof Error ? error.message.split('\n')[0]! : String(error)
    return [
      { promise: promise.name, figure: figure.slice(0, 80), goal: 'runs to its end', outcome: 'failed' },
    ]
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    await end()
  }
}
