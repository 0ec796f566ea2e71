import { expect, isReady, newTab, test } from '../support/browser'

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
