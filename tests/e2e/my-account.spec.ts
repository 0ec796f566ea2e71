import type { Sql } from 'postgres'
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { download, expect, follow, press, test, unique, type Outcome } from '../support/browser'
import type { People } from '../support/people'

const password = 'ένας καλός κωδικός'

/** A mentee with a password. */
async function aMember(people: People, owner: Sql) {
  const { hash } = await import('@node-rs/argon2')
  const email = `account-${unique()}@test.example`
  const mentee = await people.aMentee({ package: 'none', email, name: 'Νεφέλη' })
  const passwordHash = await hash(password)
  await owner`insert into private.credentials (user_id, password_hash) values (${mentee.userId}, ${passwordHash})`
  return { ...mentee, email }
}

async function signIn(
  page: Page,
  email: string,
  given: string,
  outcome: Outcome = { at: '/mentee/mentorships' },
) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Κωδικός', { exact: true }).fill(given)
  await press(page, 'Σύνδεση', outcome)
}

test('a user exports her data and erases her account', async ({ people, owner, pageOf }) => {
  const her = await aMember(people, owner)
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account?tab=security')
  await owner`update private.sessions set password_at = now() - interval '1 hour' where user_id = ${her.userId}`
  await follow(page, 'Αντίγραφο των δεδομένων μου', { shows: 'Δεν είναι στο αρχείο' })
  await page.getByLabel('Ο τωρινός κωδικός σου').fill('όχι αυτός ο κωδικός')
  await press(page, 'Συνέχεια', { refused: 'Ο κωδικός δεν είναι σωστός' })
  await page.getByLabel('Ο τωρινός κωδικός σου').fill(password)
  await press(page, 'Συνέχεια', { shows: 'Λήψη του αρχείου' })
  const file = await download(page, 'Λήψη του αρχείου')
  expect(file.suggestedFilename()).toBe('my-data.json')
  const { user } = JSON.parse(fs.readFileSync(await file.path(), 'utf8'))
  expect(user).toMatchObject({ email: her.email, name: 'Νεφέλη' })

  await page.goto('/mentee/my-account?tab=security')
  await follow(page, 'Θέλω να διαγραφώ', { shows: 'Οι αγορές σου μένουν 5 χρόνια' })
  await page.getByLabel('Ο τωρινός κωδικός σου').fill(password)
  await press(page, 'Οριστική διαγραφή', {
    shows: page.getByRole('heading', { level: 1, name: 'Ο λογαριασμός σου διαγράφηκε' }),
  })
  await page.goto('/mentee/my-account')
  await expect(page).toHaveURL(/\/\?redirectTo=/)
  await signIn(page, her.email, password, { refused: 'δεν αντιστοιχούν σε λογαριασμό' })
})
