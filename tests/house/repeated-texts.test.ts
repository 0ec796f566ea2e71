// A word that many pages say stands once, in the catalogue `common`; a page that says it asks for that key.
import { expect, test } from 'vitest'
import { languages } from '~/i18n/locale'
import { cataloguesOf, sourcesIn } from '../support/sources'

const shared = /^(facts|form|kind|languages|profile\.fields|texts)\./
// The title of a page or a card names it, and may happen to be the word for a thing.
const titles = /\.title$/

/** The keys that the code names whole. Those that it builds from values keep their words together. */
const named = new Set(
  sourcesIn('app', '.ts', '.tsx').flatMap(({ text }) => {
    const own = [...text.matchAll(/useTranslation\(\s*\[?'(\w+)'/g)].map(([, namespace]) => namespace!)
    return [...text.matchAll(/['"](?:(\w+):)?(\w[\w-]*(?:\.[\w-]+)+)['"]/g)].flatMap(([, namespace, key]) =>
      (namespace ? [namespace] : own).map((place) => `${place}:${key}`),
    )
  }),
)

test('no page has words of its own for what all pages share', () => {
  const catalogues = languages.map(cataloguesOf)
  const texts = Object.entries(catalogues[0]!).flatMap(([namespace, greek]) =>
    Object.keys(greek).map((key) => ({
      namespace,
      key,
      inAll: JSON.stringify(catalogues.map((catalogue) => catalogue[namespace]![key])),
    })),
  )
  const once = new Map(
    texts
      .filter(({ namespace, key }) => namespace === 'common' && shared.test(key))
      .map(({ key, inAll }) => [inAll, `common:${key}`]),
  )
  const repeated = texts.filter(
    ({ namespace, key, inAll }) =>
      namespace !== 'common' && !titles.test(key) && named.has(`${namespace}:${key}`) && once.has(inAll),
  )
  expect(repeated.map(({ namespace, key, inAll }) => `${namespace}:${key} is ${once.get(inAll)}`)).toEqual([])
})
