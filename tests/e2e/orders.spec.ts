import { expect, follow, here, press, test, unique } from '../support/browser'

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

test('with card chosen, the card comes first', async ({ owner, people, pageOf }) => {
  const mentee = await people.aMentee({ package: 'awaiting_payment' })
  await owner`update data.purchases set method = 'card' where id = ${mentee.purchaseId}`
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/purchases/${mentee.purchaseId}`)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Πλήρωσε με κάρτα')).toBeGreaterThan(-1)
  expect(headings.indexOf('Πλήρωσε με κάρτα')).toBeLessThan(headings.indexOf('Ή κάνε κατάθεση'))
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

test('an open card page is expired before the order is cancelled', async ({ owner, people, pageOf }) => {
  const mentee = await people.aMentee({ package: 'awaiting_payment' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/purchases/${mentee.purchaseId}`)
  await press(page, cardButton, { at: /\/pay\/cs_/ })
  await page.goto(`/purchases/${mentee.purchaseId}/cancel`)
  await press(page, cancelButton, { shows: 'Η παραγγελία ακυρώθηκε' })
  const [checkout] = await owner`select status from data.checkouts where purchase_id = ${mentee.purchaseId}`
  expect(checkout!.status).toBe('expired')
})

test('an admin cancels an unpaid order', async ({ people, pageOf }) => {
  const mentee = await people.aMentee({ package: 'awaiting_payment', name: 'Ασπασία', surname: 'Λιάπη' })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/purchased-subscriptions/${mentee.purchaseId}`)
  const fold = page.locator('summary').filter({ hasText: 'Ακύρωση παραγγελίας' })
  await here(fold, { shows: page.getByRole('button', { name: cancelButton }) })
  await press(page, cancelButton, { shows: /^Ακυρώθηκε η παραγγελία: Ασπασία Λιάπη, 62,00/ })
  await expect(fold).toHaveCount(0)
})

test('a visitor starts at a mentor’s page, orders, and continues with this mentor', async ({
  acts,
  people,
  page,
  owner,
}) => {
  const mentor = await people.aMentor({ name: 'Δανάη', surname: 'Κορρέ' })
  const [item] = await owner<{ id: number }[]>`select id from data.packages where code = 'three_months'`
  const checkout = `/checkout/${item!.id}?mentor=${mentor.id}`
  await page.goto(`/mentoring-packages?mentor=${mentor.id}`)
  await follow(page, /Το διαλέγω Mentoring 3 μηνών/, { shows: 'Ένα βήμα πριν από το πακέτο σου' })
  await expect(page.getByText(/62,00/).first()).toBeVisible()
  await follow(page, 'Συνδέσου', { at: /\/login\?/ })
  expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(checkout)
  await expect(page.getByText('Ένα βήμα πριν από το πακέτο σου')).toBeVisible()
  await page.goBack()
  await page.getByLabel('Όνομα', { exact: true }).fill('Ρέα')
  await page.getByLabel('Επώνυμο').fill('Μάλλη')
  for (const [label, value] of [
    ['Ημέρα', '3'],
    ['Μήνας', '4'],
    ['Έτος', '1991'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByLabel('E-mail').fill(`rea-${unique()}@test.example`)
  await page.getByLabel('Κωδικός', { exact: true }).fill('κυπαρίσσι στη θάλασσα')
  await page.getByLabel(/Αποδέχομαι τους/).check()
  await press(page, 'Δημιουργία λογαριασμού', { at: /\/checkout\/\d+\?mentor=\d+$/ })
  await page.getByLabel('Κατάθεση στην τράπεζα').check()
  await page.getByLabel(/Διάβασα και αποδέχομαι/).check()
  await press(page, /Παραγγελία με υποχρέωση πληρωμής/, { at: /\/purchases\/\d+$/ })
  await acts.confirmPayment(await people.theAdmin(), Number(/\d+$/.exec(page.url())![0]))
  await page.goto(page.url())
  await expect(page.getByRole('link', { name: 'Βρες μεντόρισσα' })).toBeVisible()
  await follow(page, 'Συνέχισε με: Δανάη', { at: new RegExp(`/mentors/${mentor.id}$`) })
  await expect(page.getByLabel('Το μήνυμά σου')).toBeVisible()
})
