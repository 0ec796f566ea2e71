import { expect, here, isReady, press, test } from '../support/browser'
import type { Page, Request } from '@playwright/test'

// The page frame with JavaScript. Tests move the browser's clock instead of sleeping.
test.use({ closesPages: true })

type Box = { x: number; y: number; width: number; height: number }

const popUp = (page: Page) => page.getByRole('dialog', { name: /δίκτυο μεντορισσών/ })

/** Opens a page in a browser that has not seen the dialog. Its clock stands still once JavaScript runs. */
async function openFresh(page: Page, path: string) {
  await page.context().clearCookies({ name: 'thousand-mentors' })
  await page.clock.install()
  await page.goto(path)
  await isReady(page)
}

const asked = (page: Page) => page.evaluate(() => document.cookie.includes('thousand-mentors=seen'))

test.describe('the dialog that invites mentors @js', () => {
  test('opens once, four seconds after the page, and can be closed with the keyboard', async ({ page }) => {
    await openFresh(page, '/faq')
    expect(await asked(page)).toBe(false)
    await page.clock.fastForward(4000)
    await expect(popUp(page)).toBeVisible()
    expect(await asked(page)).toBe(true)
    const kept = (await page.context().cookies()).find(({ name }) => name === 'thousand-mentors')!
    expect(kept.expires * 1000 - Date.now()).toBeGreaterThan(399 * 24 * 60 * 60 * 1000)
    await here({ page, key: 'Escape' }, { gone: popUp(page) })

    await page.goto('/mentors')
    await isReady(page)
    await page.clock.fastForward(20_000)
    await expect(popUp(page)).toHaveCount(0)
  })

  test('closes with its button', async ({ page }) => {
    await openFresh(page, '/faq')
    await page.clock.fastForward(4000)
    await here(popUp(page).getByRole('button', { name: 'Όχι τώρα' }), { gone: popUp(page) })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('waits while a visitor is typing', async ({ page }) => {
    await openFresh(page, '/mentors')
    await page.getByLabel('Τι σε απασχολεί;').first().focus()
    await page.clock.fastForward(12_000)
    expect(await asked(page)).toBe(false)
    await page.getByLabel('Τι σε απασχολεί;').first().blur()
    await page.clock.fastForward(4000)
    await expect(popUp(page)).toBeVisible()
  })

  test('opens where visitors look around and nowhere else, never for somebody who is signed in', async ({
    page,
    pageOf,
    people,
    acts,
  }) => {
    const mentor = await people.aMentor()
    const requestId = await acts.send(await people.aMentee(), mentor)
    const hers = await pageOf(mentor, 'mentor')
    const team = await pageOf(await people.anAdmin(), 'admin')
    const client = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
    for (const [who, path] of [
      [page, '/login'],
      [page, '/mentee/register'],
      [page, '/terms-and-conditions'],
      [client, '/checkout/1'],
      [client, '/mentee/find-my-mentor'],
      [client, `/mentors/${mentor.id}`],
      [hers, '/faq'],
      [hers, `/mentor/mentorships/requests/${requestId}/approve`],
      [team, '/mentors'],
    ] as const) {
      await openFresh(who, path)
      await who.clock.fastForward(60_000)
      expect(await asked(who), path).toBe(false)
    }
  })
})

test('without JavaScript the invitation is on the home page @no-js', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /μεγαλύτερο δίκτυο μεντορισσών/ })).toBeVisible()
})

test('the button to the top appears after 250 px and scrolls up @js', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  await isReady(page)
  const up = page.getByRole('link', { name: 'Στην αρχή της σελίδας' })
  await page.evaluate(() => window.scrollTo(0, 240))
  await expect(up).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 260))
  await here(up, { gone: up })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('with text of twice the size, the request box is beside the name or below it @js', async ({
  page,
  people,
}) => {
  const mentor = await people.aMentor({ name: 'Αικατερίνη', surname: 'Παπακωνσταντίνου' })
  await page.goto(`/mentors/${mentor.id}`)
  const boxes = () =>
    Promise.all(
      [page.getByRole('heading', { level: 1 }), page.locator('#request')].map(
        async (found) => (await found.boundingBox())!,
      ),
    )
  const [, usual] = await boxes()
  expect(usual!.x, 'beside it, where there is room').toBeGreaterThan(640)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const [name, request] = (await boxes()) as [Box, Box]
  expect(
    name.x + name.width <= request.x || name.y + name.height <= request.y,
    JSON.stringify({ name, request }),
  ).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})

