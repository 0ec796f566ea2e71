// What women type into the search, on the demo people: of the first five mentors at least three have the topic (all, if fewer have it),
// or one has the industry, the place or the name.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '../../scripts/demo/load-demo.mjs'
import { freshDatabase } from '../support/postgres'
import { wishes, type Wish } from '../support/wishes'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wishes-'))
fs.chmodSync(dataDir, 0o755)
const { owner, ownerUrl, end } = await freshDatabase()
afterAll(async () => {
  await end()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

/** The codes and the name of each public mentor. */
const codes = new Map<number, string[]>()
const topics = new Set<string>()

beforeAll(async () => {
  await loadDemo({ ownerUrl, dataDir })
  const rows = await owner<{ id: number; codes: string[] }[]>`
    select c.mentor_id as id,
      array(select t.code from data.support_topics t where t.id = any (c.topic_ids))
        || array[i.code, y.code, c.country::text, '@' || split_part(u.email::text, '@', 1)] as codes
    from data.mentor_cards c join data.mentors m on m.id = c.mentor_id join data.users u on u.id = m.user_id
    left join data.industries i on i.id = c.industry_id left join data.counties y on y.id = c.county_id where c.audience = 'public'`
  for (const row of rows) codes.set(row.id, row.codes)
  for (const { code } of await owner`select code from data.support_topics`) topics.add(code)
})

async function isMet([wish, expected]: Wish) {
  const found = await owner<{ id: number }[]>`
    select mentor_id as id from api.search_mentors(filters => ${owner.json({ q: wish })}, most => 5)`
  return expected.split('|').some((code) => {
    const has = (of: string[]) => of.includes(code)
    const there = [...codes.values()].filter(has).length
    const met = found.filter(({ id }) => has(codes.get(id)!)).length
    return met >= (topics.has(code) ? Math.min(3, there) : 1)
  })
}

async function unmet(all: readonly Wish[]) {
  const missed = []
  for (const wish of all) if (!(await isMet(wish))) missed.push(wish)
  return missed
}

test.each(Object.entries(wishes))('wishes in %s', async (_, all) => {
  const missed = await unmet(all)
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(all.length / 10)
})

test.each([
  ['afxisi', 'pay_negotiation'],
  ['Πάτρα δικηγόρος', 'achaea legal'],
  ['αττικ', 'attica'],
  ['stamatopulou ioan', '@ioanna.stamatopoulou'],
  ['ΙΩΑΝΝΑ σταματο', '@ioanna.stamatopoulou'],
  ['anwalt', 'legal'],
  ['θέλω', ''],
])('while «%s» is typed, %s is suggested', async (typed, expected) => {
  const suggested = await owner<{ code: string }[]>`
    select coalesce(t.code, i.code, y.code, g.code, '@' || split_part(u.email::text, '@', 1)) as code
    from api.suggest_words(${typed}) with ordinality as s
    left join data.support_topics t on s.kind = 'fieldOfSupport' and t.id = s.item_id
    left join data.industries i on s.kind = 'industry' and i.id = s.item_id
    left join data.counties y on s.kind = 'county' and y.id = s.item_id
    left join data.regions g on s.kind = 'county' and g.id = s.item_id
    left join data.mentors m on s.kind = 'mentor' and m.id = s.item_id
    left join data.users u on u.id = m.user_id order by s.ordinality`
  const found = suggested.map(({ code }) => code)
  expect(found.length).toBeLessThanOrEqual(7)
  if (expected) expect(found).toEqual(expect.arrayContaining(expected.split(' ')))
  else expect(found).toEqual([])
})

test('a word that leads somewhere names codes that exist', async () => {
  expect(
    await owner`
      select distinct code from private.everyday_words e cross join unnest(e.codes) as code
      where code not in (
        select code from data.support_topics union all select code from data.industries union all select code from data.counties union all select code from data.regions
        union all select code::text from data.countries union all select unnest('{el,en}'::text[]))`,
  ).toEqual([])
})

test('who is called by all words of a wish is enough, though one of them is a town', async () => {
  const found = await owner<
    { id: number }[]
  >`select mentor_id as id from api.search_mentors(filters => ${owner.json({ q: 'Αθηνά Μαυρίδου' })})`
  expect(found.map(({ id }) => codes.get(id)!.at(-1))).toEqual(['@athina.mavridou'])
})

test('a word too many empties nothing, and a slip is forgiven', async () => {
  const named = (q: string): Wish => [q, '@ioanna.stamatopoulou']
  expect(
    await unmet(
      ['Ιωάννα Σταματοπούλου Ξξξξξ', 'Σταματοπούλλου', 'Stamatopulu', 'δικηγρος', 'dikigoros athina'].map(
        named,
      ),
    ),
  ).toEqual([])
})
