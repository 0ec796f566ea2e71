import { expect, follow, here, press, test } from '../support/browser'

test('a mentor writes a goal and changes it; the mentee marks it as reached and opens it again @both', async ({
  aPair,
  pageOf,
}) => {
  const { id, mentor, mentee } = await aPair()
  const mentors = await pageOf(mentor, 'mentor')
  await mentors.goto(`/mentor/mentorships/${id}/goals`)
  await mentors.getByLabel('Νέος στόχος').fill('Να μιλήσει μπροστά σε κοινό')
  await press(mentors, 'Πρόσθεσε τον στόχο', { shows: 'Ο στόχος προστέθηκε.' })
  await expect(mentors.getByLabel('Νέος στόχος')).toHaveValue('')
  const words = mentors.getByLabel('Ο στόχος', { exact: true })
  await here(mentors.locator('summary').filter({ hasText: 'Άλλαξε τα λόγια' }), { shows: words })
  await words.fill('Να μιλήσει σε συνέδριο')
  await press(mentors, 'Αποθήκευση', { shows: 'Ο στόχος άλλαξε.' })
  await expect(mentors.getByText('Να μιλήσει μπροστά σε κοινό')).toHaveCount(0)

  const mentees = await pageOf(mentee, 'mentee')
  await mentees.goto(`/mentee/mentorships/${id}/goals`)
  await press(mentees, /^Τον πετύχαμε/, { shows: 'Μπράβο σας!' })
  await expect(mentees.getByText('Τον πετύχατε στις', { exact: false })).toBeVisible()
  await press(mentees, /^Όχι ακόμη/, { shows: 'Ο στόχος είναι πάλι ανοιχτός.' })
})

test('a mentee says where she starts from, and at the end how far she came; the team reads both, the mentor neither @both', async ({
  aPair,
  pageOf,
  people,
  acts,
}) => {
  const { id, mentor, mentee } = await aPair()
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  await follow(page, /Από πού ξεκινάς;/, { shows: page.getByLabel(/Πόσο σίγουρη νιώθεις/) })
  await press(page, 'Στείλε τις απαντήσεις σου', { refused: /Διάλεξε/ })
  await page.getByLabel(/Πόσο ικανοποιημένη είσαι/).selectOption('Λίγο')
  await page.getByLabel(/Πόσο έχεις πετύχει/).selectOption('Καθόλου')
  await press(page, 'Στείλε τις απαντήσεις σου', { shows: 'Τι μας έγραψες' })
  await expect(page.getByText('Λίγο', { exact: true })).toBeVisible()
  await expect(page.getByLabel(/Πόσο σίγουρη νιώθεις/)).toHaveCount(0)
  await page.goto('/mentee/mentorships')
  await expect(page.getByRole('link', { name: /Από πού ξεκινάς;/ })).toHaveCount(0)

  const mentors = await pageOf(mentor, 'mentor')
  for (const part of ['goals', 'check-in']) {
    await mentors.goto(`/mentor/mentorships/${id}/${part}`)
    await expect(mentors.getByText(/Πόσο/)).toHaveCount(0)
  }
  const admin = await people.theAdmin()
  await acts.complete(admin, id, { belowMinimum: true })
  await page.goto(`/mentee/mentorships/${id}/thanks`)
  await page.getByRole('radio', { name: 'Καλά', exact: true }).check()
  await page.getByLabel(/Πόσο ικανοποιημένη είσαι/).selectOption('Απόλυτα')
  await page.getByLabel(/Θα πρότεινες το δίκτυό μας/).selectOption('Ίσως')
  await press(page, 'Στείλε τις απαντήσεις σου', { shows: 'Ίσως' })
  await mentors.goto(`/mentor/mentorships/${id}/thanks`)
  await expect(mentors.getByText(/Πόσο/)).toHaveCount(0)

  const team = await pageOf(admin, 'admin')
  await team.goto(`/admin/mentorships/${id}/sessions`)
  const told = team.getByRole('region', { name: 'Τι μας είπαν' })
  await expect(told.getByRole('row').filter({ hasText: 'Στην αρχή' })).toContainText('Λίγο')
  await expect(told.getByRole('row').filter({ hasText: 'Στο τέλος' })).toContainText('Απόλυτα')
})
