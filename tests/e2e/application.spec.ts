import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, follow, here, press, test, unique, type Outcome } from '../support/browser'
import { thisYear } from '../support/this-year'

// A user becomes a mentor: eight pages of a form, nothing is lost on the way, an admin reviews it, a public profile.
test.use({ viewport: { width: 390, height: 844 } })

const go = (page: Page, outcome: Outcome) =>
  press(page, page.getByRole('main').getByRole('button', { name: 'Συνέχεια', exact: true }).last(), outcome)
const step = (number: number, total = 8): Outcome => ({ shows: `Βήμα ${number} από ${total}` })
const onStep = (page: Page, number: number, total = 8) =>
  expect(page.getByText(`Βήμα ${number} από ${total}`)).toBeVisible()

async function fillExperience(page: Page, year: string, outcome: Outcome) {
  await page.getByLabel('Επαγγελματικός τίτλος').fill('Πολιτικός μηχανικός')
  await page.getByLabel('Κλάδος').selectOption({ index: 2 })
  await page
    .getByRole('group', { name: 'Σε τι μπορείς να στηρίξεις μια mentee;' })
    .getByRole('checkbox')
    .first()
    .check()
  const since = page.getByRole('group', { name: /Από πότε έχεις επαγγελματική εμπειρία/ })
  await since.getByLabel('Μήνας').fill('9')
  await since.getByLabel('Έτος').fill(year)
  await go(page, outcome)
}

async function fillReason(page: Page, outcome: Outcome) {
  await page.getByLabel('Γιατί θέλεις να γίνεις μεντόρισσα;').fill('Για να έχει μια άλλη ό,τι δεν είχα εγώ.')
  await page.getByLabel('Περιγραφή για το προφίλ σου').fill('Η Ελένη σχεδιάζει γέφυρες που κρατούν.')
  await go(page, outcome)
}

const photo = (bytes: Buffer, name = 'εγώ.jpg') => ({ name, mimeType: 'image/jpeg', buffer: bytes })

