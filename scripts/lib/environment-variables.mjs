// Every environment variable of the product: its default, its meaning, its check.
import { addressProblem } from './database-address.mjs'

/**
 * @typedef {Record<string, string>} Values
 * @typedef {(value: string, values: Values) => string | false} Check  what is wrong with a value, or false
 * @typedef {{ name: string, meaning: string, example?: string, default?: string | ((values: Values) => string),
 *   check?: Check, operator?: true }} Variable
 *   operator: a fact of the operator that texts print; a production start has no default for it
 */

const secretLength = 32

/** The operator's facts in a new database until they are set. A production start refuses them. */
const samples = [
  'GR1601101250000000012300695',
  'team@example.org',
  '000000000',
  'Οδός Παραδείγματος 1, 105 57 Αθήνα',
]
const isSample = (/** @type {string} */ value) =>
  samples.includes(value) || samples.includes(value.replaceAll(/\s/g, ''))

/** Whether the check digits of an IBAN are right, as rules.iban_fits. @param {string} value */
function ibanFits(value) {
  const iban = value.replaceAll(/\s/g, '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/**
 * Describes a fact of the operator, which texts, mails and receipts print.
 * @param {string} name @param {string} meaning @param {string} example @param {Check} [check] @returns {Variable}
 */
const operatorFact = (name, meaning, example, check) => ({
  name,
  meaning: `${meaning} Required with https; otherwise a sample value.`,
  example,
  operator: true,
  check: (value, values) =>
    (isHttps(values) && isSample(value) && 'must not be the sample value when PUBLIC_ORIGIN is https') ||
    (check?.(value, values) ?? false),
})

/** Whether this is a production start. */
export const isHttps = (/** @type {Values} */ values) => values.PUBLIC_ORIGIN?.startsWith('https:') ?? false

/** Whether a Stripe key moves real money. */
export const isLiveKey = (/** @type {string} */ key) => /^(sk|rk)_live_/.test(key)

const wholeNumber = (/** @type {number} */ from, /** @type {number} */ to) => (/** @type {string} */ value) =>
  !(/^\d+$/.test(value) && Number(value) >= from && Number(value) <= to) &&
  `must be a whole number from ${from} to ${to}`

const oneOf =
  (/** @type {string[]} */ ...choices) =>
  (/** @type {string} */ value) =>
    !choices.includes(value) && `must be one of ${choices.join(', ')}`

/** @param {string} value @param {string[]} protocols */
const hasProtocol = (value, protocols) => URL.canParse(value) && protocols.includes(new URL(value).protocol)

/** In this order they are checked and listed. @type {Variable[]} */
export const variables = [
  { name: 'PORT', default: '3000', meaning: 'The port of the web server.', check: wholeNumber(1, 65535) },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'The address on which it listens; 0.0.0.0 in a container.',
    check: (value) => /[\s/]/.test(value) && 'must be an address or a host name',
  },
  {
    name: 'PUBLIC_ORIGIN',
    default: ({ PORT }) => `http://localhost:${PORT}`,
    example: 'https://mentoring.example.org',
    meaning:
      'The URL of the product in browsers. With https the start is a production start: no demo data, real secrets.',
    check: (value) =>
      !(hasProtocol(value, ['http:', 'https:']) && new URL(value).origin === value) &&
      'must be an origin such as https://mentoring.example.org, without a path or a final slash',
  },
  {
    name: 'DATABASE_URL',
    example: 'postgres://owner:password@db.example.org/mentoring',
    meaning:
      'An external PostgreSQL 15 or newer: the owner of an empty database. Default: the embedded database.',
    check: addressProblem,
  },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'The folder of the embedded database and other files.',
  },
  {
    name: 'SMTP_URL',
    example: 'smtps://user:password@mail.example.org',
    meaning: 'The mail server. Default: mails are only shown at /dev/mail.',
    check: (value) =>
      !hasProtocol(value, ['smtp:', 'smtps:']) &&
      'must look like smtp://host:587 or smtps://user:password@host',
  },
  {
    name: 'MAIL_FROM',
    default: 'Mentoring <no-reply@localhost>',
    meaning: 'The sender of every mail.',
    check: (value) =>
      !/^[^\r\n]*@[^\s@]+$/.test(value) && 'must be an address such as Mentoring <team@example.org>',
  },
  operatorFact('BANK_NAME', 'The bank for deposits.', 'Εθνική Τράπεζα'),
  operatorFact('BANK_HOLDER', 'The holder of the account.', 'Δίκτυο Γυναικών ΑμΚΕ'),
  operatorFact(
    'BANK_IBAN',
    'The IBAN of the account.',
    'GR…',
    (value) => !ibanFits(value) && 'must be an IBAN with valid check digits',
  ),
  operatorFact(
    'TEAM_EMAIL',
    'The e-mail address of the team, also for replies to mails.',
    'team@mentoring.example.org',
    (value) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && 'must be an e-mail address',
  ),
  operatorFact('ISSUER_NAME', 'The issuer of receipts.', 'Δίκτυο Γυναικών ΑμΚΕ'),
  operatorFact(
    'ISSUER_TAX_NUMBER',
    'The tax number of the issuer.',
    '099999999',
    (value) => !/^[A-Z0-9][A-Z0-9 .-]{4,19}$/.test(value) && 'must be a tax number',
  ),
  operatorFact('ISSUER_ADDRESS', 'The address of the issuer.', 'Σταδίου 1, 105 61 Αθήνα'),
  {
    name: 'STRIPE_SECRET_KEY',
    example: 'sk_live_…',
    meaning:
      'Card payments. Default: with https, bank deposit only; with http and DEMO=1, the Stripe stand-in.',
    check: (value, values) =>
      (!/^(sk|rk)_(live|test)_\w+$/.test(value) && 'must start with sk_live_, sk_test_ or rk_') ||
      (!isHttps(values) && isLiveKey(value) && 'must not be a live key when PUBLIC_ORIGIN is http'),
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    example: 'whsec_…',
    meaning:
      'The secret with which Stripe signs webhooks; required with STRIPE_SECRET_KEY. Two, separated by a comma, while one replaces the other.',
    check: (value) =>
      !/^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)?$/.test(value) &&
      'must start with whsec_; two are separated by a comma',
  },
  {
    name: 'STRIPE_API_HOST',
    default: 'api.stripe.com',
    meaning: 'The host of another Stripe API, for tests.',
  },
  { name: 'STRIPE_API_PORT', default: '443', meaning: 'Its port.', check: wholeNumber(1, 65535) },
  {
    name: 'STRIPE_API_PROTOCOL',
    default: 'https',
    meaning: 'Its protocol.',
    check: (value, values) =>
      oneOf('https', 'http')(value) ||
      (isHttps(values) && value !== 'https' && 'must be https when PUBLIC_ORIGIN is https'),
  },
  {
    name: 'STRIPE_STAND_IN_PORT',
    meaning: 'The port of the Stripe stand-in. Default: the first free port after PORT.',
    check: wholeNumber(1, 65535),
  },
  {
    name: 'STRIPE_STAND_IN_ORIGIN',
    meaning: 'The URL of the stand-in in browsers. The start sets it; do not set it.',
    check: (value, values) =>
      (!hasProtocol(value, ['http:']) && 'must be an http origin') ||
      (isHttps(values) && 'must not be set when PUBLIC_ORIGIN is https'),
  },
  {
    name: 'TRUST_PROXY',
    default: '0',
    check: wholeNumber(0, 10),
    meaning: 'The number of your own proxies in front; their X-Forwarded-* headers are trusted.',
  },
  {
    name: 'DEMO',
    default: (values) => (isHttps(values) || values.DATABASE_URL ? '0' : '1'),
    meaning:
      '1 loads demo people into a database without people. Default: 1 with the embedded database, otherwise 0.',
    check: (value, values) =>
      oneOf('0', '1')(value) || (isHttps(values) && value === '1' && 'must be 0 when PUBLIC_ORIGIN is https'),
  },
  {
    name: 'APP_SECRET',
    example: '(openssl rand -base64 32)',
    meaning: `At least ${secretLength} random characters. Default with the embedded database: created and kept in DATA_DIR.`,
    check: (value) =>
      (value.length < secretLength || new Set(value).size < 12) &&
      `must be at least ${secretLength} random characters`,
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'The level of detail of the logs.',
    check: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  },
  {
    name: 'PAGE_CACHE',
    default: 'on',
    meaning: 'off turns the cache of pages off, for measurements.',
    check: oneOf('on', 'off'),
  },
  {
    name: 'RATE_LIMITS',
    default: 'on',
    meaning: 'off for load tests on your own machine.',
    check: (value, values) =>
      oneOf('on', 'off')(value) ||
      (isHttps(values) && value === 'off' && 'must be on when PUBLIC_ORIGIN is https'),
  },
]
