import { expect, test, unique } from '../support/browser'

// The whole of what the product is for, on a phone, in Greek: she finds a mentor, pays, asks, is accepted, they
// work together, it is completed.
test.use({ viewport: { width: 390, height: 844 } })

const message = 'Επιστρέφω στη δουλειά μετά από δύο χρόνια και θα ήθελα να σκεφτούμε μαζί το επόμενο βήμα.'

test('from finding a mentor to a completed mentorship', async ({ page, people, pageOf }) => {
  test.setTimeout(60_000)
  const surname = `Δοκιμάκη${unique()}`
  const mentor = await people.aMentor({ name: 'Φωτεινή', surname, title: 'Μηχανικός' })
  const email = `main-job-${unique()}@test.example`

  await test.step('a visitor finds the mentor and is asked to sign in', async () => {
    await page.goto('/mentors')
    await page.getByText('Φίλτρα', { exact: false }).first().click()
    await page.getByLabel('Όνομα ή επάγγελμα').fill(surname.replace('ά', 'α').toUpperCase())
    await page.getByRole('button', { name: 'Δείξε μεντόρισσες' }).click()
    await page.getByRole('link', { name: `Φωτεινή ${surname}` }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Φωτεινή ${surname}`)
    await page.getByRole('main').getByRole('link', { name: 'Φτιάξε λογαριασμό' }).click()
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
    await page.getByRole('button', { name: 'Δημιουργία λογαριασμού' }).click()
    await expect(page).toHaveURL(`/mentors/${mentor.id}`)
    await expect(page.getByRole('heading', { name: 'Χρειάζεσαι πρώτα ένα πακέτο' })).toBeVisible()
  })

  await test.step('she orders a package and sends the proof of her deposit', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Δες τα πακέτα' }).click()
    await page.getByRole('link', { name: /Το διαλέγω/ }).first().click()
    await page.getByLabel('Κατάθεση στην τράπεζα').check()
    await page.getByLabel(/Διάβασα και αποδέχομαι/).check()
    await page.getByRole('button', { name: /Παραγγελία με υποχρέωση πληρωμής – 62,00/ }).click()
    await expect(page.getByText('GR16 0110', { exact: false }).first()).toBeVisible()
    await page.getByLabel('Αρχείο').setInputFiles({ name: 'Κατάθεση «Μάιος».pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
    await page.getByRole('button', { name: 'Αποστολή αποδεικτικού' }).click()
    await expect(page.getByText('Λάβαμε το αποδεικτικό σου').first()).toBeVisible()
    await page.goto('/mentee/mentorships')
    await expect(page.getByText('Ελέγχουμε την πληρωμή σου')).toBeVisible()
  })

  const admin = await pageOf(await people.anAdmin({ name: 'Κατερίνα', surname: `Διαχειριστή${unique()}` }), 'admin')
  await test.step('an administrator confirms the payment', async () => {
    await admin.goto('/admin/purchased-subscriptions')
    await admin.getByLabel(/Αναζήτηση/).fill(email)
    await admin.getByRole('button', { name: 'Αναζήτηση' }).click()
    const found = admin.getByRole('link', { name: /Σήμανση ως πληρωμένο/ })
    await expect(found).toHaveCount(1)
    await found.click()
    await admin.getByRole('button', { name: /^Καταχώριση 62/ }).click()
    await expect(admin.getByText(/^Καταχωρίστηκε: /)).toBeVisible()
  })

  await test.step('she sends her request', async () => {
    await page.goto(`/mentors/${mentor.id}`)
    await page.getByLabel('Το μήνυμά σου').fill('Γεια')
    await page.getByRole('button', { name: 'Αποστολή αιτήματος για mentoring' }).click()
    await expect(page.getByRole('alert')).toContainText('20')
    await expect(page.getByLabel('Το μήνυμά σου')).toHaveValue('Γεια')
    await page.getByLabel('Το μήνυμά σου').fill(message)
    await page.getByRole('button', { name: 'Αποστολή αιτήματος για mentoring' }).click()
    await expect(page).toHaveURL('/mentee/mentorships')
    await expect(page.getByRole('heading', { name: 'Περιμένεις απάντηση' })).toBeVisible()
  })

  const mentorPage = await pageOf(mentor, 'mentor')
  await test.step('the mentor accepts', async () => {
    await mentorPage.goto('/mentor/mentorships')
    await expect(mentorPage.getByText(message)).toBeVisible()
    await mentorPage.getByRole('link', { name: /Αποδοχή/ }).click()
    await mentorPage.getByRole('button', { name: 'Αποδοχή αιτήματος' }).click()
    await expect(mentorPage.getByText(email).first()).toBeVisible()
  })

  await test.step('both see each other, she counts three sessions', async () => {
    await page.goto('/mentee/mentorships')
    await expect(page.getByText('+306900000000').first()).toBeVisible()
    const add = page.getByRole('button', { name: 'Πρόσθεσε τη συνεδρία' })
    for (const count of [1, 2, 3]) {
      await add.click()
      if (count > 1) {
        await page.getByLabel('Ναι, έγινε και δεύτερη συνεδρία').check()
        await add.click()
      }
      await expect(page.getByText(`${count} από τουλάχιστον 3 συνεδρίες`).first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Αφαίρεσε την τελευταία συνεδρία' }).click()
    await expect(page.getByText('2 από τουλάχιστον 3 συνεδρίες').first()).toBeVisible()
  })

  await test.step('an administrator completes it, knowing that a session is missing', async () => {
    await admin.goto(`/admin/mentorships?q=${encodeURIComponent(surname)}`)
    await admin.getByRole('link', { name: /Ολοκλήρωση/ }).click()
    await expect(admin.getByText('Όλες οι συνεδρίες είναι γραμμένες την πρώτη ημέρα', { exact: false })).toBeVisible()
    await admin.getByRole('button', { name: 'Ολοκλήρωση σχέσης' }).click()
    await expect(admin.getByRole('alert')).toBeVisible()
    await admin.getByLabel(/Γνωρίζω ότι/).check()
    await admin.getByRole('button', { name: 'Ολοκλήρωση σχέσης' }).click()
    await expect(admin.getByText('Ολοκληρώθηκε η συνεργασία', { exact: false })).toBeVisible()
    await page.goto('/mentee/mentorships')
    await expect(page.getByText('+306900000000')).toHaveCount(0)
    await page.goto(`/mentors/${mentor.id}`)
    await expect(page.getByText('Διαθέσιμη για mentoring').first()).toBeVisible()
  })
})
