import { expect, follow, here, press, test, unique } from '../support/browser'

// The main path through the product, on a phone, in Greek: a mentee finds a mentor, pays, sends a request, and is
// accepted; they work together; the mentorship is completed.
test.use({ viewport: { width: 390, height: 844 } })

const message = 'Επιστρέφω στη δουλειά μετά από δύο χρόνια και θα ήθελα να σκεφτούμε μαζί το επόμενο βήμα.'

test('from finding a mentor to a completed mentorship @both', async ({ page, people, pageOf }) => {
  test.setTimeout(60_000)
  const surname = `Δοκιμάκη${unique()}`
  const mentor = await people.aMentor({ name: 'Φωτεινή', surname, title: 'Μηχανικός' })
  const email = `main-job-${unique()}@test.example`

  await test.step('a visitor finds the mentor and is asked to sign in', async () => {
    await page.goto('/mentors')
    await page.getByLabel('Τι σε απασχολεί;').fill(surname.replace('ά', 'α').toUpperCase())
    await press(page, 'Αναζήτηση', { shows: page.getByRole('link', { name: `Φωτεινή ${surname}` }) })
    await follow(page, page.getByRole('link', { name: `Φωτεινή ${surname}` }).first(), {
      shows: page.getByRole('heading', { level: 1, name: `Φωτεινή ${surname}` }),
    })
    await follow(page.getByRole('main'), 'Φτιάξε λογαριασμό', {
      shows: page.getByLabel('Όνομα', { exact: true }),
    })
  })

  await test.step('she opens an account and comes back', async () => {
    await page.getByLabel('Όνομα', { exact: true }).fill('Νεφέλη')
    await page.getByLabel('Επώνυμο').fill('Ράλλη')
    await page.getByLabel('Ημέρα').fill('7')
    await page.getByLabel('Μήνας').fill('3')
    await page.getByLabel('Έτος').fill('1995')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Κωδικός', { exact: true }).fill('μια ήσυχη θάλασσα')
    await page.getByLabel(/Αποδέχομαι/).check()
    await press(page, 'Δημιουργία λογαριασμού', { at: `/mentors/${mentor.id}` })
    await expect(page.getByRole('heading', { name: 'Χρειάζεσαι πρώτα ένα πακέτο' })).toBeVisible()
  })

  await test.step('she orders a package and sends the proof of her deposit', async () => {
    await follow(page.getByRole('main'), 'Δες τα πακέτα', { at: `/mentoring-packages?mentor=${mentor.id}` })
    await follow(page, page.getByRole('link', { name: /Το διαλέγω/ }).first(), {
      shows: page.getByLabel('Κατάθεση στην τράπεζα'),
    })
    await page.getByLabel('Κατάθεση στην τράπεζα').check()
    await page.getByLabel(/Διάβασα και αποδέχομαι/).check()
    await press(page, /Παραγγελία με υποχρέωση πληρωμής – 62,00/, { shows: 'GR16 0110' })
    await page.getByLabel('Αρχείο').setInputFiles({
      name: 'Κατάθεση «Μάιος».pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    })
    await press(page, 'Αποστολή αποδεικτικού', { shows: 'Λάβαμε το αποδεικτικό σου' })
    await page.goto('/mentee/mentorships')
    await expect(page.getByText('Ελέγχουμε την πληρωμή σου')).toBeVisible()
  })

  const admin = await pageOf(
    await people.anAdmin({ name: 'Κατερίνα', surname: `Διαχειριστή${unique()}` }),
    'admin',
  )
  await test.step('an administrator confirms the payment', async () => {
    await admin.goto('/admin/purchased-subscriptions')
    await admin
      .getByRole('main')
      .getByLabel(/Αναζήτηση/)
      .fill(email)
    const found = admin.getByRole('link', { name: /^MP-/ })
    await press(admin, 'Αναζήτηση', { shows: found })
    await expect(found).toHaveCount(1)
    await follow(admin, found, { at: /\/admin\/purchased-subscriptions\/\d+/ })
    await follow(admin, 'Έλεγξέ το και σημείωσε την πληρωμή', { shows: admin.getByLabel(/Ποσό που ήρθε/) })
    await press(admin, 'Καταγραφή της κατάθεσης', { shows: /^Καταχωρίστηκε: .*62,00/ })
  })

  await test.step('she sends her request', async () => {
    await page.goto(`/mentors/${mentor.id}`)
    await page.getByLabel('Το μήνυμά σου').fill('Γεια')
    await press(page, 'Αποστολή αιτήματος για mentoring', { refused: '20' })
    await expect(page.getByLabel('Το μήνυμά σου')).toHaveValue('Γεια')
    await page.getByLabel('Το μήνυμά σου').fill(message)
    // The express request to begin is asked here, not with the order.
    await page.getByLabel(/^Ζητώ ρητά/).check()
    await press(page, 'Αποστολή αιτήματος για mentoring', { at: '/mentee/mentorships' })
    await expect(page.getByRole('heading', { name: 'Περιμένεις απάντηση' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Απόσυρση αιτήματος' })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Τα πακέτα μου' })).toHaveCount(0)
  })

  const mentorPage = await pageOf(mentor, 'mentor')
  await test.step('the mentor accepts', async () => {
    await mentorPage.goto('/mentor/mentorships')
    await expect(mentorPage.getByText(message)).toBeVisible()
    await follow(mentorPage, /Αποδοχή/, {
      shows: mentorPage.getByRole('button', { name: 'Αποδοχή αιτήματος' }),
    })
    await press(mentorPage, 'Αποδοχή αιτήματος', { shows: mentorPage.getByText(email).first() })
  })

  await test.step('both see each other, she counts three sessions', async () => {
    await page.goto('/mentee/mentorships')
    await expect(page.getByText('+30 690 000 0000').first()).toBeVisible()
    const add = page.getByRole('button', { name: 'Πρόσθεσε τη συνεδρία' })
    // Before their first date, to plan comes first and to note what was held is folded.
    await expect(page.getByRole('link', { name: 'Όρισε συνεδρία' }).first()).toBeVisible()
    await here(page.getByText('Βρεθήκατε ήδη;'), { shows: add })
    for (const count of [1, 2, 3]) {
      const second = page.getByLabel('Ναι, έγινε και δεύτερη συνεδρία')
      if (count > 1) {
        await press(page, add, { shows: second })
        await second.check()
      }
      await press(page, add, { shows: `${count} από τουλάχιστον 3 συνεδρίες` })
    }
    await press(page, 'Αφαίρεσε την τελευταία συνεδρία', { shows: '2 από τουλάχιστον 3 συνεδρίες' })
  })

  await test.step('an administrator completes it, knowing that a session is missing', async () => {
    await admin.goto(`/admin/mentorships?q=${encodeURIComponent(surname)}`)
    await follow(admin, new RegExp(` – Φωτεινή ${surname}`), { at: /\/admin\/mentorships\/\d+$/ })
    await follow(admin, 'Ολοκλήρωση', { shows: 'Όλες οι συνεδρίες είναι γραμμένες την πρώτη ημέρα' })
    await press(admin, 'Ολοκλήρωση συνεργασίας', { refused: /./ })
    await admin.getByLabel(/Γνωρίζω ότι/).check()
    await press(admin, 'Ολοκλήρωση συνεργασίας', { shows: 'Ολοκληρώθηκε η συνεργασία' })
    await page.goto('/mentee/mentorships')
    await expect(page.getByText('+30 690 000 0000')).toHaveCount(0)
    await page.goto(`/mentors/${mentor.id}`)
    await expect(page.getByText('Διαθέσιμη για mentoring').first()).toBeVisible()
  })
})
