import { expect, follow, press, test } from '../support/browser'

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
