// Two people with the same record open: the later one is refused, sees what the other one saved, and decides.
import { expect, press, test } from '../support/browser'

test('two pages of a mentee’s own profile @both', async ({ people, pageOf }) => {
  const mentee = await people.aMentee()
  const [one, other] = [await pageOf(mentee, 'mentee'), await pageOf(mentee, 'mentee')]
  for (const page of [one, other]) await page.goto('/mentee/my-account')
  const words = 'Λίγα λόγια για σένα'
  await one.getByLabel(words).fill('Από το κινητό.')
  await press(one, 'Αποθήκευση', { shows: 'Οι αλλαγές σου αποθηκεύτηκαν.' })
  await other.getByLabel(words).fill('Από τον υπολογιστή.')
  await press(other, 'Αποθήκευση', { refused: 'Κάποια άλλη αποθήκευσε αλλαγές' })
  await expect(other.getByRole('cell', { name: 'Από το κινητό.' })).toBeVisible()
  await expect(other.getByLabel(words)).toHaveValue('Από τον υπολογιστή.')
  await press(other, 'Αποθήκευση', { shows: 'Οι αλλαγές σου αποθηκεύτηκαν.' })
  // What was saved here is no change by somebody else.
  await expect(other.getByRole('table')).toHaveCount(0)
  await other.getByLabel(words).fill('Και πάλι.')
  await press(other, 'Αποθήκευση', { shows: 'Οι αλλαγές σου αποθηκεύτηκαν.' })
})
