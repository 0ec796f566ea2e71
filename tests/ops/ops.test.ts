// What docs/operations promises, tried with the programs that an operator has.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { whatIsMissing } from './distribution'
import { promises } from './promises'

const say = (message: string) => process.stderr.write(`${message}\n`)

for (const { name, needs, onlyWhenAsked, run } of promises) {
  const missing = whatIsMissing(needs)
  const left = onlyWhenAsked && !process.env.SOAK
  test.skipIf(missing || left)(`${name}${missing ? ` (skipped: ${missing})` : ''}`, async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-ops-'))
    // The OS user that runs the database must be able to enter the folder.
    fs.chmodSync(dir, 0o755)
    onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }))
    const lines = await run({
      dir,
      say: (message) => say(`${name}: ${message}`),
      // The last one is stopped first.
      afterwards: (stop) =>
        onTestFinished(async () => {
          await Promise.resolve(stop()).catch((error) => say(String(error)))
        }),
      soakMinutes: Number(process.env.SOAK ?? 60),
      soakPeople: Number(process.env.PEOPLE ?? 0),
      mails: Number(process.env.MAILS ?? 10_000),
    })
    for (const { promise, figure, goal, outcome } of lines)
      say(`${promise} | ${figure} | ${goal} | ${outcome}`)
    expect(lines.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  })
}
