import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { variables } from '../../scripts/lib/environment-variables.mjs'
import { operatorFacts } from '../support/operator'
import {
  EnvironmentError,
  processEnvironment,
  readEnvironment,
  remarksOn,
} from '../../scripts/lib/environment.mjs'

const secret = 'x8Jq2vB6mN4kL0pR7sT1wY3zA5cE9fGh'
const production = {
  PUBLIC_ORIGIN: 'https://mentoring.example.org',
  DATABASE_URL: 'postgres://o:p@db/m',
  APP_SECRET: secret,
  TRUST_PROXY: '1',
  ...operatorFacts,
}

function problemsOf(environment: Record<string, string>) {
  try {
    readEnvironment(environment)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}

test('the environment is valid without any variable', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    demo: true,
  })
})

test('the default public origin has the configured port', () => {
  expect(readEnvironment({ PORT: '3001' }).publicOrigin).toBe('http://localhost:3001')
})

test('one message lists all problems', () => {
  expect(problemsOf({ PORT: 'abc', TRUST_PROXY: '-1', DEMO: 'yes' })).toEqual([
    'PORT must be a whole number from 1 to 65535, it is «abc»',
    'TRUST_PROXY must be a whole number from 0 to 10, it is «-1»',
    'DEMO must be one of 0, 1, it is «yes»',
  ])
})

test('the message does not show a refused secret', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://owner:hush@db', APP_SECRET: 'hush' }).join()).not.toContain(
    'hush',
  )
})

test.each([
  ['demo data', { DEMO: '1' }],
  ['no secret', { APP_SECRET: '' }],
  ['a short secret', { APP_SECRET: 'secret' }],
  ['a secret that is none', { APP_SECRET: 'a'.repeat(40) }],
  ['Stripe without encryption', { STRIPE_API_PROTOCOL: 'http' }],
  ['payments whose confirmations nobody can check', { STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['the stand-in of Stripe', { STRIPE_STAND_IN_ORIGIN: 'http://localhost:3001' }],
  ['a key that is none', { STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['a webhook secret that is none', { STRIPE_WEBHOOK_SECRET: 'whsec_1,secret' }],
  ['three webhook secrets', { STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' }],
  ['no limits', { RATE_LIMITS: 'off' }],
  ['no proxy', { TRUST_PROXY: '0' }],
  ['a pooler with two addresses', { DATABASE_POOL_URL: 'postgres://one,two/m' }],
  ['a part that does not exist', { START_ONLY: 'mails' }],
])('a production start refuses %s', (_what, change) => {
  expect(problemsOf(production)).toEqual([])
  expect(problemsOf({ ...production, ...change })).toHaveLength(1)
})

describe('the operator’s facts', () => {
  const facts = [
    'BANK_NAME',
    'BANK_HOLDER',
    'BANK_IBAN',
    'TEAM_EMAIL',
    'ISSUER_NAME',
    'ISSUER_TAX_NUMBER',
    'ISSUER_ADDRESS',
  ]

  test('a production start names every fact of the operator that is missing, in one list', () => {
    const problems = problemsOf({ ...production, ...Object.fromEntries(facts.map((name) => [name, ''])) })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(facts)
  })

  test.each([
    ['BANK_IBAN', 'GR16 0110 1250 0000 0001 2300 695'],
    ['BANK_IBAN', 'GR1601101250000000012300695'],
    ['TEAM_EMAIL', 'team@example.org'],
    ['ISSUER_TAX_NUMBER', '000000000'],
    ['ISSUER_ADDRESS', 'Οδός Παραδείγματος 1, 105 57 Αθήνα'],
  ])('a production start refuses the sample %s', (name, sample) => {
    expect(problemsOf({ ...production, [name]: sample })).toEqual([
      expect.stringContaining(`${name} must not be the sample value`),
    ])
    expect(problemsOf({ [name]: sample })).toEqual([])
  })

  test('an IBAN with a wrong digit is refused in every start', () => {
    const wrong = operatorFacts.BANK_IBAN.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    for (const rest of [{}, production]) {
      expect(problemsOf({ ...rest, BANK_IBAN: wrong })).toEqual([expect.stringContaining('check digits')])
    }
  })

  test('npm start exits with that list before it starts anything', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'test',
        PATH: process.env.PATH,
        PUBLIC_ORIGIN: production.PUBLIC_ORIGIN,
        TRUST_PROXY: '1',
        BANK_IBAN: 'GR16 0110 1250 0000 0001 2300 695',
      },
    })
    expect(status).toBe(1)
    for (const name of facts) expect(stderr).toContain(`  - ${name} must`)
  })

  test('only the given facts are written to the database, by column', () => {
    expect(readEnvironment({ BANK_NAME: 'Τράπεζα' }).operator).toEqual({
      bank_name: 'Τράπεζα',
      operator_email: '',
    })
    // And the address for mails to the operator, which has a default.
    expect(Object.keys(readEnvironment(production).operator)).toHaveLength(facts.length + 1)
  })
})

test('a production start has no demo people', () => {
  expect(readEnvironment(production).demo).toBe(false)
})

test('cards are paid at Stripe with its keys, at the stand-in in a demo, and otherwise not at all', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const cards = (environment: Record<string, string>) => {
    const { cardPayments, standIn } = readEnvironment(environment)
    return { cardPayments, standIn }
  }
  expect(cards({})).toEqual({ cardPayments: true, standIn: true })
  expect(cards({ DEMO: '0' })).toEqual({ cardPayments: false, standIn: false })
  expect(cards(keys)).toEqual({ cardPayments: true, standIn: false })
  expect(cards(production)).toEqual({ cardPayments: false, standIn: false })
  expect(cards({ ...production, ...keys })).toEqual({ cardPayments: true, standIn: false })
  expect(cards({ ...production, ...keys, STRIPE_SECRET_KEY: 'rk_live_1' })).toEqual({
    cardPayments: true,
    standIn: false,
  })
})

test('a production start warns when test cards are accepted', () => {
  const remarks = (key: string) =>
    remarksOn(
      readEnvironment({ ...production, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: key && 'whsec_1' }),
    )
  expect([remarks(''), remarks('sk_live_1')]).toEqual([[], []])
  expect(remarks('sk_test_1')).toEqual([expect.stringContaining('test cards are accepted')])
})

test('Stripe’s live keys are refused without https', () => {
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'STRIPE_SECRET_KEY must not be a live key when PUBLIC_ORIGIN is http',
  ])
})

