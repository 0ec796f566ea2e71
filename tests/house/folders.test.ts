// The domain stands below the pages: calls, schemas, words and pure rules. What has tags lies above it.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const domain = sourcesIn('app/domain', '.ts', '.tsx')

test('the domain holds no component', () => {
  expect(domain.map(({ file }) => file).filter((file) => file.endsWith('.tsx'))).toEqual([])
})

test('the parts beside a page are used by this page alone', () => {
  const users = sourcesIn('app', '.ts', '.tsx').filter(({ text }) => /from '~\/routes\//.test(text))
  expect(users.map(({ file }) => file)).toEqual([])
})
