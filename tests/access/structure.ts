import type { Page } from '@playwright/test'

/** Returns the faults of headings, landmarks, names and reading order on the open page. */
export async function checkStructure(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
    const headings = shown('h1, h2, h3, h4, h5, h6')
    const levels = headings.map(({ localName }) => Number(localName[1]))
    if (levels.filter((level) => level === 1).length !== 1)
      faults.push(`${levels.filter((l) => l === 1).length} h1`)
    for (const [n, level] of levels.entries()) {
      const before = levels[n - 1] ?? 0
      if (n > 0 && level > before + 1)
        faults.push(`h${before} is followed by h${level}: ${headings[n]!.innerText.slice(0, 30)}`)
    }
    for (const each of headings) if (!each.innerText.trim()) faults.push(`empty ${each.localName}`)

    for (const [what, selector] of [
      ['main', 'main'],
      ['banner', 'header'],
      ['contentinfo', 'footer'],
    ] as const) {
      // Inside of these it is the head of a part, no landmark.
      const found = shown(selector).filter(
        (each) => !each.parentElement!.closest('main, article, section, aside, nav'),
      ).length
      if (found > 1 || (found === 0 && what === 'main')) faults.push(`${found} ${what}`)
    }
    const regions = shown('nav, [role="navigation"], aside, [role="search"], search')
    const names = regions.map((each) => {
      const by = each.getAttribute('aria-labelledby')
      const name = each.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent) ?? ''
      return `${each.localName} ${name}`
    })
    for (const name of new Set(names))
      if (names.filter((other) => other === name).length > 1) faults.push(`landmarks with one name: ${name}`)

    const { lang } = document.documentElement
    if (!lang) faults.push('no language')
    if (!document.title.trim()) faults.push('no title')
    const skip = document.querySelector<HTMLAnchorElement>('a[href^="#"]')
    if (!skip || !document.querySelector(skip.hash)) faults.push('no skip link')
    if (document.querySelector('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])'))
      faults.push('a tabindex above 0')

    for (const each of shown('body *')) {
      const { order, flexDirection, display } = getComputedStyle(each)
      // What stands beside the text may be read before it, and a number after its label.
      if (each.matches('main aside, main nav') || !each.querySelector('a, button, input, summary')) continue
      if (order !== '0' || (display.includes('flex') && flexDirection.endsWith('reverse')))
        faults.push(`shown in another order: ${each.localName}.${each.className}`.slice(0, 80))
    }
    for (const each of shown('input:not([type="hidden"]):not([type="submit"]), select, textarea')) {
      const labels = (each as HTMLInputElement).labels
      if (!labels?.length && !each.getAttribute('aria-label') && !each.getAttribute('aria-labelledby'))
        faults.push(`no label: ${each.getAttribute('name')}`)
      const described = each.getAttribute('aria-describedby')?.split(' ') ?? []
      for (const id of described)
        if (!document.getElementById(id)) faults.push(`described by nothing: ${each.getAttribute('name')}`)
    }
    return [...new Set(faults)].slice(0, 6)
  })
}
