import { expect, follow, press, test, unique } from '../support/browser'

test('from a name in a list to the mentee, the check of the proof, a note, the profile, and the purchase', async ({
  people,
  pageOf,
  acts,
}) => {
  const surname = `Καρτελίδου${unique()}`
  const [admin, mentee] = [
    await people.anAdmin(),
    await people.aMentee({ name: 'Θάλεια', surname, package: 'awaiting_payment' }),
  ]
  await acts.prove(mentee, mentee.purchaseId)
  const page = await pageOf(admin, 'admin')
  const record = `/admin/mentees/${mentee.id}`
  await page.goto(`/admin/purchased-subscriptions?q=${surname}`)
  const name = page.getByRole('link', { name: `Θάλεια ${surname}`, exact: true })
  await follow(page, name, { at: record, shows: 'Μια κατάθεση με αποδεικτικό περιμένει' })
  await follow(page, 'Έλεγξέ το και σημείωσε την πληρωμή', {
    at: new RegExp(`/${mentee.purchaseId}/mark-as-paid\\?return_to=`),
  })
  await expect(page.getByRole('link', { name: 'Επιστροφή εκεί που ήσουν' })).toBeVisible()
  await press(page, 'Καταγραφή της κατάθεσης', { at: record, shows: 'Διαλέγει μεντόρισσα' })

  await page.getByLabel('Νέα σημείωση').fill('Μιλήσαμε στο τηλέφωνο.')
  await press(page, 'Αποθήκευση σημείωσης', { shows: /Η σημείωση αποθηκεύτηκε: Θάλεια/ })
  await expect(page.locator('#notes').getByText('Μιλήσαμε στο τηλέφωνο.')).toBeVisible()

  await follow(page.locator('#profile'), 'Αλλαγή προφίλ', { at: new RegExp(`${record}/profile`) })
  const save = page.getByRole('button', { name: 'Αποθήκευση', exact: true })
  await page.locator('input[type=tel]').fill('12')
  await press(page, save, { refused: 'Υπάρχει πρόβλημα' })
  await page.locator('input[type=tel]').fill('+30 210 123 4567')
  await press(page, save, { at: record, shows: /Το προφίλ αποθηκεύτηκε: Θάλεια/ })
  await expect(page.locator('a[href="tel:+302101234567"]').first()).toBeVisible()

  await follow(page, page.locator('#purchases').getByRole('rowheader').getByRole('link').first(), {
    at: `/admin/purchased-subscriptions/${mentee.purchaseId}`,
    shows: /^Αγορά /,
  })
  await expect(page.locator('#money').getByRole('row').nth(1)).toContainText('Κατάθεση')
  await expect(page.locator('#history')).toContainText('Η αγορά πληρώθηκε.')
})

test('an answer for the mentor starts a mentorship; its page leads to both people, and an act returns to it', async ({
  people,
  pageOf,
  acts,
}) => {
  const [admin, mentee] = [
    await people.anAdmin(),
    await people.aMentee({ name: 'Ιόλη', surname: `Ζευγάρη${unique()}` }),
  ]
  const mentor = await people.aMentor({ name: 'Νεφέλη', surname: `Ζευγάρη${unique()}` })
  await acts.send(mentee, mentor)
  const page = await pageOf(admin, 'admin')
  const ofMentor = `/admin/mentors/${mentor.id}`
  await page.goto(ofMentor)
  await follow(page.locator('#requests'), /^Αποδοχή/, { at: /approve/ })
  await press(page, /^Αποδοχή/, { at: ofMentor })
  await page.goto(`/admin/mentees/${mentee.id}`)
  const pair = page.locator('table a[href^="/admin/mentorships/"]').first()
  await follow(page, pair, { at: /\/admin\/mentorships\/\d+$/ })
  const record = new URL(page.url()).pathname
  const id = Number(record.split('/').at(-1))
  for (let done = 0; done < 3; done += 1) await acts.increase(mentee, id)
  await page.goto(record)
  await expect(page.getByRole('heading', { name: 'Η συνεργασία μπορεί να ολοκληρωθεί' })).toBeVisible()
  await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(2)
  await follow(page, 'Ολοκλήρωσε τη συνεργασία', {
    at: new RegExp(`${record}/state\\?to=complete&return_to=`),
  })
  await press(page, /^Ολοκλήρωση/, { at: record, shows: 'Όλα τακτοποιημένα' })
  await expect(page.locator('#history')).toContainText('Η συνεργασία ολοκληρώθηκε.')
  await follow(page.getByRole('heading', { name: /^Ιόλη/, level: 2 }), /^Ιόλη/, {
    at: `/admin/mentees/${mentee.id}`,
    shows: /^Mentee από τις/,
  })
})

test('a note about one of a pair is written on the pair’s page, and stands on her own page @both', async ({
  people,
  pageOf,
  aPair,
}) => {
  const { id, mentor } = await aPair()
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/mentorships/${id}`)
  const note = `Μίλησα και με τις δύο ${unique()}.`
  await press(page, 'Αποθήκευση σημείωσης', { refused: 'Νέα σημείωση' })
  await page.getByLabel('Νέα σημείωση').fill(note)
  await page.getByLabel('Για ποια').selectOption('mentor')
  await press(page, 'Αποθήκευση σημείωσης', { shows: 'Η σημείωση αποθηκεύτηκε' })
  await expect(page.locator('#notes').getByText(note)).toBeVisible()
  await page.goto(`/admin/mentors/${mentor.id}`)
  await expect(page.locator('#notes').getByText(note)).toBeVisible()
})
