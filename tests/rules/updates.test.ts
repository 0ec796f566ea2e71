// An update: what it replaces where it stands, what it rebuilds, and that both end in the same database; with readers meanwhile.
import { afterAll, describe, expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { closePools } from '~/db/pools.server'
import { changesInPlace, replaceInPlace } from '../../scripts/lib/replaced-functions.mjs'
import { rebuild, rebuiltFiles } from '../../scripts/lib/rules-schemas.mjs'
import { sqlFiles } from '../../scripts/lib/sql-files.mjs'
import { migrationsOfCode, rebuildIfChanged, runMigrations } from '../../scripts/lib/tables.mjs'
import { catalogue } from '../support/catalogue'
import { leadPoolsTo } from '../support/lead-pools'
import { freshDatabase } from '../support/postgres'
import { plain } from '../support/states'

const database = await freshDatabase()
const { owner } = database
await leadPoolsTo(database.web)
// As the migrator connects.
const migrator = plain(database.ownerUrl)
const worker = plain(database.worker.DATABASE_URL_WORKER)
afterAll(async () => {
  await Promise.all([migrator.end(), worker.end(), closePools()])
  await database.end()
})

type File = { name: string; text: string }
type Change = (files: File[]) => void

/** The files of this code after a change. */
function changed(change: Change) {
  const steps = rebuiltFiles()
  for (const step of steps) change(step.files)
  return steps
}
const edit =
  (end: string, turn: (text: string) => string): Change =>
  (files) => {
    for (const file of files) if (file.name.endsWith(end)) Object.assign(file, { text: turn(file.text) })
  }
const add =
  (name: string, text: string): Change =>
  (files) => {
    if (files.some((file) => file.name.startsWith(name.split('/').slice(0, 2).join('/'))))
      files.push({ name, text })
  }
const drop =
  (end: string): Change =>
  (files) => {
    const at = files.findIndex(({ name }) => name.endsWith(end))
    if (at >= 0) files.splice(at, 1)
  }

/** Updates the database to these files; returns what the log said. */
async function update(steps: ReturnType<typeof rebuiltFiles>) {
  const said: string[] = []
  await rebuildIfChanged(migrator, true, (line) => said.push(line), steps)
  return said.join('\n')
}
const stem = 'search/rules/stem_of.sql'
const viewer = 'accounts/api/viewer.sql'
const spare = `-- Returns one.
create function rules.spare()
returns integer
language sql immutable set search_path = ''
as $$ select 1 $$;
grant execute on function rules.spare to app_member;
`

/** What an update to these files would run in place; undefined if it would rebuild. */
async function inPlace(steps: ReturnType<typeof rebuiltFiles>) {
  const files = [...steps.flatMap((step) => step.files), ...sqlFiles('migrations')]
  return migrator.begin(async (tx) => {
    const [last] = await tx`select hash from migration.rebuilt`
    return changesInPlace(tx, files, last!.hash)
  })
}

describe('what an update does', () => {
  test('comments, bodies, grants, a new function and reference data are replaced where they stand, and the database is that of a rebuild', async () => {
    await update(rebuiltFiles())
    const steps = changed((files) => {
      edit('search/rules/fold.sql', (text) => `-- Another word.\n${text}`)(files)
      edit(
        stem,
        (text) => `${text.replace('{3,}', '{4,}')}grant execute on function rules.stem_of to app_worker;\n`,
      )(files)
      edit('search/rules/heard.sql', (text) => text.replace("['c', 'k'],", ''))(files)
      edit(viewer, (text) => text.replace(/^grant execute [^;]*;$/m, ''))(files)
      edit('reference/referral_sources.sql', (text) => text.replace("'press'", "'papers'"))(files)
      add('sql/functions/search/rules/spare.sql', spare)(files)
    })
    const before = await catalogue(owner)
    await owner`update private.jobs set unfinished = false where name = 'refresh_words'`
    expect(await update(steps)).toBe('replacing 5 functions where they stand')
    expect(await update(steps)).toBe('')
    // The words are made anew at once.
    expect(await owner`select from private.jobs where name = 'refresh_words' and unfinished`).toHaveLength(1)
    const after = await catalogue(owner)
    expect(before.filter((line) => !after.includes(line))).toHaveLength(3)
    expect(await owner`select from data.referral_sources where code = 'papers'`).toHaveLength(1)
    await migrator.begin((tx) => rebuild(tx, steps))
    expect(await catalogue(owner)).toEqual(after)
    // The new function goes again.
    expect(await update(rebuiltFiles())).toMatch(/^rebuilding/)
    expect(await catalogue(owner)).toEqual(before)
  })

  test.each<[string, Change]>([
    [
      'a default of a parameter',
      edit(stem, (text) => text.replace('heard text)', "heard text default 'a')")),
    ],
    ['another name of a parameter', edit(stem, (text) => text.replaceAll(/\bheard\b/g, 'spoken'))],
    ['another type of a parameter', edit(stem, (text) => text.replace('heard text', 'heard varchar'))],
    ['another result', edit(stem, (text) => text.replace('returns text', 'returns varchar'))],
    ['a function that is gone', drop(stem)],
    ['a function in another file', edit(stem, (text) => text.replace('rules.stem_of', 'rules.stem'))],
    ['a view', edit('sql/views/packages.sql', (text) => `-- Changed.\n${text}`)],
    ['a policy', edit('policies/users.sql', (text) => `-- Changed.\n${text}`)],
    ['a trigger', edit('triggers/user_words.sql', (text) => `-- Changed.\n${text}`)],
    ['two functions in a file', edit(stem, (text) => `${text}${spare}`)],
    [
      'a function beside another of its name',
      edit('texts/rules/check_document.sql', (text) => `-- Changed.\n${text}`),
    ],
  ])('%s: a rebuild', async (_, change) => {
    await update(rebuiltFiles())
    expect(await inPlace(rebuiltFiles())).toEqual({ replaced: [], added: [], seeds: [] })
    expect(await inPlace(changed(change))).toBeUndefined()
  })

  test('a new migration: a rebuild', async () => {
    await owner`delete from migration.files where name like '%/migrations/%' and name = (select max(name) from migration.files where name like '%/migrations/%')`
    expect(await inPlace(rebuiltFiles())).toBeUndefined()
    await owner`update migration.rebuilt set hash = 'another'`
    await update(rebuiltFiles())
  })

  test('a function that another file has already is refused with the name of the file', async () => {
    await update(rebuiltFiles())
    const again = add(
      'sql/functions/search/rules/stem_again.sql',
      spare
        .replaceAll('rules.spare()', 'rules.stem_of(heard text)')
        .replaceAll('rules.spare', 'rules.stem_of')
        .replace('integer', 'text')
        .replace('select 1', 'select heard'),
    )
    await expect(update(changed(again))).rejects.toThrow(
      /^sql\/functions\/search\/rules\/stem_again\.sql.*already exists/,
    )
  })

  test('a mistake in a body is told with file and line, and nothing changes', async () => {
    await update(rebuiltFiles())
    const before = await catalogue(owner)
    const broken = edit(stem, (text) =>
      text.replace('as $$', () => 'as $$\n  select nothing from data.users;'),
    )
    await expect(update(changed(broken))).rejects.toThrow(
      /^sql\/functions\/search\/rules\/stem_of\.sql:\d+: column "nothing"/,
    )
    expect(await catalogue(owner)).toEqual(before)
    expect(await update(rebuiltFiles())).toBe('')
  })

  test('the files of a version that this database did not come from count for nothing', async () => {
    await update(rebuiltFiles())
    await owner`update migration.rebuilt set hash = 'of another version'`
    expect(await update(rebuiltFiles())).toMatch(/^rebuilding/)
  })
})

describe('readers meanwhile', () => {
  test('of functions in place wait for nothing, and hold up nothing', async () => {
    await update(rebuiltFiles())
    const steps = changed(edit(stem, (text) => text.replace('{3,}', '{4,}')))
    const changes = await inPlace(steps)
    await owner.begin(async (reading) => {
      await reading`select * from api.packages`
      await reading`select * from api.admin_mentors limit 5`
      await migrator.begin(async (tx) => {
        await replaceInPlace(tx, changes!)
        const locks = await tx`
          select c.relname from pg_locks l join pg_class c on c.oid = l.relation join pg_namespace n on n.oid = c.relnamespace
          where l.pid = pg_backend_pid() and n.nspname in ('data', 'private', 'api') and l.mode <> 'AccessShareLock'`
        expect(locks).toEqual([])
        await owner`select rules.stem_of('words') from api.packages, api.public_mentors()`
        await reading`select * from api.mentors limit 5`
      })
    })
    await update(rebuiltFiles())
  })

  test('of what is rebuilt wait before they hold anything: no deadlock, however long they are and whatever they read first', async () => {
    const codes: unknown[] = []
    let over = false
    const page = (...views: string[]) =>
      act(null, async (tx) => {
        for (const view of views) {
          await tx.unsafe(`select * from api.${view} limit 5`)
          await tx`select pg_sleep(0.1)`
        }
      }).catch((error: { code: string }) => codes.push(error.code))
    const views = ['packages', 'mentor_profiles', 'texts', 'countries']
    const reading = Promise.all(
      [views, views.toReversed(), views, views.toReversed()].map(async (order) => {
        while (!over) await page(...order)
      }),
    )
    const said: string[] = []
    try {
      for (const word of ['one', 'two'])
        said.push(await update(changed(edit('views/packages.sql', (text) => `-- ${word}\n${text}`))))
    } finally {
      over = true
      await reading
      await update(rebuiltFiles())
    }
    expect(said).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^rebuilding[^\n]*$/)))
    // Where the processors are full, a page waits longer for the new functions than it may.
    expect(codes.filter((code) => code !== '55P03')).toEqual([])
    await closePools()
    // Those that a second try of a page hid, too.
    const [found] =
      await owner`select deadlocks::integer from pg_stat_database where datname = current_database()`
    expect(found).toEqual({ deadlocks: 0 })
  }, 240_000)

  test.each<[string, (work: () => Promise<void>) => Promise<unknown>]>([
    ['page', (work) => act(null, work)],
    [
      'job',
      (work) =>
        worker.begin(async (tx) => {
          await tx`select api.job_run_due()`
          await work()
        }),
    ],
  ])('a migration waits for a %s that has begun', async (_, open) => {
    const name = [...migrationsOfCode().keys()].at(-1)!
    const row = await owner`delete from migration.applied where name = ${name} returning *`
    let ran: Promise<unknown> | undefined
    await open(async () => {
      ran = runMigrations(migrator, () => {}).catch((error: Error) => error.message)
      await expect
        .poll(
          () => owner`select from pg_locks join pg_database d on d.oid = database
            where d.datname = current_database() and not granted and locktype = 'advisory'`,
        )
        .toHaveLength(1)
    })
    // It has run before.
    expect(await ran).toContain(name)
    await owner`insert into migration.applied ${owner(row)}`
  })
})
