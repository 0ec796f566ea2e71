import { expect, test, unique } from '../support/browser'
import { follow, press } from '../support/browser-acts'
import { writeDay } from '../support/day-fields'
import { athensDay } from '~/i18n/format'

test.setTimeout(90_000)

test('the team publishes a seminar, mentors see when and where, the team cancels it @both', async ({
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
  await press(admin, 'Δημοσίευση σεμιναρίου', { shows: `Δημοσιεύτηκε το σεμινάριο: ${title}` })

  const mentor = await pageOf(await people.aMentor({ name: 'Άρτεμις', surname: 'Ψαρρά' }), 'mentor')
  await mentor.goto('/mentor/mentorships')
  await follow(mentor.getByRole('main'), title, { at: /\/mentor\/seminars#seminar-/ })
  const card = mentor.getByRole('listitem').filter({ has: mentor.getByRole('heading', { name: title }) })
  await expect(card.getByRole('link', { name: link })).toBeVisible()
  await admin.getByLabel('Μήνυμα προς τις μεντόρισσες').fill('Η ομιλήτρια αρρώστησε.')
  await press(admin, 'Ακύρωση του σεμιναρίου', { shows: 'Η ομιλήτρια αρρώστησε.' })
  await mentor.reload()
  await expect(card.getByText('Το σεμινάριο ακυρώθηκε: Η ομιλήτρια αρρώστησε.')).toBeVisible()
})
