// npm start -- --only, the wait for a database, npm run check: each as the operator sees it.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { checkDatabase } from '../../scripts/checks/database.mjs'
import { stops } from '../../scripts/checks/finding.mjs'
import { checkMailServer } from '../../scripts/checks/mail-server.mjs'
import { awaitDatabase, whyNot } from '../../scripts/lib/await-database.mjs'
import { readEnvironment } from '../../scripts/lib/environment.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { joinDatabase } from '../../scripts/lib/join-database.mjs'
import { operatorFacts } from '../support/operator'
import { freshDatabase } from '../support/postgres'
import { cell } from '../support/rows'
import { plain } from '../support/states'

const database = await freshDatabase()
const { secret } = inject('database')
afterAll(() => database.end())

const { host, pathname } = new URL(database.ownerUrl)
/** The address without the owner’s name and password. */
const address = `postgres://${host}${pathname}`
const joining = (appSecret: string, databaseUrl = address) =>
  readEnvironment({ START_ONLY: 'web', DATABASE_URL: databaseUrl, APP_SECRET: appSecret })

test('a web server alone needs the address and APP_SECRET, not the owner’s password', async () => {
  const { web } = await joinDatabase(joining(secret), 'web', () => {})
  expect(web.DATABASE_URL_WEB).toBe(database.web.DATABASE_URL_WEB)
  expect(web.FORM_SECRET).toBe(database.web.FORM_SECRET)
  const sql = plain(web.DATABASE_URL_WEB!)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await sql.end()
})

test('a web server alone waits for the migration, and refuses a newer database', async () => {
  const said: string[] = []
  const hash = await cell<string>(database.owner`select hash from migration.rebuilt`)
  const set = (to: string) => database.owner`update migration.rebuilt set hash = ${to}`
  await set('of older code')
  const waiting = joinDatabase(joining(secret), 'web', (message: string) => {
    said.push(message)
  })
  await expect.poll(() => said.join()).toContain('the database is older than this code')
  await set(hash)
  expect(await waiting).toMatchObject({ web: { DATABASE_URL_WEB: expect.any(String) } })

  await database.owner`insert into migration.applied (name, hash) values ('9999_future.sql', '')`
  await expect(joinDatabase(joining(secret), 'web', () => {})).rejects.toThrow(
    /newer than this code.*9999_future/,
  )
  await database.owner`delete from migration.applied where name = '9999_future.sql'`
})

test('a part alone refuses the embedded database', async () => {
  await expect(joinDatabase(readEnvironment({ START_ONLY: 'worker' }), 'worker', () => {})).rejects.toThrow(
    'needs DATABASE_URL and APP_SECRET',
  )
})

test('npm start -- --only tells a part that does not exist', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/start.mjs', '--built', '--only', 'mails'],
    {
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: process.env.PATH },
    },
  )
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('START_ONLY must be one of web, worker, migrate'),
  ])
})

test('a start waits for a database that is still coming up, and says so', async () => {
  const port = await freePort()
  const url = Object.assign(new URL(database.ownerUrl), { port: String(port) }).href
  const said: string[] = []
  const waiting = awaitDatabase(url, (message: string) => {
    said.push(message)
  })
  await expect.poll(() => said.join()).toContain('nothing answers at this address')
  const from = new URL(database.ownerUrl)
  const proxy = net.createServer((socket) => {
    const onward = net.connect(Number(from.port), from.hostname)
    socket.pipe(onward).pipe(socket)
    for (const each of [socket, onward]) each.on('error', () => each.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  await waiting
})

test('it does not wait for a wrong password, and its message hides it', async () => {
  const url = Object.assign(new URL(database.ownerUrl), { username: 'app_web', password: 'a-wrong-one' }).href
  const error = await awaitDatabase(url, () => {}).catch((thrown: Error) => thrown)
  expect(String(error)).toMatch(/DATABASE_URL .* cannot be used for app_web: it refuses the password/)
  expect(String(error)).not.toContain('a-wrong-one')
  expect(whyNot('postgres://o:hush@db/m', Object.assign(new Error('x'), { code: '3D000' }))).toBe(
    'The database of DATABASE_URL (db:5432/m) cannot be used for o: it has no database of this name.',
  )
})

const check = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/check.mjs'], {
      env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.once('close', (code) => resolve({ code, output }))
  })

test('npm run check: a usable set-up is good, a wrong one is told in sentences with exit code 1', async () => {
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'check-test-'))
  onTestFinished(() => fs.rmSync(DATA_DIR, { recursive: true, force: true }))
  const own = {
    DATABASE_URL: database.ownerUrl,
    APP_SECRET: secret,
    DATA_DIR,
    PORT: String(await freePort()),
  }
  const fine = await check(own)
  expect(fine.output).toContain('has the tables and functions of this code')
  expect(fine.output).toContain('APP_SECRET opens every login')
  // The server of the tests saves time, not data.
  expect(fine.output.match(/^BAD .*/gm)).toEqual([
    'BAD   fsync or full_page_writes is off: a power cut would destroy the database.',
  ])

  const wrong = await check({ ...own, APP_SECRET: 'Another secret of thirty-two characters', SMTP_URl: '' })
  expect(wrong.code).toBe(1)
  expect(wrong.output).toContain('BAD   APP_SECRET is not the one of this installation: app_web, ')

  const none = await check({ PUBLIC_ORIGIN: 'https://mentoring.example.org', MAIL_TO: 'x' })
  expect(none.code).toBe(1)
  for (const sentence of [
    'BAD   TRUST_PROXY must be 1 or more',
    'BAD   BANK_IBAN must be set',
    'NOTE  MAIL_TO is set',
  ])
    expect(none.output).toContain(sentence)
})

