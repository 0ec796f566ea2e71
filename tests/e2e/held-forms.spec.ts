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
