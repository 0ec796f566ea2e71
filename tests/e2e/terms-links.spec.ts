import { expect, isReady, test } from '../support/browser'

test.use({ closesPages: true })

test('the terms open in a new tab, and what was typed in the form stays @both', async ({ page }) => {
  await page.goto('/mentee/register')
  await isReady(page)
  await page.getByLabel('Όνομα', { exact: true }).fill('Μυρτώ')
  for (const [link, path] of [
    [/^όρους.*νέα καρτέλα/i, '/mentoring-terms'],
    [/προστατεύετε.*νέα καρτέλα/i, '/privacy-policy'],
  ] as const) {
    const opened = page.context().waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(await opened).toHaveURL(path)
  }
  await expect(page.getByLabel('Όνομα', { exact: true })).toHaveValue('Μυρτώ')
})
