// A change of data on public pages notifies the channel `shown`, so that web servers drop cached answers.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentor } = world

const told: string[] = []
const ears = await owner.listen('shown', (notice) => void told.push(notice))
afterAll(() => ears.unlisten())
beforeEach(() => void (told.length = 0))

/** All notifications so far: a connection receives them in order. */
async function heard() {
  await owner`select pg_notify('shown', 'end')`
  await expect.poll(() => told.at(-1)).toBe('end')
  return [...new Set(told.splice(0))].filter((notice) => notice !== 'end').sort()
}

// Except photos: a card names its photo by an id that never changes its content, and no page with the bytes is cached.
const untold = ['photos']

test('every table that a visitor may read notifies all its changes', async () => {
  const tables = await owner<{ name: string; events: number | null }[]>`
    select c.relname as name, (
      select bit_or(t.tgtype::integer & 60) from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname in ('on_shown', 'on_mentor_shown') and t.tgenabled = 'O') as events
    from pg_class c
    where c.relnamespace in ('data'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and has_any_column_privilege('app_visitor', c.oid, 'select')`
  expect(tables.length).toBeGreaterThan(10)
  // insert 4, delete 8, update 16, truncate 32
  const silent = tables.filter(({ events }) => events !== 60).map(({ name }) => name)
  expect(silent.sort()).toEqual(untold)
})

test('functions that bypass the policies for visitors read the cards or what notifies, or are on no cached page', async () => {
  const calls = await owner<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'api'::regnamespace and p.prosecdef and has_function_privilege('app_visitor', p.oid, 'execute')`
  expect(calls.map(({ name }) => name).sort()).toEqual([
    'application_draft',
    'count_mentors',
    'development_mails',
    'document_version',
    // A completed or started mentorship changes the card; a declined request may change the page half a minute late.
    'mentor_figures',
    'mentor_option_counts',
    // Topics by words, and by how many mentors have them.
    'near_topics',
    // Of the whole network; half a minute late like the above.
    'network_figures',
    // In no page: the sitemap.
    'public_mentors',
    // Reads what it is given.
    'rank_texts',
    'search_mentors',
    'similar_mentors',
    'store_application_draft',
    'store_application_photo',
    'suggest_words',
    'viewer',
  ])
})

test('a change notifies at commit, and a rollback does not', async () => {
  const mentor = await aMentor()
  expect(await heard()).toEqual([`mentor:${mentor.id}`])
  await owner
    .begin(async (sql) => {
      await sql`update data.mentor_pages set description = 'Άλλα' where mentor_id = ${mentor.id}`
      throw new Error('no')
    })
    .catch(() => {})
  expect(await heard()).toEqual([])
  await owner`update data.mentor_pages set description = 'Άλλα' where mentor_id = ${mentor.id}`
  expect(await heard()).toEqual([`mentor:${mentor.id}`])
})

test('many mentors of one statement are notified together', async () => {
  const some = await Promise.all([aMentor(), aMentor()])
  await heard()
  const ids = some.map(({ id }) => id)
  await owner`update data.mentor_cards set title = 'Μηχανικός' where mentor_id = any(${ids})`
  expect(await heard()).toEqual(ids.map((id) => `mentor:${id}`).sort())
  await owner`
    with copies as (
      insert into data.users (email, name, surname, birthdate)
      select 'many-' || n || '@test.example', 'Εύα', 'Νίκου', '1990-01-01' from generate_series(1, 25) as n returning id
    ), mentors as (
      insert into data.mentors (user_id) select id from copies returning id
    )
    insert into data.mentor_cards (mentor_id, name, surname, title)
    select id, 'Εύα', 'Νίκου', 'Μηχανικός' from mentors`
  expect(await heard()).toEqual(['mentors'])
  await owner`update data.mentor_cards set title = 'Χημικός' where mentor_id < 0`
  expect(await heard()).toEqual([])
})

test('packages, lists, constants and versions of texts notify with their table name', async () => {
  await owner`update data.packages set price_cents = price_cents + 100`
  expect(await heard()).toEqual(['packages'])
  await owner`update data.constants set quiet_days = quiet_days`
  expect(await heard()).toEqual(['constants'])
  await owner`insert into data.texts (text, version, published_on) select 'terms', max(version) + 1, current_date from data.texts`
  expect(await heard()).toEqual(['texts'])
  await owner`update data.document_versions set told_at = now() where document = 'terms'`
  expect(await heard()).toEqual(['document_versions'])
  await owner`update data.industries set position = position`
  expect(await heard()).toEqual(['industries'])
})