test('what is not ready for members stops no release; what a named check finds does not count', () => {
  const found = { good: 1, note: 1, unready: 1, bad: 0 }
  expect([stops(found, true), stops(found), stops({ ...found, bad: 1 }, true)]).toEqual([false, true, true])
  const check = (...names: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/check.mjs', '--release', ...names.map((name) => `--unchecked=${name}`)],
      {
        encoding: 'utf8',
        env: {
          ...operatorFacts,
          NODE_ENV: 'production',
          PATH: process.env.PATH,
          PUBLIC_ORIGIN: 'https://mentoring.example.org',
          TRUST_PROXY: '1',
          DATABASE_URL: database.ownerUrl,
          APP_SECRET: secret,
          SMTP_URL: 'smtp://127.0.0.1:9',
          MAIL_FROM: 'Mentoring <mail@mentoring.example.org>',
        },
      },
    )
    return { status, said: stdout + stderr }
  }
  const others = ['machine', 'stripe', 'proxy']
  // The database of the tests writes without fsync, and no mail server answers there.
  expect(check(...others, 'database').status).toBe(1)
  expect(check(...others, 'mail')).toEqual({
    status: 1,
    said: expect.stringMatching(/^WAIT {2}The legal texts print .*, 1 not ready for members, 1 bad$/ms),
  })
  expect(check(...others, 'mail', 'database')).toEqual({
    status: 0,
    said: expect.stringMatching(/^BAD {3}The mail server.*^BAD {3}fsync|^BAD {3}fsync.*^BAD {3}.*mail/ms),
  })
  expect(check('all')).toEqual({
    status: 1,
    said: expect.stringContaining('the checks are machine, database, mail, stripe, proxy'),
  })
})

test('npm run check calls the legal texts’ sample facts not ready for members, by name', async () => {
  const environment = readEnvironment({
    ...operatorFacts,
    PUBLIC_ORIGIN: 'https://mentoring.example.org',
    TRUST_PROXY: '1',
    DATABASE_URL: database.ownerUrl,
    APP_SECRET: secret,
  })
  const about = async () =>
    (await checkDatabase(environment))
      .filter(({ text }) => /legal texts/.test(text))
      .map(({ verdict, text }) => `${verdict}: ${text}`)
  expect(await about()).toEqual([
    expect.stringMatching(/^unready: The legal texts print sample values for .*register_number, tax_office/),
  ])
  const sql = plain(database.ownerUrl)
  onTestFinished(() => sql.end())
  // Each of them written, as an administrator does it.
  await sql`
    update data.constants set bank_name = 'x', bank_account_holder = 'x', issuer_name = 'x', issuer_tax_number = '1', issuer_address = 'x',
      bank_iban = ${operatorFacts.BANK_IBAN}, register_number = 'x', tax_office = 'x', representative = 'x', operator_phone = 'x',
      privacy_email = 'x', hosting_provider = 'x', mail_provider = 'x', authority_address = 'x', ombudsman_address = 'x'`
  expect(await about()).toEqual(['good: The facts that the legal texts print are written.'])
})

test('npm run check signs in to the mail server', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, answer) =>
      password === 'right' ? answer(null, { user: 'u' }) : answer(new Error('no')),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.close())
  const { port } = server.server.address() as AddressInfo
  const found = async (url: string) =>
    (await checkMailServer(readEnvironment({ SMTP_URL: url }))).map(
      ({ verdict, text }) => `${verdict}: ${text}`,
    )
  expect(await found(`smtp://u:right@127.0.0.1:${port}`)).toEqual([
    `good: The mail server 127.0.0.1:${port} accepts our sign-in.`,
  ])
  expect(await found(`smtp://u:wrong@127.0.0.1:${port}`)).toEqual([
    expect.stringMatching(/^bad: .* it refuses the user or the password/),
  ])
  expect(await found(`smtp://127.0.0.1:${await freePort()}`)).toEqual([expect.stringMatching(/^bad: /)])
})
