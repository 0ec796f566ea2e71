import { athensDay } from '~/i18n/format'
import { expect, test } from '../support/browser'
import { here, press } from '../support/browser-acts'
import { showsDay, writeDay } from '../support/day-fields'

const add = 'Πρόσθεσε τη συνεδρία'
const ago = (days: number) => athensDay(new Date(Date.now() - days * 86_400_000))

test('R13 a mentee adds sessions with dates; a second one on a day needs confirmation and keeps her notes @both', async ({
  aPair,
  pageOf,
  owner,
}) => {
  const { id, mentor, mentee } = await aPair()
  await owner`update data.mentorships set started_at = now() - interval '10 days' where id = ${id}`
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  await here(page.getByText('Βρεθήκατε ήδη;'), { shows: '0 συνεδρίες · τουλάχιστον 3' })
  const when = page.getByRole('group', { name: 'Πότε βρεθήκατε;' })
  await expect(when.getByRole('radio', { name: 'Σήμερα' })).toBeChecked()
  await expect(when.getByRole('textbox')).toHaveCount(0)

  await when.getByRole('radio', { name: 'Άλλη ημέρα' }).check()
  await writeDay(when, ago(4))
  await here(page.getByText('Διάρκεια και σημείωση'), { shows: page.getByLabel(/^Λεπτά/) })
  await page.getByLabel(/^Λεπτά/).fill('50')
  await page.getByLabel(/^Σημείωση/).fill('Μιλήσαμε για στόχους')
  await press(page, add, { shows: '1 από τουλάχιστον 3 συνεδρίες' })

  await when.getByRole('radio', { name: 'Άλλη ημέρα' }).check()
  await writeDay(when, ago(4))
  await press(page, add, { refused: 'Υπάρχει ήδη συνεδρία εκείνη την ημέρα' })
  await showsDay(when, ago(4))
  await page.getByLabel('Ναι, έγινε και δεύτερη συνεδρία').check()
  await press(page, add, { shows: '2 από τουλάχιστον 3 συνεδρίες' })
  await when.getByRole('radio', { name: 'Χθες' }).check()
  await press(page, add, { shows: '3 από τουλάχιστον 3 συνεδρίες' })
  expect([
    ...(await owner`select held_on, minutes, note from data.sessions where mentorship_id = ${id} order by id`),
  ]).toEqual([
    { heldOn: ago(4), minutes: 50, note: 'Μιλήσαμε για στόχους' },
    { heldOn: ago(4), minutes: null, note: null },
    { heldOn: ago(1), minutes: null, note: null },
  ])

  const hers = await pageOf(mentor, 'mentor')
  await hers.goto('/mentor/mentorships')
  await here(hers.getByText('Ημερολόγιο συνεδριών'), { shows: /50 λεπτά/ })
})

test('the mentee’s page of mentorships fits 320 pixels with a long e-mail', async ({
  people,
  pageOf,
  acts,
}) => {
  const mentor = await people.aMentor({
    email: `polymakros-logariasmos-me-pollous-xarakthres-${Date.now()}@poly-makri-onoma.example`,
  })
  const mentee = await people.aMentee()
  await acts.approve(mentor, await acts.send(mentee, mentor))
  const page = await pageOf(mentee, 'mentee')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/mentee/mentorships')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
