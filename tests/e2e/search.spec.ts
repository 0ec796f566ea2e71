import type { Page } from '@playwright/test'
import { expect, follow, here, press, test, unique } from '../support/browser'

test('a search that finds nobody leads to the one without the filter most in the way @both', async ({
  page,
  people,
}) => {
  const surname = `Μοναδική${unique()}`
  await people.aMentor({ surname })
  await page.goto(`/mentors?q=${encodeURIComponent(surname)}&isCoach=1`)
  await expect(page.getByText('Δεν βρήκαμε μεντόρισσα με αυτά τα φίλτρα')).toBeVisible()
  await expect(page.getByText(/^Χωρίς ένα από τα φίλτρα υπάρχ/)).toBeVisible()
  await follow(page, `Χωρίς: «${surname}»`, {
    at: '/mentors?isCoach=1',
    gone: page.getByText('Δεν βρήκαμε μεντόρισσα με αυτά τα φίλτρα'),
  })
})

test('the list sorted by name, with its second page and the way back @both', async ({ page, people }) => {
  const family = `Σειρά${unique()}`
  const mentors = page.getByRole('link', { name: new RegExp(`^Άννα ${family}`) })
  for (const letter of ['Γ', 'Α', 'Β']) await people.aMentor({ surname: `${family}${letter}` })
  await page.goto(`/mentors?q=${encodeURIComponent(family)}`)
  await follow(page, 'Αλφαβητικά', { at: /sort=name/ })
  await expect(mentors).toHaveText(['Α', 'Β', 'Γ'].map((letter) => new RegExp(family + letter)))
  await page.goto('/mentors?sort=name')
  await follow(page, /^Επόμεν/, { at: /sort=name/ })
  await expect(page.getByRole('link', { name: 'Αλφαβητικά' })).toHaveAttribute('aria-current', 'true')
  await follow(page, /^Προηγούμεν/, { at: /sort=name/ })
})

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

test('who registers or signs in from a profile reads to whom the message will go @both', async ({
  page,
  people,
}) => {
  const surname = `Παραλήπτρια${unique()}`
  const { id } = await people.aMentor({ surname })
  const waits = page.getByText(`Ένα βήμα πριν γράψεις στη μεντόρισσα: Άννα ${surname}`)
  for (const link of ['Φτιάξε λογαριασμό', 'Σύνδεση']) {
    await page.goto(`/mentors/${id}`)
    await follow(page.locator('#request'), link, { shows: waits })
  }
  const hidden = await people.aMentor({ visibility: 'private' })
  await page.goto(`/login?redirectTo=/mentors/${hidden.id}`)
  await expect(page.getByText('Ένα βήμα πριν γράψεις')).toHaveCount(0)
})

test('a question is searched in other words and stands open; what is not found may be asked of the team @both', async ({
  page,
}) => {
  await page.goto('/faq')
  const answer = page.getByText('Όλες οι τιμές είναι τελικές')
  await expect(answer).toBeHidden()
  await page.getByLabel('Ψάξε στις ερωτήσεις').fill('πόσο κάνει')
  await press(page, 'Αναζήτηση', { shows: 'Όλες οι τιμές είναι τελικές' })
  await expect(page.getByRole('main').getByRole('group').first()).toContainText('Πόσο κοστίζει;')
  const [topic, heading] = [
    page.getByRole('navigation', { name: 'Θέματα' }).getByRole('link', { name: 'Coaching' }),
    page.getByRole('heading', { name: 'Coaching' }),
  ]
  await here(topic, { shows: heading })
  await expect(heading).toBeInViewport()
  await page.getByLabel('Ψάξε στις ερωτήσεις').fill('ξιφασκία')
  await press(page, 'Αναζήτηση', { shows: 'Δεν βρήκαμε κάτι για «ξιφασκία»' })
  await expect(page.getByRole('link', { name: /^Γράψε στο / }).first()).toBeVisible()
})

test('on a phone the order of the list is a choice among the filters @both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mentors?isMentor=1')
  await expect(page.getByRole('link', { name: 'Αλφαβητικά' })).toBeHidden()
  const order = page.getByRole('combobox', { name: 'Σειρά' })
  await here(page.locator('summary').filter({ hasText: 'Φίλτρα' }), { shows: order })
  await order.selectOption('Αλφαβητικά')
  await press(page, 'Δείξε μεντόρισσες', { at: /sort=name/ })
  await expect(page.locator('#filter-sort')).toHaveValue('name')
})
