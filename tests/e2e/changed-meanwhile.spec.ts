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

test('two admins: a mentor, a mentee, the name of a scholarship @both', async ({ people, pageOf, acts }) => {
  const [mentor, mentee] = [await people.aMentor({ industryId: 1 }), await people.aMentee()]
  const team = await people.anAdmin()
  const [scholarship] = await acts.act(
    team.viewer,
    (sql) =>
      sql<{ id: number }[]>`select api.create_scholarship(name => 'Αθηνά', kind => 'partial_50') as id`,
  )
  const [one, other] = [await pageOf(team, 'admin'), await pageOf(await people.anAdmin(), 'admin')]
  for (const { at, field, button, saved } of [
    {
      at: `/admin/mentors/${mentor.id}/edit`,
      field: 'Τίτλος',
      button: 'Αποθήκευση προφίλ',
      saved: 'Το προφίλ αποθηκεύτηκε',
    },
    {
      at: `/admin/mentees/${mentee.id}/profile`,
      field: /^Λίγα λόγια για εκείνη/,
      button: /^Αποθήκευση$/,
      saved: 'Το προφίλ αποθηκεύτηκε',
    },
    {
      at: `/admin/scholarships/${scholarship!.id}`,
      field: 'Όνομα υποτροφίας',
      button: 'Αποθήκευση',
      saved: 'Το όνομα της υποτροφίας άλλαξε.',
    },
  ]) {
    for (const page of [one, other]) await page.goto(at)
    await one.getByLabel(field, { exact: true }).fill('Από την πρώτη')
    await press(one, button, { shows: saved })
    await other.getByLabel(field, { exact: true }).fill('Από τη δεύτερη')
    await press(other, button, { refused: 'Κάποια άλλη αποθήκευσε αλλαγές' })
    await expect(other.getByRole('cell', { name: 'Από την πρώτη' })).toBeVisible()
    await expect(other.getByLabel(field, { exact: true })).toHaveValue('Από τη δεύτερη')
    await press(other, button, { shows: saved })
    await expect(other.getByRole('cell', { name: 'Από την πρώτη' })).toHaveCount(0)
  }
})
