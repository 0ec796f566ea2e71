import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test'

/**
 * Browser pages that one test after another uses. A page that stays open keeps its process and its cached files, and
 * opens the next address in half the processor time of a new page. Each page has a browser context of its own, so two
 * pages never share cookies.
 */
export function pagePool(browser: Browser) {
  const free = new Map<string, Page[]>()
  // By size: a further tab of a page has the size with which its context was made.
  const freeOf = (viewport: ViewportSize | null) => {
    const size = JSON.stringify(viewport)
    return free.get(size) ?? free.set(size, []).get(size)!
  }

  /** Returns a page without cookies and memory, of this size. */
  async function take(options: BrowserContextOptions, viewport: ViewportSize | null): Promise<Page> {
    const page = freeOf(viewport).pop()
    if (!page) return (await browser.newContext(options)).newPage()
    if (viewport) await page.setViewportSize(viewport)
    return page
  }

  /** Takes a page of this size back, empty. Tests that change more than is undone here take pages of their own. */
  async function giveBack(page: Page, viewport: ViewportSize | null) {
    const context = page.context()
    for (const event of ['console', 'pageerror', 'request', 'response', 'dialog'] as const)
      page.removeAllListeners(event)
    await Promise.all(context.pages().map((each) => each !== page && each.close()))
    // Not about:blank: for that the browser starts another process.
    await page.goto('/healthz')
    await Promise.all([
      page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())),
      context.clearCookies(),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce', forcedColors: null }),
    ])
    freeOf(viewport).push(page)
  }

  /** Closes a page and its context. */
  const discard = (page: Page) => page.context().close()

  return { take, giveBack, discard, close: () => Promise.all([...free.values()].flat().map(discard)) }
}

export type PagePool = ReturnType<typeof pagePool>
