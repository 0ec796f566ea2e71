import { expect, follow, press, test, unique } from '../support/browser'

test('a pair that stopped without a session is thanked by both pages, without a certificate @both', async ({
  aPair,
  people,
  pageOf,
  acts,
}) => {
  const { id, mentor, mentee } = await aPair()
  await acts.stop(await people.theAdmin(), id)
  for (const [side, who] of [
    ['mentee', mentee],
    ['mentor', mentor],
  ] as const) {
    const page = await pageOf(who, side)
    await page.goto(`/${side}/mentorships/${id}/thanks`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Η συνεργασία σας σταμάτησε.')
    await expect(main).not.toContainText('τελείωσε')
    await expect(page.getByRole('link', { name: 'Άνοιξε τη βεβαίωση' })).toHaveCount(0)
    const answer = await page.goto(`/certificates/${id}`)
    expect(answer!.status()).toBe(404)
  }
})

test('a mentee who is a mentor already is not invited to become one @both', async ({
  people,
  pageOf,
  acts,
}) => {
  const mentor = await people.aMentor()
  const only = await people.aMentee()
  const both = await people.aMentee()
  await people.aMentor({ userId: both.userId })
  for (const mentee of [only, both]) {
    const id = await acts.approve(mentor, await acts.send(mentee, mentor))
    await acts.stop(await people.theAdmin(), id)
    const page = await pageOf(mentee, 'mentee')
    await page.goto(`/mentee/mentorships/${id}/thanks`)
    await expect(page.getByRole('link', { name: 'Άλλο πακέτο, mentoring ή coaching' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Γίνε κι εσύ μεντόρισσα' })).toHaveCount(
      mentee === only ? 1 : 0,
    )
  }
})

test('the team looks up the code printed on a certificate, a wrong code finds none, and names who signs @both', async ({
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
  await team.goto('/admin/search')
  const box = team.getByRole('main').getByRole('search')
  await box.getByRole('searchbox').fill(`${id}-00000000`)
  await press(box, 'Αναζήτηση', { shows: 'ο κωδικός της μοιάζει με' })
  await box.getByRole('searchbox').fill(code!)
  await press(box, 'Αναζήτηση', { shows: 'Βεβαιώνουμε ότι η' })
  await expect(team.getByRole('main')).toContainText(surname)
  await follow(team, 'Στη σελίδα της συνεργασίας', { at: `/admin/mentorships/${id}` })

  await team.goto('/admin/settings/signer')
  await team.getByLabel('Όνομα και επώνυμο').fill(`Ελένη ${surname}`)
  await team.getByLabel(/^Ιδιότητα/).fill('Πρόεδρος')
  await press(team, 'Δες τι θα αλλάξει', { shows: 'Έλεγχος της αλλαγής' })
  await press(team, 'Κάνε την αλλαγή', { at: '/admin/settings' })
  await page.reload()
  await expect(page.getByText(`Ελένη ${surname}`)).toBeVisible()
  await expect(page.getByText('Πρόεδρος')).toBeVisible()
})
