import { expect, follow, here, press, test, unique } from '../support/browser'

// A mentee asks for help to find her mentor, the team answers, and writes to her; she waits for a mentor who is busy.

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

test('the team writes to a mentor, who sees one unread message and reads it', async ({ people, pageOf }) => {
  const mentor = await people.aMentor({ name: 'Ελένη' })
  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto(`/admin/mentors/${mentor.id}/messages`)
  await team.getByLabel('Θέμα').fill('Για τον Μάρτιο')
  await team.getByLabel('Μήνυμα', { exact: true }).fill('Γεια σου, {name}!')
  await press(team, 'Δες το πριν σταλεί', { shows: 'Γεια σου, Ελένη!' })
  await press(team, 'Δοκιμή στο e-mail μου', { shows: 'Στείλαμε μια δοκιμή' })
  await press(team, 'Αποστολή μηνύματος', { shows: 'Το μήνυμά σου στάλθηκε' })
  await expect(team.getByText('Δεν το έχει ανοίξει ακόμη στη σελίδα της')).toBeVisible()

  const page = await pageOf(mentor, 'mentor')
  await page.goto('/mentor/mentorships')
  await here(page.locator('summary').filter({ hasText: 'Λογαριασμός' }), {
    shows: page.getByRole('link', { name: /Μηνύματα/ }),
  })
  await follow(page, /Μηνύματα/, { at: '/mentor/messages', shows: 'Γεια σου, Ελένη!' })
  await expect(page.getByText('Νέο', { exact: true })).toBeVisible()
  await page.goto('/mentor/messages')
  await expect(page.getByText('Νέο', { exact: true })).toHaveCount(0)
})

test('a mentee waits for a mentor who is busy, sees it on her page, and waits no more', async ({
  people,
  acts,
  pageOf,
  newPage,
}) => {
  const mentor = await people.aMentor({ surname: `Απασχολημένη${unique()}` })
  await acts.approve(mentor, await acts.send(await people.aMentee(), mentor))
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  const visitor = await newPage()
  await visitor.goto(`/mentors/${mentor.id}`)
  await expect(visitor.locator('#request')).toContainText('Η μεντόρισσα είναι σε συνεργασία. Συνδέσου')
  await page.goto(`/mentors/${mentor.id}`)
  await expect(page.locator('#request')).toContainText(
    'Η μεντόρισσα είναι σε συνεργασία. Μπορούμε να σε ειδοποιήσουμε όταν είναι ξανά διαθέσιμη.',
  )
  await press(page, 'Ειδοποίησέ με', { shows: 'Θα σου γράψουμε μόλις είναι διαθέσιμη' })
  await page.goto('/mentee/mentorships')
  await expect(page.getByText('Μεντόρισσες που περιμένεις')).toBeVisible()
  await press(page, /Δεν περιμένω πια/, {
    at: '/mentee/mentorships',
    gone: page.getByText('Μεντόρισσες που περιμένεις'),
  })
})

test('a template is written, retired and brought back', async ({ people, pageOf }) => {
  const name = `Χαιρετισμός ${unique()}`
  const reader = await people.aMentee({ package: 'none' })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/message-templates/new')
  await page.getByLabel('Όνομα', { exact: true }).fill(name)
  await press(page, 'Αποθήκευση', { refused: 'ελληνικά ή στα αγγλικά' })
  await page.getByLabel('Θέμα: Ελληνικά').fill('Για σένα')
  await page.getByLabel('Κείμενο: Ελληνικά').fill('Γεια σου, {όνομα}.')
  await press(page, 'Αποθήκευση', { refused: '{name}' })
  await page.getByLabel('Κείμενο: Ελληνικά').fill('Γεια σου, {name}.')
  await press(page, 'Αποθήκευση', { at: '/admin/message-templates', shows: 'Το πρότυπο αποθηκεύτηκε' })
  await page.goto(`/admin/mentees/${reader.id}/messages`)
  await page.getByLabel('Πρότυπο μηνύματος').selectOption(name)
  await press(page, 'Συμπλήρωσε από το πρότυπο', { at: /template=/ })
  await expect(page.getByLabel('Μήνυμα', { exact: true })).toHaveValue('Γεια σου, {name}.')

  await follow(page, 'Πρότυπα μηνυμάτων', { at: '/admin/message-templates' })
  await page.goto(`/admin/message-templates?q=${encodeURIComponent(name)}`)
  await follow(page, page.getByRole('link', { name, exact: true }), { shows: 'Απόσυρση προτύπου' })
  await press(page, 'Απόσυρση προτύπου', { shows: 'Το πρότυπο αποσύρθηκε' })
  await page.goto(`/admin/message-templates?scope=retired&q=${encodeURIComponent(name)}`)
  await follow(page, page.getByRole('link', { name, exact: true }), { shows: 'Επαναφορά προτύπου' })
  await press(page, 'Επαναφορά προτύπου', { shows: 'ξανά σε χρήση' })
})

test('the team finds a mentor who is not among the proposals, adds her, and suggests her @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const family = `Εκτός${unique()}`
  const mentee = await people.aMentee({ surname: `Ρωτά${family}` })
  const outside = await people.aMentor({ name: 'Καλλιόπη', surname: family })
  const [request] = await owner`insert into data.suggestion_requests (mentee_id, text, topic_ids)
    values (${mentee.id}, 'Ψάχνω.', '{15}') returning id`
  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto(`/admin/mentor-suggestion-requests/${request!.id}`)
  await expect(team.getByText('Θέματα που διάλεξε')).toBeVisible()
  await expect(team.getByRole('checkbox', { name: new RegExp(family) })).toHaveCount(0)
  await team.getByLabel('Βρες όποια μεντόρισσα').fill(`καλλιοπη ${family}`)
  await press(team, 'Αναζήτηση', { shows: 'Πρόσθεσέ την' })
  await follow(team, /^Πρόσθεσέ την/, { at: new RegExp(`also=${outside.id}`) })
  await expect(team.getByRole('checkbox', { name: new RegExp(family) })).toBeChecked()
  await press(team, 'Αποστολή προτάσεων', { shows: 'Στάλθηκαν οι προτάσεις σου' })
})

test('who waits for her money back is matched with a word about it, in the list and before the end', async ({
  people,
  acts,
  pageOf,
  owner,
}) => {
  const surname = `Επιστροφή${unique()}`
  const [mentee, mentor] = [
    await people.aMentee({ name: 'Νανά', surname }),
    await people.aMentor({ surname }),
  ]
  await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${mentee.purchaseId}`
  await acts.askRefund(mentee.viewer, { purchaseId: mentee.purchaseId, text: 'Δεν πρόλαβα να ξεκινήσω.' })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/create-new-mentorship?q=${surname}`)
  const word = page.getByText('Έχει ζητήσει τα χρήματά της πίσω')
  await expect(word).toBeVisible()
  await follow(page, `Διάλεξε Νανά ${surname}`, { at: /part=\d+$/ })
  await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&mentor=${mentor.id}`)
  await expect(word).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ξεκίνα τη συνεργασία' })).toBeVisible()
})
