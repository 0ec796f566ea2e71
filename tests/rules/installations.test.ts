import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../scripts/lib/migrate.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { roleUrl } from '../../scripts/lib/roles.mjs'
import { sealWith, unsealWith } from '../../common/sealing.mjs'
import { sealingKey } from '../../scripts/lib/sealed.mjs'
import { addUsers } from '../support/people-rows'
import { column } from '../support/rows'
import { plain } from '../support/states'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'installations-test-'))
const [one, other] = ['the secret of the first installation', 'the secret of the second installation']
let server: Awaited<ReturnType<typeof startPostgres>>
let admin: postgres.Sql

beforeAll(async () => {
  fs.chmodSync(dir, 0o755)
  server = await startPostgres({ dir, unsafeFast: true })
  admin = plain(server.url)
  for (const [name, may] of [
    ['product', 'createrole'],
    ['staging', 'createrole'],
    ['nothing', ''],
  ] as const) {
    await admin.unsafe(`create role owner_of_${name} login ${may} password 'owner'`)
    await createDatabase(name, name)
  }
})
afterAll(async () => {
  await admin.end()
  await server.stop()
  fs.rmSync(dir, { recursive: true, force: true })
})

const createDatabase = (name: string, owner: string) =>
  admin.unsafe(`create database ${name} owner owner_of_${owner} template template0 lc_collate 'C' lc_ctype 'C.UTF-8'
    locale_provider builtin builtin_locale 'C.UTF-8'`)
const ownerUrl = (name: string) =>
  Object.assign(new URL(server.url), {
    pathname: `/${name}`,
    username: `owner_of_${name}`,
    password: 'owner',
  }).href

const run = (script: string, env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
  })

/** Whether the web login can connect and act. */
const serves = (name: string, secret: string) => servesAt(ownerUrl(name), secret)

async function servesAt(url: string, secret: string) {
  const sql = plain(roleUrl(url, 'app_web', secret))
  try {
    await sql.begin(async (tx) => {
      await tx`set local role app_visitor`
      await tx`select count(*) from data.packages`
    })
    return true
  } catch {
    return false
  } finally {
    await sql.end()
  }
}

test('a server has one installation: another one is refused and changes nothing; a copy with the same secret is not', async () => {
  await migrate({ ownerUrl: ownerUrl('product'), secret: one })
  await expect(migrate({ ownerUrl: ownerUrl('staging'), secret: other })).rejects.toThrow(
    /It is used by the database product \(of owner_of_product\) too\. Another installation needs a database server of its own/,
  )
  expect(await serves('product', one)).toBe(true)

  // As a restore into a new database of the same server makes it.
  await createDatabase('copy', 'product')
  const url = Object.assign(new URL(ownerUrl('product')), { pathname: '/copy' }).href
  await migrate({ ownerUrl: url, secret: one })
  expect([await serves('product', one), await servesAt(url, one)]).toEqual([true, true])
  expect(await migrate({ ownerUrl: ownerUrl('product'), secret: one })).toMatchObject({
    migrations: 0,
    rebuilt: false,
  })
}, 60_000)

test('another secret is refused and changes nothing; only rotate-secret changes it', async () => {
  await expect(migrate({ ownerUrl: ownerUrl('product'), secret: other })).rejects.toThrow(
    /app_\w+ of this server has another password.*rotate-secret/s,
  )
  expect(await serves('product', one)).toBe(true)
  await migrate({ ownerUrl: ownerUrl('product'), secret: other, takeOver: true })
  expect([await serves('product', one), await serves('product', other)]).toEqual([false, true])
}, 60_000)

test('a setting of the logins that current code does not make, by earlier code or by a login itself, is reset', async () => {
  const sql = plain(ownerUrl('product'))
  const kept = () =>
    column(sql`
    select r.rolname from pg_roles r where r.rolname like 'app\\_%' and r.rolcanlogin
      and exists (select from unnest(r.rolconfig) as c (set) where c.set like 'plan_cache_mode=%')`)
  await sql`alter role app_web set plan_cache_mode = 'force_custom_plan'`
  await sql`alter role app_web in database product set default_transaction_read_only = on`
  await sql`alter role app_web set default_transaction_read_only = on`
  expect(await kept()).toEqual(['app_web'])
  await migrate({ ownerUrl: ownerUrl('product'), secret: other })
  expect(await kept()).toEqual([])
  expect([
    ...(await sql`
    select unnest(setconfig) as set from pg_db_role_setting where setrole = 'app_web'::regrole
      and array_to_string(setconfig, ' ') ~ 'read_only'`),
  ]).toEqual([])
  await sql.end()
}, 60_000)

test('older code is refused, also where only functions changed; --again takes it on purpose', async () => {
  const sql = plain(ownerUrl('product'))
  const start = { ownerUrl: ownerUrl('product'), secret: other }
  const [{ hash }] = (await sql`select hash from migration.rebuilt`) as unknown as [{ hash: string }]
  await sql`insert into migration.past (hash) values (${hash})`
  await sql`update migration.rebuilt set hash = 'of newer code'`
  await expect(migrate(start)).rejects.toThrow(
    /newer than this code: its functions were replaced.* on 20.*npm run migrate -- --again/s,
  )
  expect(await migrate({ ...start, again: true })).toMatchObject({ rebuilt: true })
  expect(await migrate(start)).toMatchObject({ rebuilt: false })
  expect(await column(sql`select hash from migration.past`)).toEqual(['of newer code'])

  await sql`insert into migration.applied (name, hash) values ('9999_future.sql', '')`
  await expect(migrate({ ...start, again: true })).rejects.toThrow(
    'newer than this code: it has 9999_future.sql',
  )
  await sql`delete from migration.applied where name = '9999_future.sql'`
  await sql.end()
}, 60_000)

