import { expect, test, unique } from '../support/browser'
import { follow, press } from '../support/browser-acts'
import { writeDay } from '../support/day-fields'
import { athensDay } from '~/i18n/format'

test.setTimeout(90_000)

test('the team publishes a seminar, a mentor signs up and gives up her seat, the team cancels it @both', async ({
  people,
  pageOf,
}) => {
  const title = `Όρια ${unique()}`
  const link = 'https://meet.example.org/oria'
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto('/admin/seminars')
  await follow(admin, 'Νέο σεμινάριο', { at: '/admin/seminars/new' })
  await press(admin, 'Δημοσίευση σεμιναρίου', { refused: 'Γράψε έναν τίτλο για το σεμινάριο' })
  await admin.getByLabel('Τίτλος').fill(title)
  await writeDay(admin, athensDay(new Date(Date.now() + 20 * 86_400_000)))
  await admin.getByLabel('Ώρα', { exact: true }).fill('18:30')
  await admin.getByLabel('Τόπος ή σύνδεσμος').fill(link)
  await admin.getByLabel('Θέσεις').fill('1')
  await press(admin, 'Δημοσίευση σεμιναρίου', { shows: `Δημοσιεύτηκε το σεμινάριο: ${title}` })

  const mentor = await pageOf(await people.aMentor({ name: 'Άρτεμις', surname: 'Ψαρρά' }), 'mentor')
  await mentor.goto('/mentor/mentorships')
  await follow(mentor.getByRole('main'), title, { at: /\/mentor\/seminars#seminar-/ })
  const card = mentor.getByRole('listitem').filter({ has: mentor.getByRole('heading', { name: title }) })
  await expect(card.getByText(link)).toHaveCount(0)
  await press(card, `Δήλωση συμμετοχής ${title}`, { shows: `Δήλωσες συμμετοχή στο σεμινάριο: ${title}` })
  await expect(card.getByRole('link', { name: link })).toBeVisible()
  await admin.reload()
  await expect(admin.getByRole('link', { name: 'Άρτεμις Ψαρρά' })).toBeVisible()

  const late = await pageOf(await people.aMentor(), 'mentor')
  await late.goto('/mentor/seminars')
  const full = late.getByRole('listitem').filter({ has: late.getByRole('heading', { name: title }) })
  await expect(full.getByText('Οι θέσεις συμπληρώθηκαν.')).toBeVisible()
  await press(card, `Δεν θα έρθω τελικά ${title}`, { shows: 'Η θέση σου ελευθερώθηκε.' })
  await late.reload()
  await press(full, `Δήλωση συμμετοχής ${title}`, { shows: 'Δήλωσες συμμετοχή' })

  await admin.reload()
  await expect(admin.getByText('Μία μεντόρισσα έχει δηλώσει συμμετοχή')).toBeVisible()
  await admin.getByLabel('Μήνυμα προς όσες δήλωσαν συμμετοχή').fill('Η ομιλήτρια αρρώστησε.')
  await press(admin, 'Ακύρωση του σεμιναρίου', { shows: 'Η ομιλήτρια αρρώστησε.' })
  await late.goto('/mentor/seminars')
  await expect(full.getByText('Το σεμινάριο ακυρώθηκε: Η ομιλήτρια αρρώστησε.')).toBeVisible()
})
