import type { Sql } from 'postgres'
import { expect, press, test, unique } from '../support/browser'

// tests/rules/email-changes.test.ts tests the refusals. These tests use the pages and the links of real mails.

const password = 'μια φράση που θυμάμαι'
const keep = async (owner: Sql, userId: number) => {
  const { hash } = await import('@node-rs/argon2')
  await owner`insert into private.credentials (user_id, password_hash) values (${userId}, ${await hash(password)})`
}

test('a mentee changes her e-mail with her password and a link in the new mailbox', async ({
  people,
  pageOf,
  owner,
}) => {
  const mentee = await people.aMentee({ package: 'none' })
  await keep(owner, mentee.userId)
  const page = await pageOf(mentee, 'mentee')
  const wanted = `nea-${unique()}@test.example`
  await page.goto('/mentee/my-account?tab=security')
  await page.getByLabel('Νέο e-mail').fill(wanted)
  await page.getByLabel('Ο κωδικός σου', { exact: true }).fill('όχι αυτός ο κωδικός')
  await press(page, 'Στείλε τον σύνδεσμο', { refused: 'Ο κωδικός δεν είναι σωστός' })
  await expect(page.getByLabel('Νέο e-mail')).toHaveValue(wanted)
  await page.getByLabel('Ο κωδικός σου', { exact: true }).fill(password)
  await press(page, 'Στείλε τον σύνδεσμο', { shows: 'Στείλαμε έναν σύνδεσμο στο νέο σου e-mail' })
  await expect(page.getByText(wanted)).toHaveCount(0)

  const [mail] = await owner`select content->>'token' as token from private.outbox where to_email = ${wanted}`
  await page.goto(`/new-email?token=${String(mail!.token)}`)
  await expect(page.getByText(wanted)).toBeVisible()
  await press(page, 'Επιβεβαίωση', { at: '/mentee/mentorships' })
  await page.goto('/mentee/my-account?tab=security')
  await expect(page.getByText(`Συνδέεσαι με: ${wanted}`)).toBeVisible()
  await page.goto(`/new-email?token=${String(mail!.token)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Έχει ήδη γίνει')
})