test('an owner without CREATEROLE is told what to grant', async () => {
  await expect(migrate({ ownerUrl: ownerUrl('nothing'), secret: one })).rejects.toThrow(
    'alter role owner_of_nothing createrole',
  )
})

test('a start that waits for another says which, and continues when it has ended', async () => {
  const sql = plain(ownerUrl('product'))
  const said: string[] = []
  let started: Promise<unknown> | undefined
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7305214301)`
    started = migrate({
      ownerUrl: ownerUrl('product'),
      secret: other,
      log: (message: string) => said.push(message),
    })
    await expect
      .poll(() => said.join())
      .toMatch(/waiting: another start is migrating this database.*process \d+/)
  })
  await started
  expect(await sql`select from pg_locks where locktype = 'advisory'`).toHaveLength(0)
  await sql.end()
}, 60_000)

test('npm run rotate-secret: second factors are re-encrypted with the old secret’s help; without it nothing changes, unless it is declared lost', async () => {
  const [third, fourth] = [
    'A third secret, of 32 characters or so',
    'A fourth secret: also 32 characters long',
  ]
  const sql = plain(Object.assign(new URL(server.url), { pathname: '/product' }).href)
  const [id = 0] = await addUsers(sql, [{ email: 'rotate@test.example' }])
  await sql`insert into private.second_factors (user_id, sealed_secret) values (${id}, ${sealWith(sealingKey(other), 'JBSWY3DP', id)})`
  const opens = async (secret: string) => {
    const [row] = await sql`select sealed_secret from private.second_factors where user_id = ${id}`
    return unsealWith(sealingKey(secret), row!.sealed_secret, id)
  }
  const rotate = (env: Record<string, string>, ...args: string[]) =>
    run('rotate-secret', { DATABASE_URL: ownerUrl('product'), DATA_DIR: dir, ...env }, ...args)

  const refused = rotate({ APP_SECRET: third })
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\n1 second factors .*nothing was changed\.\n.*APP_SECRET_BEFORE=/s),
  })
  expect(refused.stderr).not.toContain('    at ')
  expect([await serves('product', other), await opens(other)]).toEqual([true, 'JBSWY3DP'])

  expect(rotate({ APP_SECRET: third, APP_SECRET_BEFORE: other })).toMatchObject({ status: 0, stderr: '' })
  expect([await serves('product', other), await serves('product', third)]).toEqual([false, true])
  expect([await opens(other), await opens(third)]).toEqual([undefined, 'JBSWY3DP'])
  // A second run changes nothing.
  expect(rotate({ APP_SECRET: third })).toMatchObject({ status: 0 })

  expect(rotate({ APP_SECRET: fourth }, '--secret-lost')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0 encrypted again, 1 lost'),
  })
  expect([await serves('product', fourth), await opens(third)]).toEqual([true, 'JBSWY3DP'])
  await sql.end()
}, 60_000)

test('npm run rotate-secret on the embedded database: the new secret is stored, the logins and second factors follow it', async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'rotate-test-'))
  fs.chmodSync(home, 0o755)
  onTestFinished(() => fs.rmSync(home, { recursive: true, force: true }))
  const secret = () => fs.readFileSync(path.join(home, 'secret'), 'utf8')
  /** The folder’s server while the work runs: every script starts its own. */
  async function served<T>(work: (sql: postgres.Sql, url: string) => Promise<T>) {
    const embedded = await startPostgres({ dir: home, unsafeFast: true })
    const url = Object.assign(new URL(embedded.url), { pathname: '/mentoring' }).href
    const sql = plain(url)
    try {
      return await work(sql, url)
    } finally {
      await sql.end()
      await embedded.stop()
    }
  }
  const sealed = (sql: postgres.Sql) =>
    sql<
      { id: number; text: string }[]
    >`select user_id as id, sealed_secret as text from private.second_factors`

  expect(run('migrate', { DATA_DIR: home })).toMatchObject({ status: 0, stderr: '' })
  const first = secret()
  await served(async (sql) => {
    const [id = 0] = await addUsers(sql, [{ email: 'rotate@test.example' }])
    await sql`insert into private.second_factors (user_id, sealed_secret)
      values (${id}, ${sealWith(sealingKey(first), 'JBSWY3DP', id)})`
  })

  expect(run('rotate-secret', { DATA_DIR: home })).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('1 encrypted again, 0 lost'),
  })
  const second = secret()
  expect(second).not.toBe(first)
  expect(fs.readdirSync(home).filter((name) => /before|running/.test(name))).toEqual([])
  await served(async (sql, url) => {
    expect([await servesAt(url, first), await servesAt(url, second)]).toEqual([false, true])
    const [row] = await sealed(sql)
    expect([first, second].map((each) => unsealWith(sealingKey(each), row!.text, row!.id))).toEqual([
      undefined,
      'JBSWY3DP',
    ])
    // A row encrypted with a secret that nobody has.
    await sql`update private.second_factors set sealed_secret = ${sealWith(sealingKey(one), 'JBSWY3DP', row!.id)}`
  })

  expect(run('rotate-secret', { DATA_DIR: home })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('nothing was changed'),
  })
  expect(secret()).toBe(second)
  expect(run('migrate', { DATA_DIR: home })).toMatchObject({ status: 0 })
  expect(await served((_, url) => servesAt(url, second))).toBe(true)
}, 120_000)