test('on a phone the footer is short, and the home page shows half of its cards @js', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect((await page.locator('footer').boundingBox())!.height).toBeLessThan(560)
  const cards = page.getByRole('main').locator('ul > li a[href^="/mentors/"]')
  expect(await cards.count()).toBeGreaterThan(3)
  await expect(cards.filter({ visible: true })).toHaveCount(3)
  const faces = page.getByRole('main').locator('section').first().locator('div[aria-hidden] > *')
  await expect(faces.filter({ visible: true })).toHaveCount(4)
  // Six with the demo's mentors; here without who stands there, as names and words may be long.
  const screens = await page.evaluate(() => {
    const theirs = [
      ...document.querySelectorAll<HTMLElement>('main li:has(a[href^="/mentors/"]), main blockquote'),
    ]
    const height = theirs.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
    return (document.documentElement.scrollHeight - height) / window.innerHeight
  })
  expect(screens).toBeLessThanOrEqual(5.1)
})

test('a success message stays in the page, without a toast over it @js', async ({ page }) => {
  await page.clock.install()
  await page.goto('/cookies-policy')
  await isReady(page)
  await page.getByLabel(/^Μόνο τα απαραίτητα/).check()
  const banner = page.getByRole('status').filter({ hasText: 'αποθηκεύτηκε' })
  await press(page.getByRole('main'), 'Αποθήκευση', { shows: banner })
  await expect(banner).toBeInViewport()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.clock.fastForward(3000)
  await expect(banner).toBeVisible()
  await expect(page.getByText('Έχεις διαλέξει: μόνο τα απαραίτητα.')).toBeVisible()
})

test('a success that is out of view is shown at the foot of the screen for three seconds @js', async ({
  people,
  pageOf,
}) => {
  const page = await pageOf(await people.anAdmin(), 'admin')
  const mentee = await people.aMentee()
  await page.setViewportSize({ width: 390, height: 500 })
  await page.clock.install()
  await page.goto(`/admin/mentees/${mentee.id}`)
  await page.getByLabel('Νέα σημείωση').fill('Μιλήσαμε στο τηλέφωνο.')
  const toast = page.locator('.toast')
  await press(page, 'Αποθήκευση σημείωσης', { at: /#notes$/, shows: toast })
  await expect(toast).toContainText('Η σημείωση αποθηκεύτηκε')
  await page.clock.fastForward(3000)
  await expect(toast).toHaveCount(0)
})

test('a pop-up that does not arrive within 120 s ends in the page itself @js', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentor(), 'mentor')
  await page.clock.install()
  await page.goto('/mentor/my-account?tab=otherProfile')
  await isReady(page)
  await page.route('**/assets/become-mentee-*.js', () => undefined)
  const link = page.getByRole('link', { name: 'Δημιουργία προφίλ mentee' })
  await here(link, { shows: link })
  await page.clock.fastForward(120_000)
  await expect(page).toHaveURL(/\/mentee\/register/)
})

const mostScript = 8000

test('a page loads one small script; what sends files comes with the first of them @js', async ({
  page,
  people,
  pageOf,
}) => {
  const mentor = await people.aMentor()
  const loadsOnlyItsOwn = async (shown: Page, paths: string[]) => {
    for (const path of paths) {
      const scripts: Request[] = []
      const note = (request: Request) => request.resourceType() === 'script' && scripts.push(request)
      shown.on('request', note)
      await shown.goto(path)
      await shown.mouse.move(300, 300)
      shown.off('request', note)
      const names = scripts.map(
        (script) => /^\/assets\/(.*)-[\w-]{8}\.js$/.exec(new URL(script.url()).pathname)?.[1],
      )
      // What lets a list follow its filters comes with them.
      expect(
        names.filter((name) => name !== 'answering-form'),
        path,
      ).toEqual(['every-page'])
      const sizes = await Promise.all(scripts.map((script) => script.sizes()))
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
      expect(bytes, path).toBeLessThanOrEqual(mostScript)
    }
  }
  await loadsOnlyItsOwn(page, [
    '/',
    '/mentors',
    `/mentors/${mentor.id}`,
    '/mentoring-packages',
    '/faq',
    '/error-404',
    '/login',
    '/mentee/register',
    '/mentor/register',
  ])
  const team = await pageOf(await people.anAdmin(), 'admin')
  await loadsOnlyItsOwn(team, [
    '/admin/dashboard',
    '/admin/mentors',
    '/admin/mentors?status=active',
    '/admin/history',
    `/admin/mentors/${mentor.id}/edit`,
  ])
  const hers = await pageOf(await people.aMentee(), 'mentee')
  await loadsOnlyItsOwn(hers, ['/mentee/mentorships', '/mentee/my-account/profile', `/mentors/${mentor.id}`])
  const theirs = await pageOf(mentor, 'mentor')
  await loadsOnlyItsOwn(theirs, ['/mentor/my-account?tab=otherProfile', '/mentor/my-account/photo'])
})
