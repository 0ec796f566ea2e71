import fs from 'node:fs'
import { expect, test } from 'vitest'
import { i18nFor } from '~/i18n/i18n.server'
import { printFigures } from '~/i18n/config'
import { iconNames } from '~/ui/icon'

test('every icon has a drawing, and every drawing is used', () => {
  const drawn = fs
    .readFileSync('app/ui/icons.svg', 'utf8')
    .matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">/g)
  expect([...drawn].map(([, id]) => id)).toEqual([...iconNames])
})

test('a cached text changes with the product’s figures, and each language has its own', async () => {
  const [greek, english] = await Promise.all([i18nFor('el'), i18nFor('en')])
  const textOf = (i18n: typeof greek) => i18n.getFixedT(null, 'errors')('message_length') as string
  printFigures(greek, { messageMinimumLength: 20, messageMaximumLength: 9 })
  printFigures(english, { messageMinimumLength: 20, messageMaximumLength: 9 })
  const before = [textOf(greek), textOf(greek), textOf(english)]
  expect(before[0]).toBe(before[1])
  expect(before[0]).not.toBe(before[2])
  expect(before.every((text) => text!.includes('20'))).toBe(true)
  printFigures(greek, { messageMinimumLength: 31, messageMaximumLength: 9 })
  expect([textOf(greek), textOf(english)]).toEqual([before[0]!.replace('20', '31'), before[2]])
})
