import type { Locator, Page } from '@playwright/test'
import { download, expect, follow, press, test, unique } from '../support/browser'

test.setTimeout(90_000)

const fillWho = async (page: Page, name: string, surname: string, email: string) => {
  await page.getByLabel('Όνομα', { exact: true }).fill(name)
  await page.getByLabel('Επώνυμο', { exact: true }).fill(surname)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
}

async function fillDay(group: Locator, day: string, month: string, year: string) {
  await group.getByLabel('Ημέρα').fill(day)
  await group.getByLabel('Μήνας').fill(month)
  await group.getByLabel('Έτος').fill(year)
}

test('the team creates a mentor; she sets a password, completes her profile and is public', async ({
  people,
  owner,
  pageOf,
  page,
}) => {
  const surname = `Δήμου${unique()}`
  const email = `new-mentor-${unique()}@test.example`
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto('/admin/create-new-mentor')
  await fillWho(admin, 'Φανή', surname, email)
  await press(admin, 'Δημιουργία μεντόρισσας', { shows: `Δημιουργήθηκε το προφίλ: Φανή ${surname}.` })
  await expect(admin.getByRole('row', { name: new RegExp(surname) })).toContainText('Ισχύει έως')
  // A second mail so soon is not sent.
  await press(admin, new RegExp(`Στείλε πρόσκληση Φανή ${surname}`), {
    shows: 'Η πρόσκληση στάλθηκε μόλις τώρα',
  })

  const [mail] = await owner`
    select o.content->>'token' as token, u.id from private.outbox o join data.users u on u.id = o.to_user_id
    where u.email = ${email} and o.kind = 'invitation_mentor'`
  await page.goto(`/invitation?token=${mail!.token}`)
  await page.getByLabel('Κωδικός', { exact: true }).fill('μια ήσυχη θάλασσα')
  await press(page, 'Αποθήκευση και σύνδεση', { shows: 'Λίγα ακόμη πριν ξεκινήσεις' })
  // No other page opens before.
  await page.goto('/mentor/my-account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Λίγα ακόμη πριν ξεκινήσεις')
  await page.goto('/mentors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Λίγα ακόμη πριν ξεκινήσεις')
  await press(page, 'Αποθήκευση και συνέχεια', { refused: 'Υπάρχει πρόβλημα' })
  await fillDay(page.getByRole('group', { name: 'Ημερομηνία γέννησης' }), '3', '4', '1980')
  await page.getByLabel('Τίτλος').fill('Χημικός')
  await page.getByLabel('Κλάδος').selectOption({ index: 1 })
  await page
    .getByRole('group', { name: 'Θέματα στα οποία μπορώ να βοηθήσω' })
    .getByRole('checkbox')
    .first()
    .check()
  await page.getByLabel('Περιγραφή').fill('Η Φανή είναι χημικός.')
  await page.getByRole('checkbox', { name: /όρους/ }).check()
  await press(page, 'Αποθήκευση και συνέχεια', { shows: 'Το προφίλ σου είναι έτοιμο' })
  const [mentor] = await owner`select id, status from data.mentors where user_id = ${mail!.id}`
  expect(mentor).toMatchObject({ status: 'active' })
  await page.goto(`/mentors/${mentor!.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Φανή')

  // The link is used up.
  await admin.goto(`/invitation?token=${mail!.token}`)
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Έχει ήδη γίνει')
})

test('a mentorship in three steps: mentee, mentor, check @both', async ({ people, acts, pageOf }) => {
  const word = unique()
  const mentee = await people.aMentee({ name: 'Τίνα', surname: `Ρόκα${word}` })
  const blocked = await people.aMentee({ name: 'Νίκη', surname: `Ρόκα${word}`, package: 'none' })
  const mentor = await people.aMentor({ name: 'Μάχη', surname: `Λέκκα${word}` })
  await acts.send(await people.aMentee({ name: 'Άλκη', surname: 'Νάστου' }), mentor)
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto('/admin/create-new-mentorship')
  await admin.getByLabel('Ποια mentee;').fill(`ρόκα${word}`)
  await press(admin, 'Αναζήτηση', { shows: admin.getByRole('row', { name: /Νίκη/ }) })
  await expect(admin.getByRole('row', { name: /Νίκη/ })).toContainText('Δεν έχει ανοιχτό πακέτο')
  await follow(admin, `Διάλεξε Τίνα Ρόκα${word}`, { shows: 'Με ποια μεντόρισσα;' })
  await admin.getByLabel('Ποια μεντόρισσα;').fill('ξιφομάχος')
  await press(admin, 'Αναζήτηση', { shows: 'Ίσως δεν είναι διαθέσιμη τώρα.' })
  await admin.getByLabel('Ποια μεντόρισσα;').fill(`λεκκα${word}`)
  await press(admin, 'Αναζήτηση', { shows: admin.getByRole('row', { name: /Μάχη/ }) })
  await follow(admin, `Διάλεξε Μάχη Λέκκα${word}`, { shows: 'Κλείνει 1 αίτημα' })
  await expect(admin.getByText(/Άλκη Νάστου/)).toBeVisible()
  const address = admin.url()
  await press(admin, 'Ξεκίνα τη συνεργασία', {
    at: '/admin/mentorships',
    shows: `Mentee: Τίνα Ρόκα${word}. Μεντόρισσα: Μάχη Λέκκα${word}.`,
  })
  // A stale step says what changed.
  await admin.goto(address)
  await expect(admin.getByText('Η mentee είναι ήδη σε συνεργασία')).toBeVisible()
  await admin.goto(`/admin/create-new-mentorship?mentee=${blocked.id}`)
  await expect(admin.getByText('Δεν έχει ανοιχτό πακέτο')).toBeVisible()
  await admin.goto(`/admin/create-new-mentorship?part=${mentee.partIds[0]}`)
  await expect(admin.getByText('Η mentee είναι ήδη σε συνεργασία')).toBeVisible()
})

test('a file is imported: columns, dry run, run by the worker, report @both', async ({
  people,
  owner,
  pageOf,
}) => {
  const word = unique()
  const email = (name: string) => `${name}-${word}@test.example`
  await people.aMentor({ email: email('known'), name: 'Λία', surname: 'Βέη' })
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto('/admin/import')
  await press(admin, 'Ανέβασμα', { refused: 'Διάλεξε αν είναι μεντόρισσες ή mentees.' })
  await admin.getByRole('radio', { name: 'Mentees' }).check()
  const rows = [
    'Ονοματεπώνυμο;Διεύθυνση e-mail;Ηλικία',
    `Ρέα Νάνου;${email('rea')};30`,
    `Λία Βέη;${email('known')};40`,
    `Άννα Χωρίς;λάθος;20`,
  ]
  await admin.getByLabel('Αρχείο').setInputFiles({
    name: `παλιές-${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await press(admin, 'Ανέβασμα', { shows: 'Το αρχείο έχει 3 γραμμές.' })
  await expect(admin.getByLabel('Ονοματεπώνυμο')).toHaveValue('fullName')
  await admin.getByLabel('Διεύθυνση e-mail').selectOption('Ονοματεπώνυμο')
  await press(admin, 'Έλεγχος γραμμών', { refused: 'Διάλεξε ποια στήλη έχει το e-mail.' })
  await expect(admin.getByText('Διεύθυνση e-mail: Το ίδιο υπάρχει ήδη σε άλλη στήλη.')).toBeVisible()
  await admin.getByLabel('Διεύθυνση e-mail').selectOption('E-mail')
  await press(admin, 'Έλεγχος γραμμών', { refused: 'Δες τα παραδείγματα' })
  await expect(admin.getByText('Τότε τα επώνυμα είναι: Νάνου · Βέη · Χωρίς')).toBeVisible()
  await admin.getByRole('radio', { name: 'Πρώτα το όνομα' }).check()
  await press(admin, 'Έλεγχος γραμμών', { shows: 'Δεν έχει δημιουργηθεί τίποτα ακόμη.' })
  await expect(admin.getByText('Μία στήλη μένει έξω: Ηλικία.')).toBeVisible()
  await expect(admin.getByRole('row', { name: /Ρέα Νάνου/ })).toContainText('Νέα')
  await expect(admin.getByRole('row', { name: /Λία Βέη/ })).toContainText('παίρνει και αυτό το προφίλ')
  await expect(admin.getByRole('row', { name: /Άννα Χωρίς/ })).toContainText('Γράψε ένα e-mail σαν αυτό')
  await press(admin, 'Δημιούργησε 2 προφίλ', { shows: admin.getByRole('link', { name: /Κατέβασε/ }) })
  // The worker takes row after row; the page shows the moment at which it was loaded.
  const ends = (words: string) =>
    expect(async () => {
      await admin.reload()
      await expect(admin.getByText(words)).toBeVisible({ timeout: 200 })
    }).toPass()
  await ends('Δεν στείλαμε προσκλήσεις.')
  await press(admin, 'Στείλε πρόσκληση σε όλες', { shows: admin.getByRole('link', { name: /Κατέβασε/ }) })
  await ends('Σε όσες δημιουργήθηκαν στείλαμε πρόσκληση.')
  const file = await download(admin, /Κατέβασε/)
  expect(file.suggestedFilename()).toMatch(/^import-\d+\.csv$/)
  const [made] = await owner`
    select e.profile_due from data.users u join data.mentees e on e.user_id = u.id where u.email = ${email('rea')}`
  expect(made).toEqual({ profileDue: true })
  await press(admin, 'Σβήσε το αρχείο', { at: '/admin/import', shows: 'Οι γραμμές του αρχείου σβήστηκαν.' })
})
