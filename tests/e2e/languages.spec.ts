import { expect, follow, here, press, test } from '../support/browser'

test('Greek is the default; a visitor changes the language without leaving the page, and it stays @both', async ({
  page,
}) => {
  await page.goto('/mentoring-packages')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  for (const [name, lang] of [
    ['English', 'en'],
    ['Deutsch', 'de'],
    ['Français', 'fr'],
    ['Português', 'pt'],
    ['Ελληνικά', 'el'],
  ] as const) {
    await press(page.getByRole('contentinfo'), name, {
      at: `${lang === 'el' ? '' : `/${lang}`}/mentoring-packages`,
      shows: page.locator(`html[lang="${lang}"]`),
    })
    await page.goto('/mentors')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await page.goto('/mentoring-packages')
  }
})

test('links stay in the language of the address; the sign-in behind them is in it too @both', async ({
  page,
}) => {
  await page.goto('/fr/mentors?isCoach=1')
  const banner = page.getByRole('banner')
  const french = page.locator('html[lang="fr"]')
  await follow(banner, /^(Forfaits|Offres|Packs|Formules)/, { at: '/fr/mentoring-packages', shows: french })
  await page.goto('/fr')
  await expect(french).toBeVisible()
  await follow(banner, /connec/i, { at: /\/login/, shows: french })
  await page.reload()
  await expect(french).toBeVisible()
  await expect(page).toHaveURL(/\/\/[^/]+\/login/)
  await page.goto('/mentors')
  await expect(page.locator('html[lang="fr"]')).toBeVisible()
})

test('a mentee’s mails are in the language that she chose', async ({ people, pageOf, owner }) => {
  const mentee = await people.aMentee({ package: 'none' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  await press(page.getByRole('contentinfo'), 'English', { shows: page.locator('html[lang="en"]') })
  expect((await owner`select locale from data.users where id = ${mentee.userId}`)[0]!.locale).toBe('en')
})

test('no page is shown before its texts are loaded @js', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  await page.goto('/cookies-policy')
  await page.waitForLoadState('networkidle')
  // Every text that stood on the page, however shortly.
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () =>
      `${document.title}\n${document.body.innerText}`.split('\n').forEach((line) => seen.add(line))
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await here(page.getByRole('banner').locator('summary').filter({ hasText: 'Λογαριασμός' }), {
    shows: page.getByRole('link', { name: 'Ο λογαριασμός μου' }),
  })
  await follow(page, 'Ο λογαριασμός μου', {
    shows: page.getByRole('heading', { level: 1, name: 'Ο λογαριασμός μου' }),
  })
  await expect(page.getByRole('heading', { name: 'Ορατότητα' })).toBeVisible()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toContain('Ορατότητα')
  expect(seen.filter((line) => /^(title|tabsLabel|(tabs|profile|data)\.\w+)( –|$)/.test(line))).toEqual([])
})
