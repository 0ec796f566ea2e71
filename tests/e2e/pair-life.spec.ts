import { expect, follow, press, test, unique } from '../support/browser'

// The life of a pair, from the first meeting to a published thank-you, as all see it: the mentee, both mentors, the
// team and a visitor. The way to the first acceptance is in main-job.spec.ts.
const words = 'Με άκουσε όταν κανείς δεν με άκουγε.'

test('a pair sets a goal, pauses and goes on; the mentee continues with another mentor, completes and thanks her @both', async ({
  page: visitor,
  people,
  pageOf,
  acts,
  owner,
}) => {
  test.setTimeout(90_000)
  const surname = `Ζωντανή${unique()}`
  const [first, second] = [await people.aMentor({ name: 'Ειρήνη' }), await people.aMentor({ name: 'Λουκία' })]
  const mentee = await people.aMentee({ surname })
  const id = await acts.approve(first, await acts.send(mentee, first))
  const page = await pageOf(mentee, 'mentee')
  const firsts = await pageOf(first, 'mentor')
  const seconds = await pageOf(second, 'mentor')
  const team = await pageOf(await people.anAdmin(), 'admin')

  await test.step('both read the guide, the mentee writes a goal, the mentor sees it', async () => {
    await page.goto('/mentee/mentorships')
    await follow(page, /πρώτη/, { shows: 'Η πρώτη σας συνάντηση mentoring' })
    await page.goto(`/mentee/mentorships/${id}/goals`)
    await page.getByLabel('Νέος στόχος').fill('Να ζητήσω αύξηση')
    await press(page, 'Πρόσθεσε τον στόχο', { shows: 'Να ζητήσω αύξηση' })
    await firsts.goto('/mentor/mentorships')
    await follow(firsts, /στόχους/, { at: `/mentor/mentorships/${id}/goals`, shows: 'Να ζητήσω αύξηση' })
  })

  await test.step('both answer the check-in, each for the team alone', async () => {
    for (const [from, side] of [
      [page, 'mentee'],
      [firsts, 'mentor'],
    ] as const) {
      await from.goto(`/${side}/mentorships/${id}/check-in`)
      await from.getByLabel(/^Χρειάζεσαι κάτι από εμάς/).fill(`Λόγια: ${side}`)
      await from.getByLabel('Έτσι κι έτσι').check()
      await press(from, 'Στείλε τις απαντήσεις σου', { shows: 'Σε ευχαριστούμε!' })
      await from.goto(`/${side}/mentorships/${id}/check-in`)
      await expect(from.getByText(`Λόγια: ${side}`)).toBeVisible()
      await expect(from.getByRole('button', { name: 'Στείλε τις απαντήσεις σου' })).toHaveCount(0)
    }
    expect((await seconds.goto(`/mentor/mentorships/${id}/check-in`))!.status()).toBe(404)
    await team.goto(`/admin/mentorships/${id}/sessions`)
    for (const side of ['mentee', 'mentor']) await expect(team.getByText(`Λόγια: ${side}`)).toBeVisible()
  })

  await test.step('the mentee asks for a pause, the team pauses and resumes', async () => {
    await page.goto(`/mentee/mentorships/${id}/ask-team`)
    await page.getByLabel(/Μια παύση/).check()
    await page.getByLabel('Τι συμβαίνει;').fill('Λείπω για έναν μήνα.')
    await press(page, 'Στείλε στην ομάδα', { shows: 'Ζήτησες παύση' })
    await team.goto(`/admin/mentorships/${id}`)
    await expect(team.getByText('Λείπω για έναν μήνα.').first()).toBeVisible()
    await team.getByRole('textbox', { name: /^Λόγος/ }).fill('Ταξίδι')
    await press(team, 'Παύση συνεργασίας', { shows: /μπήκε σε παύση/ })
    await page.goto(`/mentee/mentorships/${id}/ask-team`)
    await expect(page.getByText('Έγινε όπως το ζήτησες.')).toBeVisible()
    await team.goto(`/admin/mentorships/${id}/state?to=resume`)
    await press(team, 'Συνέχιση συνεργασίας', { shows: /Η συνεργασία συνεχίζεται/ })
  })

  await test.step('the mentor asks for the end; the team stops, and the package is free for another mentor', async () => {
    await firsts.goto(`/mentor/mentorships/${id}/ask-team`)
    await firsts.getByLabel('Να τελειώσει η συνεργασία').check()
    await firsts.getByLabel('Τι συμβαίνει;').fill('Αλλάζω χώρα.')
    await press(firsts, 'Στείλε στην ομάδα', { shows: 'Ζήτησες να τελειώσει η συνεργασία' })
    await team.goto(`/admin/mentorships/${id}/state?to=stop`)
    await team.getByLabel('Η μεντόρισσα', { exact: true }).check()
    await team.getByRole('textbox', { name: /^Λόγος/ }).fill('Αλλάζει χώρα')
    await press(team, /^Τέλος/, { shows: /Καταγράφηκε το τέλος/ })
    await firsts.goto(`/mentor/mentorships/${id}/ask-team`)
    await expect(firsts.getByText('Έγινε όπως το ζήτησες.')).toBeVisible()
  })

  let next = 0
  await test.step('the mentee asks another mentor with the same package, who accepts', async () => {
    await page.goto(`/mentors/${second.id}`)
    await page.getByLabel('Το μήνυμά σου').fill('Θα ήθελα να συνεχίσουμε από εκεί που έμεινα, μαζί σου.')
    await press(page, 'Αποστολή αιτήματος για mentoring', { at: '/mentee/mentorships' })
    await seconds.goto('/mentor/mentorships')
    await follow(seconds, /Αποδοχή/, { shows: seconds.getByRole('button', { name: 'Αποδοχή αιτήματος' }) })
    await press(seconds, 'Αποδοχή αιτήματος', { at: '/mentor/mentorships' })
    const [running] = await owner`select id from data.mentorships where mentor_id = ${second.id}`
    next = Number(running!.id)
    await owner`update data.mentorships set started_at = now() - interval '40 days' where id = ${next}`
  })

  await test.step('they meet three times, the feedback waits for the end, and the team completes', async () => {
    for (let n = 0; n < 3; n += 1) await acts.increase(mentee, next)
    await page.goto(`/mentee/mentorships/${next}/thanks`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Η συνεργασία σας συνεχίζεται')
    await team.goto(`/admin/mentorships/${next}/state?to=complete`)
    await press(team, 'Ολοκλήρωση συνεργασίας', { shows: 'Ολοκληρώθηκε η συνεργασία' })
  })

  await test.step('the mentee is thanked, gets a certificate, and thanks her mentor', async () => {
    await page.goto('/mentee/mentorships')
    await expect(page.getByRole('heading', { name: 'Ολοκληρώσατε τη συνεργασία σας!' })).toBeVisible()
    await page.goto(`/mentee/mentorships/${next}/feedback`)
    await expect(page.getByText('συνεδρίες μαζί')).toBeVisible()
    await follow(page, 'Άνοιξε τη βεβαίωση', { shows: 'Κωδικός επαλήθευσης' })
    await expect(page.getByRole('main')).toContainText(surname)
    await page.goto('/mentee/mentorships')
    await follow(page, 'Πες μας και ευχαρίστησέ την', { at: `/mentee/mentorships/${next}/thanks` })
    await expect(page.getByText(/^Από τις .* θα βρεις εδώ δύο ερωτήσεις/)).toBeVisible()
    await page.getByLabel('Καλά', { exact: true }).check()
    await page.getByLabel(/^Δυο λόγια για τη μεντόρισσά σου/).fill(words)
    await page.getByLabel(/^Συμφωνώ να δημοσιευτούν/).check()
    await press(page, 'Στείλε τις απαντήσεις σου', { shows: 'Τι μας έγραψες' })
    await page.goto('/mentee/mentorships')
    await expect(page.getByRole('heading', { name: 'Ολοκληρώσατε τη συνεργασία σας!' })).toHaveCount(0)
  })

  await test.step('the mentor is thanked too, and tells the team how it was', async () => {
    await seconds.goto('/mentor/mentorships')
    await follow(seconds, 'Πες μας πώς ήταν', { at: `/mentor/mentorships/${next}/thanks` })
    await seconds.getByLabel('Καλά', { exact: true }).check()
    await press(seconds, 'Στείλε τις απαντήσεις σου', { shows: 'Τι μας έγραψες' })
    await seconds.goto('/mentor/mentorships')
    await expect(seconds.getByRole('heading', { name: 'Ολοκληρώσατε τη συνεργασία σας!' })).toHaveCount(0)
  })

  await test.step('the words wait for the team, and then every visitor reads them', async () => {
    await visitor.goto(`/mentors/${second.id}`)
    await expect(visitor.getByText(words)).toHaveCount(0)
    await team.goto(`/admin/mentors/${second.id}`)
    await press(team, /^Δημοσίευση/, { shows: 'Η μαρτυρία δημοσιεύτηκε' })
    await visitor.goto(`/mentors/${second.id}`)
    await expect(visitor.getByText(words)).toBeVisible()
  })

  await test.step('three months later the mentee is asked once what has changed', async () => {
    await owner`update data.mentorships set ended_at = now() - interval '92 days' where id = ${next}`
    await page.goto(`/mentee/mentorships/${next}/later`)
    await expect(page).toHaveURL(`/mentee/mentorships/${next}/thanks#later`)
    await page.getByLabel(/^Τι άλλαξε από τότε/).fill('Πήρα την αύξηση.')
    await page.getByLabel('Καλά', { exact: true }).check()
    await press(page, 'Στείλε τις απαντήσεις σου', { shows: 'Πήρα την αύξηση.' })
  })
})
