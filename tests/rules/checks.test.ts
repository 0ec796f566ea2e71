// What npm run check says of clock, disk, database and proxy, and a production start that is ready.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { findingsAtStart } from '../../scripts/checks/at-start.mjs'
import { clocksApart } from '../../scripts/checks/clock.mjs'
import { checkDatabase, isNear, rightsSaid, versionSaid } from '../../scripts/checks/database.mjs'
import { checkDisk } from '../../scripts/checks/machine.mjs'
import { checkStripe } from '../../scripts/checks/stripe.mjs'
import { readEnvironment } from '../../scripts/lib/environment.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { eventTypes } from '../../common/stripe-events.mjs'
import { certificate, hasOpenssl } from '../support/certificate'
import { operatorFacts } from '../support/operator'
import { plain } from '../support/states'

const { adminUrl } = inject('database')
const admin = plain(adminUrl)
afterAll(() => admin.end())

type Finding = { verdict: string; text: string }
const said = (...found: Finding[]) => found.map(({ verdict, text }) => `${verdict}: ${text}`)

test.each([
  [0, /^good: The clocks of this computer and of Stripe are 0 s apart\.$/],
  [-20, /^note: .* 20 s apart: use a time service/],
  [200, /^bad: .* 200 s apart: second factors and deadlines go wrong/],
])('clocks %i s apart', (seconds, expected) => {
  expect(said(clocksApart('Stripe', 1e12 + seconds * 1000, [1e12 - 50, 1e12 + 50]))[0]).toMatch(expected)
})

test.each([
  [0.1, '', /^bad: 0\.1 GB are free on the disk of \/.*: too little for a database/],
  [0.1, 'postgres://o@db/m', /^note: 0\.1 GB .*: little\. A full disk stops every change\.$/],
  [1, '', /^note: 1\.0 GB/],
  [9, '', /^good: 9\.0 GB are free/],
])('a disk with %d GB free, database «%s»', (gigabytes, databaseUrl, expected) => {
  const dataDir = path.join(os.tmpdir(), 'not-there-yet')
  expect(said(checkDisk({ dataDir, databaseUrl }, gigabytes * 1024 ** 3))[0]).toMatch(expected)
})

test.each([
  [14, /^bad: PostgreSQL 15 or newer is needed; this one is 14/],
  [15, /^good: /],
  [18, /^good: /],
  [19, /^note: PostgreSQL 19 is newer than what this code was tested with/],
])('PostgreSQL %i', (major, expected) => {
  expect(said(versionSaid(major))[0]).toMatch(expected)
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['database', true],
  ['db.example.org', false],
  ['10.0.0.5', false],
  ['[2001:db8::5]', false],
])('the way to a database at %s needs no encryption: %s', (host, near) => {
  expect(isNear(`postgres://owner:x@${host}:5432/mentoring`)).toBe(near)
})

test('an extension that the server does not have is named, with what to do', () => {
  const found = rightsSaid({ owner: 'o', superuser: false, may: true, creates: true, missing: ['pg_trgm'] })
  expect(said(...found)).toEqual([
    'good: o may create the roles of the product.',
    expect.stringMatching(/^bad: The extension pg_trgm is missing: install .* create extension pg_trgm$/),
  ])
})

test('an owner without CREATEROLE, in a database that is not its own and has no Greek letters', async () => {
  const name = `plain_${randomBytes(4).toString('hex')}`
  await admin.unsafe(`create role ${name} login password 'of-the-test'`)
  await admin.unsafe(
    `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C' locale_provider libc`,
  )
  onTestFinished(async () => {
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.unsafe(`drop role ${name}`)
  })
  const DATABASE_URL = Object.assign(new URL(adminUrl), {
    username: name,
    password: 'of-the-test',
    pathname: `/${name}`,
  }).href
  const found = async () => said(...(await checkDatabase(readEnvironment({ DATABASE_URL }))))
  const before = await found()
  expect(before).toContainEqual(
    expect.stringMatching(/^bad: The database plain_\w+ has encoding SQL_ASCII and lc_ctype C;/),
  )
  expect(before).toContain(
    `bad: ${name} may not create roles. As a superuser of the server, run: alter role ${name} createrole`,
  )
  expect(before).toContainEqual(expect.stringMatching(/^bad: \w+ may not create schemas here/))
  // What the sentences advise.
  await admin.unsafe(`alter role ${name} createrole`)
  await admin.unsafe(`alter database ${name} owner to ${name}`)
  const after = await found()
  expect(after).toContain(`good: ${name} may create the roles of the product.`)
  expect(after.join('\n')).not.toMatch(/may not create/)
})

