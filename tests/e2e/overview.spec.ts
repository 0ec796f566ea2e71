import { expect, follow, here, isReady, press, test, unique } from '../support/browser'

test.setTimeout(60_000)

test('today: what waits leads to its list; the filters of the statistics change the numbers', async ({
  people,
  acts,
  owner,
  pageOf,
}) => {
  const id = await acts.send(await people.aMentee(), await people.aMentor())
  await owner`update data.mentorship_requests set answer_due_at = now() + interval '5 hours' where id = ${id}`
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto('/admin/dashboard?range=last-year')
  await expect(admin.getByText('Έναν χρόνο πριν: ')).toHaveCount(7)
  await admin.getByLabel('Διάστημα').selectOption('Προηγούμενο έτος')
  await admin.getByLabel('Είδος αγοράς').selectOption('Πληρωμένα')
  await press(admin, 'Εφαρμογή φίλτρων', { shows: /Από 01\/01\/\d{4} έως 31\/12\/\d{4}/ })
  await follow(admin.getByRole('main'), 'Μήνα με τον μήνα', {
    shows: admin.getByRole('img', { name: /Mentoring που ξεκίνησαν/ }),
  })
  await expect(admin.getByLabel('Είδος αγοράς')).toHaveValue('paid')
  await follow(admin.getByRole('navigation', { name: 'Κύριο μενού' }), 'Σήμερα', {
    shows: admin.getByRole('heading', { level: 1, name: 'Σήμερα' }),
  })
  await follow(admin.getByRole('main'), 'Αιτήματα που λήγουν σε 24 ώρες', {
    shows: admin.getByRole('heading', { level: 1, name: /Αιτήματα/ }),
  })
})

test('an offer: published, read by a mentor, ended', async ({ people, pageOf, javaScriptEnabled }) => {
  const [provider, code] = [`Πάροχος ${unique()}`, `K-${unique()}`]
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto('/admin/offers')
  await press(admin, 'Δημοσίευση προσφοράς', { refused: /Πάροχος/ })
  await admin.getByLabel('Πάροχος').fill(provider)
  await admin.getByLabel('Κωδικός').fill(code)
  await press(admin, 'Δημοσίευση προσφοράς', { shows: `Δημοσιεύτηκε η προσφορά: ${provider}` })

  const page = await pageOf(await people.aMentor(), 'mentor')
  await page.goto('/mentor/mentor2mentor')
  const card = page.getByRole('article').filter({ hasText: provider })
  await expect(card.locator('code')).toHaveText(code)
  await isReady(page)
  await expect(card.getByRole('button', { name: 'Αντιγραφή κωδικού' })).toHaveCount(
    javaScriptEnabled === false ? 0 : 1,
  )

  await follow(admin, provider, { shows: 'δεν θα τη βλέπουν πια' })
  await press(admin, 'Λήξη τώρα', { shows: `Έληξε η προσφορά: ${provider}` })
  await page.goto('/mentor/mentor2mentor')
  await expect(page.getByText(provider)).toHaveCount(0)
})

test('the link in the footer opens the fundraising hub as a pop-up @js', async ({ page }) => {
  await page.goto('/faq')
  const hub = page.getByRole('dialog', { name: 'Στήριξε μια υποτροφία' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Στήριξε μια υποτροφία' })
  await here(link, { shows: hub.getByText(/GR\d/) })
  await here(hub.getByRole('button', { name: 'Όχι τώρα' }), { gone: hub })
})

test('without JavaScript the link leads to the section of the home page @no-js', async ({ page }) => {
  await page.goto('/faq')
  await follow(page.getByRole('contentinfo'), 'Στήριξε μια υποτροφία', {
    shows: page.locator('#support').getByText(/GR\d/),
  })
  await expect(page).toHaveURL(/\/#support$/)
})
