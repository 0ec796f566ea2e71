import { expect, follow, press, test } from '../support/browser'
import { aWaitingOrder, guardiansOf, knownLink } from '../support/guardians'

test('a mentee of seventeen orders; the order waits until her guardian confirms; what she typed stays after a refusal @both', async ({
  people,
  pageOf,
  newPage,
  owner,
}) => {
  const birthdate = await guardiansOf(owner).bornYearsAgo(17)
  const mentee = await people.aMentee({ birthdate, package: 'none', name: 'Ανθή', surname: 'Λάγου' })
  const [wanted] = await owner`select id from data.packages where code = 'three_months'`
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/checkout/${wanted!.id}`)
  await expect(page.getByText('Επειδή είσαι κάτω των 18', { exact: false })).toBeVisible()
  await page.getByLabel('Όνομα και επώνυμο').fill('ανθη λαγου')
  await page.getByLabel('E-mail', { exact: true }).fill('mitera@family.example')
  await page.getByLabel(/^Τηλέφωνο/).fill('6912345678')
  await page.getByLabel(/^Ο γονέας ή κηδεμόνας μου/).check()
  await page.getByLabel('Κατάθεση στην τράπεζα').check()
  await page.getByLabel(/^Διάβασα και αποδέχομαι/).check()
  await press(page, /^Παραγγελία με υποχρέωση πληρωμής/, { refused: 'Αυτό είναι το δικό σου όνομα' })
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('mitera@family.example')
  await expect(page.getByLabel(/^Ο γονέας ή κηδεμόνας μου/)).toBeChecked()
  await page.getByLabel('Όνομα και επώνυμο').fill('Μαρία Παππά')
  await press(page, /^Παραγγελία με υποχρέωση πληρωμής/, {
    at: /\/purchases\/\d+$/,
    shows: 'Γράψαμε στη διεύθυνση mitera@family.example',
  })
  await expect(page.getByText('Πού καταθέτεις')).toHaveCount(0)
  await expect(page.getByText('IBAN')).toHaveCount(0)

  const [order] = await owner<{ id: number }[]>`select id from data.purchases where mentee_id = ${mentee.id}`
  const link = `/guardian?token=${await knownLink(owner, order!.id)}`
  const hers = await newPage()
  const answer = await hers.goto(link)
  expect(answer!.headers()['cache-control']).toContain('no-store')
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
  await expect(hers.getByText('Ανθή Λάγου')).toBeVisible()
  await expect(hers.getByText('62,00 €')).toBeVisible()
  await expect(hers.getByText('mitera@family.example')).toBeVisible()
  await press(hers, 'Στείλε την απάντηση', { refused: 'Διάλεξε μια απάντηση' })
  await hers.getByLabel('Συμφωνώ', { exact: true }).check()
  await press(hers, 'Στείλε την απάντηση', { at: link, shows: 'Επιβεβαίωσες την παραγγελία' })
  await expect(hers.getByText('Ανθή Λάγου')).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Πού καταθέτεις')).toBeVisible()
})

test('the guardian pays by card without an account and comes back to the same page; a look at the link does nothing', async ({
  people,
  newPage,
  pageOf,
  owner,
}) => {
  const mentee = await aWaitingOrder(owner, people)
  const hers = await newPage()
  const link = `/guardian?token=${mentee.token}`
  await hers.goto(link)
  await hers.getByLabel('Συμφωνώ', { exact: true }).check()
  await press(hers, 'Στείλε την απάντηση', { at: link, shows: 'Πλήρωσε την παραγγελία' })
  await expect(hers.getByText('Ή κάνε κατάθεση')).toBeVisible()
  const [{ reference }] = (await owner`
    select reference from data.purchases where id = ${mentee.purchaseId}`) as [{ reference: string }]
  await expect(hers.getByText(reference).first()).toBeVisible()
  expect(await owner`select from data.checkouts where purchase_id = ${mentee.purchaseId}`).toHaveLength(0)
  await press(hers, /Πλήρωσε με κάρτα – 62,00/, { at: /\/pay\/cs_/ })
  const cardPage = hers.url()
  await follow(hers, /Πίσω/, { shows: 'Η πληρωμή με κάρτα δεν ολοκληρώθηκε' })
  await press(hers, /Πλήρωσε με κάρτα – 62,00/, { at: cardPage })
  await press(hers, /Πληρωμή/, { at: /\/guardian\?token=/, shows: 'και πληρώθηκε' })
  await expect(hers.getByRole('button', { name: /Πλήρωσε/ })).toHaveCount(0)

  // The mentee pays in her own browser and comes back to her purchase.
  const other = await aWaitingOrder(owner, people)
  await guardiansOf(owner).answer(other.token, true)
  const page = await pageOf(other, 'mentee')
  await page.goto(`/purchases/${other.purchaseId}`)
  await press(page, /Πλήρωσε με κάρτα – 62,00/, { at: /\/pay\/cs_/ })
  await press(page, /Πληρωμή/, { at: /\/purchases\/\d+$/, shows: /Πληρώθηκε στις/ })
})

test('the guardian sends the proof of a deposit; a file that is none is refused on the page', async ({
  people,
  newPage,
  owner,
}) => {
  const mentee = await aWaitingOrder(owner, people)
  await guardiansOf(owner).answer(mentee.token, true)
  const hers = await newPage()
  await hers.goto(`/guardian?token=${mentee.token}`)
  const choose = (name: string, text: string) =>
    hers.getByLabel('Αρχείο').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await choose('a.pdf', 'no proof')
  await press(hers, 'Αποστολή αποδεικτικού', { refused: 'JPG, PNG' })
  await choose('a.pdf', '%PDF-1.4 proof')
  await press(hers, 'Αποστολή αποδεικτικού', { shows: 'Λάβαμε ένα αποδεικτικό πληρωμής' })
  // It may have been the wrong file, or not this person's.
  await expect(hers.getByText(/^GR\d\d/).first()).toBeVisible()
  await expect(hers.getByText('θα πληρώσεις δύο φορές', { exact: false }).first()).toBeVisible()
  await choose('b.pdf', '%PDF-1.4 another')
  await press(hers, 'Αποστολή αποδεικτικού', { shows: 'Λάβαμε ένα αποδεικτικό πληρωμής' })
  expect(await owner`select from data.proofs where purchase_id = ${mentee.purchaseId}`).toHaveLength(2)
})
