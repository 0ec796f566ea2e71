// Every environment variable of the product: its default, what it means, what it may be.

/**
 * @typedef {Record<string, string>} Values
 * @typedef {(value: string, values: Values) => string | false} Check  what is wrong with a value, or false
 * @typedef {{ name: string, meaning: string, example?: string, default?: string | ((values: Values) => string),
 *   check?: Check }} Variable
 */

const secretLength = 32
/** A production start. */
export const isHttps = (/** @type {Values} */ values) => values.PUBLIC_ORIGIN.startsWith('https:')

/** A key of Stripe's that moves real money. */
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

/** In the order they are read and listed. @type {Variable[]} */
export const variables = [
  { name: 'PORT', default: '3000', meaning: 'The port of the web server.', check: wholeNumber(1, 65535) },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'The address it listens on; 0.0.0.0 in a container.',
    check: (value) => /[\s/]/.test(value) && 'must be an address or a host name',
  },
  {
    name: 'PUBLIC_ORIGIN',
    default: ({ PORT }) => `http://localhost:${PORT}`,
    example: 'https://mentoring.example.org',
    meaning: 'How browsers reach it. With https the start is a production start: no demo data, real secrets.',
    check: (value) =>
      !(hasProtocol(value, ['http:', 'https:']) && new URL(value).origin === value) &&
      'must be an origin such as https://mentoring.example.org, without a path or a final slash',
  },
  {
    name: 'DATABASE_URL',
    example: 'postgres://owner:password@db.example.org/mentoring',
    meaning:
      'An outside PostgreSQL 15 or newer, as the owner of an empty database. Left out: the embedded one.',
    check: (value) =>
      !hasProtocol(value, ['postgres:', 'postgresql:']) &&
      'must look like postgres://user:password@host:5432/database',
  },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'Where the embedded database and anything else on disk lives.',
  },
  {
    name: 'SMTP_URL',
    example: 'smtps://user:password@mail.example.org',
    meaning: 'The mail server. Left out: mails stay visible in the outbox page.',
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
  {
    name: 'STRIPE_SECRET_KEY',
    example: 'sk_live_…',
    meaning:
      'Card payments. Left out: bank deposit only with https; else a stand-in of Stripe, if DEMO is 1.',
    check: (value, values) =>
      (!/^(sk|rk)_(live|test)_\w+$/.test(value) && 'must start with sk_live_, sk_test_ or rk_') ||
      (!isHttps(values) && isLiveKey(value) && 'must be no live key when PUBLIC_ORIGIN is http'),
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    example: 'whsec_…',
    meaning:
      'Signs what Stripe tells us; needed with STRIPE_SECRET_KEY. Two with a comma between while one replaces the other.',
    check: (value) =>
      !/^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)?$/.test(value) &&
      'must start with whsec_; two may stand with a comma between',
  },
  { name: 'STRIPE_API_HOST', default: 'api.stripe.com', meaning: 'Another Stripe, for tests.' },
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
    meaning: 'The port of the stand-in. Left out: the one after PORT, or the next that is free.',
    check: wholeNumber(1, 65535),
  },
  {
    name: 'STRIPE_STAND_IN_ORIGIN',
    meaning: 'How browsers reach the stand-in. Set by the start; never by you.',
    check: (value, values) =>
      (!hasProtocol(value, ['http:']) && 'must be an http origin') ||
      (isHttps(values) && 'must be left out when PUBLIC_ORIGIN is https'),
  },
  {
    name: 'TRUST_PROXY',
    default: '0',
    check: wholeNumber(0, 10),
    meaning: 'How many of our own proxies stand in front; their X-Forwarded-* headers are believed.',
  },
  {
    name: 'DEMO',
    default: (values) => (isHttps(values) || values.DATABASE_URL ? '0' : '1'),
    meaning:
      '1 loads demo people into a database that has no people yet. Left out: 1 with the embedded one, else 0.',
    check: (value, values) =>
      oneOf('0', '1')(value) || (isHttps(values) && value === '1' && 'must be 0 when PUBLIC_ORIGIN is https'),
  },
  {
    name: 'APP_SECRET',
    example: '(openssl rand -base64 32)',
    meaning: `At least ${secretLength} random characters. Left out with the embedded database: made and kept in DATA_DIR.`,
    check: (value) =>
      (value.length < secretLength || new Set(value).size < 12) &&
      `must be at least ${secretLength} random characters`,
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'How much the logs say.',
    check: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
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
