// Reads and checks the environment. Uses built-in modules only, because the start script runs it before the install.
import fs from 'node:fs'
import path from 'node:path'
import { driverAddress } from './database-address.mjs'
import { isHttps, isLiveKey } from './environment-checks.mjs'
import { variables } from './environment-variables.mjs'
import { projectRoot } from './project.mjs'

/**
 * @typedef {import('./environment-variables.mjs').Values} Values
 * @typedef {{ port: number, host: string, publicOrigin: string, https: boolean, databaseUrl: string,
 *   dataDir: string, smtpUrl: string, mailFrom: string, newsFrom: string, stripeSecretKey: string, stripeWebhookSecrets: string[],
 *   stripeApiHost: string, stripeApiPort: string, stripeApiProtocol: string, cardPayments: boolean,
 *   standIn: boolean, standInPort: number, standInOrigin: string, trustProxy: number, closeDelay: number, demo: boolean,
 *   databasePoolUrl: string, only: '' | 'web' | 'worker' | 'migrate',
 *   appSecret: string, logLevel: string, rateLimits: boolean, pageCache: boolean, operator: Record<string, string>,
 *   metricsToken: string, metricsPort: number, metricsWorkerPort: number, values: Values }} Environment
 *   metricsPort, metricsWorkerPort: 0 means none
 *   operator: the facts of the operator that were given, by their columns in data.constants
 *   only: the part that is started; '' means web and worker, after migrating; closeDelay: seconds
 *   cardPayments: false means bank deposit only; standIn: by a stand-in of Stripe; standInPort: 0 leaves it open
 */

// An error message repeats the wrong value, unless it may be a secret.
const secrets = new Set([
  'DATABASE_URL',
  'DATABASE_POOL_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'APP_SECRET',
  'METRICS_TOKEN',
])

