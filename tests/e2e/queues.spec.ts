import { expect, follow, press, test, unique } from '../support/browser'

// The admin's queues: an admin always sees on whom she acts, keeps her place in the list, and sees the result.

test('after confirming a deposit an admin is back on its page, reads the result, and has a link to the next @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const family = `Ουρά${unique()}`
  const [late, early] = [
    await people.aMentee({ package: 'awaiting_payment', name: 'Νίκη', surname: family }),
    await people.aMentee({ package: 'awaiting_payment', name: 'Ρέα', surname: family }),
  ]
  for (const { purchaseId } of [early, late]) {
    await owner`insert into data.proofs (purchase_id, file_name, mime, bytes) values (${purchaseId}, 'a.pdf', 'application/pdf', 'x')`
  }
  const page = await pageOf(await people.anAdmin(), 'admin')
  const queue = `/admin/purchased-subscriptions?q=${encodeURIComponent(family)}&sort=-bought&method=deposit`
  await page.goto(queue)
  const rows = page.getByRole('row', { name: new RegExp(family) })
  await expect(rows).toContainText(['Ρέα', 'Νίκη'])
  await follow(rows.first(), /^MP-/, { at: /\/admin\/purchased-subscriptions\/\d+$/ })
  await follow(page, 'Έλεγξέ το και σημείωσε την πληρωμή', {
    shows: page.getByRole('heading', { level: 1, name: `Ρέα ${family}` }),
  })
  await press(page, 'Καταγραφή της κατάθεσης', {
    at: `/admin/purchased-subscriptions/${early.purchaseId}`,
    shows: `Καταχωρίστηκε: Ρέα ${family}, 62,00 €`,
  })
  // The next one is whoever waits longest, of the whole queue.
  await expect(page.getByRole('link', { name: /^Επόμενη κατάθεση: / })).toBeVisible()
  await page.goto(queue)
  await expect(rows).toContainText(['Νίκη'])
})

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
