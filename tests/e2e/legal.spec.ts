import { expect, isReady, newTab, press, test } from '../support/browser'

test('a visitor sets how long the preferences are stored, and the cookies obey @both', async ({
  page,
  baseURL,
}) => {
  const cookies = async () =>
    Object.fromEntries((await page.context().cookies()).map((each) => [each.name, each]))
  // Chromium keeps no cookie longer than 400 days; -1: until it closes.
  const isLong = (cookie?: { expires: number }) =>
    cookie!.expires === -1 ? 'session' : cookie!.expires * 1000 - Date.now() > 399 * 24 * 60 * 60 * 1000
  await page.context().addCookies([{ name: 'locale', value: 'gr', url: baseURL! }])
  await page.goto('/cookies-policy')
  await expect(page.getByText('Δεν έχεις διαλέξει ακόμη.', { exact: false })).toBeVisible()
  await expect(
    page.getByText('Cookies στατιστικών ή διαφήμισης δεν υπάρχουν εδώ', { exact: false }),
  ).toBeVisible()
  for (const [choice, says, value, long] of [
    [/^Μόνο τα απαραίτητα/, 'Έχεις διαλέξει: μόνο τα απαραίτητα.', 'necessary', 'session'],
    [/^Να τις θυμάστε/, 'Έχεις διαλέξει: οι προτιμήσεις σου για 2 χρόνια.', 'preferences', true],
  ] as const) {
    await page.getByLabel(choice).check()
    await press(page.getByRole('main'), 'Αποθήκευση', { shows: page.getByText(says) })
    await expect(page.getByText('Η επιλογή σου για τα cookies αποθηκεύτηκε.')).toBeVisible()
    await expect(page.getByLabel(choice)).toBeChecked()
    const kept = await cookies()
    expect(kept['cookie-choice']).toMatchObject({ value, sameSite: 'Lax' })
    expect([isLong(kept['cookie-choice']), isLong(kept.locale), isLong(kept['thousand-mentors'])]).toEqual([
      true,
      long,
      long,
    ])
    await press(page.getByRole('contentinfo'), 'English', { shows: page.locator('html[lang="en"]') })
    expect(isLong((await cookies()).locale)).toBe(long)
    await press(page.getByRole('contentinfo'), 'Ελληνικά', { shows: page.locator('html[lang="el"]') })
  }
})

test('every text that users accept shows its version and date', async ({ page }) => {
  for (const path of ['/terms-and-conditions', '/privacy-policy', '/mentoring-terms']) {
    await page.goto(path)
    await expect(page.getByText(/^Έκδοση \d+, ισχύει από \d{1,2} \S+ \d{4}$/), path).toBeVisible()
  }
})

test('pages request nothing from other sites, and set only cookies that the policy names @both', async ({
  page,
  baseURL,
  people,
  pageOf,
}) => {
  const hers = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  for (const [visitor, paths] of [
    [page, ['/', '/mentors', '/faq', '/mentoring-packages', '/login']],
    [hers, ['/mentee/mentorships', '/purchases', '/checkout/1']],
  ] as const) {
    const foreign: string[] = []
    visitor.on(
      'request',
      (request) =>
        !request.url().startsWith(baseURL!) &&
        !/^(data|blob):/.test(request.url()) &&
        foreign.push(request.url()),
    )
    for (const path of paths) await visitor.goto(path)
    expect(foreign).toEqual([])
    const policy = await (await visitor.request.get('/cookies-policy')).text()
    for (const { name } of await visitor.context().cookies())
      expect(policy, name).toContain(`<td>${name}</td>`)
  }
})

test.use({ closesPages: true })

test('the terms open in a new tab, and what was typed in the form stays @both', async ({ page }) => {
  await page.goto('/mentee/register')
  await isReady(page)
  await page.getByLabel('Όνομα', { exact: true }).fill('Μυρτώ')
  for (const [link, path] of [
    [/^όρους.*νέα καρτέλα/i, '/mentoring-terms'],
    [/προστατεύετε.*νέα καρτέλα/i, '/privacy-policy'],
  ] as const) {
    await expect(await newTab(page.getByRole('main'), link)).toHaveURL(path)
  }
  await expect(page.getByLabel('Όνομα', { exact: true })).toHaveValue('Μυρτώ')
})
