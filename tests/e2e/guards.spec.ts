import { expect, follow, press, test } from '../support/browser'

// tests/http/guards.test.ts checks the guard of every page. These tests show what a user sees of it.

test('a mentee who opens a mentor page is redirected to the application', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  await page.goto('/mentor/mentorships')
  await expect(page).toHaveURL(/not-authorized/)
  await follow(page.getByRole('main'), 'Αίτηση ως μεντόρισσα', { at: '/mentor/register?step=2' })
})

test('a user without any role is told so and gets a way on', async ({ people, pageOf, owner }) => {
  const admin = await people.anAdmin()
  await owner`update data.admins set active = false where user_id = ${admin.userId}`
  const former = await pageOf(admin, 'admin')
  await former.goto('/admin/dashboard')
  await expect(former).toHaveURL(/\/login\?/)
  await expect(former.getByText(/^Αποσυνδέθηκες, γιατί/)).toBeVisible()
  const page = await pageOf(admin, 'admin')
  await page.goto('/choose-profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ο λογαριασμός σου δεν έχει προφίλ')
  await follow(page.getByRole('main'), 'Δημιουργία προφίλ mentee', { at: '/mentee/register' })
  await page.getByLabel(/Αποδέχομαι/).check()
  await press(page, 'Δημιουργία προφίλ mentee', { at: '/mentee/mentorships' })

  const other = await people.anAdmin()
  await owner`update data.admins set active = false where user_id = ${other.userId}`
  const leaving = await pageOf(other, 'admin')
  await leaving.goto('/erase-my-account')
  await expect(leaving.getByRole('heading', { level: 1 })).toHaveText('Διαγραφή λογαριασμού')
  expect((await leaving.request.get('/my-data/file')).headers()['content-type']).toContain('json')
  await leaving.goto('/choose-profile')
  await press(leaving.getByRole('main'), 'Αποσύνδεση', { shows: 'Αποσυνδέθηκες' })
})

test('a form on an outdated page is refused with the reason @both', async ({ people, pageOf, owner }) => {
  const userId = await people.aUser()
  const mentor = await people.aMentor({ userId })
  await people.aMentee({ userId, package: 'none' })
  const page = await pageOf(mentor, 'mentor')
  await page.goto('/faq')
  await owner`update private.sessions set role = 'mentee' where user_id = ${userId}`
  await press(page.getByRole('contentinfo'), 'English', {
    shows: page.getByRole('heading', { level: 1, name: /άλλαξες ρόλο/ }),
  })
  await follow(page, 'Αρχική σελίδα', { at: '/mentee/mentorships' })
})
