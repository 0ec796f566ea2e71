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
