// The order of what forms, filters and calls let people choose from.
import { expect, test } from 'vitest'
import { languages } from '~/i18n/locale'
import { listCountries, listItems, listOptions } from '~/domain/lookups/lookups.server'
import { openWorld } from '../support/world'

await openWorld()

test.each(languages)('names stand in the order of the alphabet in %s, "other" last', async (language) => {
  const { compare } = new Intl.Collator(language)
  for (const list of ['industries', 'support_topics', 'counties'] as const) {
    const items = await listItems(list, language)
    const names = items.map(({ name }) => name)
    const last = items.find(({ code }) => code === 'other')?.name
    const expected = names.filter((name) => name !== last).sort(compare)
    expect(names).toEqual(last ? [...expected, last] : expected)
    if (list !== 'counties')
      expect((await listOptions(list, language)).map(({ label }) => label)).toEqual(names)
  }
  // Regional units stand below their region, which is a choice of filters alone.
  const [units, places] = [await listOptions('counties', language), await listOptions('places', language)]
  expect(places.filter(({ whole }) => !whole)).toEqual(units)
  expect(places.filter(({ whole }) => whole).map(({ label }) => label)).toEqual([
    ...new Set(units.map(({ group }) => group)),
  ])
  expect(new Set(units.map(({ group }) => group)).size).toBe(13)
  for (const group of new Set(units.map((unit) => unit.group))) {
    const labels = units.filter((unit) => unit.group === group).map(({ label }) => label)
    expect(labels).toEqual(labels.toSorted(compare))
  }
  const [greece, cyprus, ...countries] = await listCountries(language)
  expect([greece!.value, cyprus!.value]).toEqual(['GR', 'CY'])
  const labels = countries.map(({ label }) => label)
  expect(labels).toEqual([...labels].sort(compare))
})

test('work statuses and sources keep the order that the team gave them', async () => {
  expect((await listItems('work_statuses', 'de')).map(({ code }) => code).slice(0, 3)).toEqual([
    'full_time_employee',
    'part_time_employee',
    'freelancer',
  ])
  expect((await listItems('referral_sources', 'pt')).at(-1)!.code).toBe('event')
})
