import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, unique } from '../support/browser'
import type { People } from '../support/people'

const password = 'ένας καλός κωδικός'
const another = 'μια ήσυχη θάλασσα'

/** A mentee who can sign in with her password. */
async function aMember(people: People, owner: { (text: TemplateStringsArray, ...values: never[]): unknown }) {
  const { hash } = await import('@node-rs/argon2')
  const email = `account-${unique()}@test.example`
  const mentee = await people.aMentee({ package: 'none', email, name: 'Νεφέλη' })
  const passwordHash = await hash(password)
  await owner`insert into private.credentials (user_id, password_hash) values (${mentee.userId as never}, ${passwordHash as never})`
  return { ...mentee, email }
}

async function signIn(page: Page, email: string, given: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Κωδικός', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Σύνδεση' }).click()
}

test('she changes her password on one device, and the other is signed out', async ({ people, owner, pageOf }) => {
  const her = await aMember(people, owner)
  const [page, phone] = [await pageOf(her, 'mentee'), await pageOf(her, 'mentee')]
  await phone.goto('/mentee/my-account')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Ο λογαριασμός μου')

  await page.goto('/mentee/my-account?tab=security')
  await expect(page.getByText('Αυτή η συσκευή')).toHaveCount(1)
  await page.getByLabel('Ο τωρινός κωδικός σου').fill('όχι αυτός')
  await page.getByLabel('Νέος κωδικός').fill(another)
  await page.getByRole('button', { name: 'Αλλαγή κωδικού' }).click()
  await expect(page.getByRole('alert')).toContainText('Ο τωρινός κωδικός δεν είναι αυτός')
  await page.getByLabel('Ο τωρινός κωδικός σου').fill(password)
  await page.getByLabel('Νέος κωδικός').fill(another)
  await page.getByRole('button', { name: 'Αλλαγή κωδικού' }).click()
  await expect(page.getByText('Ο κωδικός σου άλλαξε', { exact: false })).toBeVisible()
  await expect(page.getByText('Είσαι συνδεδεμένη μόνο εδώ.')).toBeVisible()

  await phone.goto('/mentee/my-account')
  await expect(phone).toHaveURL(/\/\?redirectTo=/)
  await signIn(phone, her.email, another)
  await expect(phone).toHaveURL('/mentee/mentorships')
  await page.goto('/mentee/my-account?tab=security')
  await page.getByRole('button', { name: 'Αποσύνδεση από τις άλλες συσκευές' }).click()
  await expect(page.getByText('Έγινε αποσύνδεση από τις άλλες συσκευές.')).toBeVisible()
  await phone.goto('/mentee/my-account')
  await expect(phone).toHaveURL(/\/\?redirectTo=/)
})

test('a forgotten password: mail, link, new password, and the link is used up', async ({ page, people, owner }) => {
  const her = await aMember(people, owner)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Ξέχασα τον κωδικό μου' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ξέχασα τον κωδικό μου')
  for (const email of [`nobody-${unique()}@test.example`, her.email]) {
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: /^Στείλε/ }).click()
    await expect(page.getByText('Αν υπάρχει λογαριασμός, στείλαμε οδηγίες')).toBeVisible()
    await page.goto('/forgot-password')
  }
  const [mail] = await owner`select content from private.outbox where to_user_id = ${her.userId} and kind = 'reset_password'`
  const link = `/reset-password?token=${mail!.content.token}`
  const answer = await page.goto(link)
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByLabel('Νέος κωδικός').fill('κοντός')
  await page.getByRole('button', { name: 'Αποθήκευση κωδικού' }).click()
  await expect(page.getByRole('alert')).toContainText('10')
  await page.getByLabel('Νέος κωδικός').fill(another)
  await page.getByRole('button', { name: 'Αποθήκευση κωδικού' }).click()
  await expect(page).toHaveURL('/mentee/mentorships')
  await expect(page.getByText('Ο νέος κωδικός σου αποθηκεύτηκε', { exact: false })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ο σύνδεσμος δεν ισχύει πια')
})

test('her address is confirmed by a form, not by following the link', async ({ people, owner, pageOf }) => {
  const her = await aMember(people, owner)
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account')
  await page.getByRole('button', { name: 'Στείλε ξανά τον σύνδεσμο' }).click()
  await expect(page.getByText('Σου στείλαμε ξανά τον σύνδεσμο.')).toBeVisible()
  const [mail] = await owner`select content from private.outbox where to_user_id = ${her.userId} and kind = 'confirm_email'`
  await page.goto(`/confirm-email?token=${mail!.content.token}`)
  expect(await owner`select from data.users where id = ${her.userId} and email_confirmed_at is not null`).toHaveLength(0)
  await page.getByRole('button', { name: 'Επιβεβαίωση' }).click()
  await expect(page.getByText('Το e-mail σου επιβεβαιώθηκε', { exact: false })).toBeVisible()
  await page.goto('/mentee/my-account')
  await expect(page.getByRole('button', { name: 'Στείλε ξανά τον σύνδεσμο' })).toHaveCount(0)
})

