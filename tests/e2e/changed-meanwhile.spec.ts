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

test('the end of a pair that was paused meanwhile is refused once, and says that it comes without notice', async ({
  people,
  pageOf,
  acts,
  owner,
}) => {
  const [mentor, mentee, team] = [await people.aMentor(), await people.aMentee(), await people.anAdmin()]
  const id = await acts.approve(mentor, await acts.send(mentee, mentor))
  await acts.increase(mentee, id)
  await owner`update data.sessions set held_on = held_on - 40 where mentorship_id = ${id}`
  const page = await pageOf(team, 'admin')
  await page.goto(`/admin/mentorships/${id}/state?to=stop`)
  await acts.act(team.viewer, (sql) => sql`select api.pause_mentorship(mentorship_id => ${id})`)
  await page.getByLabel('Η ομάδα').check()
  await page
    .getByRole('textbox', { name: /^Λόγος/ })
    .last()
    .fill('Το αποφασίσαμε μαζί')
  await press(page, 'Τέλος συνεργασίας', { refused: 'Στο μεταξύ η συνεργασία μπήκε σε παύση' })
  await press(page, 'Τέλος συνεργασίας', { shows: /Καταγράφηκε το τέλος/ })
})
