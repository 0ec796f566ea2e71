import type { Page } from '@playwright/test'
import { expect, follow, here, press, test, unique } from '../support/browser'

const iban = 'GR16 0110 1250 0000 0001 2300 695'

/** The row of a queue with this mentee. */
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a mentee withdraws in two steps, an admin sends the refund, and the mentee sees it @both', async ({
  people,
  pageOf,
}) => {
  const surname = `Υπαναχώρηση${unique()}`
  const mentee = await people.aMentee({ name: 'Ισμήνη', surname })
  const page = await pageOf(mentee, 'mentee')

  await test.step('first she sees what she declares, until when, and what follows', async () => {
    await page.goto('/purchases')
    await follow(page, 'Υπαναχώρηση από τη σύμβαση εδώ', {
      shows: page.getByRole('heading', { level: 1, name: 'Υπαναχώρηση από τη σύμβαση' }),
    })
    await expect(page.getByText(`Ισμήνη ${surname}`).last()).toBeVisible()
    await expect(page.getByText(mentee.viewer.email)).toBeVisible()
    await follow(page, 'Συνέχεια', { shows: page.getByLabel('IBAN') })
  })

  await test.step('then she confirms; a wrong account comes back with what she typed', async () => {
    await page.getByLabel('IBAN').fill('GR16 0110 1250 0000 0001 2300 696')
    await page.getByLabel(/Δικαιούχος/).fill('Μαρία Παππά')
    await press(page, 'Επιβεβαίωση υπαναχώρησης', { refused: 'Αυτό το IBAN δεν είναι σωστό' })
    await expect(page.getByLabel(/Δικαιούχος/)).toHaveValue('Μαρία Παππά')
    await page.getByLabel('IBAN').fill(iban)
    await press(page, 'Επιβεβαίωση υπαναχώρησης', { at: `/purchases/${mentee.purchaseId}/withdrawn` })
  })

  await test.step('it is acknowledged with date and time', async () => {
    await expect(page).toHaveURL(`/purchases/${mentee.purchaseId}/withdrawn`)
    await expect(page.getByText(/Καταχωρίστηκε στις \d\d\/\d\d\/\d{4}, \d\d:\d\d/)).toBeVisible()
    await follow(page, 'Δες την αγορά σου', { shows: 'Η ομάδα θα το στείλει με τραπεζικό έμβασμα' })
    await expect(page.getByText('0695')).toBeVisible()
    await page.goto(`/purchases/${mentee.purchaseId}/withdraw`)
    await expect(page.getByText('Αυτή η αγορά έχει ήδη κλείσει')).toBeVisible()
  })

  await test.step('an administrator records the transfer with the bank’s reference', async () => {
    const admin = await pageOf(await people.anAdmin(), 'admin')
    await admin.goto(`/admin/payments?q=${surname}`)
    await expect(rowOf(admin, surname)).toContainText(iban)
    await follow(rowOf(admin, surname), /Καταγραφή αποστολής/, {
      shows: admin.getByLabel('Κωδικός εμβάσματος'),
    })
    await admin.getByLabel('Κωδικός εμβάσματος').fill(`TR-${unique()}`)
    await press(admin, 'Τα χρήματα στάλθηκαν', { shows: 'Καταγράφηκε ότι στάλθηκε: ' })
    await admin.goto(`/admin/payments?scope=done&q=${surname}`)
    await expect(rowOf(admin, surname)).toContainText('Στάλθηκε στις')
  })

  await page.goto(`/receipts/${mentee.purchaseId}`)
  await expect(page.getByText(/Επιστράφηκε στις/)).toBeVisible()
  await expect(page.getByText(/Δεν αποτελεί φορολογικό παραστατικό/)).toBeVisible()
})

