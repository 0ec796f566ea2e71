import type { Page } from '@playwright/test'
import { expect, follow, here, press, test, unique, type Mentor, type Outcome } from '../support/browser'
import { thisYear } from '../support/this-year'

const profile = '/mentor/my-account/profile'

/** Opens a part of the profile. */
const open = (page: Page, part: 'who' | 'work' | 'offer' | 'story') =>
  here(page.locator(`#part-${part} > summary`), { shows: page.locator(`#part-${part} fieldset`) })

/** The mentor changes her title and sends the edit request. */
async function askForTitle(
  page: Page,
  title: string,
  button: 'Αποστολή για έλεγχο' | 'Προσθήκη στις αλλαγές' = 'Αποστολή για έλεγχο',
) {
  await page.goto(profile)
  await open(page, 'work')
  await page.getByLabel('Τίτλος').fill(title)
  await press(page, button, { shows: 'Στείλαμε τις αλλαγές σου' })
}

const decided: Outcome = { at: '/admin/pending-edit-requests' }

async function decide(
  page: Page,
  mentor: Mentor,
  answer: 'Έγκριση όλων' | 'Απόρριψη όλων',
  outcome: Outcome,
  message = '',
) {
  await page.goto(`/admin/mentors/${mentor.id}/pending-edit-requests`)
  await page.getByLabel(answer).check()
  await page.getByLabel(/Μήνυμα προς τη μεντόρισσα/).fill(message)
  await press(page, 'Αποστολή απόφασης', outcome)
}

test('a mentor edits her profile, edits again, and an admin approves everything @both', async ({
  page: visitor,
  people,
  pageOf,
}) => {
  const surname = `Αλλαγή${unique()}`
  const mentor = await people.aMentor({ industryId: 1, name: 'Ισμήνη', surname, title: 'Νομικός σύμβουλος' })
  const page = await pageOf(mentor, 'mentor')
  await askForTitle(page, 'Νομικός σε νεοφυείς επιχειρήσεις')
  const waiting = page.locator('#waiting')
  await expect(waiting.getByText('Σε έλεγχο')).toBeVisible()
  await expect(waiting.locator('del')).toHaveText('σύμβουλος')
  await expect(waiting.locator('ins')).toHaveText('σε νεοφυείς επιχειρήσεις')
  await visitor.goto(`/mentors/${mentor.id}`)
  await expect(visitor.locator('header').getByText('Νομικός σύμβουλος')).toBeVisible()

  await expect(page.getByLabel('Τίτλος')).toHaveValue('Νομικός σε νεοφυείς επιχειρήσεις')
  await open(page, 'offer')
  await page.getByLabel('Προσφέρω coaching').check()
  await press(page, 'Προσθήκη στις αλλαγές', { shows: waiting.getByRole('row').nth(2) })
  await expect(waiting.getByRole('row')).toHaveCount(3)

  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto('/admin/pending-edit-requests')
  const row = admin.getByRole('row').filter({ hasText: surname })
  await expect(row).toContainText('Τίτλος')
  await expect(row).toContainText('Προσφέρει coaching')
  await follow(row, `Δες τις αλλαγές Ισμήνη ${surname}`, { at: /pending-edit-requests/ })
  await decide(admin, mentor, 'Έγκριση όλων', decided)
  await expect(admin.getByText('Εγκρίθηκαν οι αλλαγές: ').first()).toBeVisible()
  await expect(admin.getByRole('row').filter({ hasText: surname })).toHaveCount(0)

  await visitor.goto(`/mentors/${mentor.id}`)
  await expect(visitor.locator('header').getByText('Νομικός σε νεοφυείς επιχειρήσεις')).toBeVisible()
  await page.goto(profile)
  await expect(page.locator('#waiting')).toHaveCount(0)
})

