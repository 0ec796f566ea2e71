import { expect, test } from '../support/browser'
import { follow, here, press } from '../support/browser-acts'
import { athensDay } from '~/i18n/format'
import { chooseTime, summerTime } from '../support/day-fields'

const soon = athensDay(new Date(Date.now() + 3 * 86_400_000))

test('R14 a mentor accepts with times, the mentee answers with others, and the mentor takes one @both', async ({
  people,
  pageOf,
  acts,
  owner,
}) => {
  const mentor = await people.aMentor()
  const mentee = await people.aMentee()
  const requestId = await acts.send(mentee, mentor)
  const page = await pageOf(mentor, 'mentor')

  await test.step('the mentor accepts and offers two times; a half one is refused, and nothing typed is lost', async () => {
    await page.goto(`/mentor/mentorships/requests/${requestId}/approve`)
    const firstTime = page.getByRole('group', { name: /^1η πρόταση/ })
    await here(page.getByText('Πρότεινε και ώρες για την πρώτη συνεδρία'), { shows: firstTime })
    await chooseTime(firstTime, soon)
    await page.getByLabel(/^Πού/).fill('https://meet.example.org/anna')
    await press(page, 'Αποδοχή αιτήματος', { refused: /1η πρόταση/ })
    await expect(firstTime.getByRole('combobox', { name: 'Ημέρα' })).toHaveValue(soon)
    await chooseTime(firstTime, undefined, '18:30')
    const secondTime = page.getByRole('group', { name: /^2η πρόταση/ })
    await chooseTime(secondTime, summerTime().begins, '03:30')
    await press(page, 'Αποδοχή αιτήματος', { refused: 'τα ρολόγια πάνε μία ώρα μπροστά' })
    await chooseTime(secondTime, undefined, '18:30')
    await press(page, 'Αποδοχή αιτήματος', { at: '/mentor/mentorships', shows: 'Πρότεινες αυτές τις ώρες.' })
  })

  const [{ id }] = await owner<
    [{ id: number }]
  >`select id from data.mentorships where request_id = ${requestId}`
  const hers = await pageOf(mentee, 'mentee')

  await test.step('the mentee sees them first of all, and answers with another time', async () => {
    await hers.goto('/mentee/mentorships')
    await expect(hers.getByRole('heading', { name: 'Διάλεξε ώρα για τη συνεδρία σας' })).toBeVisible()
    await expect(hers.getByRole('button', { name: 'Κυριακή 28 Μαρτίου' })).toBeVisible()
    await follow(hers, 'Καμία δεν με βολεύει: πρότεινε άλλες', {
      at: `/mentee/mentorships/${id}/sessions/times`,
    })
    await expect(hers.getByLabel(/^Πού/)).toHaveValue('https://meet.example.org/anna')
    const time = hers.getByRole('group', { name: /^1η πρόταση/ })
    await chooseTime(time, '2020-05-04', '10:00')
    await press(hers, 'Στείλε τις ώρες', { refused: 'Διάλεξε μια μελλοντική ημερομηνία.' })
    await chooseTime(hers.getByRole('group', { name: /^1η πρόταση/ }), '2999-05-07')
    await press(hers, 'Στείλε τις ώρες', { at: '/mentee/mentorships', shows: 'Οι ώρες στάλθηκαν.' })
  })

  await test.step('the mentor takes it, and the session is planned', async () => {
    await page.goto('/mentor/mentorships')
    await press(page, /7 Μαΐου/, { at: '/mentor/mentorships', shows: 'Η συνεδρία ορίστηκε.' })
    await expect(page.getByRole('link', { name: /^Ακύρωση .* 7 Μαΐου/ })).toBeVisible()
    await hers.goto('/mentee/mentorships')
    await expect(hers.getByRole('link', { name: /^Στο ημερολόγιό μου .* 7 Μαΐου/ })).toBeVisible()
  })
})
