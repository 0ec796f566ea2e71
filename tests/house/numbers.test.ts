import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

test('L1 every number that a form may send has a greatest', () => {
  const found = sourcesIn('app', '.ts', '.tsx').flatMap(({ file, text }) =>
    [...text.matchAll(/z\.coerce\.number\([^\n]*/g)]
      .filter(([line]) => !/\.max\(/.test(line))
      .map(([line]) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

test('M3 objects of Intl are made in one place, where they are kept', () => {
  const made = sourcesIn('app', '.ts', '.tsx').filter(
    ({ file, text }) => /new Intl\./.test(text) && !file.endsWith('i18n/format.ts'),
  )
  expect(made.map(({ file }) => file)).toEqual([])
})