test('the form keeps its values when a required field is missing @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const mentor = await people.aMentor({ industryId: 1 })
  const page = await pageOf(mentor, 'mentor')
  await page.goto(profile)
  await open(page, 'work')
  await open(page, 'story')
  await page.getByLabel('Περιγραφή').fill('Γράφει για τη θάλασσα.')
  await page.getByLabel('Σύνδεσμοι').fill('ftp://example.gr')
  await page
    .getByRole('group', { name: /Έναρξη επαγγελματικής πορείας/ })
    .getByLabel('Μήνας')
    .fill('13')
  await press(page, 'Αποστολή για έλεγχο', { refused: 'Σύνδεσμοι: Βεβαιώσου' })
  await expect(page.getByRole('alert').first()).toContainText('Έναρξη επαγγελματικής πορείας: Γράψε μήνα')
  await expect(page.getByLabel('Περιγραφή')).toHaveValue('Γράφει για τη θάλασσα.')
  await expect(page.getByLabel('Σύνδεσμοι')).toHaveValue('ftp://example.gr')
  await page.getByLabel('Σύνδεσμοι').fill('https://example.gr')
  await page
    .getByRole('group', { name: /Έναρξη επαγγελματικής πορείας/ })
    .getByLabel('Μήνας')
    .fill('1')
  const recently = thisYear() - 1
  await page
    .getByRole('group', { name: /Έναρξη επαγγελματικής πορείας/ })
    .getByLabel('Έτος')
    .fill(String(recently))
  await press(page, 'Αποστολή για έλεγχο', { refused: '3 χρόνια' })
  await expect(page.getByLabel('Περιγραφή')).toHaveValue('Γράφει για τη θάλασσα.')
  expect(await owner`select from data.edit_requests where mentor_id = ${mentor.id}`).toHaveLength(0)
})

test('an admin rejects with a message, and the mentor reads it', async ({ people, pageOf }) => {
  const mentor = await people.aMentor({ industryId: 1, title: 'Οικονομολόγος' })
  const page = await pageOf(mentor, 'mentor')
  await askForTitle(page, 'Η καλύτερη')
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto(`/admin/mentors/${mentor.id}/pending-edit-requests`)
  await press(admin, 'Αποστολή απόφασης', { refused: 'Διάλεξε τι αποφασίζεις.' })
  await decide(admin, mentor, 'Απόρριψη όλων', { shows: 'Απορρίφθηκαν οι αλλαγές: ' }, 'Γράψε τι κάνεις.')
  await page.goto(profile)
  await expect(page.getByText('Γράψε τι κάνεις.')).toBeVisible()
  await expect(page.getByLabel('Τίτλος')).toHaveValue('Οικονομολόγος')
})

test('an admin is warned when the request changed meanwhile, and can approve only what was on the page @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const mentor = await people.aMentor({ industryId: 1, title: 'Παλιός' })
  const page = await pageOf(mentor, 'mentor')
  await askForTitle(page, 'Νέος')
  const admin = await pageOf(await people.anAdmin(), 'admin')
  const decision = `/admin/mentors/${mentor.id}/pending-edit-requests`

  await admin.goto(decision)
  await askForTitle(page, 'Νεότερος', 'Προσθήκη στις αλλαγές')
  await admin.getByLabel('Έγκριση όλων').check()
  await press(admin, 'Αποστολή απόφασης', { refused: 'άλλαξε το αίτημά της' })
  await expect(admin.locator('ins')).toHaveText('Νεότερος')

  await owner`update data.mentor_cards set title = 'Στο μεταξύ' where mentor_id = ${mentor.id}`
  await decide(admin, mentor, 'Έγκριση όλων', { refused: 'επιβεβαίωσε' })
  await expect(admin.getByText('Όταν στάλθηκε η αλλαγή ήταν: Παλιός')).toBeVisible()
  await admin.getByLabel(/Είδα και τις δύο τιμές/).check()
  await admin.getByLabel('Έγκριση όλων').check()
  await press(admin, 'Αποστολή απόφασης', { at: '/admin/pending-edit-requests' })
  expect((await owner`select title from data.mentor_cards where mentor_id = ${mentor.id}`)[0]!.title).toBe(
    'Νεότερος',
  )
})

test('only the mentor and admins see a new photo until it is approved', async ({
  people,
  pageOf,
  owner,
  page: visitor,
}) => {
  const { default: sharp } = await import('sharp')
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a35' } })
    .png()
    .toBuffer()
  const mentor = await people.aMentor({ industryId: 1 })
  const page = await pageOf(mentor, 'mentor')
  await page.goto('/mentor/my-account/photo')
  await page
    .getByLabel('Νέα φωτογραφία')
    .setInputFiles({ name: 'εγώ.png', mimeType: 'image/png', buffer: Buffer.from('MZ') })
  await press(page, 'Αποστολή για έλεγχο', { refused: /./ })
  for (const name of ['πρώτη.png', 'δεύτερη.png']) {
    await page.goto('/mentor/my-account/photo')
    await page.getByLabel('Νέα φωτογραφία').setInputFiles({ name, mimeType: 'image/png', buffer })
    await press(page, 'Αποστολή για έλεγχο', { shows: page.getByAltText('Η νέα φωτογραφία') })
  }
  const photos = await owner`select id from data.photos where user_id = ${mentor.userId}`
  expect(photos).toHaveLength(1)
  const photo = `/photos/${photos[0]!.id}/small`
  expect((await visitor.goto(photo))!.status()).toBe(404)
  const admin = await pageOf(await people.anAdmin(), 'admin')
  expect((await admin.goto(photo))!.status()).toBe(200)
  await decide(admin, mentor, 'Έγκριση όλων', decided)
  expect((await visitor.goto(photo))!.status()).toBe(200)
})

