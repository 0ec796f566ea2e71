import type { Page } from '@playwright/test'

/** One stop of the Tab key: the number of the control, or -1 for none, and what is wrong with its focus. */
type Stop = { at: number; fault?: string }
type Walk = typeof globalThis & { tabStops?: Stop[] }

/**
 * Walks the page by the Tab key alone. Returns the faults: a control that is not reached or out of reading order, a
 * trap, a focus that is not seen, is out of the window or lies under something else.
 */
export async function walkByKeyboard(page: Page): Promise<{ stops: number; faults: string[] }> {
  const controls = await page.evaluate(prepare)
  // A field for a time takes several stops.
  const parts = await page.locator('input[type="time"]').count()
  for (let n = 0; n < controls.length + parts * 4 + 2; n += 1) await page.keyboard.press('Tab')
  const stops = await page.evaluate(
    () =>
      new Promise<Stop[]>((done) => requestAnimationFrame(() => done((globalThis as Walk).tabStops ?? []))),
  )
  const order = stops.map(({ at }) => at).slice(0, controls.length)
  const missed = controls.filter((_, n) => !order.includes(n)).map((name) => `not reached: ${name}`)
  const firstWrong = order.findIndex((at, n) => at !== n)
  const astray =
    missed.length === 0 && firstWrong >= 0
      ? [`out of order: ${controls[order[firstWrong]!] ?? 'unknown'}`]
      : []
  const unseen = stops
    .slice(0, controls.length)
    .flatMap(({ at, fault }) =>
      fault ? [`${fault}: ${controls[at] ?? 'an element that is no control'}`] : [],
    )
  return {
    stops: controls.length,
    faults: [...missed.slice(0, 3), ...astray, ...new Set(unseen)].slice(0, 6),
  }
}

/** Numbers the controls in reading order, listens for the focus, and returns the names of the controls. */
function prepare() {
  const walk = globalThis as Walk
  const stops: Stop[] = (walk.tabStops = [])
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex="0"]',
    ),
  ].filter((each) => shown(each) && each.tabIndex >= 0 && !(each as HTMLButtonElement).disabled)
  // A group of radio buttons is one stop: the chosen one, else the first.
  const controls = all.filter((each) => {
    if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return true
    const group = all.filter(
      (other): other is HTMLInputElement =>
        other instanceof HTMLInputElement &&
        other.type === 'radio' &&
        other.name === each.name &&
        other.form === each.form,
    )
    return each === (group.find(({ checked }) => checked) ?? group[0])
  })
  const nameOf = (each: HTMLElement) =>
    `${each.localName} “${(each.getAttribute('aria-label') ?? each.textContent?.trim().replace(/\s+/g, ' ') ?? '') || each.getAttribute('name')}”`.slice(
      0,
      60,
    )
  const isOutlined = (each: Element | null) => {
    if (!each) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  // A hidden input shows its focus on its label or on what stands beside it.
  const isSeen = (each: HTMLElement) =>
    isOutlined(each) || isOutlined(each.closest('label')) || isOutlined(each.nextElementSibling)
  const faultOf = (each: HTMLElement) => {
    const label = each.closest('label')
    const { left, top, right, bottom } = each.getBoundingClientRect()
    if (bottom < 1 || top > innerHeight - 1 || right < 1 || left > innerWidth - 1)
      return 'focus out of the window'
    const [l, r] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1]
    const [t, b] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1]
    const overs = [
      [(l + r) / 2, (t + b) / 2],
      [l + 4, t + 4],
      [r - 4, b - 4],
    ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
    const covered = (over: Element | null) =>
      over && !each.contains(over) && !over.contains(each) && !label?.contains(over)
    if (overs.every(covered) && getComputedStyle(each).opacity !== '0')
      return `focus under ${overs[0]!.localName}`
    return undefined
  }
  // From the top: a refused form has the focus on its summary.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  document.addEventListener('focusin', ({ target }) => {
    const each = target as HTMLElement
    // At once: the next keys may lead to the parts of a field for a date, which draw their own focus.
    const stop: Stop = { at: controls.indexOf(each), fault: isSeen(each) ? undefined : 'focus not seen' }
    stops.push(stop)
    // After the scroll to it.
    requestAnimationFrame(() => {
      if (document.activeElement === each) stop.fault ??= faultOf(each)
    })
  })
  return controls.map(nameOf)
}
