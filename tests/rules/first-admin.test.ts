import { execFile } from 'node:child_process'
import { beforeEach, expect, inject, test } from 'vitest'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { operatorFacts } from '../support/operator'
import { browserAt } from '../support/browser-at'
import { addUsers } from '../support/people-rows'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner } = world

type Ended = { code: number; said: string; printed: string }

/** Runs a command as a person does. */
const run = (script: string, args: string[], more: Record<string, string> = {}) =>
  new Promise<Ended>((resolve) => {
    const env = { DATABASE_URL: world.ownerUrl, APP_SECRET: inject('database').secret, ...more }
    execFile(
      process.execPath,
      [`scripts/${script}.mjs`, ...args],
      { cwd: projectRoot, env: { ...process.env, ...env } },
      (error, printed, said) => resolve({ code: error ? Number(error.code) : 0, said, printed }),
    )
  })
const command = (...args: string[]) => run('first-admin', args)

const her = ['--name', 'Ελένη', '--surname', 'Δήμου']
const admins = () =>
  column(owner`select u.email from data.admins a join data.users u on u.id = a.user_id where a.active`)

test('the operator removes the second factor of an address, once; the user is signed out and told', async () => {
  const lost = async (...args: string[]) => (await run('lost-second-factor', args)).code
  const email = 'lost@test.example'
  const { userId } = await world.anAdmin({ email })
  await owner`insert into private.second_factors (user_id, sealed_secret, confirmed_at) values (${userId}, ${'x'.repeat(40)}, now())`
  expect(await lost()).toBe(1)
  expect(await lost('--email', 'nobody@test.example')).toBe(1)
  expect(await lost('--email', email.toUpperCase())).toBe(0)
  expect(await lost('--email', email)).toBe(1)
  const [left] = await owner`
    select (select count(*)::integer from private.second_factors where user_id = ${userId}) as factors,
      (select count(*)::integer from private.sessions where user_id = ${userId}) as sessions,
      (select count(*)::integer from private.outbox where to_user_id = ${userId} and kind = 'second_factor_reset') as mails,
      (select count(*)::integer from data.history where subject = 'users' and subject_id = ${userId} and event = 'second_factor_reset') as history`
  expect(left).toEqual({ factors: 0, sessions: 0, mails: 1, history: 1 })
})

beforeEach(() => owner`update data.admins set active = false`)

test('the first admin is created once and signs in with the printed password; a second one is refused', async () => {
  const made = await command('--email', 'Eleni@παράδειγμα.ελ', ...her)
  expect(made).toMatchObject({ code: 0 })
  const password = made.printed.match(/shown this once: (\S{23})$/m)![1]!
  await expect(
    world.signIn({ email: 'eleni@xn--hxajbheg2az3al.xn--qxam', password }, browserAt('203.0.113.7')),
  ).resolves.toBeGreaterThan(0)

  const second = await command('--email', 'second@test.example', ...her)
  expect(second).toMatchObject({ code: 1, printed: '' })
  expect(second.said).toContain('There is an active admin already')
  expect(await admins()).toEqual(['eleni@xn--hxajbheg2az3al.xn--qxam'])
})

test('an existing user keeps their own password', async () => {
  const userId = await world.aUser({ email: 'here@test.example' })
  await owner`insert into private.credentials (user_id, password_hash) values (${userId}, 'her own')`
  const made = await command('--email', 'here@test.example', ...her)
  expect(made.printed).toContain('the password of the account stays valid')
  expect(await cell(owner`select password_hash from private.credentials where user_id = ${userId}`)).toBe(
    'her own',
  )
})

test('two concurrent commands create one admin', async () => {
  const both = await Promise.all(
    ['one', 'two'].map((who) => command('--email', `${who}@test.example`, ...her)),
  )
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(await admins()).toHaveLength(1)
})

test.each([
  ['--email', 'nobody'],
  ['--email', 'a@b.gr', '--name', ' '],
])('%s %s prints what is missing', async (...args) => {
  expect(await command(...args)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run first-admin --'),
  })
})

test('a demo database is refused with one line, without a stack trace', async () => {
  await addUsers(owner, [{ email: 'f13@seed.example' }])
  const production = { PUBLIC_ORIGIN: 'https://mentoring.example.org', TRUST_PROXY: '1', ...operatorFacts }
  const told = await run('first-admin', ['--email', 'her@test.example', ...her], production)
  expect(told).toMatchObject({ code: 1, printed: '' })
  expect(told.said).toContain('has demo or generated people')
  expect(told.said).not.toMatch(/^\s+at /m)
  expect(await admins()).toHaveLength(0)
})
