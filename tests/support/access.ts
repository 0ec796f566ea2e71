import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects the page as it stands to be free of accessibility faults, in the light and in the dark. */
export async function checkAccess(page: Page, path: string) {
  await page.evaluate(axe.source)
  expect(await faultsOf(page, { runOnly: everyRule }), path).toEqual([])
  // In the dark nothing but the colours is different.
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
    })
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`)
  }, options)
}
