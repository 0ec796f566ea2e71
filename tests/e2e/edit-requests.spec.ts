import type { Page } from '@playwright/test'
import { expect, follow, here, press, test, unique, type Mentor, type Outcome } from '../support/browser'
import { thisYear } from '../support/this-year'

const profile = '/mentor/my-account/profile'

/** Opens a part of the profile. */
const open = (page: Page, part: 'who' | 'work' | 'offer' | 'story') =>
  here(page.locator(`details:has(> #part-${part}) > summary`), {
    shows: page.locator(`#part-${part} fieldset`),
  })

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

async function approve(page: Page, mentor: Mentor, outcome: Outcome = decided) {
  await page.goto(`/admin/mentors/${mentor.id}/pending-edit-requests`)
  await page.getByLabel('Έγκριση όλων').check()
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
  await approve(admin, mentor)
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
  await page.getByLabel('Σύνδεσμος 1').fill('ftp://example.gr')
  await page
    .getByRole('group', { name: /Έναρξη επαγγελματικής πορείας/ })
    .getByLabel('Μήνας')
    .fill('13')
  await press(page, 'Αποστολή για έλεγχο', { refused: 'Σύνδεσμοι: Βεβαιώσου' })
  await expect(page.getByRole('alert').first()).toContainText('Έναρξη επαγγελματικής πορείας: Γράψε μήνα')
  await expect(page.getByLabel('Περιγραφή')).toHaveValue('Γράφει για τη θάλασσα.')
  await expect(page.getByLabel('Σύνδεσμος 1')).toHaveValue('ftp://example.gr')
  await page.getByLabel('Σύνδεσμος 1').fill('https://example.gr')
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
  await approve(admin, mentor, { refused: 'επιβεβαίωσε' })
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
  await approve(admin, mentor)
  expect((await visitor.goto(photo))!.status()).toBe(200)

  await page.goto('/mentor/my-account/photo')
  await press(page, 'Αφαίρεση φωτογραφίας', { shows: 'Στείλαμε τις αλλαγές σου στην ομάδα' })
  await approve(admin, mentor)
  expect((await visitor.request.get(photo)).status()).toBe(404)
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
