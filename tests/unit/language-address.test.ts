import { expect, test } from 'vitest'
import { addressIn, isTranslated, pageOf, splitLanguage, translated } from '~/i18n/language-address'
import { pages } from '~/route-table'

test.each([
  ['/en/mentors', 'en', '/mentors'],
  ['/pt', 'pt', '/'],
  ['/de/', 'de', '/'],
  ['/mentors', undefined, '/mentors'],
  ['/english', undefined, '/english'],
  ['/gr/mentors', undefined, '/gr/mentors'],
  ['/EN/mentors', undefined, '/EN/mentors'],
  ['//en/mentors', undefined, '//en/mentors'],
])('%s is in %s %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual(language ? { language, path } : { path })
})

test.each([
  ['/en', '/'],
  ['/en/faq', '/faq'],
  ['/mentors/7', '/mentors/7'],
])('%s is the page %s', (address, page) => expect(pageOf(address)).toBe(page))

test('an address is split into what it was made of', () => {
  for (const language of ['el', 'en', 'de', 'fr', 'pt'] as const)
    for (const path of ['/', '/mentors', '/mentors/7'])
      expect(splitLanguage(addressIn(language, path))).toEqual(
        language === 'el' ? { path } : { language, path },
      )
})

test('exactly the pages that anybody only reads have a language in their address', () => {
  const read = pages.filter(({ resource, layout }) => resource === 'public' && layout === 'horizontal')
  // What was a page leads to one, in the same language.
  expect([...read.map(({ path }) => path), '/faq/:category'].sort()).toEqual([...translated].sort())
  expect(isTranslated('/login')).toBe(false)
})
