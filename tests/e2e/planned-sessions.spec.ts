import { expect, test } from '../support/browser'
import { follow, press } from '../support/browser-acts'
import { chooseTime, summerTime } from '../support/day-fields'
import { athensDay } from '~/i18n/format'

const { begins, after, sunday } = summerTime()
const day = (days: number) => athensDay(new Date(Date.now() + days * 86_400_000))

test('R14 coach and coachee plan a session, move it, cancel it freely and late, and record what became of it @both', async ({
  people,
  pageOf,
  acts,
  owner,
}) => {
  const mentor = await people.aMentor({ offersCoaching: true })
  const mentee = await people.aMentee({ kind: 'two_in_one' })
  const id = await acts.approve(mentor, await acts.sendForCoaching(mentee, mentor))
  const statuses = async () =>
    (await owner`select status from data.sessions where mentorship_id = ${id} order by id`).map(
      ({ status }) => status as string,
    )
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  const plan = page.getByRole('link', { name: 'Όρισε συνεδρία' }).first()
  await follow(page, plan, { at: `/mentee/mentorships/${id}/sessions/plan` })
  await chooseTime(page, begins, '03:30')
  await press(page, 'Όρισε τη συνεδρία', { refused: 'τα ρολόγια πάνε μία ώρα μπροστά' })
  await chooseTime(page, undefined, '18:30')
  await page.getByLabel(/^Πού/).fill('https://meet.example.org/anna')
  await press(page, 'Όρισε τη συνεδρία', { at: '/mentee/mentorships', shows: 'Η συνεδρία ορίστηκε.' })
  await expect(page.getByText(`ελεύθερα έως Σάββατο ${sunday - 1} Μαρτίου`, { exact: false })).toBeVisible()

  const coach = await pageOf(mentor, 'mentor')
  await coach.goto('/mentor/mentorships')
  await expect(coach.getByRole('link', { name: 'https://meet.example.org/anna' })).toBeVisible()
  await follow(coach, /^Αλλαγή/, { at: /\?to=move$/ })
  await expect(coach.getByRole('combobox', { name: 'Ημέρα' })).toHaveValue(begins)
  await expect(coach.getByRole('combobox', { name: 'Ώρα' })).toHaveValue('18:30')
  await chooseTime(coach, after)
  await press(coach, 'Αποθήκευσε την αλλαγή', { at: '/mentor/mentorships', shows: 'Η συνεδρία άλλαξε.' })

  await page.goto('/mentee/mentorships')
  await follow(page, new RegExp(`^Ακύρωση Κυριακή ${sunday - 24} Απριλίου`), { at: /\?to=cancel$/ })
  await expect(page.getByText('Δεν θα μετρήσει', { exact: false })).toBeVisible()
  await press(page, 'Ακύρωσε τη συνεδρία', { shows: 'Η συνεδρία ακυρώθηκε και δεν μετρά.' })

  await acts.plan(mentor, id, day(2))
  await page.goto('/mentee/mentorships')
  await follow(page, /^Ακύρωση /, { at: /\?to=cancel$/ })
  await owner`update data.sessions set held_on = rules.local_date(), starts_at = now() + interval '1 minute'
    where mentorship_id = ${id} and status = 'planned'`
  await press(page, 'Ακύρωσε τη συνεδρία', { refused: 'Όσο ήσουν στη σελίδα' })
  await press(page, 'Ακύρωσέ την, κι ας μετρήσει', { shows: 'Η συνεδρία ακυρώθηκε και μετρά' })
  await expect(page.getByText('1 από 4 συνεδρίες').first()).toBeVisible()

  await acts.plan(mentor, id)
  await owner`update data.sessions set held_on = rules.local_date(), starts_at = now() - interval '1 minute'
    where mentorship_id = ${id} and status = 'planned'`
  await page.goto('/mentee/mentorships')
  await follow(page.locator('#current'), /^Σημείωσε τι έγινε/, { at: /\?to=settle$/ })
  await page.getByLabel('Δεν ήρθε εκείνη').check()
  await press(page, 'Αποθήκευση', { at: '/mentee/mentorships', shows: 'Σημειώθηκε τι έγινε στη συνεδρία.' })
  expect(await statuses()).toEqual(['cancelled', 'late_cancel', 'no_show_mentor'])
})
