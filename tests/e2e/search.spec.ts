import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { expect, follow, here, isReady, press, test, unique } from '../support/browser'
import type { People } from '../support/people'

test('a profile opened from a filtered list leads back to it with its filters, also over a similar one @both', async ({
  page,
  people,
  owner,
}) => {
  const family = `Φίλτρου${unique()}`
  const mentor = await people.aMentor({ surname: family })
  const other = await people.aMentor({ surname: `Όμοια${unique()}` })
  for (const { id } of [mentor, other])
    await owner`update data.mentor_cards set topic_ids = '{7,9}' where mentor_id = ${id}`
  const list = `/mentors?q=${encodeURIComponent(family)}&isMentor=1`
  await page.goto(list)
  await follow(page, `Άννα ${family}`, { at: new RegExp(`/mentors/${mentor.id}\\?return_to=`) })
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`/mentors/${mentor.id}$`))
  await follow(page, 'Όλες οι μεντόρισσες', { at: list })
  await page.goto(`/mentors/${mentor.id}?return_to=//evil.example`)
  await follow(page, 'Όλες οι μεντόρισσες', { at: '/mentors' })
})

test('the last profiles of the visit are named above the list; another tab knows nothing of them @js', async ({
  page,
  people,
}) => {
  const mentors = [await people.aMentor({ name: 'Βιβή' }), await people.aMentor({ name: 'Αγγελική' })]
  const see = async (tab: Page, { id }: { id: number }) => {
    await tab.goto(`/mentors/${id}`)
    await expect
      .poll(() => tab.evaluate(() => sessionStorage.getItem('seen-mentors')))
      .toContain(`"id":${id},`)
  }
  const seenIn = (tab: Page) => tab.getByText('Είδες σε αυτή την επίσκεψη:').getByRole('link')
  for (const mentor of mentors) await see(page, mentor)
  await page.goto('/mentors')
  await expect(seenIn(page)).toHaveText([/^Αγγελική/, /^Βιβή/])
  const other = await page.context().newPage()
  await see(other, mentors[0]!)
  await other.goto('/mentors')
  await expect(seenIn(other)).toHaveText([/^Βιβή/])
})

test('on a phone the order of the list is a choice among the filters @both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mentors?isMentor=1')
  await expect(page.getByRole('link', { name: 'Αλφαβητικά' })).toBeHidden()
  const order = page.getByRole('combobox', { name: 'Σειρά' })
  await here(page.locator('summary').filter({ hasText: 'Φίλτρα' }), { shows: order })
  await order.selectOption('Αλφαβητικά')
  await press(page, /^Δείξε/, { at: /sort=name.*#results$/ })
  await expect(page.locator('#filter-sort')).toHaveValue('name')
})

