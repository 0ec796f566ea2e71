import { expect, follow, press, test, unique } from '../support/browser'

test('a mentor reports a request from its help page; the team reads the request there and closes it from the report @both', async ({
  people,
  owner,
  pageOf,
  acts,
}) => {
  const surname = `Ζητούσα${unique()}`
  const mentor = await people.aMentor()
  const mentee = await people.aMentee({ surname })
  const id = await acts.send(mentee, mentor)
  const [{ message }] = await owner<[{ message: string }]>`
    select message from data.mentorship_requests where id = ${id}`
  const page = await pageOf(mentor, 'mentor')
  await page.goto('/mentor/mentorships')
  await follow(page, /^Χρειάζεσαι βοήθεια/, { at: `/report/request/${id}` })
  await expect(page.getByRole('link', { name: 'Πες όχι στο αίτημα' })).toBeVisible()
  await page.getByLabel('Τι έγινε;').fill('Ζητά δανεικά.')
  await press(page, 'Στείλε την αναφορά', { shows: 'Η αναφορά έφτασε στην ομάδα.' })

  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto(`/admin/reports?q=${surname}`)
  await follow(team.getByRole('row').filter({ hasText: surname }), /Δες και αποφάσισε/, { shows: message })
  await expect(team.getByRole('link', { name: new RegExp(`^Γράψε της: .*${surname}`) })).toBeVisible()
  await follow(team, 'Κλείσε το αίτημα', { at: /\?to=reject/ })
  await team.locator('[name=rejectReason]').first().check()
  await press(team, /^Απόρριψη/, { at: /\/admin\/reports\/\d+/ })
  await expect(team.getByRole('link', { name: 'Κλείσε το αίτημα' })).toHaveCount(0)
})
