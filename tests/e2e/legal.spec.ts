import { expect, test } from '../support/browser'

test('she chooses her cookies with one of two equal buttons, and the page keeps it', async ({ page }) => {
  await page.goto('/cookies-policy')
  await expect(page.getByText('Δεν έχεις διαλέξει ακόμη.', { exact: false })).toBeVisible()
  const [one, other] = [page.getByRole('button', { name: 'Μόνο τα απαραίτητα' }), page.getByRole('button', { name: 'Και στατιστικά' })]
  expect(await one.getAttribute('class')).toBe(await other.getAttribute('class'))
  for (const [button, says, value] of [[other, 'Έχεις διαλέξει: και στατιστικά', 'all'], [one, 'Έχεις διαλέξει: μόνο τα απαραίτητα', 'necessary']] as const) {
    await button.click()
    await expect(page.getByText(says, { exact: false })).toBeVisible()
    await expect(page.getByText('Η επιλογή σου για τα cookies αποθηκεύτηκε.')).toBeVisible()
    const kept = (await page.context().cookies()).find(({ name }) => name === 'cookie-choice')!
    expect(kept).toMatchObject({ value, httpOnly: true, sameSite: 'Lax' })
    // Chromium keeps no cookie longer than 400 days.
    expect(kept.expires * 1000 - Date.now()).toBeGreaterThan(399 * 24 * 60 * 60 * 1000)
  }
})

test('what a cookie claims is not believed', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'cookie-choice', value: '<b>everything</b>', url: baseURL! }])
  await page.goto('/cookies-policy')
  await expect(page.getByText('Δεν έχεις διαλέξει ακόμη.', { exact: false })).toBeVisible()
})

test('every text that is accepted says its version and since when', async ({ page }) => {
  for (const path of ['/terms-and-conditions', '/privacy-policy', '/mentoring-terms']) {
    await page.goto(path)
    await expect(page.getByText(/^Έκδοση \d+, ισχύει από \d{1,2} \S+ \d{4}$/), path).toBeVisible()
  }
})

test('no other site is asked for anything, and no cookie is kept that the policy does not name', async ({ page, baseURL, people, pageOf }) => {
  const hers = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  for (const [visitor, paths] of [[page, ['/', '/mentors', '/faq', '/mentoring-packages', '/login']], [hers, ['/mentee/mentorships', '/purchases', '/checkout/1']]] as const) {
    const foreign: string[] = []
    visitor.on('request', (request) => !request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url()) && foreign.push(request.url()))
    for (const path of paths) await visitor.goto(path)
    expect(foreign).toEqual([])
    const policy = await (await visitor.request.get('/cookies-policy')).text()
    for (const { name } of await visitor.context().cookies()) expect(policy, name).toContain(`${name}:`)
  }
})
