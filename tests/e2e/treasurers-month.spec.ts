import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { download, expect, follow, here, press, test, unique } from '../support/browser'
import { camt, entry } from '../support/statements'

// A treasurer's month: the bank's statement, the documents from a file, a refund with its credit document, the file for
// the accountant, the printed page.

const mark = () => `4${String(randomInt(1e12)).padStart(14, '0')}`

test('a treasurer’s month, from the statement to the file for the accountant and the print @both', async ({
  people,
  owner,
  pageOf,
}) => {
  test.slow()
  const word = unique()
  const [rea, zoe] = [
    await people.aMentee({ name: 'Ρέα', surname: `Μήνα${word}`, package: 'awaiting_payment' }),
    await people.aMentee({ name: 'Ζωή', surname: `Μήνα${word}`, package: 'awaiting_payment' }),
  ]
  const orders = [rea, zoe].map(({ purchaseId }) => purchaseId)
  const references = (
    await owner<{ reference: string }[]>`
    select reference from data.purchases where id in ${owner(orders)} order by id`
  ).map(({ reference }) => reference)
  const [{ today }] = await owner<[{ today: string }]>`select rules.local_date()::text as today`
  const page = await pageOf(await people.anAdmin(), 'admin')

  await test.step('the statement comes in, and the sure deposits are confirmed', async () => {
    await page.goto('/admin/statements')
    await page.getByLabel('Αρχείο της τράπεζας').setInputFiles({
      name: 'statement.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(
        camt(references.map((text, at) => entry({ text, reference: `MONTH-${word}-${at}`, day: today }))),
      ),
    })
    await press(page, 'Ανέβασμα', { shows: 'Έλεγχος της κίνησης' })
    await press(page, 'Καταχώρισε τις επιλεγμένες', { shows: /Καταχωρίστηκαν: 2\. Σύνολο: 124,00/ })
    await press(page, 'Τέλος: σβήσε το αρχείο', { at: '/admin/statements' })
  })

  const series = `Α${word}`
  const documents = async (lines: [string, string, string, number][], entered: string) => {
    await page.goto('/admin/tax-documents')
    const csv = [
      'Είδος;Κωδικός αγοράς;Ποσό;Σειρά;Αριθμός;Ημερομηνία;ΜΑΡΚ',
      ...lines.map(([kind, reference, amount, number]) =>
        [kind, reference, amount, series, number, today, mark()].join(';'),
      ),
    ].join('\r\n')
    await page
      .getByLabel('Αρχείο', { exact: true })
      .setInputFiles({ name: 'apy.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await press(page, 'Έλεγχος του αρχείου', { shows: `Νέα παραστατικά: ${lines.length}` })
    await press(page, 'Καταχώριση των νέων', { shows: entered })
  }

  await test.step('the accountant’s documents come from a file', () =>
    documents(
      references.map((reference, at) => ['11.2', reference, '62,00', at + 1]),
      'Καταχωρίστηκαν παραστατικά: 2',
    ))

  await test.step('a part goes back, is sent, and has its credit document', async () => {
    await page.goto(`/admin/purchased-subscriptions/${zoe.purchaseId}/refund`)
    await page.getByLabel('Ποσό επιστροφής, σε ευρώ').fill('10,50')
    await page.getByLabel('Σημείωση για την επιστροφή').fill('Μια συνεδρία χάθηκε.')
    await press(page, 'Επιστροφή του ποσού', { shows: /Καταγράφηκε η επιστροφή: .*10,50/ })
    await page.goto(`/admin/payments?q=Μήνα${word}`)
    await follow(page, /Καταγραφή αποστολής/, { shows: page.getByLabel('Κωδικός εμβάσματος') })
    await page.getByLabel('Κωδικός εμβάσματος').fill(`TR-${word}`)
    await press(page, 'Τα χρήματα στάλθηκαν', { shows: 'Καταγράφηκε ότι στάλθηκε: ' })
    await documents([['11.4', references[1]!, '10,50', 3]], 'Καταχωρίστηκαν παραστατικά: 1')
  })

  await test.step('the file for the accountant has it all, and the balance before and after', async () => {
    await page.goto(`/admin/accounting?from=${today}&to=${today}&q=Μήνα${word}`)
    await expect(
      page.getByRole('region', { name: 'Σύνολα' }).getByRole('row', { name: /^Σύνολο/ }),
    ).toHaveText(/3\s*113,50.€\s*91,53.€\s*21,97.€/)
    await page.goto(`/admin/accounting?from=${today}&to=${today}`)
    await here(page.getByText('Λήψη', { exact: true }), {
      shows: page.getByRole('link', { name: 'Λήψη ως CSV' }),
    })
    const csv = readFileSync(await (await download(page, 'Λήψη ως CSV')).path(), 'utf8')
    expect(csv).toMatch(/^\uFEFFΗμέρα στα βιβλία;Ημέρα στην τράπεζα;Κωδικός;Αγοράστρια;Πακέτο;Κίνηση;/)
    const ours = csv.split('\r\n').filter((line) => line.includes(`Μήνα${word}`))
    expect(ours.map((line) => line.split(';').slice(5, 11).join(' '))).toEqual([
      'Πληρωμή Κατάθεση 62,00 50,00 24 12,00',
      'Πληρωμή Κατάθεση 62,00 50,00 24 12,00',
      'Επιστροφή Κατάθεση -10,50 -8,47 24 -2,03',
    ])
    expect(
      ours.map((line) => new RegExp(`;(11\\.[24]);${series};(\\d);${today};`).exec(line)?.slice(1)),
    ).toEqual([
      ['11.2', '1'],
      ['11.2', '2'],
      ['11.4', '3'],
    ])
    const [, sums] = csv.split('\r\n\r\n')
    for (const name of ['Στην αρχή', 'Στο τέλος']) expect(sums).toMatch(new RegExp(`^${name};${today};`, 'm'))
  })

  await test.step('the page is printed: the balance and the totals, without what only leads on', async () => {
    const balance = page.getByRole('region', { name: 'Υπόλοιπο' })
    await expect(balance.getByRole('row', { name: /^Στο τέλος/ })).toContainText('€')
    await page.emulateMedia({ media: 'print' })
    await expect(balance).toBeVisible()
    await expect(page.getByRole('region', { name: 'Σύνολα' })).toBeVisible()
    for (const gone of [page.getByText('Λήψη', { exact: true }), page.getByRole('searchbox')])
      await expect(gone).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
})
