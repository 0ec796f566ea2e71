import { expect, type Page } from '@playwright/test'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'

// The short file: every page evaluates it anew.
const script = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** These two are checked only on marked elements. Without the HTML of elements a check takes two thirds of the time. */
const setUp = `axe.configure({ noHtml: true, rules: [
  { id: 'color-contrast', selector: '[data-new-colours]' },
  { id: 'target-size', selector: '[data-new-place]' } ] })`

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The pages that have the checks, with the theme that each has now. */
const prepared = new WeakMap<Page, 'light' | 'dark'>()

/** From now on every document of the page has the checks. Sending them to each one takes a tenth of a second. */
export async function prepareAccess(page: Page) {
  if (prepared.has(page)) return
  prepared.set(page, 'light')
  await page.addInitScript(`${script};${setUp}`)
}

/** Expects no accessibility errors on the open page; contrast in the light and in the dark theme. */
export async function checkAccess(page: Page, path: string) {
  if (!prepared.has(page)) await page.evaluate(`${script};${setUp}`)
  const { looks, hasNewColours } = await markNewLooks(page)
  expect(await faultsOf(page, standards), path).toEqual([])
  if (hasNewColours) {
    // The themes differ in colours only. The page keeps the other theme: the next address is opened in it.
    const colorScheme = prepared.get(page) === 'dark' ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (prepared.has(page)) prepared.set(page, colorScheme)
    expect(await faultsOf(page, ['color-contrast']), `${path} (${colorScheme})`).toEqual([])
  }
  if (looks.length > 0) fs.appendFileSync(process.env.E2E_LOOKS!, looks.map((look) => `${look}\n`).join(''))
}

/** Returns the faults of contrast on a prepared page with content of its own, a mail for example; in its theme of now. */
export async function contrastFaults(page: Page) {
  await page.evaluate(() => {
    for (const each of document.body.querySelectorAll('*')) each.setAttribute('data-new-colours', '')
  })
  return faultsOf(page, ['color-contrast'])
}

/**
 * Marks the visible elements of the page whose colours or whose place were not checked before, and returns what is
 * new. It depends on the tags, classes and states of an element and of everything around it, for colours without what
 * only places elements. Contrast and the size of targets are the dearest of all rules, and most elements look alike on
 * every page. What was checked stands in a file, which the workers share.
 */
async function markNewLooks(page: Page) {
  const known = new Set(fs.readFileSync(process.env.E2E_LOOKS!, 'utf8').split('\n'))
  const looks = (await page.evaluate(findLooks)).filter((look) => !known.has(look))
  const hasNewColours = looks.length > 0 && (await page.evaluate(markLooks, looks))
  return { looks, hasNewColours }
}

type WithLooks = { looks: Map<string, Element[]> }

/** Runs in the page: keeps its elements by their look, and returns the looks. */
function findLooks() {
  const states = ['type', 'disabled', 'open', 'aria-current', 'aria-selected', 'aria-invalid']
  // Classes that do not change the colours of a text at rest, for any width of the window.
  const place =
    /^((\w+:)*-?(flex|grid|block|inline|hidden|gap|space|[pm][xytrbl]?|w|h|size|min|max|items|justify|self|col|row|rounded|overflow|relative|absolute|sticky|top|right|bottom|left|inset|basis|grow|shrink|truncate|whitespace|break|leading|border|divide|shadow|ring|outline|underline|no-underline|tracking|cursor|transition|list|align|order|text-(left|center|right|start|end|balance|pretty))(-.*)?|(hover|focus|focus-visible|active|print):.*)$/
  // A hash of 52 bits: the whole look is long, and there are thousands.
  const hash = (text: string) => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57]
    for (const char of text) {
      a = Math.imul(a ^ char.charCodeAt(0), 2654435761)
      b = Math.imul(b ^ char.charCodeAt(0), 1597334677)
    }
    return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
  }
  const found = new Map<string, Element[]>()
  const finder = (mark: 'c' | 'p', counts: (name: string) => boolean) => {
    const looks = new Map<Element | null, string>([[null, '']])
    const lookOf = (element: Element | null): string => {
      const kept = looks.get(element)
      if (kept !== undefined || !element) return kept ?? ''
      const classes = [...element.classList].filter(counts)
      const own = [...classes, ...states.map((name) => element.getAttribute(name) ?? '')].join(' ')
      const around = lookOf(element.parentElement)
      const isBox = own.trim() === '' && /^(DIV|SECTION|UL|OL|LI|DL|SPAN)$/.test(element.tagName)
      const look = isBox ? around : hash(`${around}>${element.tagName} ${own}`)
      looks.set(element, look)
      return look
    }
    return (element: Element) => {
      const look = `${mark}${lookOf(element)}`
      found.set(look, [...(found.get(look) ?? []), element])
    }
  }
  const keepColours = finder('c', (name) => !place.test(name))
  const keepPlace = finder('p', () => true)
  for (const element of document.body.querySelectorAll('*')) {
    const isField = element.matches('input, select, textarea')
    const isText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    )
    const isTarget = isField || element.matches('a, button, summary, label, [tabindex]')
    if ((!isText && !isTarget) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (isText || isField) keepColours(element)
    if (isTarget) keepPlace(element)
  }
  ;(globalThis as unknown as WithLooks).looks = found
  return [...found.keys()]
}

/** Runs in the page: marks the elements with these looks; returns whether one has new colours. */
function markLooks(news: string[]) {
  const { looks } = globalThis as unknown as WithLooks
  for (const look of news) {
    // The colours of one are those of all; the room around each is its own.
    const elements = look.startsWith('c') ? looks.get(look)!.slice(0, 1) : looks.get(look)!
    for (const each of elements)
      each.setAttribute(look.startsWith('c') ? 'data-new-colours' : 'data-new-place', '')
  }
  return news.some((look) => look.startsWith('c'))
}

/** Returns the faults that axe finds on the page by these rules, or sets of rules. */
function faultsOf(page: Page, runOnly: string[]) {
  return page.evaluate(async (rules) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: rules,
      resultTypes: ['violations'],
      // No page has audio or video, which axe would load first.
      preload: false,
    })
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`)
  }, runOnly)
}
