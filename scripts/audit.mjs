#!/usr/bin/env node
// Asks the registry for advisories about what runs in production. Fails for every one of high or critical severity but
// those that a decision names (docs/decisions/0093-an-advisory-that-stays.md). Once a week, by .github/workflows/test.yml.
import { spawnSync } from 'node:child_process'

const accepted = ['GHSA-rxv8-25v2-qmq8']

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 64e6 })
/** @type {{ vulnerabilities?: Record<string, { via: (string | { url: string, severity: string, title: string })[] }> }} */
const { vulnerabilities } = JSON.parse(stdout || '{}')
if (!vulnerabilities) throw new Error(`npm audit has no answer: ${stdout.slice(0, 500)}`)
const found = Object.values(vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((one) => typeof one !== 'string')
  .filter(({ severity, url }) => /high|critical/.test(severity) && !accepted.some((id) => url.endsWith(id)))
for (const { title, url } of found) process.stdout.write(`${title}\n  ${url}\n`)
process.exit(found.length > 0 ? 1 : 0)