const listening = async (server: http.Server | https.Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Stripe's list of webhooks, as a server whose clock is this many seconds off; or the status with which it refuses us. */
async function stripeWith(webhooks: object[] | number, seconds = 0) {
  const port = await listening(
    http.createServer((_req, res) => {
      const time = new Date(Date.now() + seconds * 1000).toUTCString()
      const refuses = typeof webhooks === 'number'
      res.writeHead(refuses ? webhooks : 200, { 'Content-Type': 'application/json', Date: time })
      const error = { type: 'invalid_request_error', message: 'no' }
      res.end(JSON.stringify(refuses ? { error } : { object: 'list', data: webhooks }))
    }),
  )
  return {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(port),
    STRIPE_API_PROTOCOL: 'http',
  }
}
const webhook = (events: readonly string[], status = 'enabled') => ({
  object: 'webhook_endpoint',
  url: 'http://localhost:3000/api/stripe/webhook',
  status,
  enabled_events: events,
})
const ofStripe = async (...given: Parameters<typeof stripeWith>) =>
  said(...(await checkStripe(readEnvironment(await stripeWith(...given)))))

test('the clock is compared with the time of Stripe’s answer', async () => {
  const ours = [webhook(['*'])]
  expect(await ofStripe(ours)).toContainEqual(expect.stringMatching(/^good: The clocks .* of Stripe are/))
  expect(await ofStripe(ours, -3600)).toContainEqual(
    expect.stringMatching(/^bad: The clocks of this computer and of Stripe are 3(599|600|601) s apart/),
  )
})

test('every enabled webhook of Stripe with our address is looked at; its secret cannot be asked', async () => {
  const secret = expect.stringMatching(/^note: Stripe does not tell whether STRIPE_WEBHOOK_SECRET/)
  const two = await ofStripe([
    webhook([...eventTypes]),
    webhook(['charge.refunded']),
    webhook([], 'disabled'),
  ])
  expect(two.slice(2)).toEqual([
    expect.stringMatching(/^bad: .* lacks the events checkout\.session\.completed/),
    expect.stringMatching(/^note: Stripe has 2 webhooks for .*, each with its own secret/),
    secret,
  ])
  expect((await ofStripe([webhook(['*'])])).slice(2)).toEqual([
    expect.stringMatching(/^good: Stripe has the webhook/),
    secret,
  ])
})

test.each([
  ['a webhook switched off', [webhook(['*'], 'disabled')], /^bad: .* is switched off/],
  ['a wrong key', 401, /^bad: Stripe refuses STRIPE_SECRET_KEY/],
  ['a key of few rights', 403, /^note: /],
] as const)('Stripe has %s', async (_what, answers, expected) => {
  expect(await ofStripe(answers as object[] | number)).toContainEqual(expect.stringMatching(expected))
})

/** What the check says of a site, in a process that knows the authority or not. */
async function proxySaid(publicOrigin: string, authority?: string) {
  const script = `import { checkProxy } from './scripts/checks/proxy.mjs'
    console.log(JSON.stringify(await checkProxy({ https: true, publicOrigin: '${publicOrigin}', only: '' })))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...(authority && { NODE_EXTRA_CA_CERTS: authority }) },
  })
  let output = ''
  for await (const text of child.stdout) output += text
  return said(...(JSON.parse(output) as Finding[]))
}

// Seven programs, one after the other.
test.skipIf(!hasOpenssl)(
  'the proxy: its certificate, and what answers behind it',
  { timeout: 60_000 },
  async () => {
    const { authority, key, cert } = certificate(60)
    let status = 200
    let headers: Record<string, string> = { 'Strict-Transport-Security': 'max-age=1' }
    const site = https.createServer({ key, cert }, (_req, res) => void res.writeHead(status, headers).end())
    const origin = `https://localhost:${await listening(site)}`
    const valid = expect.stringMatching(
      /^good: The certificate of localhost is valid for (59|60) more days\.$/,
    )
    expect(await proxySaid(origin, authority)).toEqual([valid, 'good: The site answers and is ready.'])
    expect(await proxySaid(origin)).toEqual([
      expect.stringMatching(/^bad: The certificate of localhost is not valid/),
    ])
    headers = {}
    expect((await proxySaid(origin, authority)).at(-1)).toBe(
      'note: The proxy removes Strict-Transport-Security.',
    )
    for (const [answer, expected] of [
      [421, /^bad: The proxy does not pass on the name of the site/],
      [502, /^note: The proxy answers; the product behind it does not run yet\.$/],
      [503, /^bad: The site answers that it is not ready/],
      [404, /^bad: The site answers 404 at \/readyz/],
    ] as const) {
      status = answer
      expect((await proxySaid(origin, authority)).slice(1)).toEqual([expect.stringMatching(expected)])
    }
  },
)

test.skipIf(!hasOpenssl)('a certificate that ends soon is noted', async () => {
  const { authority, key, cert } = certificate(5)
  const port = await listening(https.createServer({ key, cert }, (_req, res) => void res.end()))
  expect((await proxySaid(`https://localhost:${port}`, authority))[0]).toMatch(
    /^note: The certificate of localhost is valid for [45] more days: see to its renewal\.$/,
  )
})

test('a start that is ready says only what is wrong, and not what every start would say', async () => {
  const production = {
    ...operatorFacts,
    PUBLIC_ORIGIN: `https://localhost:${await freePort()}`,
    TRUST_PROXY: '1',
    DATABASE_URL: adminUrl,
    APP_SECRET: 'x8Jq2vB6mN4kL0pR7sT1wY3zA5cE9fGh',
    DATA_DIR: os.tmpdir(),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'a@localhost',
  }
  const own = { ...webhook(['*']), url: `${production.PUBLIC_ORIGIN}/api/stripe/webhook` }
  // A production start refuses a Stripe without TLS.
  const { stripeSecretKey, stripeApiHost, stripeApiPort, stripeApiProtocol } = readEnvironment(
    await stripeWith([own], 300),
  )
  const stripe = { stripeSecretKey, stripeApiHost, stripeApiPort, stripeApiProtocol }
  const found = said(...(await findingsAtStart({ ...readEnvironment(production), ...stripe })))
  expect(found.filter((line) => !/GB are free/.test(line))).toEqual([
    expect.stringMatching(/^bad: The mail server 127\.0\.0\.1:\d+ cannot be used/),
    expect.stringMatching(/^bad: The clocks of this computer and of Stripe are \d+ s apart/),
    expect.stringMatching(/^note: Nothing answers at localhost yet/),
  ])
})