/** The environment is not valid; the message lists every problem. */
export class EnvironmentError extends Error {
  /** @param {string[]} problems */
  constructor(problems) {
    super(
      `The environment can't be used as it is:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/**
 * Reads and checks the environment. An empty variable counts as absent. Throws EnvironmentError.
 * @param {Record<string, string | undefined>} [source] @returns {Environment}
 */
export function readEnvironment(source = process.env) {
  /** @type {Values} */
  const values = {}
  const problems = []
  for (const variable of variables) {
    const fallback =
      typeof variable.default === 'function' ? variable.default(values) : (variable.default ?? '')
    const value = source[variable.name]?.trim() || fallback
    values[variable.name] = value
    const problem = value !== fallback && variable.check?.(value, values)
    if (problem)
      problems.push(`${variable.name} ${problem}${secrets.has(variable.name) ? '' : `, it is «${value}»`}`)
  }
  problems.push(...togetherWrong(values))
  if (problems.length > 0) throw new EnvironmentError(problems)
  return named(values)
}

/** What is wrong with several variables together. @param {Values} values @returns {string[]} */
function togetherWrong(values) {
  const problems = []
  const https = isHttps(values)
  const only = values.START_ONLY
  if (https && values.DATABASE_URL && !values.APP_SECRET) {
    problems.push('APP_SECRET must be set when PUBLIC_ORIGIN is https and DATABASE_URL is set')
  }
  // Migrating writes the operator's facts to the database, where the other parts read them.
  for (const { name, operator } of only && only !== 'migrate' ? [] : variables) {
    if (operator && https && !values[name])
      problems.push(`${name} must be set when PUBLIC_ORIGIN is https: its default is a sample value`)
  }
  if (values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET && (!only || only === 'web')) {
    problems.push('STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is set')
  }
  if (https && values.TRUST_PROXY === '0' && (!only || only === 'web')) {
    problems.push(
      'TRUST_PROXY must be 1 or more when PUBLIC_ORIGIN is https: the web server speaks http, so a proxy of yours ' +
        'is in front; with 0 every visitor has its address, and all of them share one limit of requests and sign-ins',
    )
  }
  if (only && values.DEMO === '1') {
    problems.push('DEMO must be 0 with START_ONLY: the demo needs a start of all parts')
  }
  return problems
}

/** @param {Values} values @returns {Environment} */
function named(values) {
  const of = (/** @type {string} */ name) => values[name] ?? ''
  const standIn =
    Boolean(of('STRIPE_STAND_IN_ORIGIN')) ||
    (!of('STRIPE_SECRET_KEY') && !isHttps(values) && of('DEMO') === '1')
  return {
    port: Number(of('PORT')),
    host: of('HOST'),
    publicOrigin: of('PUBLIC_ORIGIN'),
    https: isHttps(values),
    databaseUrl: driverAddress(of('DATABASE_URL')),
    databasePoolUrl: driverAddress(of('DATABASE_POOL_URL')),
    only: /** @type {Environment['only']} */ (of('START_ONLY')),
    dataDir: path.resolve(projectRoot, of('DATA_DIR')),
    smtpUrl: of('SMTP_URL'),
    mailFrom: of('MAIL_FROM'),
    newsFrom: of('MAIL_FROM_NEWS'),
    stripeSecretKey: of('STRIPE_SECRET_KEY'),
    stripeWebhookSecrets: of('STRIPE_WEBHOOK_SECRET')
      .split(/\s*,\s*/)
      .filter(Boolean),
    stripeApiHost: of('STRIPE_API_HOST'),
    stripeApiPort: of('STRIPE_API_PORT'),
    stripeApiProtocol: of('STRIPE_API_PROTOCOL'),
    cardPayments: standIn || of('STRIPE_SECRET_KEY') !== '',
    standIn,
    standInPort: Number(of('STRIPE_STAND_IN_PORT')),
    standInOrigin: of('STRIPE_STAND_IN_ORIGIN'),
    trustProxy: Number(of('TRUST_PROXY')),
    closeDelay: Number(of('CLOSE_DELAY')),
    demo: of('DEMO') === '1',
    appSecret: of('APP_SECRET'),
    logLevel: of('LOG_LEVEL'),
    metricsToken: of('METRICS_TOKEN'),
    metricsPort: Number(of('METRICS_PORT')),
    metricsWorkerPort: Number(of('METRICS_WORKER_PORT')),
    rateLimits: of('RATE_LIMITS') === 'on',
    pageCache: of('PAGE_CACHE') === 'on',
    operator: operatorFacts(values),
    values,
  }
}

const operatorColumns = {
  bank_name: 'BANK_NAME',
  bank_account_holder: 'BANK_HOLDER',
  bank_iban: 'BANK_IBAN',
  team_email: 'TEAM_EMAIL',
  issuer_name: 'ISSUER_NAME',
  issuer_tax_number: 'ISSUER_TAX_NUMBER',
  issuer_address: 'ISSUER_ADDRESS',
}

/** A fact that is not set keeps its value in the database. @param {Values} values */
function operatorFacts(values) {
  const given = Object.entries(operatorColumns).filter(([, name]) => values[name])
  const facts = Object.fromEntries(given.map(([column, name]) => [column, values[name] ?? '']))
  // Only the environment says it; without it mails to the operator go to the team.
  return { ...facts, operator_email: values.OPERATOR_EMAIL ?? '' }
}

/**
 * Returns warnings: settings that are valid but may be a mistake.
 * @param {Environment} environment @returns {string[]}
 */
export function remarksOn({ https, stripeSecretKey }) {
  const testKey = https && stripeSecretKey !== '' && !isLiveKey(stripeSecretKey)
  return testKey ? ['STRIPE_SECRET_KEY is a test key: test cards are accepted, and no money arrives'] : []
}

/**
 * Returns the environment of web and worker: all variables except the owner's connection string.
 * @param {Environment} environment @param {Record<string, string>} own @returns {NodeJS.ProcessEnv}
 */
export function processEnvironment({ values }, own) {
  const kept = { DATABASE_URL: '', DATABASE_POOL_URL: '', APP_SECRET: '' }
  return { ...process.env, ...values, ...own, ...kept }
}

/** Like readEnvironment, for a command run by hand: reads .env too, and exits with a readable message on errors. */
export function environmentOrExit() {
  loadEnvFile()
  try {
    return readEnvironment()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Adds what .env has, where there is one; a variable that is set already wins. */
export function loadEnvFile() {
  const file = path.join(projectRoot, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
}
