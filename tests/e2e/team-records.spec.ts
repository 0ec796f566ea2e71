import { expect, press, test, unique } from '../support/browser'

test('a note about one of a pair is written on the pair’s page, and stands on her own page @both', async ({
  people,
  pageOf,
  aPair,
}) => {
  const { id, mentor } = await aPair()
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/mentorships/${id}`)
  const note = `Μίλησα και με τις δύο ${unique()}.`
  await press(page, 'Αποθήκευση σημείωσης', { refused: 'Νέα σημείωση' })
  await page.getByLabel('Νέα σημείωση').fill(note)
  await page.getByLabel('Για ποια').selectOption('mentor')
  await press(page, 'Αποθήκευση σημείωσης', { shows: 'Η σημείωση αποθηκεύτηκε' })
  await expect(page.locator('#notes').getByText(note)).toBeVisible()
  await page.goto(`/admin/mentors/${mentor.id}`)
  await expect(page.locator('#notes').getByText(note)).toBeVisible()
})
