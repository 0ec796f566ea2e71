// A migration that is killed leaves whole steps only. The next start goes on, and in the end the database is as if
// nothing had happened.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { migrationsOfCode } from '../../scripts/lib/tables.mjs'
import { catalogue } from '../support/catalogue'
import { plain, todaysState, unpacked } from '../support/states'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'killed-migration-'))
const secret = 'the secret of an installation whose migration is killed'
const names = [...migrationsOfCode().keys()]
let server: Awaited<ReturnType<typeof startPostgres>>
let url: string
let sql: ReturnType<typeof plain>

beforeAll(async () => {
  fs.chmodSync(dir, 0o755)
  server = await startPostgres({ dir, unsafeFast: true })
  const admin = plain(server.url)
  await admin.unsafe(`create database killed template template0 lc_collate 'C' lc_ctype 'C.UTF-8'
    locale_provider builtin builtin_locale 'C.UTF-8'`)
  await admin.end()
  url = Object.assign(new URL(server.url), { pathname: '/killed' }).href
  sql = plain(url)
})
afterAll(async () => {
  await sql.end()
  await server.stop()
  fs.rmSync(dir, { recursive: true, force: true })
})

/** Runs npm run migrate; it is killed with the line of its output for which `isTime` is true. */
function migration(
  isTime: (line: string, migrations: number) => boolean = () => false,
  cwd = projectRoot,
) {
  const { PATH, NODE_ENV } = process.env
  const child = spawn(process.execPath, ['scripts/migrate.mjs'], {
    cwd,
    env: { PATH, NODE_ENV, DATABASE_URL: url, APP_SECRET: secret },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, migrations] = ['', 0]
  child.stderr.on('data', (bytes: Buffer) => (said += bytes))
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes
    for (const line of bytes.toString().split('\n')) {
      if (/\bmigration \d/.test(line)) migrations += 1
      if (isTime(line, migrations)) child.kill('SIGKILL')
    }
  })
  return new Promise<{ signal: string | null; code: number | null; said: string }>((resolve) =>
    child.once('close', (code, signal) => resolve({ signal, code, said })),
  )
}

/** The migrations that the database says it has. */
async function applied() {
  const [there] = await sql`select to_regclass('migration.applied') is not null as yes`
  const rows = there!.yes ? await sql`select name from migration.applied order by name` : []
  return rows.map(({ name }) => name as string)
}

test('killed at its first migration, at later ones, and while the functions are rebuilt, it goes on', async () => {
  let before: string[] = []
  for (const most of [1, 2, 4]) {
    const { signal } = await migration((_, count) => count === most)
    expect(signal).toBe('SIGKILL')
    const after = await applied()
    expect(after).toEqual(names.slice(0, after.length))
    expect(after.length).toBeGreaterThanOrEqual(before.length)
    expect(after.length).toBeLessThan(names.length)
    before = after
  }
  expect(before.length).toBeGreaterThan(3)

  const { signal } = await migration((line) => line.includes('rebuilding functions'))
  expect(signal).toBe('SIGKILL')
  expect(await applied()).toEqual(names)
  expect(await sql`select from migration.rebuilt`).toHaveLength(0)
  // Of the functions too, nothing or all.
  expect(await sql`select from pg_proc where pronamespace = to_regnamespace('api')`).toHaveLength(0)
}, 120_000)

test('two starts at once end what was begun; the database is that of a new installation', async () => {
  const both = await Promise.all([migration(), migration()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.filter(({ said }) => said.includes('rebuilding functions'))).toHaveLength(1)
  const { adminUrl, template } = inject('database')
  const fresh = plain(Object.assign(new URL(adminUrl), { pathname: `/${template}` }).href)
  const lines = (all: string[]) => all.filter((line) => !/^(schema|default grants) /.test(line))
  expect(lines(await catalogue(sql))).toEqual(lines(await catalogue(fresh)))
  await fresh.end()
  expect(await sql`select from pg_locks where locktype = 'advisory'`).toHaveLength(0)
}, 120_000)

test('a migration that was edited after it had run is refused by its name, and nothing changes', async () => {
  const name = names[3]!
  const before = await catalogue(sql)
  await sql`update migration.applied set hash = 'another' where name = ${name}`
  const { code, said } = await migration()
  expect([code, said.includes('rebuilding')]).toEqual([1, false])
  expect(said).toMatch(new RegExp(`${name}.*was changed after it had run here`, 's'))
  expect(await catalogue(sql)).toEqual(before)
  await sql`update migration.applied set hash = ${migrationsOfCode().get(name)!} where name = ${name}`
  expect((await migration()).code).toBe(0)
}, 60_000)

test('what a migration drops with a column comes back, even when the functions are not rebuilt at once', async () => {
  const views = async () =>
    (await sql`select viewname from pg_views where schemaname = 'api' order by 1`).map((row) => row.viewname as string)
  const [before, all] = [await catalogue(sql), await views()]
  // The file of no view has changed.
  const next = unpacked(
    todaysState({
      'sql/migrations/9999_next.sql': `
        alter table data.mentor_pages drop column mentoring_since cascade;
        alter table data.mentor_pages add column mentoring_since date;`,
    }),
  )
  try {
    const { signal } = await migration((line) => line.includes('rebuilding functions'), next.folder)
    expect(signal).toBe('SIGKILL')
    expect(await applied()).toEqual([...names, '9999_next.sql'])
    expect((await views()).length).toBeLessThan(all.length)
    const { code, said } = await migration(undefined, next.folder)
    expect([code, said.includes('rebuilding functions')]).toEqual([0, true])
    expect(await catalogue(sql)).toEqual(before)
  } finally {
    next.remove()
  }
}, 120_000)
