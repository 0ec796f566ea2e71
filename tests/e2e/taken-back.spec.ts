import { expect, here, press, test, unique } from '../support/browser'

test('a treasurer takes back a confirmation under the wrong name, and the order waits again @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const mentee = await people.aMentee({ surname: `Λάθους${unique()}` })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/purchased-subscriptions/${mentee.purchaseId}`)
  const fold = page.locator('summary').filter({ hasText: 'Αναίρεση επιβεβαίωσης' })
  await here(fold, { shows: page.getByLabel('Λόγος') })
  const submit = /^Αναίρεση 62,00/
  await press(page, submit, { refused: 'Γράψε τον λόγο' })
  await page.getByLabel('Λόγος').fill('Ήταν της αδερφής της')
  await press(page, submit, { shows: 'Η επιβεβαίωση αναιρέθηκε' })
  await expect(page.getByText('Αναιρέθηκε: είχε καταγραφεί κατά λάθος')).toBeVisible()
  await expect(fold).toHaveCount(0)
  expect(await owner`select from data.parts where mentee_id = ${mentee.id} and status = 'paid'`).toHaveLength(
    0,
  )
})
