import type { Sql } from 'postgres'
import { expect, follow, press, test, unique } from '../support/browser'

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

test('an admin changes a member’s e-mail, and adds and removes an admin @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const [admin, member] = [
    await people.anAdmin(),
    await people.aMentor({ name: 'Δάφνη', surname: `Νέα${unique()}` }),
  ]
  await keep(owner, admin.userId)
  const page = await pageOf(admin, 'admin')
  await owner`update private.sessions set password_at = now() - interval '1 hour' where user_id = ${admin.userId}`
  const wanted = `melos-${unique()}@test.example`
  await page.goto(`/admin/users/${member.userId}`)
  await page.getByLabel('Νέο e-mail').fill(wanted)
  await press(page, 'Στείλε τον σύνδεσμο', { refused: 'Πέρασε ώρα' })
  await page.getByLabel('Ο κωδικός σου').fill(password)
  await press(page, 'Στείλε τον σύνδεσμο', { shows: 'Στείλαμε τον σύνδεσμο στη νέα διεύθυνση' })
  expect(
    await owner`select from private.outbox where to_email = ${wanted} and kind = 'confirm_new_email'`,
  ).toHaveLength(1)
  await page.goto(`/admin/users/${admin.userId}`)
  await expect(page).toHaveURL('/admin/my-account?tab=security')

  const [{ email }] = await owner<
    [{ email: string }]
  >`select email from data.users where id = ${member.userId}`
  await page.goto('/admin/administrators')
  await page.getByLabel('Το e-mail του λογαριασμού της').fill('kamia@test.example')
  await page.getByRole('radio', { name: 'Συντονισμός' }).check()
  await press(page, 'Όρισέ την διαχειρίστρια', { refused: 'Δεν βρήκαμε λογαριασμό' })
  await page.getByLabel('Το e-mail του λογαριασμού της').fill(email)
  await press(page, 'Όρισέ την διαχειρίστρια', { shows: /^Νέα διαχειρίστρια: / })
  await follow(page, `Αλλαγή Δάφνη ${await surnameOf()}`, {
    at: `/admin/administrators/${member.userId}`,
  })
  await press(page, 'Λήξη ρόλου', { at: '/admin/administrators' })
  await expect(page.getByText(/^Έληξε ο ρόλος διαχειρίστριας: /)).toBeVisible()
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0)

  async function surnameOf() {
    return String((await owner`select surname from data.users where id = ${member.userId}`)[0]!.surname)
  }
})

test('whose invitation went to a mistyped address sets the first password after confirming the right one', async ({
  people,
  page,
  owner,
}) => {
  const wanted = `sosti-${unique()}@test.example`
  const userId = await people.aUser()
  await people.aMentee({ userId, package: 'none' })
  const [token] = await owner`
    with link as (select rules.new_token() as token),
      kept as (
        insert into private.email_changes (user_id, email, token_hash, expires_at)
        select ${userId}, ${wanted}, rules.token_hash(token), now() + interval '1 hour' from link)
    select token from link`
  await page.goto(`/new-email?token=${String(token!.token)}`)
  await press(page, 'Επιβεβαίωση', { at: /\/invitation\?token=[0-9a-f]{64}$/ })
  await expect(page.getByText('Το νέο σου e-mail ισχύει.')).toBeVisible()
  await page.getByLabel('Κωδικός', { exact: true }).fill(password)
  await press(page, 'Αποθήκευση και σύνδεση', { at: '/mentee/mentorships' })
})
