import { expect, follow, press, test, unique } from '../support/browser'

test('the team looks up the code printed on a certificate; a wrong code finds none @both', async ({
  people,
  pageOf,
  acts,
}) => {
  const surname = `Βέβαιη${unique()}`
  const [mentor, mentee] = [await people.aMentor(), await people.aMentee({ surname })]
  const id = await acts.approve(mentor, await acts.send(mentee, mentor))
  for (let session = 0; session < 3; session += 1) await acts.increase(mentee, id)
  await acts.complete(await people.theAdmin(), id)
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/certificates/${id}`)
  const code = new RegExp(`${id}-[0-9A-F-]+`).exec(await page.getByRole('main').innerText())?.[0]
  expect(code).toBeDefined()

  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto('/admin/certificates')
  await team.getByLabel('Κωδικός επαλήθευσης').fill(`${id}-000000`)
  await press(team, 'Βρες τη βεβαίωση', { shows: 'Δεν υπάρχει βεβαίωση με αυτόν τον κωδικό.' })
  await team.getByLabel('Κωδικός επαλήθευσης').fill(code!)
  await press(team, 'Βρες τη βεβαίωση', { shows: 'Βεβαιώνουμε ότι η' })
  await expect(team.getByRole('main')).toContainText(surname)
  await follow(team, 'Στη σελίδα της συνεργασίας', { at: `/admin/mentorships/${id}` })
})
