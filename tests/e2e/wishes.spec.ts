import { expect, follow, press, test } from '../support/browser'

test('from one page a mentee asks for another mentor, and reports something serious while that is open and after the end @both', async ({
  aPair,
  people,
  pageOf,
  owner,
}) => {
  const { id, mentor, mentee } = await aPair()
  const [mentors, mentees] = [await pageOf(mentor, 'mentor'), await pageOf(mentee, 'mentee')]
  const team = await pageOf(await people.anAdmin(), 'admin')
  const report = async (words: string) => {
    await mentees.getByLabel('Τι συμβαίνει;').fill(words)
    await press(mentees, 'Στείλε στην ομάδα', { shows: /^Η αναφορά έφτασε στην ομάδα/ })
  }

  await mentors.goto(`/mentor/mentorships/${id}/ask-team`)
  await expect(mentors.getByLabel('Να συνεχίσω με άλλη μεντόρισσα')).toHaveCount(0)
  await mentors.getByLabel('Να τελειώσει η συνεργασία').check()
  await mentors.getByLabel('Τι συμβαίνει;').fill('Δεν προλαβαίνω.')
  await press(mentors, 'Στείλε στην ομάδα', { shows: 'Το λάβαμε. Θα σου απαντήσουμε με e-mail.' })
  await press(mentors, 'Το παίρνω πίσω', { shows: 'Το πήρες πίσω. Η συνεργασία μένει όπως είναι.' })
  await mentees.goto('/mentee/mentorships')
  await follow(mentees, /^Χρειάζεσαι βοήθεια/, { at: `/mentee/mentorships/${id}/ask-team` })
  await mentees.getByLabel('Να συνεχίσω με άλλη μεντόρισσα').check()
  await mentees.getByLabel('Τι συμβαίνει;').fill('Δεν ταιριάξαμε.')
  await press(mentees, 'Στείλε στην ομάδα', { shows: 'Ζήτησες να συνεχίσεις με μια άλλη' })
  await report('Μου μίλησε άσχημα.')

  await team.goto(`/admin/mentorships/${id}/state?to=stop`)
  await team.getByLabel('Η mentee', { exact: true }).check()
  await team.getByRole('textbox', { name: /^Λόγος/ }).fill('Δεν ταίριαξαν')
  await press(team, 'Τέλος συνεργασίας', { shows: /Καταγράφηκε το τέλος/ })
  await mentees.goto(`/report/mentorship/${id}`)
  await expect(mentees).toHaveURL(`/mentee/mentorships/${id}/ask-team`)
  await expect(mentees.getByText('Έγινε όπως το ζήτησες.')).toBeVisible()
  await report('Μου ξανάγραψε.')
  expect(
    await owner`select text from data.reports where mentorship_id = ${id} and about_user_id = ${mentor.userId}`,
  ).toEqual([{ text: 'Μου μίλησε άσχημα.\n\nΜου ξανάγραψε.' }])
})
