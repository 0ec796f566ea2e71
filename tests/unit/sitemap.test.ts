// A sitemap holds all addresses, in as many files as the protocol needs.
import { expect, test } from 'vitest'
import { addressIn } from '~/i18n/language-address'
import { sitemapOf } from '~/domain/mentors/sitemap'

const paths = ['/', '/mentors', '/mentors/1', '/mentors/2', '/mentors/3']
const placesOf = (map = '') => [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
const origin = 'https://a.example'
const all = paths.flatMap((path) =>
  (['el', 'en', 'de', 'fr', 'pt'] as const).map(
    (language) => new URL(addressIn(language, path), origin).href,
  ),
)

test('one file while all addresses fit', () => {
  expect(placesOf(sitemapOf(origin, paths, null, 5))).toEqual(all)
  expect(sitemapOf(origin, paths, '2', 5)).toBeUndefined()
})

test('otherwise an index, whose parts together hold every address once', () => {
  const index = sitemapOf(origin, paths, null, 2)
  expect(index).toContain('<sitemapindex')
  const parts = placesOf(index).map((place) => new URL(place!).searchParams.get('part'))
  expect(parts).toEqual(['1', '2', '3'])
  expect(parts.flatMap((part) => placesOf(sitemapOf(origin, paths, part, 2)))).toEqual(all)
  for (const odd of ['0', '4', 'x', '1.5', '-1']) expect(sitemapOf(origin, paths, odd, 2)).toBeUndefined()
})
