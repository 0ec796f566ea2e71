// A browser test that starts a step before the last one has ended fails about once in a hundred runs, each time in
// another place.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const specs = sourcesIn('tests/e2e', '.spec.ts')

/** Playwright calls that act on a page without waiting for the outcome. */
const bare =
  /\.(click|dblclick|tap|press|pressSequentially|dispatchEvent|requestSubmit|submit|waitForTimeout)\(/

test('each act of a browser test waits for its outcome: it uses press, follow, enter, here, download or newTab of tests/support/browser.ts', () => {
  const found = specs.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (bare.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