/** Two mentors of one family: one is busy, the other is free and speaks English too. */
async function twoMentors(people: People, owner: Sql) {
  const family = `Φιλτραρισμένη${unique()}`
  const [free, busy] = [await people.aMentor({ surname: family }), await people.aMentor({ surname: family })]
  await owner`update data.mentor_cards set languages = '{el,en}', county_id = 1, country = 'GR' where mentor_id = ${free.id}`
  await owner`update data.mentors set away_until = current_date + 30 where id = ${busy.id}`
  await owner`select rules.refresh_mentor_card(${busy.id})`
  return { list: `/mentors?q=${encodeURIComponent(family)}`, family }
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
])
  test(`at ${width} pixels the button of the filters stays in sight and says how many are found; what nobody fits cannot be chosen`, async ({
    page,
    people,
    owner,
  }) => {
    const { list } = await twoMentors(people, owner)
    await page.setViewportSize({ width: width!, height: height! })
    const panel = page.locator('summary').filter({ hasText: 'Φίλτρα' })
    const open = async () => {
      if (await panel.isVisible())
        await here(panel, { shows: page.getByRole('combobox', { name: 'Περιοχή' }) })
    }
    await page.goto(list)
    await open()
    const bar = page.getByRole('button', { name: 'Δείξε 2' })
    await page.getByRole('checkbox', { name: /^Μόνο διαθέσιμες/ }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('radio', { name: 'Coaching (0)' })).toBeDisabled()
    const place = page.getByRole('combobox', { name: 'Περιοχή' })
    await expect(place.locator('option', { hasText: 'Κρήτη: όλη η περιφέρεια (0)' })).toBeDisabled()
    await place.selectOption('Αττική: όλη η περιφέρεια (1)')
    await press(page, 'Δείξε 2', { at: /county=1\d+.*#results$/, shows: '1 μεντόρισσα' })
    await page.goto(`${list}&isCoach=1`)
    await open()
    await expect(page.getByRole('radio', { name: 'Coaching (0)' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Coaching (0)' })).toBeEnabled()
  })

test('the list follows each change of the filters: counts, address and title, with the focus where it was @js', async ({
  page,
  people,
  owner,
}) => {
  const { list, family } = await twoMentors(people, owner)
  const cards = page.locator('#results').getByRole('link', { name: new RegExp(`^Άννα ${family}`) })
  const free = page.getByRole('checkbox', { name: /^Μόνο διαθέσιμες/ })
  await page.goto('/faq')
  await page.goto(list)
  await isReady(page)
  await page.evaluate(() => (document.body.dataset.same = ''))
  await free.focus()
  await free.check()
  await expect(page).toHaveURL(/isAvailable=1/)
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Δείξε 1' })).toBeVisible()
  await expect(page.locator('#filters-say')).toHaveText('1 μεντόρισσα')
  await expect(page.getByRole('checkbox', { name: 'Αγγλικά (1)' })).toBeEnabled()
  await expect(free).toBeFocused()
  await free.uncheck()
  await expect(cards).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Περιοχή' }).selectOption('Αττική: όλη η περιφέρεια (1)')
  await expect(page).toHaveURL(/county=1\d+/)
  await expect(page.getByText('Περιοχή: Αττική')).toBeVisible()

  // An answer that comes late says nothing any more, and one that does not come is asked for as without a script.
  let late = () => {}
  const held = new Promise<void>((done) => (late = done))
  await page.route(/q=nobody/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const typed = page.getByLabel('Τι σε απασχολεί;')
  const asked = page.waitForRequest(/q=nobody/)
  await typed.fill('nobody')
  await asked
  await typed.fill(family)
  await page.getByRole('combobox', { name: 'Περιοχή' }).selectOption('')
  await expect(cards).toHaveCount(2)
  late()
  await expect(page).not.toHaveURL(/nobody/)
  expect(await page.evaluate(() => 'same' in document.body.dataset)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/faq')

  await page.goto(list)
  await isReady(page)
  await page.route(/free=1/, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await free.check()
  await expect(page).toHaveURL(/isAvailable=1/)
  await expect(cards).toHaveCount(1)

  // Without a connection the list stays, and follows when there is one again.
  await isReady(page)
  const broken = page.getByRole('status').filter({ hasText: 'Δεν υπάρχει σύνδεση' })
  await page.context().setOffline(true)
  await free.uncheck()
  await expect(broken).toBeInViewport()
  await expect(cards).toHaveCount(1)
  await page.context().setOffline(false)
  await expect(cards).toHaveCount(2)
  await expect(broken).toHaveCount(0)
})

test('who takes a filter away with the keyboard goes on at the results', async ({ page }) => {
  await page.goto('/mentors?isMentor=1')
  await page.getByRole('list', { name: 'Φίλτρα που ισχύουν' }).getByRole('link').focus()
  await here({ page, key: 'Enter' }, { at: '/mentors#results' })
  await expect(page.locator('#results')).toBeFocused()
})

test('on a phone a long name breaks between its words only @js', async ({ page, people }) => {
  const { id } = await people.aMentor({ surname: 'Παπαδοπούλου' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/mentors/${id}`)
  const linesOf = (name: HTMLElement) => {
    const text = name.firstChild!
    return [...`${text.textContent}`.matchAll(/\S+/g)].map((word) => {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      return range.getClientRects().length
    })
  }
  const name = page.getByRole('heading', { level: 1 })
  expect(await name.evaluate(linesOf)).toEqual([1, 1])
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await name.evaluate(linesOf)).toEqual([1, 1])
})

test('the second link of the page skips the filters', async ({ page }) => {
  await page.goto('/mentors')
  await here({ page, key: 'Tab' }, { shows: page.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' }) })
  await here({ page, key: 'Tab' }, { shows: page.getByRole('link', { name: 'Στα αποτελέσματα' }) })
  await here({ page, key: 'Enter' }, { at: '/mentors#results' })
  await expect(page.locator('#results')).toBeFocused()
})
