import fs from 'node:fs'
import { expect, test } from 'vitest'
import { variables } from '../../scripts/lib/environment-variables.mjs'
import { EnvironmentError, processEnvironment, readEnvironment } from '../../scripts/lib/environment.mjs'

const secret = 'x8Jq2vB6mN4kL0pR7sT1wY3zA5cE9fGh'
const production = {
  PUBLIC_ORIGIN: 'https://mentoring.example.org',
  DATABASE_URL: 'postgres://o:p@db/m',
  APP_SECRET: secret,
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

test('without any variable it runs', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    demo: true,
  })
})

test('the public origin follows the port', () => {
  expect(readEnvironment({ PORT: '3001' }).publicOrigin).toBe('http://localhost:3001')
})

test('all problems are told at once', () => {
  expect(problemsOf({ PORT: 'abc', TRUST_PROXY: '-1', DEMO: 'yes' })).toEqual([
    'PORT must be a whole number from 1 to 65535, it is «abc»',
    'TRUST_PROXY must be a whole number from 0 to 10, it is «-1»',
    'DEMO must be one of 0, 1, it is «yes»',
  ])
})

test('a refused secret is not shown', () => {
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
])('a production start refuses %s', (_what, change) => {
  expect(problemsOf(production)).toEqual([])
  expect(problemsOf({ ...production, ...change })).toHaveLength(1)
})

test('a production start has no demo people', () => {
  expect(readEnvironment(production).demo).toBe(false)
})

test('cards are paid at Stripe with its keys, at the stand-in in a demonstration, else not at all', () => {
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
  expect(cards({ ...production, ...keys, STRIPE_SECRET_KEY: 'rk_live_1' })).toEqual({ cardPayments: true, standIn: false })
})

test('real money does not move without encryption', () => {
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'STRIPE_SECRET_KEY must be no live key when PUBLIC_ORIGIN is http',
  ])
})

test('two webhook secrets may stand beside each other', () => {
  const { stripeWebhookSecrets } = readEnvironment({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' })
  expect(stripeWebhookSecrets).toEqual(['whsec_new', 'whsec_old'])
})

test.each(['https://x.example/', 'https://x.example/path', 'x.example', 'ftp://x.example'])(
  '%s is no origin',
  (origin) => {
    expect(problemsOf({ PUBLIC_ORIGIN: origin })).toHaveLength(1)
  },
)

test('web and worker never learn the way of the owner', () => {
  const given = processEnvironment(readEnvironment(production), {
    DATABASE_URL_WEB: 'postgres://app_web@db/m',
  })
  expect(given).toMatchObject({
    DATABASE_URL: '',
    APP_SECRET: '',
    DATABASE_URL_WEB: 'postgres://app_web@db/m',
  })
})

test('.env.example lists every variable, and no other', () => {
  const listed = fs
    .readFileSync('.env.example', 'utf8')
    .match(/^# [A-Z_]+(?==)/gm)
    ?.map((line) => line.slice(2))
  expect(listed).toEqual(variables.map(({ name }) => name))
})
