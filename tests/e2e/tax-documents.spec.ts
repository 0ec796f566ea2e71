import { randomInt } from 'node:crypto'
import { download, expect, follow, here, press, test, unique } from '../support/browser'

const pdf = { name: 'apy-12.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a document') }
const mark = () => `4${String(randomInt(1e12)).padStart(14, '0')}`

test('a treasurer enters the document of a payment with its PDF, and the buyer downloads it @both', async ({
  people,
  pageOf,
}) => {
  const surname = `Παραστατικού${unique()}`
  const mentee = await people.aMentee({ surname })
  const series = `Α${unique()}`
  const page = await pageOf(await people.anAdmin(), 'admin')
  const ofPurchase = `/admin/purchased-subscriptions/${mentee.purchaseId}`
  await page.goto(ofPurchase)
  await follow(page, 'Καταχώριση παραστατικού', { shows: page.getByLabel('ΜΑΡΚ') })
  await page.getByLabel('Σειρά').fill(series)
  await page.getByLabel('Αριθμός', { exact: true }).fill('12')
  await page.getByRole('group', { name: 'Ημερομηνία έκδοσης' }).getByLabel('Σήμερα').check()
  await page.getByLabel('ΜΑΡΚ').fill('12345')
  await press(page, 'Καταχώριση', { refused: 'Ο ΜΑΡΚ έχει 15 ψηφία' })
  await expect(page.getByLabel('Σειρά')).toHaveValue(series)
  await page.getByLabel('ΜΑΡΚ').fill(mark())
  await press(page, 'Καταχώριση', { shows: 'Το παραστατικό καταχωρίστηκε' })

  await page.getByLabel('Αρχείο PDF').setInputFiles({ ...pdf, buffer: Buffer.from('no PDF') })
  await press(page, 'Ανέβασμα', { refused: 'Το αρχείο δεν είναι PDF' })
  await page.getByLabel('Αρχείο PDF').setInputFiles(pdf)
  await press(page, 'Ανέβασμα', { shows: 'Το PDF αποθηκεύτηκε' })

  await follow(page, 'Διόρθωση αντιγραφής', { shows: page.getByLabel('Τι αντιγράφηκε λάθος') })
  await expect(page.getByLabel('Αριθμός', { exact: true })).toHaveValue('12')
  await expect(page.getByRole('group', { name: 'Ημερομηνία έκδοσης' }).getByLabel('Σήμερα')).toBeChecked()
  await page.getByLabel('Αριθμός', { exact: true }).fill('21')
  await press(page, 'Διόρθωση', { refused: 'Γράψε τον λόγο' })
  await expect(page.getByLabel('Αριθμός', { exact: true })).toHaveValue('21')
  await page.getByLabel('Τι αντιγράφηκε λάθος').fill('Ανάποδα τα ψηφία του αριθμού')
  await press(page, 'Διόρθωση', { shows: 'Το παραστατικό διορθώθηκε' })
  await page.goto(`/admin/history?q=${encodeURIComponent(surname)}`)
  await expect(page.getByText(`Πριν: ${series} 12`)).toHaveCount(1)

  const hers = await pageOf(mentee, 'mentee')
  await hers.goto(`/receipts/${mentee.purchaseId}`)
  await expect(hers.getByText('Δεν αποτελεί φορολογικό παραστατικό')).toHaveCount(0)
  const file = await download(hers, `Κατέβασε το PDF ${series} 21`)
  expect(file.suggestedFilename()).toBe(`retail-${series}-21.pdf`)
})

test('a mentee asks for an invoice with the order, and changes her mind before it is issued @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const mentee = await people.aMentee({ package: 'none' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/checkout/1')
  await here(page.getByText('Θέλω τιμολόγιο'), { shows: page.getByLabel('Επωνυμία') })
  await page.getByLabel('Επωνυμία').fill('Άλφα ΕΕ')
  await page.getByLabel('ΑΦΜ').fill('094014202')
  await page.getByLabel('Διεύθυνση').fill('Αιόλου 1, Αθήνα')
  await page.getByLabel('Δραστηριότητα').fill('Σύμβουλοι')
  await page.getByLabel('Κατάθεση στην τράπεζα').check()
  await page.getByLabel(/Διάβασα και αποδέχομαι/).check()
  const order = /Παραγγελία με υποχρέωση πληρωμής/
  await press(page, order, { refused: 'Αυτός ο ΑΦΜ δεν είναι σωστός' })
  await expect(page.getByLabel('Επωνυμία')).toHaveValue('Άλφα ΕΕ')
  await page.getByLabel('ΑΦΜ').fill('094014201')
  await press(page, order, { shows: 'Άλφα ΕΕ · 094014201' })
  await follow(page, /^Αλλαγή/, { shows: page.getByLabel('Επωνυμία') })
  for (const label of ['Επωνυμία', 'ΑΦΜ', 'Διεύθυνση', 'Δραστηριότητα']) await page.getByLabel(label).fill('')
  await press(page, 'Αποθήκευση', { shows: 'Αποθηκεύτηκε τι παραστατικό θέλεις' })
  expect(
    await owner`
    select from data.invoice_details i join data.purchases u on u.id = i.purchase_id
    where u.mentee_id = ${mentee.id}`,
  ).toHaveLength(0)
})
