// The five languages have the same keys and placeholders, and every key that the code uses exists.
import { describe, expect, test } from 'vitest'
import { languages } from '~/i18n/locale'
import { cataloguesOf, sourcesIn } from '../support/sources'

const catalogues = Object.fromEntries(languages.map((language) => [language, cataloguesOf(language)]))
const greek = catalogues.el!
const everyNamespace = Object.keys(greek).sort()

const variables = (text: string) => [...text.matchAll(/\{\{\s*([^},\s]+)/g)].map((found) => found[1]).sort()
const tags = (text: string) => [...text.matchAll(/<\/?(\w+)/g)].map((found) => found[0]).sort()

describe.each(languages.filter((language) => language !== 'el'))('%s beside Greek', (language) => {
  test.each(everyNamespace)('%s has the same keys', (namespace) => {
    const [theirs, ours] = [catalogues[language]![namespace] ?? {}, greek[namespace] ?? {}]
    expect({
      missing: Object.keys(ours).filter((key) => !(key in theirs)),
      beside: Object.keys(theirs).filter((key) => !(key in ours)),
    }).toEqual({ missing: [], beside: [] })
  })

  test.each(everyNamespace)('%s has the same placeholders and tags', (namespace) => {
    const ours = greek[namespace] ?? {}
    const differing = Object.entries(catalogues[language]![namespace] ?? {}).filter(([key, text]) => {
      const same = ours[key] ?? text
      // "One session" need not contain 1, nor "no session" 0.
      const withoutCount = (names: (string | undefined)[]) =>
        /_(zero|one)$/.test(key) ? names.filter((name) => name !== 'count') : names
      return (
        String(withoutCount(variables(text))) !== String(withoutCount(variables(same))) ||
        String(tags(text)) !== String(tags(same))
      )
    })
    expect(differing.map(([key]) => key)).toEqual([])
  })
})

describe.each(languages)('%s itself', (language) => {
  test('every plural has its forms', () => {
    const broken = Object.entries(catalogues[language]!).flatMap(([namespace, texts]) =>
      Object.keys(texts)
        .filter((key) => {
          // The package two_in_one is not a plural form.
          const [, base = '', form] = key.match(/^(.*)(?<!\btwo_in)_(one|other)$/) ?? []
          return form && (!(`${base}_${form === 'one' ? 'other' : 'one'}` in texts) || base in texts)
        })
        .map((key) => `${namespace}:${key}`),
    )
    expect(broken).toEqual([])
  })

  test('no text is empty', () => {
    const empty = Object.entries(catalogues[language]!).flatMap(([namespace, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${namespace}:${key}`),
    )
    expect(empty).toEqual([])
  })
})

const sources = sourcesIn('app', '.ts', '.tsx')

/** Whether a namespace has a key or one of its plural forms; `*` stands for a part known only at run time. */
function stands(namespace: string, key: string) {
  const pattern = new RegExp(
    `^${key
      .split('*')
      .map((part) => part.replace(/[.\\]/g, '\\$&'))
      .join('.+')}(_zero|_one|_other)?$`,
  )
  return Object.keys(greek[namespace] ?? {}).some((known) => pattern.test(known))
}

test('every key that the code uses exists', () => {
  const missing = sources.flatMap(({ file, text }) => {
    const own = [...text.matchAll(/useTranslation\(\s*\[?'(\w+)'/g)].map((found) => found[1]!)
    const asked = [...text.matchAll(/\b(?:t|i18nKey=\{?)\(?\s*(?:'([^'\n]+)'|`([^`\n]+)`)/g)]
      .map((found) => found[1] ?? found[2]!.replace(/\$\{[^}]*\}/g, '*'))
      .filter((key) => /^(\w+:)?[\w*.]+$/.test(key) && !/^\*+$/.test(key))
    // Handed on as they are: labels of columns, headings of files.
    const named = [...text.matchAll(/'((\w+):[\w.]+)'/g)].flatMap(([, key = '', namespace = '']) =>
      namespace in greek ? [key] : [],
    )
    // One of two, by a condition.
    const chosen = [...text.matchAll(/\bt\(\s*[^'`]*?\? '([\w:.]+)' : '([\w:.]+)'/g)].flatMap(
      ([, first = '', second = '']) => [first, second],
    )
    return [...asked, ...named, ...chosen]
      .filter((asking) => {
        const [key, namespace] = asking.split(':').reverse() as [string, string?]
        // Where t is a parameter, the caller chooses its catalogue.
        const places = namespace ? [namespace] : own.length ? [...own, 'common'] : everyNamespace
        return !places.some((place) => stands(place, key))
      })
      .map((key) => `${file}: ${key}`)
  })
  expect(missing).toEqual([])
})

// A language's own name is the same in all languages.
test('no text is written outside the catalogues', () => {
  const written = sources.filter(
    ({ file, text }) =>
      !/^app\/(locales|content|i18n)\//.test(file) &&
      /[\u0370-\u03ff\u1f00-\u1fff]/.test(text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|'Ελληνικά'/g, '')),
  )
  expect(written.map(({ file }) => file)).toEqual([])
})
