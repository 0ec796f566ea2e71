// A word that several pages say stands once, in the catalogue `common`; a page that says it asks for that key.
import { expect, test } from 'vitest'
import { languages } from '~/i18n/locale'
import { cataloguesOf, sourcesIn } from '../support/sources'

// The title of a page or a card names it, and may happen to be the word for a thing.
const titles = /\.title(_\w+)?$/
const plural = /_(one|other)$/
/** Keys that a part of the page also builds from values, or whose words the law fixes in their place. */
const apart = [
  'admin:purchases.scopes.undocumented',
  'common:nearDay.today',
  'mentor:planning.fields.minutes',
  'mentor:planning.fields.note',
  'mentor:planning.fields.time',
  'records:mentee.acts.scholarship',
  'refunds:withdrawal.submit',
]

/** The keys that the code names whole. Those that it builds from values keep their words together. */
const named = new Set(
  sourcesIn('app', '.ts', '.tsx').flatMap(({ text }) => {
    const own = [...text.matchAll(/useTranslation\(\s*\[?'(\w+)'/g)].map(([, namespace]) => namespace!)
    return [...text.matchAll(/['"](?:(\w+):)?(\w[\w-]*(?:\.[\w-]+)+)['"]/g)].flatMap(([, namespace, key]) =>
      (namespace ? [namespace] : own).map((place) => `${place}:${key}`),
    )
  }),
)

test('no two pages have words of their own for the same', () => {
  const catalogues = languages.map(cataloguesOf)
  const places = new Map<string, string[]>()
  for (const [namespace, greek] of Object.entries(catalogues[0]!))
    for (const key of Object.keys(greek)) {
      const place = `${namespace}:${key}`
      if (titles.test(key) || apart.includes(place) || !named.has(place.replace(plural, ''))) continue
      const inAll = JSON.stringify(catalogues.map((catalogue) => catalogue[namespace]![key]))
      places.set(inAll, [...(places.get(inAll) ?? []), place])
    }
  // The forms of a plural may be the same words.
  const repeated = [...places.values()].filter(
    (keys) => new Set(keys.map((key) => key.replace(plural, ''))).size > 1,
  )
  expect(repeated).toEqual([])
})