test('what she saves in each part of her account stands', async ({ people, owner, pageOf }) => {
  const her = await aMember(people, owner)
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account')
  await page.getByLabel('Επώνυμο').fill('Ράλλη')
  await page.getByLabel('Τηλέφωνο').fill('690 123 4567')
  await page.getByLabel('Κλάδος').selectOption({ index: 1 })
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(page.getByText('Οι αλλαγές σου αποθηκεύτηκαν.')).toBeVisible()
  await expect(page.getByLabel('Επώνυμο')).toHaveValue('Ράλλη')
  await expect(page.getByLabel('Τηλέφωνο')).toHaveValue('6901234567')
  await expect(page.getByRole('checkbox').first()).toBeChecked()

  await page.getByRole('link', { name: 'Ορατότητα' }).click()
  await page.getByLabel('Οι μεντόρισσες στις οποίες στέλνω αίτημα').check()
  await page.getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(page.getByLabel('Οι μεντόρισσες στις οποίες στέλνω αίτημα')).toBeChecked()

  await page.goto('/mentee/my-account?tab=preferences')
  await page.getByLabel('Αγγλικά').check()
  await page.getByLabel('Θέλω να μαθαίνω νέα').check()
  await page.getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account')
  const [kept] = await owner`
    select u.locale, u.news_consent_at is not null as news, e.visibility from data.users u join data.mentees e on e.user_id = u.id where u.id = ${her.userId}`
  expect({ ...kept }).toEqual({ locale: 'en', news: true, visibility: 'public' })
})

test('she chooses which e-mails she wants, and stops one more from the mail itself', async ({ people, owner, pageOf, page: reader }) => {
  const her = await aMember(people, owner)
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account')
  await page.getByRole('link', { name: 'Ειδοποιήσεις' }).click()
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(4)
  await page.getByLabel('Υπενθυμίσεις για το πακέτο').uncheck()
  await page.getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(page.getByText('Οι αλλαγές σου αποθηκεύτηκαν.')).toBeVisible()
  await expect(page.getByLabel('Υπενθυμίσεις για το πακέτο')).not.toBeChecked()
  await expect(page.getByLabel('Επιβεβαιώσεις')).toBeChecked()

  await owner`select rules.queue_mail('test', 'request_sent', ${her.userId})`
  const [mail] = await owner`select content from private.outbox where to_user_id = ${her.userId} and kind = 'request_sent'`
  await reader.goto(`/unsubscribe/${mail!.content.unsubscribe}`)
  await expect(reader.getByText('Επιβεβαιώσεις')).toBeVisible()
  expect(await owner`select from data.muted_notifications where user_id = ${her.userId}`).toHaveLength(1)
  await reader.getByRole('button', { name: 'Να μη μου ξανάρθουν' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Δεν θα ξαναλάβεις τέτοια e-mail')
  await page.goto('/mentee/my-account?tab=notifications')
  await expect(page.getByLabel('Επιβεβαιώσεις')).not.toBeChecked()
  await reader.getByRole('button', { name: 'Θέλω να τα λαμβάνω' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Να σταματήσουν αυτά τα e-mail;')
  expect(await owner`select notification from data.muted_notifications where user_id = ${her.userId}`).toEqual([{ notification: 'package_reminders' }])

  const office = await pageOf(await people.anAdmin(), 'admin')
  await office.goto('/admin/my-account?tab=notifications')
  await expect(office.getByLabel('Εβδομαδιαία σύνοψη')).toBeChecked()
})

test('she takes her data home and has herself erased', async ({ people, owner, pageOf }) => {
  const her = await aMember(people, owner)
  const page = await pageOf(her, 'mentee')
  await page.goto('/mentee/my-account?tab=data')
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Λήψη των δεδομένων μου' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('my-data.json')
  const { user } = JSON.parse(fs.readFileSync(await download.path(), 'utf8'))
  expect(user).toMatchObject({ email: her.email, name: 'Νεφέλη' })

  await page.getByRole('link', { name: 'Θέλω να διαγραφώ' }).click()
  await expect(page.getByText('Οι αγορές σου μένουν 5 χρόνια', { exact: false })).toBeVisible()
  await page.getByLabel('Ο τωρινός κωδικός σου').fill(password)
  await page.getByRole('button', { name: 'Οριστική διαγραφή' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ο λογαριασμός σου διαγράφηκε')
  await page.goto('/mentee/my-account')
  await expect(page).toHaveURL(/\/\?redirectTo=/)
  await signIn(page, her.email, password)
  await expect(page.getByRole('alert')).toContainText('δεν αντιστοιχούν σε λογαριασμό')
})

test('while she works with a mentor, erasing says why not and where to go', async ({ people, acts, pageOf }) => {
  const [mentor, mentee] = [await people.aMentor(), await people.aMentee()]
  await acts.approve(mentor, await acts.send(mentee, mentor))
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/erase-my-account')
  await expect(page.getByText('ο λογαριασμός δεν διαγράφεται', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Οριστική διαγραφή' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Στη σελίδα μου' }).click()
  await expect(page).toHaveURL('/mentee/mentorships')
})
