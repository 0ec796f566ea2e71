import { expect, follow, press, test, unique } from '../support/browser'

// tests/http/guards.test.ts checks the guard of every page. These tests show what a user sees of it.

test('a user who opens a page of her other role switches the role and gets the page', async ({
  people,
  pageOf,
}) => {
  const userId = await people.aUser()
  const mentor = await people.aMentor({ userId })
  await people.aMentee({ userId, package: 'none' })
  const page = await pageOf(mentor, 'mentor')
  await page.goto('/purchases')
  await expect(page).toHaveURL(/not-authorized/)
  await press(page.getByRole('main'), 'Συνέχεια ως mentee', { at: '/purchases' })
})

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

test('R29 a user with two profiles chooses a role first; on another page she is signed out, told why, and can return', async ({
  page,
  people,
  owner,
}) => {
  const { hash } = await import('@node-rs/argon2')
  const email = `both-${unique()}@test.example`
  const userId = await people.aUser({ email })
  await people.aMentor({ userId })
  await people.aMentee({ userId, package: 'none' })
  await owner`insert into private.credentials (user_id, password_hash) values (${userId}, ${await hash('δύο ρόλοι, ένα όνομα')})`
  const signIn = async () => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Κωδικός', { exact: true }).fill('δύο ρόλοι, ένα όνομα')
    await press(page.getByRole('main'), 'Σύνδεση', { at: /\/choose-profile/ })
  }
  await page.goto('/login')
  await signIn()
  for (const path of ['/', '/mentors', '/mentee/register', '/purchases']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login\?/)
    await expect(page.getByText(/^Αποσυνδέθηκες, γιατί/)).toBeVisible()
    await signIn()
  }
  await press(page.getByRole('main'), /mentee/, { at: '/purchases' })
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
