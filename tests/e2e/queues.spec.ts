import { expect, follow, test } from '../support/browser'

// The admin's queues: an admin always sees on whom she acts, keeps her place in the list, and sees the result.

test('the tabs of money know to which of them the list of purchases belongs', async ({ people, pageOf }) => {
  const page = await pageOf(await people.anAdmin(), 'admin')
  const tabs = page.getByRole('navigation', { name: 'Χρήματα' })
  const here = tabs.locator('[aria-current]')
  await page.goto('/admin/purchased-subscriptions')
  await expect(here).toHaveText([/^Προς επιβεβαίωση/])
  await follow(page, tabs.getByRole('link', { name: 'Όλες οι αγορές' }), {
    at: '/admin/purchased-subscriptions?scope=all',
  })
  await expect(here).toHaveText(['Όλες οι αγορές'])
  await page.goto('/admin/purchased-subscriptions?scope=running')
  await expect(here).toHaveText(['Όλες οι αγορές'])
  await page.goto('/admin/purchased-subscriptions?scope=awaiting&q=x')
  await expect(here).toHaveText([/^Προς επιβεβαίωση/])
})
