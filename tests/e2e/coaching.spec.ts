import { expect, follow, press, test } from '../support/browser'

// The package 2 in 1: first coaching, asked for with reason, field and the terms; then mentoring.
test('a mentee of the package 2 in 1 asks for coaching, completes it, and then asks for mentoring @both', async ({
  people,
  pageOf,
  acts,
  owner,
}) => {
  const coach = await people.aMentor({ offersCoaching: true })
  const mentor = await people.aMentor()
  const mentee = await people.aMentee({ kind: 'two_in_one' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/mentors/${mentor.id}`)
  await expect(page.locator('#request')).toContainText('Πρώτα το coaching, μετά το mentoring')

  await page.goto(`/mentors/${coach.id}?kind=coaching`)
  await page.getByLabel('Γιατί θέλεις coaching').fill('Αλλάζω κλάδο και θέλω να ξέρω γιατί.')
  await page.getByLabel('Το μήνυμά σου').fill('Με βοηθάει να με ρωτούν πριν μου απαντήσουν.')
  await press(page, 'Αποστολή αιτήματος για coaching', { refused: 'Διάλεξε το πεδίο που σε ενδιαφέρει.' })
  await expect(page.getByText('χρειάζεται να αποδεχτείς τους όρους', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('Γιατί θέλεις coaching')).toHaveValue('Αλλάζω κλάδο και θέλω να ξέρω γιατί.')
  await page.getByLabel('Πεδίο που σε ενδιαφέρει').selectOption({ index: 2 })
  await page.getByLabel(/^Διάβασα και αποδέχομαι τους όρους/).check()
  await press(page, 'Αποστολή αιτήματος για coaching', {
    at: '/mentee/mentorships',
    shows: 'Το αίτημά σου στάλθηκε.',
  })

  const hers = await pageOf(coach, 'mentor')
  await hers.goto('/mentor/mentorships')
  await expect(hers.getByText('Αλλάζω κλάδο και θέλω να ξέρω γιατί.').first()).toBeVisible()
  await follow(hers, /Αποδοχή/, { shows: hers.getByRole('button', { name: 'Αποδοχή αιτήματος' }) })
  await press(hers, 'Αποδοχή αιτήματος', { at: '/mentor/mentorships' })
  const [running] = await owner`select id from data.mentorships where mentor_id = ${coach.id}`
  for (let session = 0; session < 4; session += 1) await acts.increase(mentee, Number(running!.id))
  await acts.complete(await people.theAdmin(), Number(running!.id))

  await page.goto(`/mentors/${mentor.id}`)
  await page.getByLabel('Το μήνυμά σου').fill('Ξέρω πια τι ζητώ και θα ήθελα να μου δείξεις τον δρόμο.')
  await press(page, 'Αποστολή αιτήματος για mentoring', {
    at: '/mentee/mentorships',
    shows: 'Το αίτημά σου στάλθηκε.',
  })
})
