// A browser test whose step begins before the last has ended fails once in a hundred runs, in another place each time.
import { expect, test } from 'vitest'
import { pages } from '~/route-table'
import { sourcesIn } from '../support/sources'

const specs = sourcesIn('tests/e2e', '.spec.ts')

/** What acts on a page without waiting for what becomes of it. */
const bare =
  /\.(click|dblclick|tap|press|pressSequentially|dispatchEvent|requestSubmit|submit|waitForTimeout)\(/

/** Specs whose acts may be bare, each with its reason. */
const allowed: Record<string, string> = {}

test('an act of a browser test ends with its outcome: press, follow, enter, here, download of tests/support/browser.ts', () => {
  const found = specs
    .filter(({ file }) => !allowed[file])
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) => (bare.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})

test('every spec that is allowed bare acts still has one', () => {
  expect(specs.filter(({ file, text }) => allowed[file] && !bare.test(text)).map(({ file }) => file)).toEqual(
    [],
  )
})

test('every page is walked by tests/e2e/pages.spec.ts, in the light and in the dark, on a small phone', () => {
  const text = specs.find(({ file }) => file.endsWith('/pages.spec.ts'))!.text
  const walked = new Set(
    [...text.matchAll(/(['`])(\/.*?)\1/g)].map(([, , url]) =>
      url!.replace(/\?.*/, '').replaceAll(/\$\{.*?\}/g, '1'),
    ),
  )
  const isWalked = (path: string) => {
    const url = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    return [...walked].some((each) => url.test(each))
  }
  // What has no layout is an act or a file; prepared pages are one and the same.
  const shown = pages.filter(({ layout, prepared }) => layout !== 'none' && !prepared).map(({ path }) => path)
  expect(shown.filter((path) => !isWalked(path))).toEqual([])
})
