import { athensDay } from '~/i18n/format'
import { expect, follow, press, test, unique } from '../support/browser'
import { writeDay } from '../support/day-fields'

test('an admin pauses a mentorship, resumes it, confirms a second pause, and stops it', async ({
  people,
  pageOf,
  acts,
}) => {
  const surname = `Ταξιδεύτρια-${unique()}`
  const [mentor, mentee] = [await people.aMentor(), await people.aMentee({ surname })]
  const id = await acts.approve(mentor, await acts.send(mentee, mentor))
  const page = await pageOf(await people.anAdmin(), 'admin')
  const queue = (scope: string) =>
    page.goto(`/admin/mentorships?scope=${scope}&q=${encodeURIComponent(surname)}`)

  await page.goto(`/admin/mentorships?q=${encodeURIComponent(surname)}`)
  await follow(page, new RegExp(`${surname} – `), { at: `/admin/mentorships/${id}` })
  await follow(page, 'Παύση', { at: new RegExp(`/admin/mentorships/${id}/state\\?to=pause`) })
  await page.getByRole('textbox', { name: /^Λόγος/ }).fill('Ταξίδι')
  await writeDay(page, '2020-01-01')
  await press(page, 'Παύση συνεργασίας', { refused: 'Διάλεξε μια μελλοντική ημερομηνία' })
  await writeDay(page, athensDay(new Date(Date.now() + 28 * 86_400_000)))
  await press(page, 'Παύση συνεργασίας', { shows: /μπήκε σε παύση\. Mentee/, at: `/admin/mentorships/${id}` })

  await page.goto(`/admin/mentorships/${id}/state?to=resume`)
  await press(page, 'Συνέχιση συνεργασίας', { shows: /Η συνεργασία συνεχίζεται/ })

  await page.goto(`/admin/mentorships/${id}/state?to=pause`)
  await press(page, 'Παύση συνεργασίας', { refused: /ήδη μία φορά σε παύση/ })
  await page.getByLabel(/άλλη μία φορά/).check()
  await press(page, 'Παύση συνεργασίας', { shows: /μπήκε σε παύση\. Mentee/ })

  await queue('paused')
  await expect(page.getByRole('row').filter({ hasText: surname })).toHaveCount(1)
  await expect(page.getByText('Ταξίδι')).toHaveCount(0)
  await page.goto(`/admin/mentorships/${id}/state?to=stop`)
  await expect(page.getByText('τελειώνει αμέσως, χωρίς προθεσμία', { exact: false })).toBeVisible()
  await page.getByLabel('Η mentee', { exact: true }).check()
  await page.getByRole('textbox', { name: /^Λόγος/ }).fill('Έφυγε στο εξωτερικό')
  await press(page, /^Τέλος/, { shows: /Καταγράφηκε το τέλος/ })
})

test('the page to stop coaching says what else will close', async ({ people, pageOf, acts }) => {
  const [coach, mentee] = [
    await people.aMentor({ offersCoaching: true }),
    await people.aMentee({ kind: 'two_in_one' }),
  ]
  const id = await acts.approve(coach, await acts.sendForCoaching(mentee, coach))
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/mentorships/${id}/state?to=stop`)
  await expect(page.getByText('όλο το mentoring του πακέτου', { exact: false })).toBeVisible()
})
