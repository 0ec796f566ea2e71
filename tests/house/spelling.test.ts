// Slips of the texts that no grammar checker finds here: a word that does not agree, a word that means something else,
// two ways to write one sign.
import { describe, expect, test } from 'vitest'
import { takesDay } from '~/domain/lists/list-filter'
import { languages } from '~/i18n/locale'
import { allLists } from '~/parts/lists/all-tables'
import { cataloguesOf, sourcesIn } from '../support/sources'

const greek = cataloguesOf('el')

const neuter = ['Είδος', 'Έτος', 'Χρόνια']

/** The word for all that agrees with the noun at the beginning of a Greek label. */
function allOf(label: string) {
  const [noun = ''] = label.split(' ')
  if (neuter.includes(noun) || /(?:μα|[οόιί])$/.test(noun)) return 'Όλα'
  if (/[αάηή]$|ες$/.test(noun)) return 'Όλες'
  // Of a question, which has no noun.
  return /^\p{Lu}.*(?:ος|ός|ης|ής|ας)$/u.test(noun) ? 'Όλοι' : 'Όλα'
}

test('the choice of all in a filter agrees with its label', () => {
  const texts = Object.entries(greek).flatMap(([namespace, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, label]) => {
      const [all] = ['any', 'all'].flatMap((name) => catalogue[key.replace(/label$/, name)] ?? [])
      return key.endsWith('.label') && all?.startsWith('Όλ') ? [[`${namespace}:${key}`, label, all]] : []
    }),
  )
  const lists = allLists.flatMap((list) =>
    Object.entries(list.filters ?? {}).flatMap(([name, filter]) => {
      const isSelect = !('flag' in filter) && !takesDay(filter) && !('id' in filter && !filter.lookup)
      const key = `${list.words}.filters.${name}`
      const label = greek.admin![`${key}.label`] ?? greek.common![`facts.${name}`]
      // That each filter has a label says tests/unit/list-filters.test.tsx.
      if (!isSelect || !label) return []
      return [[key, label, greek.admin![`${key}.any`] ?? greek.admin!['queue.any']!]]
    }),
  )
  expect(lists.length).toBeGreaterThan(15)
  const wrong = [...texts, ...lists].filter(([, label, all]) => all!.split(' ')[0] !== allOf(label!))
  expect(wrong).toEqual([])
})

test.each([
  ['Κατάσταση', 'Όλες'],
  ['Χώρα', 'Όλες'],
  ['Τρόπος πληρωμής', 'Όλοι'],
  ['Κλάδος', 'Όλοι'],
  ['Θέμα', 'Όλα'],
  ['Πακέτο', 'Όλα'],
  ['Τι αφορά', 'Όλα'],
])('of «%s» it is «%s»', (label, all) => expect(allOf(label)).toBe(all))

test('in the menu and on Today the Greek name of a list says what it lists', () => {
  const names = [
    ...Object.entries(greek.common!).filter(([key]) => /^shell\.(admin|places|menu)\./.test(key)),
    ...Object.entries(greek.overview!),
  ].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(80)
  // «Αναφορές» are reports to an office, and «αίτημα» is to a mentor, to the team, for a change and for money.
  expect(names.filter((name) => /^(Αναφορές|Αιτήματα( σε αναμονή)?$)/.test(name))).toEqual([])
})

/** Mentor and mentee are no couple. */
const couple = {
  el: /ζευγάρι|ζευγαριο/i,
  en: /\bcouples?\b(?! of)/i,
  de: /\bPaare?[ns]?\b/,
  fr: /\bcouples?\b/i,
  pt: /\bcasa(?:l|is)\b/i,
}

describe.each(languages)('in %s', (language) => {
  const texts = Object.entries(cataloguesOf(language)).flatMap(([namespace, catalogue]) =>
    Object.entries(catalogue).map(([key, text]) => ({ key: `${namespace}:${key}`, text })),
  )
  const long = sourcesIn(`app/content/${language}`, '.md').map(({ file, text }) => ({ key: file, text }))

  test('a mentorship is no couple', () => {
    expect([...texts, ...long].filter(({ text }) => couple[language].test(text))).toEqual([])
  })

  test('an apostrophe is curly, and so are quotation marks', () => {
    expect([...texts, ...long].filter(({ text }) => /['"]/.test(text))).toEqual([])
  })
})

test('an apostrophe is curly in the names of lists, too', () => {
  const seeds = sourcesIn('sql/seeds/reference', '.sql')
  expect(seeds.length).toBeGreaterThan(3)
  expect(seeds.filter(({ text }) => /\p{L}''\p{L}/u.test(text)).map(({ file }) => file)).toEqual([])
})