test('from the first page of an application to a public profile @both', async ({
  page,
  people,
  pageOf,
  owner,
}) => {
  test.setTimeout(90_000)
  const surname = `Γεφυρά${unique()}`
  const email = `applicant-${unique()}@test.example`

  await test.step('an address that is known leads to signing in and back', async () => {
    await people.aUser({ email: `known-${email}` })
    await owner`insert into private.credentials (user_id, password_hash) select id, 'x' from data.users where email = ${`known-${email}`}`
    await page.goto('/mentor/register')
    await page.getByLabel('E-mail').fill(`KNOWN-${email}`)
    await page.getByLabel('Κωδικός', { exact: true }).fill('μια ήσυχη θάλασσα')
    await go(page, { refused: 'Υπάρχει ήδη λογαριασμός' })
    await expect(page.getByRole('link', { name: 'Σύνδεση και επιστροφή' })).toHaveAttribute(
      'href',
      '/login?redirectTo=%2Fmentor%2Fregister',
    )
  })

  await test.step('account and herself', async () => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Κωδικός', { exact: true }).fill('μια ήσυχη θάλασσα')
    await go(page, step(2))
    await page.getByLabel('Όνομα', { exact: true }).fill('Ελένη')
    await page.getByLabel('Επώνυμο').fill(surname)
    await page.getByLabel('Ημέρα').fill('3')
    await page.getByLabel('Μήνας').fill('2')
    await page.getByLabel('Έτος').fill('1980')
    await page.getByLabel(/Τηλέφωνο/).fill('+30 690 000 0000')
    await page.getByLabel('Ελληνικά').check()
    await go(page, step(3))
  })

  await test.step('too little experience is explained, and the rest is kept', async () => {
    await fillExperience(page, String(thisYear() - 1), {
      shows: 'Χρειάζονται 3 χρόνια εμπειρίας',
    })
    await follow(page, 'Πίσω στην εμπειρία μου', { shows: page.getByLabel('Επαγγελματικός τίτλος') })
    await expect(page.getByLabel('Επαγγελματικός τίτλος')).toHaveValue('Πολιτικός μηχανικός')
    await page.getByLabel('Προσφέρω και coaching').check()
    await fillExperience(page, '2010', step(4))
  })

  await test.step('she leaves, comes back, and is where she was', async () => {
    await page.goto('/mentor/register')
    await onStep(page, 4)
    await follow(page, 'Προηγούμενο βήμα', { shows: page.getByLabel('Επαγγελματικός τίτλος') })
    await expect(page.getByLabel('Επαγγελματικός τίτλος')).toHaveValue('Πολιτικός μηχανικός')
    await expect(page.getByLabel('Προσφέρω και coaching')).toBeChecked()
    await page.goto('/mentor/register?step=8')
    await onStep(page, 4)
    await fillReason(page, step(5))
  })

  await test.step('a wrong photo comes back with what to do; the one button keeps a right one and goes on', async () => {
    await onStep(page, 5)
    for (const bytes of [Buffer.from('GIF89a no photo'), Buffer.alloc(1_048_577, 1)]) {
      await page.getByLabel(/Διάλεξε φωτογραφία/).setInputFiles(photo(bytes))
      await go(page, { refused: 'Η φωτογραφία πρέπει να είναι JPG ή PNG, έως 1024 kB' })
    }
    const picture = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer()
    await page.getByLabel(/Διάλεξε φωτογραφία/).setInputFiles(photo(picture))
    await go(page, step(6))
    await follow(page, 'Προηγούμενο βήμα', {
      shows: page.getByRole('img', { name: 'Η φωτογραφία της αίτησης' }),
    })
    await go(page, step(6))
  })

  await test.step('rows of links come and go, and a bad one is named', async () => {
    await page.getByLabel('Σύνδεσμος 1').fill('ftp://gefyres.gr')
    await here(page.getByRole('button', { name: 'Ένας ακόμη σύνδεσμος' }), {
      shows: page.getByLabel('Σύνδεσμος 2'),
    })
    await page.getByLabel('Σύνδεσμος 2').fill('https://example.org/gefyres')
    await go(page, { refused: 'http://' })
    await expect(page.getByLabel('Σύνδεσμος 2')).toHaveValue('https://example.org/gefyres')
    await here(page.getByRole('button', { name: 'Αφαίρεση 1' }), { gone: page.getByLabel('Σύνδεσμος 2') })
    await expect(page.getByLabel('Σύνδεσμος 1')).toHaveValue('https://example.org/gefyres')
    await go(page, step(7))
  })

  await test.step('terms, a last look, and sent', async () => {
    await go(page, { refused: 'όρους' })
    await page.getByLabel(/Αποδέχομαι/).check()
    await go(page, step(8))
    for (const text of [
      email,
      surname,
      'Πολιτικός μηχανικός',
      'Mentoring και coaching',
      'https://example.org/gefyres',
    ]) {
      await expect(page.getByRole('main')).toContainText(text)
    }
    await press(page, 'Αποστολή αίτησης', { at: '/mentor/application' })
    await expect(page.getByRole('heading', { name: 'Τι γίνεται τώρα' })).toBeVisible()
    await page.goto('/mentor/register')
    await expect(page).toHaveURL('/mentor/application')
  })

  const [mentor] = await owner<{ id: number; photoId: number }[]>`
    select m.id, c.photo_id from data.mentors m join data.mentor_cards c on c.mentor_id = m.id where c.surname = ${surname}`
  const office = await pageOf(await people.anAdmin(), 'admin')

  await test.step('an administrator asks for more; she completes it', async () => {
    expect((await office.request.get(`/photos/${mentor!.photoId}/large`)).headers()['content-type']).toBe(
      'image/webp',
    )
    await office.goto(`/admin/pending-applications?q=${encodeURIComponent(surname)}`)
    await follow(office, `Ελένη ${surname}`, { shows: office.getByLabel('Ζήτησε στοιχεία') })
    await office.getByLabel('Ζήτησε στοιχεία').check()
    await press(office, 'Καταχώριση απόφασης', { refused: 'Γράψε τον λόγο' })
    await office.getByLabel(/Μήνυμα προς εκείνη/).fill('Πες μας λίγα ακόμη για τις γέφυρες.')
    await press(office, 'Καταχώριση απόφασης', { shows: 'Της γράψαμε τι λείπει' })

    await page.goto('/mentor/application')
    await expect(page.getByText('Πες μας λίγα ακόμη για τις γέφυρες.')).toBeVisible()
    await follow(page, 'Συμπλήρωση της αίτησης', { shows: 'Βήμα 7 από 7' })
    await onStep(page, 7, 7)
    await page.goto('/mentor/register?step=4')
    await page.getByLabel('Περιγραφή για το προφίλ σου').fill('Η Ελένη έχει σχεδιάσει δώδεκα γέφυρες.')
    await expect(page.getByText('Πες μας λίγα ακόμη για τις γέφυρες.')).toBeVisible()
    await go(page, step(7, 7))
    await press(page, 'Αποστολή της αίτησης ξανά', { at: '/mentor/application' })
  })

  await test.step('she is approved and everyone finds her', async () => {
    expect((await page.request.get(`/mentors/${mentor!.id}`)).status()).toBe(404)
    await office.goto(`/admin/pending-applications/${mentor!.id}`)
    await expect(office.getByText('δώδεκα γέφυρες')).toBeVisible()
    await here(office.getByText('Το αυτόματο κείμενο της έγκρισης'), { shows: 'Η αίτησή σου εγκρίθηκε' })
    await office.getByLabel('Έγκριση', { exact: true }).check()
    await press(office, 'Καταχώριση απόφασης', { shows: 'Εγκρίθηκε: ' })

    await page.goto(`/mentors?q=${encodeURIComponent(surname)}`)
    await follow(page, page.getByRole('link', { name: `Ελένη ${surname}` }).first(), {
      shows: 'δώδεκα γέφυρες',
    })
    const [offers] = await owner`
      select offers_mentoring as mentoring, offers_coaching as coaching from data.mentors where id = ${mentor!.id}`
    expect(offers).toEqual({ mentoring: true, coaching: true })
  })
})

