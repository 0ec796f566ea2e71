import { expect, type Page } from '@playwright/test'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

// The short file: every page reads it anew.
const script = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no accessibility errors on the open page, in the light and the dark theme. */
export async function checkAccess(page: Page, path: string) {
  await page.evaluate(script)
  expect(await faultsOf(page, { runOnly: everyRule }), path).toEqual([])
  // The dark theme changes colours only, so only contrast is checked.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(
    await faultsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }),
    `${path} (dark)`,
  ).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

function faultsOf(page: Page, options: RunOptions) {
  return page.evaluate(async (given) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      ...given,
      resultTypes: ['violations'],
      // No page has audio or video, which axe would load first.
      preload: false,
    })
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`)
  }, options)
}
