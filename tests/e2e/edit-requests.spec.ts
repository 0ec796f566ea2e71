import type { Page } from '@playwright/test'
import { expect, follow, here, press, test, unique, type Mentor, type Outcome } from '../support/browser'

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
