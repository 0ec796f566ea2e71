// Today's code migrates a database of every saved version, with its rules, reference data and demo people. Afterwards
// every row and column that exists in both is the same, except for the changes declared here.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { migrationsOfCode, stateOf } from '../../scripts/lib/tables.mjs'
import { catalogue } from '../support/catalogue'
import { keptState, keptStates, narrowed, plain, rowsOf, todaysState, unpacked, type Rows } from '../support/states'

type Row = Record<string, unknown>

/**
 * Changes that migrations since the first saved version make on purpose to existing rows: the table, the reason, and
 * the row expected for an old one. Changes of reference data in sql/seeds/reference need no declaration: see below.
 */
const meant: { table: string; why: string; expected: (row: Row) => Row | null }[] = [
  ...['news', 'news_recipients', 'news_subscribers', 'news_subscriber_recipients'].map((name) => ({
    table: `data.${name}`, why: 'the network writes from its mail service', expected: () => null,
  })),
  ...['offer_views', 'seminar_signups'].map((name) => ({
    table: `data.${name}`, why: 'a seminar invites all, and nobody is told who saw an offer', expected: () => null,
  })),
  {
    table: 'private.jobs', why: 'no news are sent, no seminar is reminded of, and one job ends mentorships',
    expected: (row) => (['send_news', 'remind_seminars', 'end_given_notices', 'expire_pauses'].includes(String(row.name)) ? null : row),
  },
  { table: 'data.saved_views', why: 'the address of a list is its bookmark', expected: () => null },
]

/**
 * Written from sql/seeds/reference at every change, so they are compared with a new installation, not with the old
 * rows.
 */
const fromSeeds = ['allowed_transitions', 'counties', 'countries', 'industries', 'package_parts', 'packages', 'referral_sources',
  'support_topics', 'texts', 'work_statuses'].map((name) => `data.${name}`)

/** A job's memory is compared. Its schedule is reference data, and jobs may be added or removed. */
const memory = ['name', 'last_run_at', 'last_result', 'unfinished']

const secret = 'one secret for every version of this test'
const synthetic = `
  insert into private.used_forms (key) values ('written by a migration');
  update data.users set phone = '+306900000000';
  update private.jobs set last_result = '{"moved": true}';
  delete from private.drafts;`

const today = unpacked(todaysState())
const tomorrow = unpacked(todaysState({ 'sql/migrations/9999_writes_rows.sql': synthetic }))
let dir: string
let server: Awaited<ReturnType<typeof startPostgres>>

// A server of its own for each owner: the roles belong to it.
beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-test-'))
  fs.chmodSync(dir, 0o755)
  server = await startPostgres({ dir, unsafeFast: true })
})
afterEach(async () => {
  await server.stop()
  fs.rmSync(dir, { recursive: true, force: true })
})
afterAll(() => {
  today.remove()
  tomorrow.remove()
})

const url = (database: string, user?: string) => {
  const made = new URL(server.url)
  made.pathname = `/${database}`
  if (user) Object.assign(made, { username: user, password: user })
  return made.href
}

/** A database of a saved version, with people in it. */
async function databaseOf(state: string, name: string, user?: string) {
  const old = unpacked(keptState(state))
  const admin = plain(server.url)
  try {
    if (user) await admin.unsafe(`create role ${user} login createrole password '${user}'`)
    await admin.unsafe(`create database ${name} ${user ? `owner ${user}` : ''} template template0 lc_collate 'C' lc_ctype 'C.UTF-8'
      locale_provider builtin builtin_locale 'C.UTF-8'`)
    await old.migrate({ ownerUrl: url(name, user), secret })
    await old.loadDemo(url(name, user))
  } finally {
    await admin.end()
    old.remove()
  }
}

async function looking<T>(name: string, look: (sql: ReturnType<typeof plain>) => Promise<T>) {
  const sql = plain(url(name))
  try {
    return await look(sql)
  } finally {
    await sql.end()
  }
}

