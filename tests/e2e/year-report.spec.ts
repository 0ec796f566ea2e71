import { expect, follow, press, test } from '../support/browser'

test.setTimeout(90_000)

test('a treasurer opens the report of a year: six women in three months are no line of a month, but one of running pairs, also in the file @both', async ({
  aPair,
  people,
  owner,
  pageOf,
  javaScriptEnabled,
}) => {
  const year = javaScriptEnabled === false ? 2018 : 2019
  const pairs = await Promise.all(Array.from({ length: 6 }, () => aPair()))
  for (const [at, { id }] of pairs.entries())
    await owner`update data.mentorships set started_at = ${`${year}-0${1 + (at % 3)}-10T10:00:00Z`} where id = ${id}`
  const treasurer = await people.anAdmin()
  await owner`update data.admins set admin_right = 'treasurer' where user_id = ${treasurer.userId}`
  const page = await pageOf(treasurer, 'admin')
  await page.goto('/admin/dashboard')
  await follow(page.getByRole('navigation', { name: 'Κύριο μενού' }), 'Δίκτυο', { shows: /Τι άλλαξε το/ })
  await page.getByLabel('Έτος').selectOption(String(year))
  await press(page, 'Δείξε την έκθεση', { shows: `Τι άλλαξε το ${year}` })
  const months = page.locator('section').filter({ hasText: 'Μήνας που ξεκίνησε' })
  await expect(months).toContainText('Δεν φτάνουν οι γυναίκες')
  const endings = page.getByRole('table', { name: 'Πού βρίσκεται η συνεργασία' })
  await expect(endings.getByRole('row', { name: /Σε εξέλιξη/ })).toContainText('6')
  await expect(page.getByRole('table', { name: /Πόσο σίγουρη νιώθεις/ })).toContainText('Αρχή')
})
