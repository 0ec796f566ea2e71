import type { Sql } from 'postgres'
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { download, expect, follow, press, test, unique, type Outcome } from '../support/browser'
import type { People } from '../support/people'

const password = 'ένας καλός κωδικός'
const another = 'μια ήσυχη θάλασσα'

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

test('a user changes her password on one device, and the other device is signed out @both', async ({
  people,
  owner,
  pageOf,
}) => {
  const her = await aMember(people, owner)
  const [page, phone] = [await pageOf(her, 'mentee'), await pageOf(her, 'mentee')]
  await phone.goto('/mentee/my-account')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Ο λογαριασμός μου')

  await page.goto('/mentee/my-account?tab=security')
  await expect(page.getByText('Αυτή η συσκευή')).toHaveCount(1)
  await page.getByLabel('Ο τωρινός κωδικός σου').fill('όχι αυτός')
  await page.getByLabel('Νέος κωδικός').fill(another)
  await press(page, 'Αλλαγή κωδικού', { refused: 'Ο κωδικός δεν είναι σωστός' })
  await page.getByLabel('Ο τωρινός κωδικός σου').fill(password)
  await page.getByLabel('Νέος κωδικός').fill(another)
  await press(page, 'Αλλαγή κωδικού', { shows: 'Ο κωδικός σου άλλαξε' })
  await expect(page.getByText('Είσαι συνδεδεμένη μόνο εδώ.')).toBeVisible()

  await phone.goto('/mentee/my-account')
  await expect(phone).toHaveURL(/\/\?redirectTo=/)
  await signIn(phone, her.email, another)
  await page.goto('/mentee/my-account?tab=security')
  await press(page, 'Αποσύνδεση από τις άλλες συσκευές', {
    shows: 'Αποσυνδέθηκες από τις άλλες συσκευές.',
  })
  await phone.goto('/mentee/my-account')
  await expect(phone).toHaveURL(/\/\?redirectTo=/)
})