/** Returns the differences, a line per table. A missing table or column counts as intended only if it is declared. */
function differences(before: Rows, after: Rows) {
  return Object.entries(before).flatMap(([table, rows]) => {
    if (fromSeeds.includes(table) || rows.length === 0) return []
    const jobs = table === 'private.jobs'
    const now = (after[table] ?? []).filter((row) => !jobs || rows.some(({ name }) => name === row.name))
    const columns = Object.keys(rows[0]!).filter((column) => (jobs ? memory.includes(column) : now.length === 0 || column in now[0]!))
    const changes = meant.filter((change) => change.table === table)
    const expected = changes.reduce<Row[]>((old, change) => old.map(change.expected).filter((row) => row !== null), rows)
    const [was, is] = [narrowed(expected, columns), narrowed(now, columns)]
    const lost = was.filter((row) => !is.some((other) => JSON.stringify(other) === JSON.stringify(row)))
    return lost.length === 0 && was.length === is.length
      ? []
      : [`${table}: ${was.length} rows, now ${is.length}; ${lost.length} changed, such as ${JSON.stringify(lost[0])?.slice(0, 300)}`]
  })
}

test('there is a kept version to migrate from', () => expect(keptStates()).not.toEqual([]))

describe.each(keptStates())('a database of %s', (state) => {
  test.each([['a superuser', undefined], ['a plain owner', 'owner_of']])('of %s keeps every row', async (_, user) => {
    const name = `${user ? 'owned' : 'super'}_${keptStates().indexOf(state)}`
    const owner = user && `${user}_${name}`
    await databaseOf(state, name, owner)
    const before = await looking(name, rowsOf)
    expect(before['data.users']!.length).toBeGreaterThan(20)
    expect(before['private.jobs']!.length).toBeGreaterThan(10)

    if (!owner) await stoppedBeforeTheRebuild(name)
    await today.migrate({ ownerUrl: url(name, owner), secret })
    expect(differences(before, await looking(name, rowsOf))).toEqual([])
    if (!owner) await sameAsNew(name)

    await tomorrow.migrate({ ownerUrl: url(name, owner), secret })
    expect(await looking(name, (sql) => sql`
      select (select count(*) from private.used_forms where key = 'written by a migration')::integer as inserted,
        (select count(*) from data.users where phone is distinct from '+306900000000')::integer as not_updated,
        (select count(*) from private.jobs where last_result is distinct from '{"moved": true}')::integer as jobs_not_updated,
        (select count(*) from private.drafts)::integer as not_deleted`)).toEqual([
      { inserted: 1, not_updated: 0, jobs_not_updated: 0, not_deleted: 0 },
    ])
    await expect(today.migrate({ ownerUrl: url(name, owner), secret })).rejects.toThrow(/this database is newer.*9999_writes_rows\.sql/)
  }, 300_000)
})

/** Migrates, and is stopped when the tables are today's and the functions are not: what they read may be gone, and some with it. */
async function stoppedBeforeTheRebuild(name: string) {
  const made = (sql: ReturnType<typeof plain>) => sql`
    select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace in (to_regnamespace('api'), to_regnamespace('rules'))
    union all select c.oid::regclass::text from pg_class c where c.relnamespace = to_regnamespace('api')
    union all select tablename || ': ' || policyname from pg_policies`
  const before = await looking(name, made)
  const stop = (line: string) => {
    if (line.startsWith('rebuilding')) throw new Error('stopped')
  }
  await expect(today.migrate({ ownerUrl: url(name), secret, log: stop })).rejects.toThrow('stopped')
  const applied = await looking(name, (sql) => sql`select name from migration.applied order by name`)
  expect(applied.map((row) => row.name)).toEqual([...migrationsOfCode().keys()])
  expect((await looking(name, made)).length).toBeLessThan(before.length)
  expect(await looking(name, stateOf)).toBe('behind')
}

/** Tables, rules and lists are those of a new installation. */
async function sameAsNew(name: string) {
  const { adminUrl, template } = inject('database')
  const fresh = plain(Object.assign(new URL(adminUrl), { pathname: `/${template}` }).href)
  try {
    const lines = (all: string[]) => all.filter((line) => !/^(schema|default grants) /.test(line))
    expect(lines(await looking(name, catalogue))).toEqual(lines(await catalogue(fresh)))
    const [mine, theirs] = [await looking(name, rowsOf), await rowsOf(fresh)]
    const rhythm = ['name', 'every', 'daily_at']
    expect(narrowed(mine['private.jobs']!, rhythm)).toEqual(narrowed(theirs['private.jobs']!, rhythm))
    for (const table of fromSeeds) {
      const columns = Object.keys(theirs[table]![0]!).filter((column) => column !== 'id')
      const listed = narrowed(mine[table]!, columns).map((row) => JSON.stringify(row))
      expect(listed, table).toEqual(expect.arrayContaining(narrowed(theirs[table]!, columns).map((row) => JSON.stringify(row))))
    }
  } finally {
    await fresh.end()
  }
}