test('two webhook secrets may be configured at the same time', () => {
  const { stripeWebhookSecrets } = readEnvironment({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' })
  expect(stripeWebhookSecrets).toEqual(['whsec_new', 'whsec_old'])
})

test.each(['https://x.example/', 'https://x.example/path', 'x.example', 'ftp://x.example'])(
  '%s is refused as PUBLIC_ORIGIN',
  (origin) => {
    expect(problemsOf({ ...operatorFacts, TRUST_PROXY: '1', PUBLIC_ORIGIN: origin })).toHaveLength(1)
  },
)

test('web and worker never get the owner’s connection string', () => {
  const given = processEnvironment(readEnvironment(production), {
    DATABASE_URL_WEB: 'postgres://app_web@db/m',
  })
  expect(given).toMatchObject({
    DATABASE_URL: '',
    APP_SECRET: '',
    DATABASE_URL_WEB: 'postgres://app_web@db/m',
  })
})

describe('a start of one part', () => {
  const { PUBLIC_ORIGIN, DATABASE_URL, APP_SECRET } = production
  const few = { PUBLIC_ORIGIN, DATABASE_URL, APP_SECRET }

  test('each part needs only its own variables', () => {
    expect(problemsOf({ ...few, START_ONLY: 'worker', STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([])
    expect(problemsOf({ ...few, START_ONLY: 'web', TRUST_PROXY: '1' })).toEqual([])
    expect(problemsOf({ ...few, ...operatorFacts, START_ONLY: 'migrate' })).toEqual([])
  })

  test('what a part needs is asked for', () => {
    const names = (more: Record<string, string>) => problemsOf(more).map((problem) => problem.split(' ')[0])
    expect(names({ ...few, APP_SECRET: '', START_ONLY: 'worker' })).toEqual(['APP_SECRET'])
    expect(names({ ...few, START_ONLY: 'web', STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
      'STRIPE_WEBHOOK_SECRET',
      'TRUST_PROXY',
    ])
    expect(names({ ...few, START_ONLY: 'migrate' })).toHaveLength(7)
    expect(names({ START_ONLY: 'web', DATABASE_URL: 'postgres://o:p@db/m', DEMO: '1' })).toEqual(['DEMO'])
  })
})

test('the address of a pooler needs that of the database', () => {
  expect(problemsOf({ DATABASE_POOL_URL: 'postgres://pooler/m' })).toEqual([
    'DATABASE_POOL_URL needs DATABASE_URL, the address without the pooler',
  ])
})

test('.env.example lists every variable, and no other', () => {
  const listed = fs
    .readFileSync('.env.example', 'utf8')
    .match(/^# [A-Z_]+(?==)/gm)
    ?.map((line) => line.slice(2))
  expect(listed).toEqual(variables.map(({ name }) => name))
})
