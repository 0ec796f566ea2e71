import { expect, follow, test, unique } from '../support/browser'
import { letters } from '../support/letters'

// A list of the team: its pages, and all of it as a file.

test('an admin goes to the second page of a list and back @both', async ({ people, pageOf }) => {
  const family = `Σελίδα${unique()}`
  for (let count = 10; count < 62; count += 1)
    await people.aMentee({ package: 'awaiting_payment', name: `Νο${letters(count)}`, surname: family })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/purchased-subscriptions?q=${encodeURIComponent(family)}&sort=-bought`)
  const rows = page.getByRole('row')
  // The headings are a row, too.
  await expect(rows).toHaveCount(51)
  await expect(rows.nth(1)).toContainText(`Νο${letters(61)} ${family}`)
  await follow(page, 'Επόμενη', { at: /page=2/, shows: `Νο${letters(10)} ${family}` })
  await expect(rows).toHaveCount(3)
  await follow(page, 'Προηγούμενη', { shows: `Νο${letters(61)} ${family}` })
  await expect(rows).toHaveCount(51)
  await expect(page.getByText('52 αποτελέσματα', { exact: true })).toBeVisible()
})

// Each list in a scope that the demo fills.
const lists = [
  '/admin/mentors',
  '/admin/mentees',
  '/admin/purchased-subscriptions?scope=paid',
  '/admin/mentorships',
  '/admin/emails?scope=all',
  '/admin/pending-applications',
  '/admin/history',
]

test('ten whole rows of a list stand on a laptop’s screen, the first one high on a phone’s @js', async ({
  people,
  pageOf,
}) => {
  const page = await pageOf(await people.anAdmin(), 'admin')
  for (const list of lists) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(list)
    const rows = page.locator('.data-table tbody tr')
    // Without the long surname that the set-up gives to all: it stands on three lines.
    await page.locator('.data-table :is(a, span, td, th)').evaluateAll((all) => {
      for (const { childNodes } of all)
        for (const text of childNodes)
          if (text instanceof Text) text.data = text.data.replace('Παπαχριστοδουλοπούλου-', '')
    })
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()))
    expect(boxes.length, list).toBeGreaterThan(9)
    // The usual height: other tests put rows with more words into these lists.
    const height = boxes.map((box) => box.height).sort((a, b) => a - b)[boxes.length >> 1]!
    expect(boxes[0]!.top + 10 * height, `${list} shows fewer than ten rows`).toBeLessThanOrEqual(900)
    await page.setViewportSize({ width: 390, height: 844 })
    const first = await rows.first().evaluate((row) => row.getBoundingClientRect().top)
    // 500, and a line more where the other tests' rows make the count or the pages wrap.
    expect(first, `${list} begins low on a phone`).toBeLessThan(540)
  }
})
