import { expect, follow, test, unique } from '../support/browser'

// The money for the accountant: which days open. Their lines, totals and file are in treasurers-month.spec.ts.

test('the month before is there at once, and a link to the one that runs @both', async ({
  people,
  pageOf,
}) => {
  const surname = `Βιβλία${unique()}`
  await people.aMentee({ surname })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/payments')
  await follow(page, 'Για το λογιστήριο', {
    shows: page.getByRole('heading', { level: 1, name: 'Για το λογιστήριο' }),
  })
  // What was paid today stands in this month, which comes after the one that opens.
  await expect(page.getByRole('row', { name: surname })).toHaveCount(0)
  const months = page.getByRole('navigation', { name: 'Μήνες' })
  await expect(months.getByRole('link')).toHaveCount(2)
  await follow(months, months.getByRole('link').last(), { at: /from=.+to=/ })
  await expect(months.getByRole('link')).toHaveCount(1)
})

test('days without money say so, and lead back', async ({ people, pageOf }) => {
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/accounting?from=2001-01-01&to=2001-01-31')
  await expect(page.getByRole('heading', { name: 'Καμία κίνηση αυτές τις ημέρες' })).toBeVisible()
  await follow(page, 'Καθαρισμός αναζήτησης', { at: '/admin/accounting' })
})
