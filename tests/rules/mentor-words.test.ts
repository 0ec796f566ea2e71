// When the words of mentors are made anew, and when not.
import { expect, test } from 'vitest'
import { rebuild, rebuiltFiles } from '../../scripts/lib/rules-schemas.mjs'
import { dueJobsOf } from '../support/due-jobs'
import { addMentors, addUsers } from '../support/people-rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentor, searchMentors, runJob } = world
const { tick, onlyDue } = dueJobsOf(world)

const marked = ' marked '
/** Replaces the words of mentors with a mark, which stays until they are made anew. */
const mark = (ids: number[]) =>
  owner`update data.mentor_cards set folded = ${marked} where mentor_id = any (${ids})`
const isMarked = async (id: number) =>
  (await owner`select from data.mentor_cards where mentor_id = ${id} and folded = ${marked}`).length === 1
const found = async (q: string) =>
  (await searchMentors(null, { q }, {}, 100)).mentors.map(({ mentorId }) => mentorId)
/** Runs the job until it has passed every mentor; returns how many words it made in each run. */
async function walk() {
  await onlyDue('refresh_words')
  return (await tick()).map(({ result }) => result!)
}
const write = (id: number, profile: object) =>
  owner`select rules.write_mentor_profile(${id}, ${owner.json(profile as never)})`

test('what changes no word makes none: availability, status, an approval', async () => {
  const { id } = await aMentor()
  await mark([id])
  await owner`select rules.refresh_mentor_card(${id})`
  expect(await isMarked(id)).toBe(true)
})

test.each([
  [
    'the name',
    (id: number) =>
      owner`update data.users u set surname = 'Κεραμικού' from data.mentors m where m.id = ${id} and u.id = m.user_id`,
  ],
  [
    'the spelling',
    (id: number) =>
      owner`update data.users u set latin_name = 'Keramikou' from data.mentors m where m.id = ${id} and u.id = m.user_id`,
  ],
  [
    'the title',
    (id: number) => owner`update data.mentor_cards set title = 'Κεραμίστρια' where mentor_id = ${id}`,
  ],
  [
    'the description',
    (id: number) => owner`update data.mentor_pages set description = 'Κεραμική' where mentor_id = ${id}`,
  ],
  [
    'the topics',
    (id: number) =>
      owner`update data.mentor_cards set topic_ids = array(select id from data.support_topics limit 1) where mentor_id = ${id}`,
  ],
  [
    'the industry',
    (id: number) =>
      owner`update data.mentor_cards set industry_id = (select min(id) from data.industries) where mentor_id = ${id}`,
  ],
  [
    'the county',
    (id: number) =>
      owner`update data.mentor_cards set county_id = (select min(id) from data.counties) where mentor_id = ${id}`,
  ],
])('%s does', async (_, change) => {
  const { id } = await aMentor()
  await write(id, { topic_ids: [], industry_id: null, county_id: null, description: '' })
  await mark([id])
  await change(id)
  await owner`select rules.refresh_mentor_card(${id})`
  expect(await isMarked(id)).toBe(false)
})

test('after a changed name in a list the job hears it, and makes the words of nobody', async () => {
  const [topic] = await owner<{ id: number }[]>`select id from data.support_topics where code = 'burnout'`
  const { id } = await aMentor()
  await write(id, { topic_ids: [topic!.id] })
  await walk()
  await mark([id])
  await owner`update data.support_topics set names = names || '{"en": "Kaleidoscope"}' where id = ${topic!.id}`
  expect(await walk()).toEqual([0])
  expect(await found('kaleidoscope')).toEqual([id])
  expect(await isMarked(id)).toBe(true)
})

test('after changed rules of the search the job makes all words anew, 500 in each run, and none of an erased profile', async () => {
  const users = Array.from({ length: 620 }, (_, n) => ({
    email: `words-${n}@test.example`,
    surname: 'Πολλή',
  }))
  const ids = await addMentors(
    owner,
    (await addUsers(owner, users)).map((userId) => ({ userId })),
  )
  await walk()
  const erased = ids.pop()!
  await owner`update data.mentor_cards set folded = '', words_made_of = '' where mentor_id = ${erased}`
  await owner`
    create or replace function rules.stem_of(heard text) returns text
    language sql immutable parallel safe set search_path = '' as $$ select 'newrule' || heard $$`
  await mark(ids)
  const made = await walk()
  expect(Math.max(...made)).toBeLessThanOrEqual(500)
  expect(await owner`select from data.mentor_cards where folded = ${marked}`).toHaveLength(0)
  expect(await owner`select folded from data.mentor_cards where mentor_id = ${erased}`).toEqual([
    { folded: '' },
  ])
  expect(await runJob('refresh_words')).toBe(0)
})

test('a rebuild reads and writes no row of people, so that what waits for it does not wait longer with more of them', async () => {
  const lists =
    /^(data\.(allowed_transitions|counties|countries|document_versions|industries|packages|package_parts|referral_sources|regions|support_topics|texts|work_statuses)|private\.(everyday_words|jobs|known_words))$/
  const rolledBack = new Error('rolled back')
  const touched: string[] = []
  const rebuilding = owner.begin(async (tx) => {
    const uses = () => tx<{ name: string; uses: number }[]>`
      select schemaname || '.' || relname as name,
        (seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del)::integer as uses
      from pg_stat_xact_user_tables where schemaname in ('data', 'private')`
    const before = new Map((await uses()).map((table) => [table.name, table.uses]))
    await rebuild(tx, rebuiltFiles())
    for (const table of await uses()) if (table.uses > before.get(table.name)!) touched.push(table.name)
    throw rolledBack
  })
  await expect(rebuilding).rejects.toBe(rolledBack)
  expect(touched.length).toBeGreaterThan(5)
  expect(touched.filter((name) => !lists.test(name))).toEqual([])
})
