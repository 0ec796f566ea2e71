// A browser test whose step begins before the last has ended fails once in a hundred runs, in another place each time.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const specs = sourcesIn('tests/e2e', '.spec.ts')

/** What acts on a page without waiting for what becomes of it. */
const bare = /\.(click|dblclick|tap|press|pressSequentially|dispatchEvent|requestSubmit|submit|waitForTimeout)\(/

/** Specs whose acts may be bare, each with its reason. */
const allowed: Record<string, string> = {}

test('an act of a browser test ends with its outcome: press, follow, enter, here, download of tests/support/browser.ts', () => {
  const found = specs.filter(({ file }) => !allowed[file]).flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (bare.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])))
  expect(found).toEqual([])
})

test('every spec that is allowed bare acts still has one', () => {
  expect(specs.filter(({ file, text }) => allowed[file] && !bare.test(text)).map(({ file }) => file)).toEqual([])
})