test('a forgotten password: mail, link, new password, and the link is used up', async ({
  page,
  people,
  owner,
}) => {
  const her = await aMember(people, owner)
  await page.goto('/login')
  await follow(page, 'Ξέχασα τον κωδικό μου', {
    shows: page.getByRole('heading', { level: 1, name: 'Ξέχασα τον κωδικό μου' }),
  })
  for (const email of [`nobody-${unique()}@test.example`, her.email]) {
    await page.getByLabel('E-mail').fill(email)
    await press(page, /^Στείλε/, { shows: 'Αν υπάρχει λογαριασμός, στείλαμε οδηγίες' })
    await page.goto('/forgot-password')
  }
  const [mail] =
    await owner`select content from private.outbox where to_user_id = ${her.userId} and kind = 'reset_password'`
  const link = `/reset-password?token=${mail!.content.token}`
  const answer = await page.goto(link)
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByLabel('Νέος κωδικός').fill('κοντός')
  await press(page, 'Αποθήκευση κωδικού', { refused: '10' })
  await page.getByLabel('Νέος κωδικός').fill(another)
  await press(page, 'Αποθήκευση κωδικού', { at: '/mentee/mentorships' })
  await expect(page.getByText('Ο νέος κωδικός σου αποθηκεύτηκε', { exact: false })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Έχει ήδη γίνει')
})

test('a user confirms her e-mail by a form, not by following the link alone', async ({
  people,
  owner,
  pageOf,
}) => {
  const her = await aMember(people, owner)
  await owner`update data.users set email_confirmed_at = null where id = ${her.userId}`
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account')
  await press(page, 'Στείλε ξανά τον σύνδεσμο', { shows: 'Σου στείλαμε ξανά τον σύνδεσμο.' })
  const [mail] =
    await owner`select content from private.outbox where to_user_id = ${her.userId} and kind = 'confirm_email'`
  await page.goto(`/confirm-email?token=${mail!.content.token}`)
  expect(
    await owner`select from data.users where id = ${her.userId} and email_confirmed_at is not null`,
  ).toHaveLength(0)
  await press(page, 'Επιβεβαίωση', { shows: 'Το e-mail σου επιβεβαιώθηκε' })
  await page.goto('/mentee/my-account')
  await expect(page.getByRole('button', { name: 'Στείλε ξανά τον σύνδεσμο' })).toHaveCount(0)
})

test('each part of the account keeps what the user saves @both', async ({ people, owner, pageOf }) => {
  const her = await aMember(people, owner)
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account')
  await page.getByLabel('Επώνυμο').fill('Ράλλη')
  await page.getByLabel('Τηλέφωνο').fill('690 123 4567')
  await page.getByLabel('Κλάδος').selectOption({ index: 1 })
  await page.getByRole('checkbox').first().check()
  await press(page, 'Αποθήκευση', { shows: 'Οι αλλαγές σου αποθηκεύτηκαν.' })
  await expect(page.getByLabel('Επώνυμο')).toHaveValue('Ράλλη')
  await expect(page.getByLabel('Τηλέφωνο')).toHaveValue('6901234567')
  await expect(page.getByRole('checkbox').first()).toBeChecked()

  await page.getByLabel('Οι μεντόρισσες στις οποίες στέλνω αίτημα').check()
  await press(page, 'Άλλαξε την ορατότητα', { shows: 'Οι αλλαγές σου αποθηκεύτηκαν.' })
  await expect(page.getByLabel('Οι μεντόρισσες στις οποίες στέλνω αίτημα')).toBeChecked()

  // A part that was a tab: its older address leads to where it stands now.
  await page.goto('/mentee/my-account?tab=preferences')
  await expect(page).toHaveURL('/mentee/my-account?tab=notifications#preferences')
  await page.getByLabel('Αγγλικά').check()
  await page.getByLabel('Θέλω να μαθαίνω νέα').check()
  await press(page, 'Κράτα γλώσσα και νέα', {
    shows: page.getByRole('heading', { level: 1, name: 'My account' }),
  })
  const [kept] = await owner`
    select u.locale, u.news_consent_at is not null as news, e.visibility from data.users u join data.mentees e on e.user_id = u.id where u.id = ${her.userId}`
  expect({ ...kept }).toEqual({ locale: 'en', news: true, visibility: 'public' })
})

test('a user chooses her e-mails, and unsubscribes from another one through its link', async ({
  people,
  owner,
  pageOf,
  page: reader,
}) => {
  const her = await aMember(people, owner)
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account')
  await follow(page, 'Ειδοποιήσεις και γλώσσα', { shows: page.getByLabel('Υπενθυμίσεις για το πακέτο') })
  await expect(page.locator('#notifications').getByRole('checkbox')).toHaveCount(5)
  await page.getByLabel('Υπενθυμίσεις για το πακέτο').uncheck()
  await press(page, 'Αποθήκευση', { shows: 'Οι αλλαγές σου αποθηκεύτηκαν.' })
  await expect(page.getByLabel('Υπενθυμίσεις για το πακέτο')).not.toBeChecked()
  await expect(page.getByLabel('Επιβεβαιώσεις')).toBeChecked()

  const content = {
    requestId: 1,
    mentorId: 1,
    mentor: 'Ελένη',
    mentee: 'Μαρία',
    kind: 'mentoring',
    message: 'Γεια σου!',
    answerDueAt: '2026-09-26T21:00:00Z',
  }
  await owner`select rules.queue_mail('test', 'request_sent', ${her.userId}, content => ${owner.json(content)})`
  const [mail] =
    await owner`select content from private.outbox where to_user_id = ${her.userId} and kind = 'request_sent'`
  await reader.goto(`/unsubscribe/${mail!.content.unsubscribe}`)
  await expect(reader.getByText('Επιβεβαιώσεις')).toBeVisible()
  expect(await owner`select from data.muted_notifications where user_id = ${her.userId}`).toHaveLength(1)
  await press(reader, 'Να μη μου ξανάρθουν', {
    shows: reader.getByRole('heading', { level: 1, name: 'Δεν θα ξαναλάβεις τέτοια e-mail' }),
  })
  await page.goto('/mentee/my-account?tab=notifications')
  await expect(page.getByLabel('Επιβεβαιώσεις')).not.toBeChecked()
  await press(reader, 'Θέλω να τα λαμβάνω', {
    shows: reader.getByRole('heading', { level: 1, name: 'Να σταματήσουν αυτά τα e-mail;' }),
  })
  expect(
    await owner`select notification from data.muted_notifications where user_id = ${her.userId}`,
  ).toEqual([{ notification: 'package_reminders' }])

  const office = await pageOf(await people.anAdmin(), 'admin')
  await office.goto('/admin/my-account?tab=notifications')
  await expect(office.getByLabel('Συνόψεις για την ομάδα')).toBeChecked()
})

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

test('a mentee with a running mentorship cannot erase her account and is told why', async ({
  aPair,
  pageOf,
}) => {
  const { mentee } = await aPair()
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/erase-my-account')
  await expect(page.getByText('ο λογαριασμός δεν διαγράφεται', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Οριστική διαγραφή' })).toHaveCount(0)
  await follow(page, 'Στη σελίδα μου', { at: '/mentee/mentorships' })
})
