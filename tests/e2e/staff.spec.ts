import { expect, follow, here, press, test, unique } from '../support/browser'

test('a treasurer sees the money and who can help with the rest; an administrator changes the right', async ({
  people,
  owner,
  pageOf,
}) => {
  const surname = `Ταμία${unique()}`
  const her = await people.anAdmin({ name: 'Ρέα', surname })
  await owner`update data.admins set admin_right = 'treasurer' where user_id = ${her.userId}`
  const page = await pageOf(her, 'admin')
  await page.goto('/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Κύριο μενού' }).first()
  await expect(menu.getByRole('link', { name: /^Χρήματα/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Συνεργασίες/ })).toHaveCount(0)
  const mentee = await people.aMentee()
  await page.goto(`/admin/purchased-subscriptions/${mentee.purchaseId}`)
  await expect(page.getByRole('heading', { name: 'Πληρωμές και επιστροφές' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ιστορικό' })).toHaveCount(0)
  // A name leads nowhere that her right does not open.
  await page.goto('/admin/accounting?from=2025-01-01&q=' + encodeURIComponent(mentee.viewer.email))
  await expect(page.getByRole('row', { name: /MP-/ }).getByRole('link')).toHaveCount(1)
  await page.goto('/admin/mentorships')
  await expect(page).toHaveURL(/\/admin\/right-needed\?/)
  await expect(page.getByText('Το δικαίωμά σου: Ταμείο.')).toBeVisible()

  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto('/admin/administrators')
  await follow(team.getByRole('row').filter({ hasText: surname }), /Αλλαγή/, {
    at: `/admin/administrators/${her.userId}`,
  })
  await team.locator('#right').getByRole('radio', { name: 'Συντονισμός' }).check()
  await press(team, 'Άλλαξε το δικαίωμα', { shows: `Άλλαξε το δικαίωμα: Ρέα ${surname}` })
  await page.goto('/admin/mentorships')
  await expect(page).toHaveURL('/admin/mentorships')
  // The acts on money of a mentee are not hers.
  await page.goto(`/admin/mentees/${mentee.id}`)
  await expect(page.getByRole('table', { name: 'Αγορές' })).toContainText('MP-')
  await expect(page.getByRole('link', { name: /Επιστροφή χρημάτων|Καταγραφή κατάθεσης/ })).toHaveCount(0)
})

test('an administrator asks for a job', async ({ people, owner, pageOf }) => {
  const admin = await people.anAdmin()
  const page = await pageOf(admin, 'admin')
  await page.goto('/admin/jobs')
  await here(page.getByText(/εργασίες τρέχουν κανονικά/), {
    shows: page.getByRole('button', { name: 'Τρέξε τώρα Ανανέωση της λίστας μεντορισσών' }),
  })
  await press(page, 'Τρέξε τώρα Ανανέωση της λίστας μεντορισσών', { shows: 'Η εργασία μπήκε στη σειρά.' })
  expect(
    await owner`select from data.history where event = 'job_asked' and actor_user_id = ${admin.userId}`,
  ).toHaveLength(1)
})

test('a mentee reports a mentor, the team decides, and she is told', async ({ people, owner, pageOf }) => {
  const surname = `Κακή${unique()}`
  const mentor = await people.aMentor({ surname })
  const mentee = await people.aMentee({ package: 'none' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/mentors/${mentor.id}`)
  await follow(page, /Αναφορά στην ομάδα/, { at: `/report/mentor/${mentor.id}` })
  await page.getByLabel('Τι έγινε;').fill('Οι σύνδεσμοι οδηγούν σε διαφημίσεις.')
  await press(page, 'Στείλε την αναφορά', { shows: 'Η αναφορά έφτασε στην ομάδα.' })

  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto(`/admin/reports?q=${surname}`)
  await follow(team.getByRole('row').filter({ hasText: surname }), /Δες και αποφάσισε/, {
    shows: 'Οι σύνδεσμοι οδηγούν σε διαφημίσεις.',
  })
  await team.getByLabel('Απόφαση').fill('Της είπαμε να τους αλλάξει.')
  await press(team, 'Κλείσε την αναφορά', { shows: /^Η αναφορά έκλεισε\./ })
  const mails =
    await owner`select kind from private.outbox where to_user_id = ${mentee.userId} and kind = 'report_settled'`
  expect(mails).toHaveLength(1)
})

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

test('an administrator changes a setting: a check page says what follows, pages print it @both', async ({
  people,
  owner,
  pageOf,
}) => {
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/settings')
  await follow(page, /Αλλαγή Στοιχεία αποδείξεων/, { at: '/admin/settings/issuer' })
  await page.getByLabel('ΑΦΜ').fill('12')
  await press(page, 'Δες τι θα αλλάξει', { shows: 'Αυτός ο ΑΦΜ δεν είναι σωστός' })
  await page.getByLabel('ΑΦΜ').fill('099999999')
  await press(page, 'Δες τι θα αλλάξει', { shows: 'Όλες οι αποδείξεις, και οι παλιές' })
  await press(page, 'Κάνε την αλλαγή', { at: '/admin/settings' })
  await expect(page.getByText('099999999')).toBeVisible()
  await owner`update data.constants set issuer_tax_number = '000000000'`
})
