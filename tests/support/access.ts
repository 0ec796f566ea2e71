import { expect, type Page } from '@playwright/test'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

// The short file: every page evaluates it anew.
const script = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
const allButContrast: RunOptions = {
  runOnly: standards,
  rules: { 'color-contrast': { enabled: false } },
}
const contrast: RunOptions = { runOnly: ['color-contrast'] }

/** The looks whose contrast this process has checked; see newLooks. */
const checkedLooks = new Set<string>()

const prepared = new WeakSet<Page>()

/** From now on every document of the page has the checks. Sending them to each one takes a tenth of a second. */
export async function prepareAccess(page: Page) {
  if (prepared.has(page)) return
  prepared.add(page)
  await page.addInitScript(script)
}

/** Expects no accessibility errors on the open page, in the light and the dark theme. */
export async function checkAccess(page: Page, path: string) {
  if (!prepared.has(page)) await page.evaluate(script)
  expect(await faultsOf(page, allButContrast), path).toEqual([])
  const looks = await newLooks(page)
  if (looks.length === 0) return
  expect(await faultsOf(page, contrast, '[data-new-look]'), path).toEqual([])
  // The dark theme changes colours only.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await faultsOf(page, contrast, '[data-new-look]'), `${path} (dark)`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  for (const look of looks) checkedLooks.add(look)
}

/**
 * Marks the elements of the page whose look was not checked before, and returns these looks. An element's look is
 * what styles can select by: the tags, classes and states of the element and of everything around it. No style
 * depends on a position. Contrast is the dearest of all rules, and most looks stand on every page.
 */
async function newLooks(page: Page) {
  return page.evaluate(
    (known) => {
      const checked = new Set(known)
      const states = ['class', 'type', 'disabled', 'open', 'aria-current', 'aria-selected', 'aria-invalid']
      const looks = new Map<Element, string>()
      const lookOf = (element: Element | null): string => {
        if (!element) return ''
        const found = looks.get(element)
        if (found !== undefined) return found
        const own = states.map((name) => element.getAttribute(name) ?? '').join(' ')
        // A hash of 52 bits: the whole look is long, and there are thousands.
        let [a, b] = [0xdeadbeef, 0x41c6ce57]
        for (const char of `${lookOf(element.parentElement)}>${element.tagName} ${own}`) {
          a = Math.imul(a ^ char.charCodeAt(0), 2654435761)
          b = Math.imul(b ^ char.charCodeAt(0), 1597334677)
        }
        const look = `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
        looks.set(element, look)
        return look
      }
      const added = new Set<string>()
      for (const element of document.body.querySelectorAll('*')) {
        const isText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        )
        if (!isText && !element.matches('input, select, textarea')) continue
        const look = lookOf(element)
        if (checked.has(look)) continue
        element.setAttribute('data-new-look', '')
        added.add(look)
      }
      return [...added]
    },
    [...checkedLooks],
  )
}

/** Returns the faults that axe finds on the page, or in the elements that match a selector. */
function faultsOf(page: Page, options: RunOptions, within?: string) {
  return page.evaluate(
    async ({ given, selector }) => {
      const context = selector ? [...document.querySelectorAll(selector)] : document
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        context as unknown as axe.ElementContext,
        {
          ...given,
          resultTypes: ['violations'],
          // No page has audio or video, which axe would load first.
          preload: false,
        },
      )
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`)
    },
    { given: options, selector: within },
  )
}