test('a mentor removes her photo through an edit request', async ({ people, pageOf, owner }) => {
  const mentor = await people.aMentor({ industryId: 1 })
  const [photo] =
    await owner`insert into data.photos (user_id, small, large, mime) values (${mentor.userId}, '1', '2', 'image/png') returning id`
  await owner`update data.mentor_cards set photo_id = ${photo!.id} where mentor_id = ${mentor.id}`
  const page = await pageOf(mentor, 'mentor')
  await page.goto('/mentor/my-account/photo')
  await press(page, 'Αφαίρεση φωτογραφίας', { shows: 'Στείλαμε τις αλλαγές σου στην ομάδα' })
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await decide(admin, mentor, 'Έγκριση όλων', decided)
  expect((await page.request.get(`/photos/${photo!.id}/small`)).status()).toBe(404)
})

test('a mentor corrects her birthdate and how she heard of us through an edit request', async ({
  people,
  pageOf,
  owner,
}) => {
  const mentor = await people.aMentor({ industryId: 1 })
  const page = await pageOf(mentor, 'mentor')
  await page.goto('/mentor/my-account/profile')
  await expect(page.getByLabel('Ημέρα')).toHaveValue('20')
  await open(page, 'who')
  await open(page, 'offer')
  await open(page, 'story')
  await page.getByLabel('Ημέρα').fill('')
  await page.getByLabel('Μήνας').first().fill('')
  await page.getByRole('group', { name: 'Ημερομηνία γέννησης' }).getByLabel('Έτος').fill('')
  await page.getByLabel('Ελληνικά').check()
  await page.getByLabel('Πώς έμαθα για το πρόγραμμα').selectOption({ index: 1 })
  await page.getByLabel('Περισσότερα για το πώς έμαθα').fill('Από μια φίλη')
  await press(page, 'Αποστολή για έλεγχο', { refused: 'Γράψε την ημερομηνία γέννησής σου.' })
  await page.getByLabel('Ημέρα').fill('29')
  await page.getByLabel('Μήνας').first().fill('2')
  await page.getByRole('group', { name: 'Ημερομηνία γέννησης' }).getByLabel('Έτος').fill('1980')
  await press(page, 'Αποστολή για έλεγχο', { shows: '29 Φεβρουαρίου 1980' })
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await decide(admin, mentor, 'Έγκριση όλων', decided)
  const [kept] = await owner`select u.birthdate, d.referral_text, d.referral_source_id is not null as source
    from data.mentors m join data.users u on u.id = m.user_id join data.mentor_details d on d.mentor_id = m.id where m.id = ${mentor.id}`
  expect({ ...kept }).toEqual({ birthdate: '1980-02-29', referralText: 'Από μια φίλη', source: true })
})

test('a mentor withdraws her edit request', async ({ people, pageOf, owner }) => {
  const mentor = await people.aMentor({ industryId: 1 })
  const page = await pageOf(mentor, 'mentor')
  await askForTitle(page, 'Βιαστική')
  await follow(page, 'Πάρε πίσω τις αλλαγές', {
    shows: page.getByRole('button', { name: 'Πάρε πίσω τις αλλαγές' }),
  })
  await press(page, 'Πάρε πίσω τις αλλαγές', { shows: 'Πήρες πίσω τις αλλαγές' })
  await expect(page.getByLabel('Τίτλος')).toHaveValue('Σύμβουλος')
  const [request] = await owner`select status from data.edit_requests where mentor_id = ${mentor.id}`
  expect(request!.status).toBe('withdrawn')
})

