import { expect, test } from '../support/browser'

test('Greek first; the language changes on the page she is on and stays', async ({ page }) => {
  await page.goto('/mentoring-packages')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  for (const [name, lang] of [['English', 'en'], ['Deutsch', 'de'], ['Français', 'fr'], ['Português', 'pt'], ['Ελληνικά', 'el']] as const) {
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    await expect(page).toHaveURL('/mentoring-packages')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await page.goto('/mentors')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await page.goto('/mentoring-packages')
  }
})

test('a mentee’s choice of language follows her to her mails', async ({ people, pageOf, owner }) => {
  const mentee = await people.aMentee({ package: 'none' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await owner`select locale from data.users where id = ${mentee.userId}`)[0]!.locale).toBe('en')
})
