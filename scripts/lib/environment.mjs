// Every environment variable of the product: its default, what it means, what it may be.
// Built-in modules only: the start script reads this before anything is installed.
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project.mjs'

/**
 * @typedef {Record<string, string>} Values
 * @typedef {{ name: string, meaning: string, example?: string,
 *   default?: string | ((values: Values) => string), check?: (value: string, values: Values) => string | false }} Variable
 * @typedef {{ port: number, host: string, publicOrigin: string, https: boolean, databaseUrl: string,
 *   dataDir: string, smtpUrl: string, mailFrom: string, stripeSecretKey: string, stripeWebhookSecret: string,
 *   stripeApiHost: string, stripeApiPort: string, stripeApiProtocol: string, trustProxy: number, demo: boolean,
 *   appSecret: string, logLevel: string, rateLimits: boolean, values: Values }} Environment
 */

const secretLength = 32
const isHttps = (/** @type {Values} */ values) => values.PUBLIC_ORIGIN.startsWith('https:')

const wholeNumber = (/** @type {number} */ from, /** @type {number} */ to) => (/** @type {string} */ value) =>
  !(/^\d+$/.test(value) && Number(value) >= from && Number(value) <= to) && `must be a whole number from ${from} to ${to}`

const oneOf = (/** @type {string[]} */ ...choices) => (/** @type {string} */ value) =>
  !choices.includes(value) && `must be one of ${choices.join(', ')}`

/** @param {string} value @param {string[]} protocols */
const hasProtocol = (value, protocols) => URL.canParse(value) && protocols.includes(new URL(value).protocol)

/** @type {Variable[]} */
export const variables = [
  { name: 'PORT', default: '3000', meaning: 'The port of the web server.', check: wholeNumber(1, 65535) },
  {
    name: 'HOST', default: '127.0.0.1', meaning: 'The address it listens on; 0.0.0.0 in a container.',
    check: (value) => /[\s/]/.test(value) && 'must be an address or a host name',
  },
  {
    name: 'PUBLIC_ORIGIN', default: ({ PORT }) => `http://localhost:${PORT}`, example: 'https://mentoring.example.org',
    meaning: 'How browsers reach it. With https the start is a production start: no demo data, real secrets.',
    check: (value) => !(hasProtocol(value, ['http:', 'https:']) && new URL(value).origin === value)
      && 'must be an origin such as https://mentoring.example.org, without a path or a final slash',
  },
  {
    name: 'DATABASE_URL', example: 'postgres://owner:password@db.example.org/mentoring',
    meaning: 'An outside PostgreSQL 15 or newer, as the owner of an empty database. Left out: the embedded one.',
    check: (value) => !hasProtocol(value, ['postgres:', 'postgresql:'])
      && 'must look like postgres://user:password@host:5432/database',
  },
  { name: 'DATA_DIR', default: '.data', meaning: 'Where the embedded database and anything else on disk lives.' },
  {
    name: 'SMTP_URL', example: 'smtps://user:password@mail.example.org',
    meaning: 'The mail server. Left out: mails stay visible in the outbox page.',
    check: (value) => !hasProtocol(value, ['smtp:', 'smtps:']) && 'must look like smtp://host:587 or smtps://user:password@host',
  },
  {
    name: 'MAIL_FROM', default: 'Mentoring <no-reply@localhost>', meaning: 'The sender of every mail.',
    check: (value) => !/^[^\r\n]*@[^\s@]+$/.test(value) && 'must be an address such as Mentoring <team@example.org>',
  },
  { name: 'STRIPE_SECRET_KEY', example: 'sk_live_…', meaning: 'Card payments. Left out: bank deposit only.' },
  {
    name: 'STRIPE_WEBHOOK_SECRET', example: 'whsec_…', meaning: 'Signs what Stripe tells us; needed with STRIPE_SECRET_KEY.',
    check: (value) => !value.startsWith('whsec_') && 'must start with whsec_',
  },
  { name: 'STRIPE_API_HOST', default: 'api.stripe.com', meaning: 'Another Stripe, for tests.' },
  { name: 'STRIPE_API_PORT', default: '443', meaning: 'Its port.', check: wholeNumber(1, 65535) },
  {
    name: 'STRIPE_API_PROTOCOL', default: 'https', meaning: 'Its protocol.',
    check: (value, values) => oneOf('https', 'http')(value)
      || (isHttps(values) && value !== 'https' && 'must be https when PUBLIC_ORIGIN is https'),
  },
  {
    name: 'TRUST_PROXY', default: '0', check: wholeNumber(0, 10),
    meaning: 'How many of our own proxies stand in front; their X-Forwarded-* headers are believed.',
  },
  {
    name: 'DEMO', default: (values) => (isHttps(values) ? '0' : '1'), meaning: '1 loads demo people on the first start.',
    check: (value, values) => oneOf('0', '1')(value)
      || (isHttps(values) && value === '1' && 'must be 0 when PUBLIC_ORIGIN is https'),
  },
  {
    name: 'APP_SECRET', example: '(openssl rand -base64 32)',
    meaning: `At least ${secretLength} random characters. Left out with the embedded database: made and kept in DATA_DIR.`,
    check: (value) => (value.length < secretLength || new Set(value).size < 12)
      && `must be at least ${secretLength} random characters`,
  },
  {
    name: 'LOG_LEVEL', default: 'info', meaning: 'How much the logs say.',
    check: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  },
  {
    name: 'RATE_LIMITS', default: 'on', meaning: 'off for load tests on your own machine.',
    check: (value, values) => oneOf('on', 'off')(value)
      || (isHttps(values) && value === 'off' && 'must be on when PUBLIC_ORIGIN is https'),
  },
]

