import { expect, follow, press, test, unique } from '../support/browser'
import { writtenDay } from '../support/statements'

// The bank's file: sure deposits are recorded by one press, and the same file again records nothing.

const orderOf = async (
  owner: { unsafe: (text: string) => PromiseLike<readonly { reference: string }[]> },
  id: number,
) => (await owner.unsafe(`select reference from data.purchases where id = ${id}`))[0]!.reference

test('a CSV file: its columns are named once; one of another account is refused @both', async ({
  people,
  owner,
  pageOf,
}) => {
  const word = unique()
  const mentee = await people.aMentee({ name: 'Ρέα', surname: `Πίνακας${word}`, package: 'awaiting_payment' })
  await people.aMentee({ name: 'Ζωή', surname: `Άλλη${word}`, package: 'awaiting_payment' })
  const reference = await orderOf(owner, mentee.purchaseId)
  const file = (iban: string) => ({
    name: 'kiniseis.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Κινήσεις Λογαριασμού: ${iban}\nΑ/Α;Ημερομηνία;Αιτιολογία;Μπήκαν${word}\n1;${writtenDay(20)};="${reference}";62,00\n2;${writtenDay(20)};ΓΙΑ ΤΗΝ ΚΟΡΗ ΜΟΥ ${word};61,00\n`,
    ),
  })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/statements')
  await page.getByLabel('Αρχείο της τράπεζας').setInputFiles(file('GR9608100010000001234567890'))
  await press(page, 'Ανέβασμα', { refused: 'Το αρχείο είναι άλλου λογαριασμού' })
  await page.getByLabel('Αρχείο της τράπεζας').setInputFiles(file('GR1601101250000000012300695'))
  await press(page, 'Ανέβασμα', { shows: 'Τι έχει κάθε στήλη;' })
  await expect(page.getByLabel('Ημερομηνία')).toHaveValue('day')
  await press(page, 'Έλεγχος γραμμών', { refused: 'Διάλεξε ποια στήλη έχει την ημέρα' })
  await page.getByLabel(`Μπήκαν${word}`).selectOption('Ποσό που μπήκε (πίστωση)')
  await press(page, 'Έλεγχος γραμμών', { shows: 'Έλεγχος της κίνησης' })
  await expect(page.getByRole('checkbox', { name: `Πίνακας${word}` })).toBeChecked()
  // What no text names a person says, by a search; the next file knows it.
  await follow(page.getByRole('row', { name: word }), /Βρες την παραγγελία/, {
    shows: page.getByLabel('Ψάξε με όνομα'),
  })
  await page.getByLabel('Ψάξε με όνομα').fill(`αλλη${word}`)
  await press(page, 'Αναζήτηση', { shows: page.getByRole('radio', { name: `Άλλη${word}` }) })
  await page.getByRole('radio', { name: `Άλλη${word}` }).check()
  await press(page, 'Αυτό είναι', { shows: 'Το θυμόμαστε.' })
  await expect(page.getByRole('checkbox', { name: `Άλλη${word}` })).toBeChecked()
  await press(page, 'Τέλος: σβήσε το αρχείο', { at: '/admin/statements' })
  // The same headings again need no naming.
  await page.getByLabel('Αρχείο της τράπεζας').setInputFiles(file('GR1601101250000000012300695'))
  await press(page, 'Ανέβασμα', { shows: 'Έλεγχος της κίνησης' })
  await press(page, 'Καταχώρισε τις επιλεγμένες', { shows: /Καταχωρίστηκαν: 2\. Σύνολο: 123,00/ })
})
