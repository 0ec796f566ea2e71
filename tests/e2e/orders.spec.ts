import { expect, follow, here, press, test } from '../support/browser'

// An unpaid order, on a phone, in Greek: the chosen way to pay comes first, and the order can be cancelled.
test.use({ viewport: { width: 390, height: 844 } })

const cardButton = /Πλήρωσε με κάρτα – 62,00/
const cancelButton = 'Ακύρωσε την παραγγελία'
const pdf = { name: 'apodeixi.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

test('with deposit chosen, the bank account comes first; after the proof, the card is collapsed with a warning @both', async ({
  people,
  pageOf,
}) => {
  const mentee = await people.aMentee({ package: 'awaiting_payment' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/purchases/${mentee.purchaseId}`)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Πού καταθέτεις')).toBeGreaterThan(-1)
  expect(headings.indexOf('Πού καταθέτεις')).toBeLessThan(headings.indexOf('Ή πλήρωσε με κάρτα'))
  await expect(page.getByText(/Κρατάμε την παραγγελία σου έως \d+ \S+ \d{4}/)).toBeVisible()

  await page.getByLabel('Αρχείο').setInputFiles(pdf)
  await press(page, 'Αποστολή αποδεικτικού', { shows: 'Λάβαμε το αποδεικτικό σου' })
  await expect(page.getByRole('button', { name: cardButton })).toBeHidden()
  await expect(page.getByText(/Κρατάμε την παραγγελία σου έως/)).toHaveCount(0)
  await here(page.getByText('Δεν έκανες την κατάθεση; Πλήρωσε με κάρτα'), { shows: /θα πληρώσεις δύο φορές/ })
  await expect(page.getByRole('button', { name: cardButton })).toBeVisible()
})

test('a mentee cancels her order and orders again', async ({ people, pageOf }) => {
  const mentee = await people.aMentee({ package: 'awaiting_payment' })
  const page = await pageOf(mentee, 'mentee')
  const hers = new RegExp(`/purchases/${mentee.purchaseId}$`)
  await page.goto(`/purchases/${mentee.purchaseId}`)
  await follow(page, 'Ακύρωση παραγγελίας', { at: /\/cancel$/ })
  await press(page, cancelButton, { at: hers, shows: /Δεν χρειάζεται να πληρώσεις κάτι/ })
  await page.goto(`/purchases/${mentee.purchaseId}/cancel`)
  await expect(page.getByRole('button', { name: cancelButton })).toHaveCount(0)
  await follow(page, 'Παράγγειλέ το ξανά', { at: /\/checkout\/\d+$/ })
  await page.getByLabel('Κατάθεση στην τράπεζα').check()
  await page.getByLabel(/Διάβασα και αποδέχομαι/).check()
  await press(page, /Παραγγελία με υποχρέωση πληρωμής/, { shows: 'Περιμένουμε την κατάθεσή σου' })
  await expect(page).not.toHaveURL(hers)
})
