import { readFileSync } from 'node:fs'
import { download, expect, follow, here, test, unique } from '../support/browser'
import { readWorkbook } from '../support/workbook'
import { letters } from '../support/letters'

// A list of the team: its pages, and all of it as a file.

test('an admin goes to the second page of a list and back @both', async ({ people, pageOf }) => {
  const family = `Σελίδα${unique()}`
  for (let count = 10; count < 37; count += 1)
    await people.aMentee({ package: 'awaiting_payment', name: `Νο${letters(count)}`, surname: family })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/purchased-subscriptions?q=${encodeURIComponent(family)}&sort=-bought`)
  const rows = page.getByRole('row')
  // The headings are a row, too.
  await expect(rows).toHaveCount(26)
  await expect(rows.nth(1)).toContainText(`Νο${letters(36)} ${family}`)
  await follow(page, 'Επόμενη', { at: /page=2/, shows: `Νο${letters(10)} ${family}` })
  await expect(rows).toHaveCount(3)
  await follow(page, 'Προηγούμενη', { shows: `Νο${letters(36)} ${family}` })
  await expect(rows).toHaveCount(26)
  await expect(page.getByText('27 αποτελέσματα')).toBeVisible()
})

test('an admin takes what she has found home, as XLSX and as CSV', async ({ people, pageOf }) => {
  const surname = `Αρχείο${unique()}`
  await people.aMentee({ package: 'awaiting_payment', name: 'Ζωή', surname })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/purchased-subscriptions?q=${encodeURIComponent(surname)}`)

  await here(page.getByText('Λήψη', { exact: true }), {
    shows: page.getByRole('link', { name: 'Λήψη ως CSV' }),
  })
  const xlsx = await download(page, 'Λήψη ως XLSX')
  expect(xlsx.suggestedFilename()).toMatch(/^purchases-\d{4}-\d\d-\d\d\.xlsx$/)
  const { name, rows } = readWorkbook(readFileSync(await xlsx.path()))
  expect(name).toBe('Αγορές πακέτων')
  expect(rows[0]!.slice(0, 2)).toEqual(['Mentee', 'E-mail'])
  expect(rows.slice(1).map(([mentee]) => mentee)).toEqual([`Ζωή ${surname}`])

  // With JavaScript the menu closes behind a link that was followed; without, it stays open.
  await page.reload()
  await here(page.getByText('Λήψη', { exact: true }), {
    shows: page.getByRole('link', { name: 'Λήψη ως CSV' }),
  })
  const csv = await download(page, 'Λήψη ως CSV')
  expect(csv.suggestedFilename()).toMatch(/^purchases-\d{4}-\d\d-\d\d\.csv$/)
  const [heading, first] = readFileSync(await csv.path(), 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n')
  expect(heading).toBe(rows[0]!.join(';'))
  expect(first).toMatch(new RegExp(`^Ζωή ${surname};`))
})
