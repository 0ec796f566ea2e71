#!/usr/bin/env node
// npm run check: says before a start what is wrong, in plain sentences. Changes nothing. Exit code 1 if a start would
// fail or serve badly.
//   npm run check                what this computer would start
//   npm run check -- --only web  what one part would
//   npm run check -- --release   before a release migrates: whether the database fits it, the migration says
import { parseArgs } from 'node:util'
import { checkConfiguration } from './checks/configuration.mjs'
import { checkDatabase } from './checks/database.mjs'
import { checkMachine } from './checks/machine.mjs'
import { checkMailServer } from './checks/mail-server.mjs'
import { checkProxy } from './checks/proxy.mjs'
import { checkStripe } from './checks/stripe.mjs'
import { loadEnvFile } from './lib/environment.mjs'
import { requireNode } from './lib/say.mjs'

/** @typedef {{ verdict: 'good' | 'note' | 'bad', text: string }} Finding  bad: a start would fail, or serve badly */

requireNode()
loadEnvFile()
const { values } = parseArgs({ options: { only: { type: 'string' }, release: { type: 'boolean' } } })
if (values.only !== undefined) process.env.START_ONLY = values.only

const signs = { good: 'good', note: 'NOTE', bad: 'BAD ' }
/** @type {Record<Finding['verdict'], number>} */
const counts = { good: 0, note: 0, bad: 0 }

function tell(/** @type {Finding[]} */ findings) {
  for (const { verdict, text } of findings) {
    counts[verdict]++
    process.stdout.write(`${signs[verdict]}  ${text}\n`)
  }
}

const { environment, findings } = checkConfiguration(process.env)
tell(findings)
if (environment) {
  for (const check of [checkMachine, checkDatabase, checkMailServer, checkStripe, checkProxy])
    tell(await check(environment, values))
}
process.stdout.write(`\n${counts.good} good, ${counts.note} to note, ${counts.bad} bad\n`)
process.exit(counts.bad > 0 ? 1 : 0)
