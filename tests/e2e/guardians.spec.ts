import { expect, press, test } from '../support/browser'

test('a mentee of sixteen orders with the consent of her guardian; what she typed stays after a refusal @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const birthdate = `${new Date().getFullYear() - 16}-01-01`
  const mentee = await people.aMentee({ birthdate, package: 'none' })
  const [wanted] = await owner`select id from data.packages where code = 'three_months'`
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/checkout/${wanted!.id}`)
  await expect(page.getByText('Επειδή είσαι κάτω των 18', { exact: false })).toBeVisible()
  await page.getByLabel('Όνομα και επώνυμο').fill(' ')
  await page.getByLabel('E-mail', { exact: true }).fill('mitera@test.example')
  await page.getByLabel(/^Ο γονέας ή κηδεμόνας μου/).check()
  await page.getByLabel('Κατάθεση στην τράπεζα').check()
  await page.getByLabel(/^Ζητώ ρητά/).check()
  await page.getByLabel(/^Διάβασα και αποδέχομαι/).check()
  await press(page, /^Παραγγελία με υποχρέωση πληρωμής/, {
    refused: 'χρειαζόμαστε τα στοιχεία και τη συγκατάθεση του κηδεμόνα σου',
  })
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('mitera@test.example')
  await expect(page.getByLabel(/^Ο γονέας ή κηδεμόνας μου/)).toBeChecked()
  await page.getByLabel('Όνομα και επώνυμο').fill('Μαρία Παππά')
  await press(page, /^Παραγγελία με υποχρέωση πληρωμής/, { at: /\/purchases\/\d+$/, shows: 'Πού καταθέτεις' })
  const [order] = await owner`
    select guardian_name, guardian_email from data.purchases where mentee_id = ${mentee.id}`
  expect(order).toEqual({ guardianName: 'Μαρία Παππά', guardianEmail: 'mitera@test.example' })
})

test('a mentee who paid before her age was known names her guardian, and can then ask a mentor @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const mentor = await people.aMentor()
  const mentee = await people.aMentee()
  await owner`update data.users set birthdate = ${`${new Date().getFullYear() - 16}-01-01`} where id = ${mentee.userId}`
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/mentors/${mentor.id}`)
  await expect(page.locator('#request')).toContainText('Συμπλήρωσε τα στοιχεία του κηδεμόνα σου')
  await page.goto('/mentee/guardian')
  await page.getByLabel('Όνομα και επώνυμο').fill('Μαρία Παππά')
  await page.getByLabel('E-mail', { exact: true }).fill('mitera@test.example')
  await page.getByLabel(/^Ο γονέας ή κηδεμόνας μου/).check()
  await press(page, 'Αποθήκευση', {
    at: '/mentee/mentorships',
    shows: 'Τα στοιχεία του κηδεμόνα σου αποθηκεύτηκαν.',
  })
  await page.goto(`/mentors/${mentor.id}`)
  await expect(page.getByRole('button', { name: 'Αποστολή αιτήματος για mentoring' })).toBeVisible()
})
