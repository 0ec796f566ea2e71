import { expect, test, type Download, type Locator, type Page } from '@playwright/test'

/** The visible outcome of an act; give at least one. */
export type Outcome = {
  /** The path of the page that the act leads to. */
  at?: string | RegExp
  /** A text or an element that is visible then. */
  shows?: string | RegExp | Locator
  /** The text of the alert when the act is refused. */
  refused?: string | RegExp
  /** An element that is gone then. */
  gone?: Locator
}

type Within = Page | Locator
const pageOf = (within: Within) => ('goto' in within ? within : within.page())
const find = (within: Within, role: 'button' | 'link', what: string | RegExp | Locator) =>
  typeof what === 'string' || what instanceof RegExp ? within.getByRole(role, { name: what }) : what

/**
 * Presses a submit button and waits for the answer, for the page to be ready, and for the outcome, so that no step
 * starts on the old page. `within` is the page or a part of it.
 */
export const press = (within: Within, button: string | RegExp | Locator, outcome: Outcome) =>
  ask(find(within, 'button', button), (found) => found.click(), outcome)

/** Follows a link, and waits in the same way. */
export const follow = (within: Within, link: string | RegExp | Locator, outcome: Outcome) =>
  ask(find(within, 'link', link), (found) => found.click(), outcome)

/** Sends a form with the Enter key from one of its fields, and waits in the same way. */
export const enter = (field: Locator, outcome: Outcome) =>
  ask(field, (found) => found.press('Enter'), outcome)

/** Opens, closes or moves something on the page without a request. A key goes to the focused element. */
export async function here(within: Locator | { page: Page; key: string }, outcome: Outcome) {
  const page = 'key' in within ? within.page : within.page()
  await isReady(page)
  await ('key' in within ? page.keyboard.press(within.key) : within.click())
  await ends(page, outcome)
}

/** Presses a button twice on a page that stays. */
export async function pressTwice(button: Locator, outcome: Outcome) {
  await isReady(button.page())
  await button.dblclick()
  await ends(button.page(), outcome)
}

/** Follows a link to a file; returns the download. */
export async function download(within: Within, link: string | RegExp | Locator): Promise<Download> {
  const page = pageOf(within)
  await isReady(page)
  const [file] = await Promise.all([page.waitForEvent('download'), find(within, 'link', link).click()])
  return file
}

/** Follows a link that opens a new tab; returns the tab. */
export async function newTab(within: Within, link: string | RegExp | Locator): Promise<Page> {
  const page = pageOf(within)
  await isReady(page)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), find(within, 'link', link).click()])
  return tab
}

/** Waits until the page has loaded and, with JavaScript, what it carries has begun to work. */
export const isReady = (page: Page) =>
  expect(async () => expect(await stateOf(page)).toMatchObject({ ready: true })).toPass({
    intervals: [20, 50, 100],
    timeout: 15_000,
  })

async function ask(target: Locator, act: (target: Locator) => Promise<void>, outcome: Outcome) {
  const page = target.page()
  await isReady(page)
  await stateOf(page, true)
  await act(target)
  await expect(async () => {
    const now = await stateOf(page)
    expect(now, 'the server was asked and has answered').toMatchObject({ ready: true })
    expect(now.marked, 'the page is another, or was given anew').toBe(false)
  }).toPass({ intervals: [20, 50, 100], timeout: 15_000 })
  await ends(page, outcome)
}

async function ends(page: Page, { at, shows, refused, gone }: Outcome) {
  if (at !== undefined) await expect(page).toHaveURL(at)
  if (refused !== undefined) await expect(page.getByRole('alert').first()).toContainText(refused)
  if (shows !== undefined) {
    const words = typeof shows === 'string' || shows instanceof RegExp
    await expect(
      words ? page.getByText(shows).filter({ visible: true }).first() : shows.first(),
    ).toBeVisible()
  }
  if (gone !== undefined) await expect(gone).toHaveCount(0)
}

/** The state of the page. `mark` marks the document; `marked`: it is still the same one. */
function stateOf(page: Page, mark = false) {
  const javaScript = test.info().project.use.javaScriptEnabled !== false
  return page.evaluate(
    ({ javaScript, mark }) => {
      // A script may show an answer: then its main part is another.
      const ours = (document.querySelector('main') ?? document) as { marked?: boolean }
      if (mark) ours.marked = true
      const shown = document.documentElement.dataset
      const loaded = document.readyState !== 'loading' && document.body !== null
      const works = !document.querySelector('script[src*="every-page"]') || 'works' in shown
      return { ready: loaded && (!javaScript || works), marked: ours.marked === true }
    },
    { javaScript, mark },
  )
}
