import { expect, follow, press, test } from '../support/browser'

// What one of a pair asks of the team. A pause and an end as asked are in pair-life.spec.ts.
test('a mentor takes her wish back; the mentee gets an answer in words; after a pause the mentor asks to go on, and the end overtakes another wish @both', async ({
  aPair,
  people,
  pageOf,
}) => {
  test.setTimeout(90_000)
  const { id, mentor, mentee } = await aPair()
  const [mentors, mentees] = [await pageOf(mentor, 'mentor'), await pageOf(mentee, 'mentee')]
  const team = await pageOf(await people.anAdmin(), 'admin')

  await test.step('the mentor takes it back', async () => {
    await mentors.goto(`/mentor/mentorships/${id}/ask-team`)
    await mentors.getByLabel('Να τελειώσει η συνεργασία').check()
    await press(mentors, 'Στείλε στην ομάδα', { refused: 'Γράψε τον λόγο.' })
    await expect(mentors.getByLabel('Να τελειώσει η συνεργασία')).toBeChecked()
    await mentors.getByLabel('Τι συμβαίνει;').fill('Δεν προλαβαίνω.')
    await press(mentors, 'Στείλε στην ομάδα', { shows: 'Το λάβαμε. Θα σου απαντήσουμε με e-mail.' })
    await press(mentors, 'Το παίρνω πίσω', { shows: 'Το πήρες πίσω. Η συνεργασία μένει όπως είναι.' })
    await expect(mentors.getByRole('button', { name: 'Στείλε στην ομάδα' })).toBeVisible()
  })

  await test.step('the team answers the mentee in words', async () => {
    await mentees.goto(`/mentee/mentorships/${id}/ask-team`)
    await mentees.getByLabel(/^Μια παύση/).check()
    await mentees.getByLabel('Τι συμβαίνει;').fill('Έχω εξετάσεις.')
    await press(mentees, 'Στείλε στην ομάδα', { shows: 'Ζήτησες παύση' })
    await team.goto(`/admin/mentorships/${id}`)
    await press(team, 'Στείλε την απάντηση', { refused: 'Γράψε τον λόγο.' })
    await team.getByLabel(/^Ή απάντησέ της/).fill('Συναντηθείτε μετά τις εξετάσεις, χωρίς παύση.')
    await press(team, 'Στείλε την απάντηση', { shows: 'Η απάντηση στάλθηκε.' })
    await mentees.goto(`/mentee/mentorships/${id}/ask-team`)
    await expect(mentees.getByText('Συναντηθείτε μετά τις εξετάσεις, χωρίς παύση.')).toBeVisible()
    await mentors.goto(`/mentor/mentorships/${id}/ask-team`)
    await expect(mentors.getByText('Έχω εξετάσεις.')).toHaveCount(0)
  })

  await test.step('after a pause the mentor asks to go on, and the team resumes', async () => {
    await team.goto(`/admin/mentorships/${id}/state?to=pause`)
    await team.getByRole('textbox', { name: /^Λόγος/ }).fill('Εξετάσεις')
    await press(team, 'Παύση συνεργασίας', { shows: /μπήκε σε παύση/ })
    await mentors.goto('/mentor/mentorships')
    await follow(mentors, /^Χρειάζεσαι βοήθεια/, { at: /\/ask-team$/ })
    await mentors.getByLabel(/^Να συνεχίσουμε/).check()
    await mentors.getByLabel('Τι συμβαίνει;').fill('Πέρασαν οι εξετάσεις.')
    await press(mentors, 'Στείλε στην ομάδα', { shows: 'Ζήτησες να συνεχίσετε' })
    await team.goto(`/admin/mentorships/${id}`)
    await follow(team, 'Συνέχισε τη συνεργασία', { at: /to=resume/ })
    await press(team, 'Συνέχιση συνεργασίας', { shows: /Η συνεργασία συνεχίζεται/ })
    await mentors.goto(`/mentor/mentorships/${id}/ask-team`)
    await expect(mentors.getByText('Έγινε όπως το ζήτησες.')).toBeVisible()
  })

  await test.step('the end overtakes a wish for a pause, and the page does not say that it was done as asked', async () => {
    await mentees.goto(`/mentee/mentorships/${id}/ask-team`)
    await mentees.getByLabel(/^Μια παύση/).check()
    await mentees.getByLabel('Τι συμβαίνει;').fill('Ταξιδεύω.')
    await press(mentees, 'Στείλε στην ομάδα', { shows: 'Ζήτησες παύση' })
    await team.goto(`/admin/mentorships/${id}/state?to=stop`)
    await team.getByLabel('Η μεντόρισσα', { exact: true }).check()
    await team.getByRole('textbox', { name: /^Λόγος/ }).fill('Αλλάζει χώρα')
    await press(team, /^Τέλος/, { shows: /Καταγράφηκε το τέλος/ })
    await mentees.goto(`/mentee/mentorships/${id}/ask-team`)
    await expect(mentees.getByText('Δεν ισχύει πια, αφού η συνεργασία τελείωσε ή τελειώνει.')).toBeVisible()
    await expect(mentees.getByText('Έγινε όπως το ζήτησες.')).toHaveCount(0)
  })
})

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
  await expect(mentors.getByLabel('Να συνεχίσω με μια άλλη')).toHaveCount(0)
  await mentees.goto('/mentee/mentorships')
  await follow(mentees, /^Χρειάζεσαι βοήθεια/, { at: `/mentee/mentorships/${id}/ask-team` })
  await mentees.getByLabel('Να συνεχίσω με μια άλλη').check()
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
