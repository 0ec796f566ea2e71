#!/usr/bin/env node
// npm test: runs every step, on a fresh clone too. Some steps only: node scripts/test.mjs unit rules -- more arguments
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installIfNeeded } from './lib/install.mjs'
import { projectRoot } from './lib/project.mjs'
import { giveUp, requireNode, say } from './lib/say.mjs'

requireNode()
const results = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []
/** The seconds of each test file. @type {Map<string, number>} */
const costs = new Map()
const spend = (/** @type {string} */ file, /** @type {number} */ ms) =>
  costs.set(file, (costs.get(file) ?? 0) + ms / 1000)
/** For results that are times; the driver throws from a timer when its socket is closed while it writes. */
const oneByOne = ['--no-file-parallelism', '--dangerouslyIgnoreUnhandledErrors']

/** The steps by name, in order; the last three run only when they are named. A step without tests counts only when it fails. */
const steps = {
  lock: checkLock,
  // One thread: several would each work out the shared types, and the build needs the other core.
  types: () => program('typescript/bin/tsc', '--singleThreaded'),
  lint: () => program('oxfmt/bin/oxfmt', '--check', '.') && program('oxlint/bin/oxlint', '--deny-warnings'),
  unit: () => vitest('unit'),
  rules,
  house: () => vitest('house'),
  build: async () => (await built) === 0,
  http: () => vitest('http'),
  e2e: playwright,
  hard: () => vitest('hard', ...oneByOne),
  access: () => vitest('access'),
  ops: () => vitest('ops'),
}

// First the names of steps, then arguments for them. npm removes the first `--`, so it is optional.
const given = process.argv.slice(2)
const end = given.findIndex((word) => !(word in steps))
const asked = end < 0 ? given : given.slice(0, end)
const more = end < 0 ? [] : given.slice(given[end] === '--' ? end + 1 : end)
if (asked.length === 0 && more.length > 0)
  giveUp(`There is no step ${more[0]}; there are ${Object.keys(steps).join(', ')}.`)
// These steps test the built product.
const onBuild = ['http', 'e2e', 'hard', 'access', 'ops']
const onlyByName = ['hard', 'access', 'ops']
const names =
  asked.length === 0
    ? Object.keys(steps).filter((name) => !onlyByName.includes(name))
    : asked.flatMap((name) => (onBuild.includes(name) ? ['build', name] : [name]))