test('a mentor confirms that she wants to be a mentee too, becomes one and is back where she was @no-js', async ({
  people,
  pageOf,
  owner,
}) => {
  const [mentor, other] = [await people.aMentor(), await people.aMentor()]
  await owner`update data.users set birthdate = null where id = ${mentor.userId}`
  const page = await pageOf(mentor, 'mentor')
  await page.goto('/mentee/register?redirectTo=%2Fcheckout%2F1')
  await expect(page.getByRole('heading', { name: 'Ένα βήμα πριν από το πακέτο σου' })).toBeVisible()
  await page.goto(`/mentors/${other.id}`)
  await follow(page.locator('#request'), 'Δημιουργία προφίλ mentee', { at: /\/mentee\/register/ })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Θέλεις να γίνεις και mentee;')
  await press(page, 'Δημιουργία προφίλ mentee', { refused: /./ })
  await page.getByLabel('Ημέρα').fill('3')
  await page.getByLabel('Μήνας').fill('2')
  await page.getByLabel('Έτος').fill('1980')
  await page.getByLabel(/Αποδέχομαι/).check()
  await press(page, 'Δημιουργία προφίλ mentee', { at: `/mentors/${other.id}` })
  expect(await owner`select kind from private.outbox where to_user_id = ${mentor.userId}`).toEqual([
    { kind: 'profile_created' },
  ])
  await page.goto('/mentor/mentorships')
  await expect(page).toHaveURL(/not-authorized/)
})

test('with JavaScript a mentor confirms in a pop-up that she wants to be a mentee too @js', async ({
  people,
  pageOf,
}) => {
  const page = await pageOf(await people.aMentor(), 'mentor')
  await page.goto('/mentor/my-account?tab=otherProfile')
  const question = page.getByRole('dialog', { name: 'Θέλεις να γίνεις και mentee;' })
  await here(page.getByRole('link', { name: 'Δημιουργία προφίλ mentee' }), { shows: question })
  // What is refused there is shown on its page.
  await press(question, 'Δημιουργία προφίλ mentee', { at: /\/mentee\/register/, refused: /όρους/ })
  await page.getByLabel(/Αποδέχομαι/).check()
  await press(page.getByRole('main'), 'Δημιουργία προφίλ mentee', { at: '/mentee/mentorships' })
})