test('a mentor with a pending request cannot become inactive and gets a link to it; after the answer she can, and back', async ({
  people,
  pageOf,
  acts,
  page: visitor,
}) => {
  const mentor = await people.aMentor({ industryId: 1 })
  const mentee = await people.aMentee()
  const request = await acts.send(mentee, mentor)
  const page = await pageOf(mentor, 'mentor')
  await page.goto('/mentor/my-account/status')
  await expect(page.getByText('Ένα αίτημα περιμένει την απάντησή σου')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Δες τα αιτήματα' })).toHaveAttribute(
    'href',
    '/mentor/mentorships',
  )
  await acts.withdraw(mentee, request)

  await page.goto('/mentor/my-account/availability')
  await follow(page, 'Θέλω να γίνω ανενεργή', {
    shows: page.getByRole('button', { name: 'Γίνομαι ανενεργή' }),
  })
  const again = await acts.send(mentee, mentor)
  await press(page, 'Γίνομαι ανενεργή', { refused: 'αιτήματα που περιμένουν απάντηση' })
  await acts.withdraw(mentee, again)
  await page.goto('/mentor/my-account/status')
  await press(page, 'Γίνομαι ανενεργή', { shows: 'Είσαι ανενεργή' })
  expect((await visitor.goto(`/mentors/${mentor.id}`))!.status()).toBe(404)
  await page.goto('/mentor/my-account/status')
  await press(page, 'Γίνομαι ενεργή', { shows: 'Είσαι ξανά ενεργή' })
  expect((await visitor.goto(`/mentors/${mentor.id}`))!.status()).toBe(200)
})

test('a mentor who is away until a date is not available, and can end the absence', async ({
  people,
  pageOf,
  page: visitor,
}) => {
  const mentor = await people.aMentor({ industryId: 1 })
  const page = await pageOf(mentor, 'mentor')
  const fill = async (day: string, month: string, year: string, outcome: Outcome) => {
    await page.getByLabel('Ημέρα').fill(day)
    await page.getByLabel('Μήνας').fill(month)
    await page.getByLabel('Έτος').fill(year)
    await press(page, 'Λείπω έως τότε', outcome)
  }
  await page.goto('/mentor/my-account/availability')
  await fill('31', '2', '2090', { refused: 'πραγματική ημερομηνία' })
  await fill('1', '2', '2020', { refused: 'μελλοντική ημερομηνία' })
  await fill('1', '2', '2090', { shows: 'επιστρέφεις στις 1 Φεβρουαρίου 2090' })
  await visitor.goto(`/mentors/${mentor.id}`)
  await expect(visitor.getByText('Δεν δέχεται αιτήματα τώρα').first()).toBeVisible()
  await press(page, 'Επέστρεψα', { shows: 'Καλώς ήρθες ξανά' })
  await visitor.goto(`/mentors/${mentor.id}`)
  await expect(visitor.getByText('Διαθέσιμη για mentoring').first()).toBeVisible()
})

test('11 before an absence a mentor reads that her request will close; an admin reads that an edit ends an offer', async ({
  people,
  pageOf,
  acts,
  owner,
}) => {
  const [mentor, mentee] = [
    await people.aMentor({ industryId: 1, offersCoaching: true }),
    await people.aMentee(),
  ]
  const request = await acts.send(mentee, mentor)
  const page = await pageOf(mentor, 'mentor')
  await page.goto(profile)
  await open(page, 'offer')
  await page.getByLabel('Προσφέρω coaching').uncheck()
  await press(page, 'Αποστολή για έλεγχο', { shows: 'Στείλαμε τις αλλαγές σου' })
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto(`/admin/mentors/${mentor.id}/pending-edit-requests`)
  await expect(admin.getByText(/Με την έγκριση παύει κάτι που πρόσφερε/)).toBeVisible()

  await page.goto('/mentor/my-account/availability')
  await expect(page.getByText(/Ένα αίτημα περιμένει την απάντησή σου. Αν δηλώσεις απουσία/)).toBeVisible()
  await page.getByLabel('Ημέρα').fill('1')
  await page.getByLabel('Μήνας').fill('2')
  await page.getByLabel('Έτος').fill('2090')
  await press(page, 'Λείπω έως τότε', { shows: 'επιστρέφεις στις 1 Φεβρουαρίου 2090' })
  await expect(page.getByText(/Αν δηλώσεις απουσία/)).toHaveCount(0)
  expect(
    (await owner`select status, close_reason from data.mentorship_requests where id = ${request}`)[0],
  ).toMatchObject({ closeReason: 'mentor_unavailable' })
})
