import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { checkAccess } from '../support/access'
import { expect, press, test, unique } from '../support/browser'

// What she wrote outlives her session.

const password = 'ένας καλός κωδικός'

async function withPassword(owner: Sql, userId: number) {
  const { hash } = await import('@node-rs/argon2')
  const email = `held-${unique()}@test.example`
  await owner`update data.users set email = ${email} where id = ${userId}`
  await owner`insert into private.credentials (user_id, password_hash) values (${userId}, ${await hash(password)})`
  return email
}

async function typePassword(page: Page, email: string, typed = password) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Κωδικός', { exact: true }).fill(typed)
}

/** Without JavaScript the last step is a button of its own; with it the page sends the form by itself. */
async function sends(page: Page, button: string, javaScript: boolean | undefined, shows: string) {
  if (javaScript !== false) return press(page, button, { shows })
  await press(page, button, { shows: 'Έτοιμο να σταλεί' })
  await press(page, 'Στείλε το τώρα', { shows })
}

test('a mentee whose session ends while she writes signs in where she is, and her text is stored @both', async ({
  people,
  owner,
  pageOf,
  javaScriptEnabled,
}) => {
  const her = await people.aMentee({ package: 'none' })
  const email = await withPassword(owner, her.userId)
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account?tab=profile')
  const about = 'Θέλω να αλλάξω δουλειά.\nΑπό το σχολείο στην πληροφορική.'
  await page.getByLabel('Λίγα λόγια για σένα').fill(about)
  await owner`delete from private.sessions where user_id = ${her.userId}`
  await press(page.getByRole('main'), 'Αποθήκευση', { shows: 'Η σύνδεσή σου έληξε' })
  await expect(page).toHaveTitle(/^Ό,τι έγραψες είναι εδώ/)
  await expect(page.getByRole('heading', { name: 'Ό,τι έγραψες' })).toBeVisible()
  await expect(page.getByText('Από το σχολείο στην πληροφορική.')).toBeVisible()
  if (javaScriptEnabled !== false) await checkAccess(page, '/mentee/my-account, held')
  await typePassword(page, email, 'όχι αυτός')
  await press(page, 'Σύνδεση και αποστολή', { refused: /./ })
  await expect(page.getByText('Από το σχολείο στην πληροφορική.')).toBeVisible()
  await typePassword(page, email)
  await sends(page, 'Σύνδεση και αποστολή', javaScriptEnabled, 'Οι αλλαγές σου αποθηκεύτηκαν.')
  await expect(page).toHaveURL('/mentee/my-account?tab=profile')
  await expect(page.getByLabel('Λίγα λόγια για σένα')).toHaveValue(about)
})

test('an administrator whose twelve hours are over types password and code, and her message is sent @both', async ({
  people,
  owner,
  pageOf,
  javaScriptEnabled,
}) => {
  const mentor = await people.aMentor({ name: 'Ελένη' })
  const her = await people.anAdmin()
  const email = await withPassword(owner, her.userId)
  const page = await pageOf(her, 'admin')
  await page.goto('/second-factor')
  await page.getByLabel('Ο τωρινός κωδικός σου').fill(password)
  await press(page, 'Όρισε δεύτερο βήμα', { shows: 'Σύνδεσε την εφαρμογή σου' })
  const secret = (await page.locator('[data-secret]').innerText()).replaceAll(/\s/g, '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('Τα 6 ψηφία που δείχνει η εφαρμογή').fill(app.generate())
  await press(page, 'Ενεργοποίηση', { shows: 'Οι κωδικοί ανάκτησης' })

  await page.goto(`/admin/mentors/${mentor.id}/messages`)
  await page.getByLabel('Θέμα').fill('Για τον Μάρτιο')
  await page.getByLabel('Μήνυμα', { exact: true }).fill('Γεια σου, {name}! Σε περιμένουμε.')
  await press(page, 'Δες το πριν σταλεί', { shows: 'Γεια σου, Ελένη! Σε περιμένουμε.' })
  await owner`
    update private.sessions set created_at = created_at - interval '12 hours 1 minute'
    where user_id = ${her.userId}`
  await press(page, 'Αποστολή μηνύματος', { shows: 'Η σύνδεσή σου έληξε' })
  await typePassword(page, email)
  await press(page, 'Σύνδεση και αποστολή', { shows: 'Το δεύτερο βήμα' })
  await expect(page.getByText('Γεια σου, {name}! Σε περιμένουμε.')).toBeVisible()
  await page.getByLabel('Κωδικός της εφαρμογής').fill('000000')
  await press(page, 'Σύνδεση και αποστολή', { refused: 'δεν είναι σωστά' })
  const next = app.generate({ timestamp: Date.now() + 30_000 })
  await page.getByLabel('Κωδικός της εφαρμογής').fill(next)
  await sends(page, 'Σύνδεση και αποστολή', javaScriptEnabled, 'Το μήνυμά σου στάλθηκε')
  const sent = await owner`select from data.messages where to_user_id = ${mentor.userId}`
  expect(sent).toHaveLength(1)
})

test('a mentee who became a mentor in another tab reads what she wrote, and the way on @both', async ({
  people,
  owner,
  pageOf,
}) => {
  const userId = await people.aUser()
  await people.aMentor({ userId })
  const her = await people.aMentee({ userId, package: 'none' })
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account?tab=profile')
  await page.getByLabel('Λίγα λόγια για σένα').fill('Γράφω ως mentee.')
  await owner`update private.sessions set role = 'mentor' where user_id = ${userId}`
  await press(page.getByRole('main'), 'Αποθήκευση', { shows: 'Δεν στάλθηκε' })
  await expect(page.getByText('Γράφω ως mentee.')).toBeVisible()
  await page.goto((await page.getByRole('link', { name: /Δες τι χρειάζεται/ }).getAttribute('href'))!)
  await expect(page).toHaveURL(/not-authorized\?role=mentee/)
})
