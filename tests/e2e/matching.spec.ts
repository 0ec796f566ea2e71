import { expect, follow, press, test, unique } from '../support/browser'

// A mentee asks for help to find her mentor, and the team answers; she waits for a mentor who is busy.

test('a mentee asks, the team proposes with reasons, one mentor is taken meanwhile, the answer is on her page @both', async ({
  people,
  acts,
  pageOf,
  owner,
}) => {
  const family = `Ζητά${unique()}`
  const mentee = await people.aMentee({ surname: family })
  await owner`update data.mentees set topic_ids = '{1,2,3}' where id = ${mentee.id}`
  const [first, second] = [
    await people.aMentor({ surname: `Πρώτη${family}` }),
    await people.aMentor({ surname: `Δεύτερη${family}` }),
  ]
  for (const mentor of [first, second])
    await owner`update data.mentor_cards set topic_ids = '{1,2,3,15}' where mentor_id = ${mentor.id}`
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentors')
  await follow(page, 'Πες μας τι αναζητάς', { at: '/mentee/find-my-mentor' })
  await page.getByLabel('Σε ποιον κλάδο').fill('Πληροφορική')
  await page.getByRole('checkbox', { name: 'Ηγεσία' }).check()
  await press(page, 'Ζήτησε προτάσεις', { refused: 'Τι αναζητάς' })
  await expect(page.getByLabel('Σε ποιον κλάδο')).toHaveValue('Πληροφορική')
  await expect(page.getByRole('checkbox', { name: 'Ηγεσία' })).toBeChecked()
  await page.getByLabel('Τι αναζητάς;').fill('Μια γυναίκα που άλλαξε κλάδο.')
  await press(page, 'Ζήτησε προτάσεις', { at: '/mentee/mentorships', shows: 'Ετοιμάζουμε τις προτάσεις σου' })
  await page.goto('/mentee/find-my-mentor')
  await expect(page.getByText('Ετοιμάζουμε τις προτάσεις σου')).toBeVisible()

  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto(`/admin/mentor-suggestion-requests?q=${encodeURIComponent(family)}`)
  await follow(team, /Πρότεινε μεντόρισσες/, { shows: 'Μια γυναίκα που άλλαξε κλάδο.' })
  await expect(team.getByText(/Κοινά θέματα/).first()).toBeVisible()
  await team.getByRole('checkbox', { name: new RegExp(`Πρώτη${family}`) }).check()
  await team.getByRole('checkbox', { name: new RegExp(`Δεύτερη${family}`) }).check()
  await team.getByLabel('Δυο λόγια').fill('Έχουν αλλάξει και οι δύο.')
  await acts.approve(second, await acts.send(await people.aMentee(), second))
  await press(team, 'Αποστολή προτάσεων', { refused: `Δεύτερη${family}` })
  await expect(team.getByLabel('Δυο λόγια')).toHaveValue('Έχουν αλλάξει και οι δύο.')
  await expect(team.getByRole('checkbox', { name: new RegExp(`Πρώτη${family}`) })).toBeChecked()
  await press(team, 'Αποστολή προτάσεων', {
    at: /\/admin\/mentor-suggestion-requests\?q=/,
    shows: 'Στάλθηκαν οι προτάσεις σου',
  })
  await page.goto('/mentee/mentorships')
  await expect(page.getByText('Έχουν αλλάξει και οι δύο.')).toBeVisible()
  await expect(page.locator('#help').getByRole('link', { name: new RegExp(`Πρώτη${family}`) })).toBeVisible()
})
