import { expect, here, press, test } from '../support/browser'

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
