import { expect, follow, test, unique } from '../support/browser'
import { letters } from '../support/letters'

// A list of the team: its pages, and all of it as a file.

test('an admin goes to the second page of a list and back @both', async ({ people, pageOf }) => {
  const family = `Σελίδα${unique()}`
  for (let count = 10; count < 37; count += 1)
    await people.aMentee({ package: 'awaiting_payment', name: `Νο${letters(count)}`, surname: family })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/purchased-subscriptions?q=${encodeURIComponent(family)}&sort=-bought`)
  const rows = page.getByRole('row')
  // The headings are a row, too.
  await expect(rows).toHaveCount(26)
  await expect(rows.nth(1)).toContainText(`Νο${letters(36)} ${family}`)
  await follow(page, 'Επόμενη', { at: /page=2/, shows: `Νο${letters(10)} ${family}` })
  await expect(rows).toHaveCount(3)
  await follow(page, 'Προηγούμενη', { shows: `Νο${letters(36)} ${family}` })
  await expect(rows).toHaveCount(26)
  await expect(page.getByText('27 αποτελέσματα')).toBeVisible()
})
