import { expect, follow, press, test, unique } from '../support/browser'
import { camt, entry } from '../support/statements'

// The bank's file: sure deposits are recorded by one press, and the same file again records nothing.

const orderOf = async (
  owner: { unsafe: (text: string) => PromiseLike<readonly { reference: string }[]> },
  id: number,
) => (await owner.unsafe(`select reference from data.purchases where id = ${id}`))[0]!.reference

test('a camt.053 file: the sure deposits are recorded by one press, and never again @both', async ({
  people,
  owner,
  pageOf,
}) => {
  const word = unique()
  const sure = await people.aMentee({ name: 'Ρέα', surname: `Σίγουρη${word}`, package: 'awaiting_payment' })
  const less = await people.aMentee({ name: 'Άννα', surname: `Λίγα${word}`, package: 'awaiting_payment' })
  const named = await people.aMentee({ name: 'Ζωή', surname: `Χωρίς${word}`, package: 'awaiting_payment' })
  const file = {
    name: 'statement.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      camt([
        entry({ text: (await orderOf(owner, sure.purchaseId)).toLowerCase(), reference: `SURE-${word}` }),
        entry({ text: await orderOf(owner, less.purchaseId), amount: '60.00', reference: `LESS-${word}` }),
        entry({ text: 'mentoring', name: `ΧΩΡΙΣ${word} ΖΩΗ`.toUpperCase(), reference: `NAME-${word}` }),
        entry({ text: `ΔΩΡΕΑ ${word}`, name: 'ΚΑΠΟΙΑ', reference: `GIFT-${word}` }),
      ]),
    ),
  }
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/purchased-subscriptions?scope=awaiting')
  await follow(page, 'Από την κίνηση της τράπεζας', { at: '/admin/statements' })
  await press(page, 'Ανέβασμα', { refused: 'Διάλεξε ένα αρχείο' })
  await page.getByLabel('Αρχείο της τράπεζας').setInputFiles(file)
  await press(page, 'Ανέβασμα', { shows: 'Έλεγχος της κίνησης' })

  const box = (surname: string) => page.getByRole('checkbox', { name: surname })
  await expect(box(`Σίγουρη${word}`)).toBeChecked()
  await expect(box(`Λίγα${word}`)).not.toBeChecked()
  await expect(box(`Χωρίς${word}`)).not.toBeChecked()
  await expect(page.getByRole('row', { name: `Λίγα${word}` })).toContainText('Είναι λιγότερα')
  await expect(page.getByRole('row', { name: `ΔΩΡΕΑ ${word}` })).toContainText('Δεν βρέθηκε')
  await press(page, 'Καταχώρισε τις επιλεγμένες', { shows: /Καταχωρίστηκαν: 1\. Σύνολο: 62,00/ })
  await expect(box(`Σίγουρη${word}`)).toHaveCount(0)

  // A likely one is recorded when it is ticked.
  await box(`Χωρίς${word}`).check()
  await press(page, 'Καταχώρισε τις επιλεγμένες', { shows: /Καταχωρίστηκαν: 1\. Σύνολο: 62,00/ })
  await press(page, 'Τέλος: σβήσε το αρχείο', {
    at: '/admin/statements',
    shows: 'Το αρχείο της τράπεζας σβήστηκε.',
  })

  await page.getByLabel('Αρχείο της τράπεζας').setInputFiles(file)
  await press(page, 'Ανέβασμα', { shows: 'Έλεγχος της κίνησης' })
  await expect(page.getByText('2, σύνολο 124,00')).toBeVisible()
  await expect(box(`Σίγουρη${word}`)).toHaveCount(0)
  await press(page, 'Καταχώρισε τις επιλεγμένες', { refused: 'Διάλεξε' })
  const paid = await owner`
    select u.id from data.purchases u where u.paid_at is not null
      and u.id in (${sure.purchaseId}, ${less.purchaseId}, ${named.purchaseId})`
  expect(paid).toHaveLength(2)
})

test('a CSV file: its columns are named once; one of another account is refused @both', async ({
  people,
  owner,
  pageOf,
}) => {
  const word = unique()
  const mentee = await people.aMentee({ name: 'Ρέα', surname: `Πίνακας${word}`, package: 'awaiting_payment' })
  const reference = await orderOf(owner, mentee.purchaseId)
  const file = (iban: string) => ({
    name: 'kiniseis.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Κινήσεις Λογαριασμού: ${iban}\nΑ/Α;Ημερομηνία;Αιτιολογία;Μπήκαν${word}\n1;20/11/2026;="${reference}";62,00\n`,
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
  await press(page, 'Τέλος: σβήσε το αρχείο', { at: '/admin/statements' })
  // The same headings again need no naming.
  await page.getByLabel('Αρχείο της τράπεζας').setInputFiles(file('GR1601101250000000012300695'))
  await press(page, 'Ανέβασμα', { shows: 'Έλεγχος της κίνησης' })
  await press(page, 'Καταχώρισε τις επιλεγμένες', { shows: /Καταχωρίστηκαν: 1\. Σύνολο: 62,00/ })
})