// A refused value is shown back, except where it may be a secret.
const secrets = new Set(['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'APP_SECRET'])

/** The environment is not one the product can run in; the message lists everything that is wrong. */
export class EnvironmentError extends Error {
  /** @param {string[]} problems */
  constructor(problems) {
    super(`The environment can't be used as it is:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Reads and checks the environment; an empty variable counts as absent. Throws EnvironmentError.
 * @param {Record<string, string | undefined>} [source] @returns {Environment} */
export function readEnvironment(source = process.env) {
  /** @type {Values} */
  const values = {}
  const problems = []
  for (const variable of variables) {
    const fallback = typeof variable.default === 'function' ? variable.default(values) : variable.default ?? ''
    const value = source[variable.name]?.trim() || fallback
    values[variable.name] = value
    const problem = value !== fallback && variable.check?.(value, values)
    if (problem) problems.push(`${variable.name} ${problem}${secrets.has(variable.name) ? '' : `, it is «${value}»`}`)
  }
  if (isHttps(values) && values.DATABASE_URL && !values.APP_SECRET) {
    problems.push('APP_SECRET must be set when PUBLIC_ORIGIN is https and DATABASE_URL is set')
  }
  if (values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET) {
    problems.push('STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is set')
  }
  if (problems.length > 0) throw new EnvironmentError(problems)
  return named(values)
}

/** @param {Values} values @returns {Environment} */
function named(values) {
  return {
    port: Number(values.PORT), host: values.HOST, publicOrigin: values.PUBLIC_ORIGIN, https: isHttps(values),
    databaseUrl: values.DATABASE_URL, dataDir: path.resolve(projectRoot, values.DATA_DIR),
    smtpUrl: values.SMTP_URL, mailFrom: values.MAIL_FROM,
    stripeSecretKey: values.STRIPE_SECRET_KEY, stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
    stripeApiHost: values.STRIPE_API_HOST, stripeApiPort: values.STRIPE_API_PORT,
    stripeApiProtocol: values.STRIPE_API_PROTOCOL,
    trustProxy: Number(values.TRUST_PROXY), demo: values.DEMO === '1', appSecret: values.APP_SECRET,
    logLevel: values.LOG_LEVEL, rateLimits: values.RATE_LIMITS === 'on', values,
  }
}

/** What web and worker are started with: every variable with its value, but never the owner's way to the database.
 * @param {Environment} environment @param {Record<string, string>} own @returns {NodeJS.ProcessEnv} */
export function processEnvironment({ values }, own) {
  return { ...process.env, ...values, ...own, DATABASE_URL: '', APP_SECRET: '' }
}

/** The environment of a program that people start by hand: .env is read too, and problems end it readably. */
export function environmentOrExit() {
  const file = path.join(projectRoot, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  try {
    return readEnvironment()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