process.chdir(projectRoot)
await installIfNeeded()
// Uses one core while the steps before http run on the other.
const built = names.includes('build') ? exitOf(path.join('scripts', 'build.mjs')) : undefined
// The database of the first step that needs one, for those after it.
process.env.MIGRATED_CLUSTER = temporaryFolder('migrated-')
/** @type {string[]} */
const failed = []
for (const [name, step] of Object.entries(steps).filter(([each]) => names.includes(each))) {
  if (onBuild.includes(name) && failed.includes('build')) continue
  say(name)
  const start = performance.now()
  const before = results.failed
  const passed = await run(step)
  if (!passed) failed.push(name)
  if (!passed && results.failed === before) results.failed++
  say(`${name} ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
// A name that is misspelt would be green.
if (more.length > 0 && failed.length === 0 && results.passed === 0) {
  say(`no test has this name: ${more.join(' ')}`)
  failed.push(...names)
}
const dearest = [...costs].sort(([, a], [, b]) => b - a).slice(0, 10)
if (costs.size > 10) for (const [file, cost] of dearest) say(`${cost.toFixed(1).padStart(6)} s  ${file}`)
// Repeated at the end, where a reader of a cut log looks.
for (const failure of failures) say(failure.slice(0, 1_500))
if (failed.length > 0) say(`failed: ${failed.join(', ')}`)
process.stdout.write(`${results.passed} passed, ${results.failed} failed\n`)
process.exit(failed.length > 0 ? 1 : 0)

async function run(/** @type {() => boolean | Promise<boolean>} */ step) {
  try {
    return await step()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return false
  }
}

async function checkLock() {
  const { holesIn, lockedPackages } = await import('./lib/check-lock.mjs')
  const holes = holesIn(lockedPackages())
  for (const hole of holes) say(hole)
  return holes.length === 0
}

function program(/** @type {string} */ file, /** @type {string[]} */ ...given) {
  return (
    spawnSync(process.execPath, [path.join('node_modules', file), ...given], { stdio: 'inherit' }).status ===
    0
  )
}

/** Starts a program; resolves to its exit code. */
async function exitOf(/** @type {string} */ file) {
  const [code] = await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'exit')
  return code
}

function vitest(/** @type {string} */ project, /** @type {string[]} */ ...own) {
  const report = reportFile()
  const passed = program(
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...own,
    ...more,
  )
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report)
  count(numPassedTests, numFailedTests)
  for (const { name, message, startTime, endTime, assertionResults = [] } of testResults) {
    spend(path.relative(projectRoot, name), endTime - startTime)
    if (message) failures.push(`${path.relative(projectRoot, name)}: ${message}`)
    for (const { status, fullName, failureMessages = [] } of assertionResults)
      if (status === 'failed')
        failures.push(`${path.relative(projectRoot, name)}: ${fullName}\n${failureMessages.join('\n')}`)
  }
  return passed
}

/** Runs the rules tests. A full run must call every function of the schema api. */
function rules() {
  const file = reportFile()
  process.env.UNCALLED_FUNCTIONS = file
  const passed = vitest('rules')
  delete process.env.UNCALLED_FUNCTIONS
  if (more.length > 0) return passed
  const { uncalled = ['not known'] } = read(file)
  if (uncalled.length > 0) say(`coverage of api: no test calls ${uncalled.join(', ')}`)
  else say('coverage of api: the tests call every function')
  return passed && uncalled.length === 0
}

function playwright() {
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportFile()
  const passed = program(
    '@playwright/test/cli.js',
    'test',
    '--reporter=line,json',
    '--pass-with-no-tests',
    ...more,
  )
  const report = read(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME)
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {}
  count(expected + flaky, unexpected)
  failures.push(...failedSpecs(report.suites ?? []))
  return passed
}

/** Adds up what the files of a Playwright report took; returns its failed tests, each with its messages and what its page showed. */
function failedSpecs(/** @type {any[]} */ suites) {
  /** @type {string[]} */
  const found = []
  for (const { suites: inner = [], specs = [] } of suites) {
    for (const { file, title, tests } of specs)
      for (const { projectName, results } of tests)
        for (const { duration, errors = [], attachments = [] } of results) {
          spend(`tests/e2e/${file}`, duration)
          if (errors.length > 0)
            found.push(
              [
                `${file} [${projectName}] ${title}`,
                ...errors.map((/** @type {any} */ error) => error.message),
                ...shownOnPage(attachments),
              ].join('\n'),
            )
        }
    found.push(...failedSpecs(inner))
  }
  return found
}

/** The first lines of the main part of the page on which a test failed. */
function shownOnPage(/** @type {{ name: string, path?: string }[]} */ attachments) {
  const context = attachments.find(({ name }) => name === 'error-context')
  if (!context?.path || !fs.existsSync(context.path)) return []
  const lines = fs.readFileSync(context.path, 'utf8').split('\n')
  const main = lines.findIndex((line) => /^ *- main\b/.test(line))
  return main < 0 ? [] : lines.slice(main, main + 40)
}

function count(/** @type {number} */ passed, /** @type {number} */ failed) {
  results.passed += passed
  results.failed += failed
}

function reportFile() {
  return path.join(temporaryFolder('report-'), 'report.json')
}

/** A folder that is removed at the end. */
function temporaryFolder(/** @type {string} */ name) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), name))
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

function read(/** @type {string} */ file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
}
