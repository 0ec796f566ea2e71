// A sitemap holds all addresses, in as many files as the protocol needs.
import { expect, test } from 'vitest'
import { addressIn } from '~/i18n/language-address'
import { sitemapOf } from '~/domain/mentors/sitemap'

const paths = ['/', '/mentors', '/mentors/1', '/mentors/2', '/mentors/3']
const places = paths.map((path) => ({ path }))
const placesOf = (map = '') => [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
const origin = 'https://a.example'
const all = paths.flatMap((path) =>
  (['el', 'en', 'de', 'fr', 'pt'] as const).map(
    (language) => new URL(addressIn(language, path), origin).href,
  ),
)

test('one file while all addresses fit', () => {
  expect(placesOf(sitemapOf(origin, places, null, 5))).toEqual(all)
  expect(sitemapOf(origin, places, '2', 5)).toBeUndefined()
})

test('otherwise an index, whose parts together hold every address once', () => {
  const index = sitemapOf(origin, places, null, 2)
  expect(index).toContain('<sitemapindex')
  const parts = placesOf(index).map((place) => new URL(place!).searchParams.get('part'))
  expect(parts).toEqual(['1', '2', '3'])
  expect(parts.flatMap((part) => placesOf(sitemapOf(origin, places, part, 2)))).toEqual(all)
  for (const odd of ['0', '4', 'x', '1.5', '-1']) expect(sitemapOf(origin, places, odd, 2)).toBeUndefined()
})

test('each address names the page in every language, the Greek one as the default, and the day of a known change', () => {
  const map = sitemapOf(origin, [{ path: '/faq', changedOn: '2026-11-20' }, { path: '/mentors' }], null)!
  const [faq, ...others] = map.match(/<url>.*?<\/url>/g)!
  expect(faq).toBe(
    '<url><loc>https://a.example/faq</loc><lastmod>2026-11-20</lastmod>' +
      ['el:', 'en:/en', 'de:/de', 'fr:/fr', 'pt:/pt', 'x-default:']
        .map((each) => each.split(':'))
        .map(
          ([language, prefix]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="https://a.example${prefix}/faq"/>`,
        )
        .join('') +
      '</url>',
  )
  expect(others.filter((each) => each.includes('lastmod'))).toHaveLength(4)
})
