// Forms that no browser would send and URLs that no page links to. TRIES=20000 sends more, SEED repeats a run.
import { expect, test } from 'vitest'
import { openSite } from '../support/site'
import { pages, pagesWithAction, urlOf } from '../support/route-paths'
import { askStrangely, sendStrangeForms } from '../support/strange'
import { strangePlaces } from '../support/strange-places'

const site = await openSite()
const places = await strangePlaces(site)
const tries = { count: Number(process.env.TRIES ?? 320), seed: Number(process.env.SEED ?? 7) }
const timeout = 40 * 60_000

test('malformed forms get an answer and never an error 500', { timeout }, async () => {
  expect(new Set(places.map(({ page }) => page))).toEqual(new Set(pagesWithAction.map(({ path }) => path)))
  const { faults, said } = await sendStrangeForms(site, site.origin, places, tries)
  expect(faults).toEqual([])
  expect(Object.keys(said)).toEqual(expect.arrayContaining(['422', '403']))
  // Some are taken.
  expect(said['302'] ?? 0).toBeGreaterThan(0)
})

test('malformed URLs get an answer that reveals no internals', { timeout }, async () => {
  const cookies = [
    '',
    await site.signIn((await site.aMentee()).userId, 'mentee'),
    await site.signIn((await site.anAdmin()).userId, 'admin'),
  ]
  const { faults } = await askStrangely(site, pages.map(urlOf), cookies, tries)
  expect(faults).toEqual([])
})
