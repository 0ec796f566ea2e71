import { readFileSync } from 'node:fs'
import { download, expect, follow, here, test, unique } from '../support/browser'

// The money for the accountant: a month, its totals, one file.

test('the month before is there at once; any days have their totals, their lines and their file @both', async ({
  people,
  acts,
  pageOf,
}) => {
  const surname = `Βιβλία${unique()}`
  const mentee = await people.aMentee({ name: 'Λένα', surname })
  await acts.withdrawPurchase(mentee.viewer, mentee.purchaseId, { seenCents: 6200 })
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

  await page.goto(`/admin/accounting?from=2025-01-01&q=${encodeURIComponent(surname)}`)
  const totals = page.getByRole('region', { name: 'Σύνολα' })
  await expect(totals.getByRole('row', { name: /^Πληρωμή/ })).toHaveText(
    /24 %\s*1\s*62,00.€\s*50,00.€\s*12,00.€/,
  )
  await expect(totals.getByRole('row', { name: /^Σύνολο/ })).toHaveText(/1\s*62,00.€\s*50,00.€\s*12,00.€/)
  await here(page.getByText('Λήψη', { exact: true }), {
    shows: page.getByRole('link', { name: 'Λήψη ως CSV' }),
  })
  const csv = readFileSync(await (await download(page, 'Λήψη ως CSV')).path(), 'utf8')
  const [rows, sums] = csv
    .replace('\uFEFF', '')
    .split('\r\n\r\n')
    .map((part) => part.trimEnd().split('\r\n'))
  const [heading, ...lines] = rows!
  expect(heading).toMatch(
    /^Ημέρα στα βιβλία;Ημέρα στην τράπεζα;Κωδικός;Αγοράστρια;Πακέτο;Κίνηση;Τρόπος πληρωμής;Ποσό με ΦΠΑ;Καθαρή αξία;ΦΠΑ %;ΦΠΑ;/,
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`;Λένα ${surname};`)
  expect(lines[0]).toContain(';Πληρωμή;Κατάθεση;62,00;50,00;24;12,00;EUR;')
  // Of a search there is no balance.
  expect(sums).toEqual([
    'Σύνολα',
    'Κίνηση;Ημέρα;ΦΠΑ %;Γραμμές;Ποσό με ΦΠΑ;Καθαρή αξία;ΦΠΑ;Αιτία απαλλαγής ΦΠΑ',
    'Πληρωμή;;24;1;62,00;50,00;12,00;',
    'Σύνολο;;;1;62,00;50,00;12,00;',
  ])
})

test('days without money say so, and lead back', async ({ people, pageOf }) => {
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/accounting?from=2001-01-01&to=2001-01-31')
  await expect(page.getByRole('heading', { name: 'Καμία κίνηση αυτές τις ημέρες' })).toBeVisible()
  await follow(page, 'Καθαρισμός αναζήτησης', { at: '/admin/accounting' })
})