test('an admin gives back a part while the package stays open, and the mentee sees what comes back @both', async ({
  people,
  pageOf,
}) => {
  const surname = `Μέρος${unique()}`
  const mentee = await people.aMentee({ surname })
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto(`/admin/purchased-subscriptions/${mentee.purchaseId}/refund`)
  const amount = admin.getByLabel('Ποσό επιστροφής, σε ευρώ')
  for (const [typed, refusal] of [
    ['δέκα', 'Γράψε το ποσό σε ευρώ'],
    ['0', 'Γράψε το ποσό σε ευρώ'],
    ['62,01', 'περισσότερα από όσα μένουν'],
    ['10.5', 'Γράψε τον λόγο'],
  ] as const) {
    await amount.fill(typed)
    await press(admin, 'Επιστροφή του ποσού', { refused: refusal })
    await expect(amount).toHaveValue(typed)
  }
  await admin.getByLabel('Σημείωση για την επιστροφή').fill('Μια συνεδρία χάθηκε.')
  await press(admin, 'Επιστροφή του ποσού', { shows: /Καταγράφηκε η επιστροφή: .*10,50/ })
  await admin.goto(`/admin/purchased-subscriptions/${mentee.purchaseId}`)
  await expect(admin.getByRole('row').filter({ hasText: 'Μέρος που επιστρέφει η ομάδα' })).toContainText(
    '10,50',
  )
  await follow(admin, 'Επιστροφή χρημάτων', { shows: /Μένουν 51,50/ })
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/purchases/${mentee.purchaseId}`)
  await expect(page.getByText('Σου επιστρέφουμε ένα μέρος από όσα πλήρωσες')).toBeVisible()
  await expect(page.getByText(/Πληρωμένη|πληρώθηκε|Πληρώθηκε/).first()).toBeVisible()
})

test('a transfer made before a dispute was known is recorded, and the purchase stands among those to claim back @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const surname = `Διεκδίκηση${unique()}`
  const mentee = await people.aMentee({ name: 'Ισμήνη', surname })
  const paymentIntent = `pi_${unique()}`
  await owner`update data.payments set method = 'card', external_ref = ${paymentIntent} where purchase_id = ${mentee.purchaseId}`
  const tell = (name: 'settle_card_refund' | 'settle_dispute', news: Record<string, string>) =>
    owner`select ${owner(`api.${name}`)}(${owner.json({ paymentIntent, cents: 6200, currency: 'eur', ...news })})`
  const refund = { stripeRefundId: `re_${paymentIntent}` }
  for (const state of ['succeeded', 'failed']) await tell('settle_card_refund', { ...refund, state })
  await tell('settle_dispute', { disputeId: `dp_${paymentIntent}`, state: 'open' })
  const admin = await pageOf(await people.anAdmin(), 'admin')

  await test.step('the page says not to send; without the tick it stays so, and the form keeps its values', async () => {
    await admin.goto(`/admin/purchased-subscriptions/${mentee.purchaseId}`)
    const fold = admin.locator('summary').filter({ hasText: 'Το έχεις στείλει ήδη;' })
    await here(fold, { shows: /Μη στείλεις κάτι/ })
    await admin.getByLabel('Κωδικός εμβάσματος').fill('TR 1')
    await press(admin, 'Καταγραφή του εμβάσματος', { refused: 'αμφισβητείται στην τράπεζα' })
    await expect(admin.getByLabel('Κωδικός εμβάσματος')).toHaveValue('TR 1')
  })

  await test.step('with the tick it needs the amount that was sent', async () => {
    await admin.getByLabel('Το έμβασμα έχει ήδη γίνει').check()
    await admin.getByLabel('Ποσό που στάλθηκε').fill('πολλά')
    await press(admin, 'Καταγραφή του εμβάσματος', { refused: /Γράψε το ποσό|ποσό/ })
    await admin.getByLabel('Ποσό που στάλθηκε').fill('62,00')
    await admin.getByLabel('Κωδικός εμβάσματος').fill(`TR-${unique()}`)
    await press(admin, 'Καταγραφή του εμβάσματος', { shows: 'Καταγράφηκε ότι στάλθηκε: ' })
  })

  await test.step('after the dispute is lost, the purchase says how much is to be claimed back, and why', async () => {
    await tell('settle_dispute', { disputeId: `dp_${paymentIntent}`, state: 'lost' })
    await admin.goto(`/admin/purchased-subscriptions?scope=overdrawn&q=${surname}`)
    await expect(rowOf(admin, surname)).toContainText('Προς διεκδίκηση: 62,00 €')
    await admin.goto(`/admin/purchased-subscriptions/${mentee.purchaseId}`)
    await expect(
      admin.getByText('Ήρθαν 62,00 €, επιστράφηκαν 62,00 € και η τράπεζα πήρε πίσω 62,00 €.'),
    ).toBeVisible()
  })

  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/purchases/${mentee.purchaseId}`)
  await expect(page.getByText('Η τράπεζά σου πήρε πίσω 62,00 € στις')).toBeVisible()
})
