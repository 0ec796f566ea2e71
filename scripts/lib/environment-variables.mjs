// Long: one list. Every environment variable of the product: its default, its meaning, its check.
import { addressProblem } from './database-address.mjs'
import {
  hasProtocol,
  ibanFits,
  isHttps,
  isLiveKey,
  oneOf,
  operatorFact,
  secretLength,
  wholeNumber,
} from './environment-checks.mjs'

/**
 * @typedef {Record<string, string>} Values
 * @typedef {(value: string, values: Values) => string | false} Check  what is wrong with a value, or false
 * @typedef {{ name: string, meaning: string, example?: string, default?: string | ((values: Values) => string),
 *   check?: Check, operator?: true }} Variable
 *   operator: a fact of the operator that texts print; a production start has no default for it
 */

/** @type {Check} */
const notSender = (value) =>
  !/^[^\r\n]*@[^\s@]+$/.test(value) && 'must be an address such as Mentoring <team@example.org>'

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
    name: 'DATABASE_POOL_URL',
    example: 'postgres://pgbouncer.example.org:6432/mentoring',
    meaning:
      'A pooler in transaction mode (PgBouncer) before that database: web and worker ask there, without prepared statements. Migrations and notifications keep to DATABASE_URL.',
    check: (value, values) =>
      addressProblem(value) || (!values.DATABASE_URL && 'needs DATABASE_URL, the address without the pooler'),
  },
  {
    name: 'START_ONLY',
    meaning:
      'web, worker or migrate starts this part only, as npm start -- --only does. Needs DATABASE_URL. Default: all three.',
    check: oneOf('web', 'worker', 'migrate'),
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
    check: notSender,
  },
  {
    name: 'MAIL_FROM_NEWS',
    default: ({ MAIL_FROM = '' }) => MAIL_FROM,
    example: 'Mentoring <news@news.mentoring.example.org>',
    meaning:
      'The sender of the mails that need consent: offers and seminars. With a subdomain of its own, complaints about them keep no other mail from arriving. Default: MAIL_FROM.',
    check: notSender,
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
  {
    name: 'OPERATOR_EMAIL',
    default: '',
    example: 'server@mentoring.example.org',
    meaning:
      'The e-mail address of whoever looks after the server: one mail when something stands still. Default: TEAM_EMAIL.',
    check: (value) =>
      value !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && 'must be an e-mail address',
  },
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
    meaning:
      'The number of your own proxies in front; their X-Forwarded-* headers are trusted. With https at least 1.',
  },
  {
    name: 'CLOSE_DELAY',
    default: (values) => (isHttps(values) ? '5' : '0'),
    check: wholeNumber(0, 60),
    meaning:
      'For how many seconds a web server that is told to stop still answers, while /readyz says 503, so that a proxy sends it no more. Default: 5 with https, otherwise 0.',
  },
  {
    name: 'DEMO',
    default: (values) => (isHttps(values) || values.DATABASE_URL || values.START_ONLY ? '0' : '1'),
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
    name: 'SLOW_CALL',
    default: '500',
    check: wholeNumber(0, 60_000),
    meaning: 'A statement over so many milliseconds is logged by the name of its function. 0 logs none.',
  },
  {
    name: 'METRICS_TOKEN',
    example: '(openssl rand -hex 32)',
    meaning:
      'At least 32 characters. Shows /metrics for Prometheus to those who send it as a Bearer token. Default: /metrics does not exist.',
    check: (value) => !/^[\w.~+/=-]{32,}$/.test(value) && 'must be at least 32 letters and digits',
  },
  {
    name: 'METRICS_PORT',
    meaning:
      "A port of its own for the web server's /metrics, which only your own network may reach; METRICS_TOKEN holds there too. Default: none.",
    check: wholeNumber(1, 65535),
  },
  {
    name: 'METRICS_WORKER_PORT',
    meaning: "The same for the worker's /metrics.",
    check: wholeNumber(1, 65535),
  },
  {
    name: 'BACKUP_COPY',
    default: '',
    example: 'backup@other.example.org:/srv/mentoring-backups/',
    meaning:
      'Where the backups of every night are copied to, on another machine. mentoring-backup.service uses it, and npm run check asks for it.',
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
