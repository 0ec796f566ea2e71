#!/usr/bin/env node
// npm run check: says before a start what is wrong, in plain sentences. Changes nothing. Exit code 1 if a start would
// fail or serve badly.
//   npm run check                what this computer would start
//   npm run check -- --only web  what one part would
//   npm run check -- --release   before a release is built: whether the database fits it, the migration says; what only
//                                members wait for does not stop it
//   npm run check -- --unchecked mail --unchecked proxy   what these checks find is told, and does not count
import { parseArgs } from 'node:util'
import { checkConfiguration } from './checks/configuration.mjs'
import { checkDatabase } from './checks/database.mjs'
import { checkMachine } from './checks/machine.mjs'
import { checkMailServer } from './checks/mail-server.mjs'
import { checkProxy } from './checks/proxy.mjs'
import { stops } from './checks/finding.mjs'
import { checkStripe } from './checks/stripe.mjs'
import { loadEnvFile } from './lib/environment.mjs'
import { giveUp, requireNode } from './lib/say.mjs'

/**
 * @typedef {{ verdict: 'good' | 'note' | 'unready' | 'bad', text: string }} Finding  bad: a start would fail, or serve
 *   badly; unready: the team must do something before members come
 */

requireNode()
loadEnvFile()
const checks = {
  machine: checkMachine,
  database: checkDatabase,
  mail: checkMailServer,
  stripe: checkStripe,
  proxy: checkProxy,
}
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    release: { type: 'boolean' },
    unchecked: { type: 'string', multiple: true, default: [] },
  },
})
if (values.only !== undefined) process.env.START_ONLY = values.only
for (const name of values.unchecked)
  if (!(name in checks)) giveUp(`--unchecked ${name}: the checks are ${Object.keys(checks).join(', ')}.`)

const signs = { good: 'good', note: 'NOTE', unready: 'WAIT', bad: 'BAD ' }
/** @type {Record<Finding['verdict'], number>} */
const counts = { good: 0, note: 0, unready: 0, bad: 0 }

function tell(/** @type {Finding[]} */ findings, counted = true) {
  for (const { verdict, text } of findings) {
    if (counted) counts[verdict]++
    process.stdout.write(`${signs[verdict]}  ${text}\n`)
  }
}

const { environment, findings } = checkConfiguration(process.env)
tell(findings)
if (environment) {
  for (const [name, check] of Object.entries(checks))
    tell(await check(environment, values), !values.unchecked.includes(name))
}
const { good, note, unready, bad } = counts
process.stdout.write(`\n${good} good, ${note} to note, ${unready} not ready for members, ${bad} bad\n`)
process.exit(stops(counts, values.release) ? 1 : 0)
