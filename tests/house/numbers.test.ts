import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

test('every number field of a form has a maximum', () => {
  const found = sourcesIn('app', '.ts', '.tsx').flatMap(({ file, text }) =>
    [...text.matchAll(/z\.coerce\.number\([^\n]*/g)]
      .filter(([line]) => !/\.max\(/.test(line))
      .map(([line]) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

test('Intl objects are created in one module, which caches them', () => {
  const made = sourcesIn('app', '.ts', '.tsx').filter(
    ({ file, text }) => /new Intl\./.test(text) && !file.endsWith('i18n/format.ts'),
  )
  expect(made.map(({ file }) => file)).toEqual([])
})
