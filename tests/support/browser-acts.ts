import { expect, test, type Download, type Locator, type Page } from '@playwright/test'

/** How an act ends, as a woman sees it; one at least. */
export type Outcome = {
  /** The address of the page it leads to. */
  at?: string | RegExp
  /** What stands there then: a text, or something found. */
  shows?: string | RegExp | Locator
  /** What the alert says when it is refused. */
  refused?: string | RegExp
  /** What is no longer there. */
  gone?: Locator
}

type Within = Page | Locator
const pageOf = (within: Within) => ('goto' in within ? within : within.page())
const find = (within: Within, role: 'button' | 'link', what: string | RegExp | Locator) =>
  typeof what === 'string' || what instanceof RegExp ? within.getByRole(role, { name: what }) : what

/**
 * Presses a button that sends its form, and waits: for the answer, for the page to stand still, for the outcome. The
 * next step of a test never begins in the page before. `within` is the page or a part of it.
 */
export const press = (within: Within, button: string | RegExp | Locator, outcome: Outcome) =>
  ask(find(within, 'button', button), (found) => found.click(), outcome)

/** Follows a link, and waits in the same way. */
export const follow = (within: Within, link: string | RegExp | Locator, outcome: Outcome) =>
  ask(find(within, 'link', link), (found) => found.click(), outcome)

/** Sends a form with the Enter key from one of its fields. */
export const enter = (field: Locator, outcome: Outcome) =>
  ask(field, (found) => found.press('Enter'), outcome)

/** Opens, closes or moves something of this page; no server is asked. A key is pressed wherever the focus is. */
export async function here(within: Locator | { page: Page; key: string }, outcome: Outcome) {
  const page = 'key' in within ? within.page : within.page()
  await isReady(page)
  await ('key' in within ? page.keyboard.press(within.key) : within.click())
  await ends(page, outcome)
}

/** Follows a link to a file; what it brings. */
export async function download(within: Within, link: string | RegExp | Locator): Promise<Download> {
  const page = pageOf(within)
  await isReady(page)
  const [file] = await Promise.all([page.waitForEvent('download'), find(within, 'link', link).click()])
  return file
}

/** Waits until the page has loaded and, with JavaScript, answers by itself: taken over, nothing under way. */
export const isReady = (page: Page) =>
  expect(async () => expect(await stateOf(page)).toMatchObject({ ready: true })).toPass({
    intervals: [20, 50, 100],
    timeout: 15_000,
  })

async function ask(target: Locator, act: (target: Locator) => Promise<void>, outcome: Outcome) {
  const page = target.page()
  await isReady(page)
  const before = await stateOf(page, true)
  await act(target)
  await expect(async () => {
    const now = await stateOf(page)
    expect(now, 'the server was asked and has answered').toMatchObject({ ready: true })
    // With JavaScript a page may refuse a form by itself: the router, which begins with the click, stands still then.
    if (outcome.refused !== undefined && now.visit !== null) return
    expect(now.marked && now.visit === before.visit, 'the page is another, or was given anew').toBe(false)
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

type Router = { state: { navigation: { state: string }; location: { key: string } } }

/**
 * Where the page is. `marked`: still the document that was marked; `visit`: the router's visit, a new one for every
 * answer. Without JavaScript, and on pages that are not ours, a loaded document is ready.
 */
function stateOf(page: Page, mark = false) {
  const javaScript = test.info().project.use.javaScriptEnabled !== false
  return page.evaluate(
    ({ javaScript, mark }) => {
      const ours = window as unknown as { __remixContext?: unknown; __remixRouter?: Router; marked?: boolean }
      if (mark) ours.marked = true
      const state = ours.__remixRouter?.state
      const shown = document.documentElement.dataset
      // The address changes before the new page is on the screen.
      const still =
        state?.navigation.state === 'idle' && 'hydrated' in shown && shown.visit === state.location.key
      const loaded = document.readyState !== 'loading' && document.body !== null
      return {
        ready: loaded && (!javaScript || !ours.__remixContext || still),
        marked: ours.marked === true,
        visit: state?.location.key ?? null,
      }
    },
    { javaScript, mark },
  )
}
