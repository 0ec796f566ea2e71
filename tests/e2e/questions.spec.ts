import { expect, test } from '../support/browser'
import { follow, press } from '../support/browser-acts'

test('R9 a mentor asks one question before deciding, the mentee answers it, and an admin reads both', async ({
  people,
  pageOf,
  acts,
  owner,
}) => {
  const [mentor, mentee] = [await people.aMentor(), await people.aMentee()]
  const id = await acts.send(mentee, mentor)
  const hers = await pageOf(mentor, 'mentor')
  await hers.goto('/mentor/mentorships')
  await follow(hers, 'Ρώτησέ την κάτι πρώτα', { at: `/mentor/mentorships/requests/${id}/ask` })
  await hers.getByLabel('Τι θέλεις να τη ρωτήσεις;').fill('Πότε μπορείς;')
  await press(hers, 'Στείλε την ερώτηση', { at: '/mentor/mentorships', shows: 'Στάλθηκε η ερώτησή σου.' })
  await expect(hers.getByText('Πότε μπορείς;')).toBeVisible()
  await expect(hers.getByRole('link', { name: 'Ρώτησέ την κάτι πρώτα' })).toHaveCount(0)
  await hers.goto(`/mentor/mentorships/requests/${id}/ask`)
  await expect(hers.getByRole('heading', { level: 1, name: 'Έχεις ήδη κάνει την ερώτησή σου' })).toBeVisible()

  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  await expect(page.getByRole('heading', { name: 'Η μεντόρισσα σε ρωτά κάτι' })).toBeVisible()
  await follow(page, 'Απάντησε στην ερώτηση', { at: `/mentee/mentorships/requests/${id}/answer` })
  await page.getByLabel('Η απάντησή σου').fill('Τα απογεύματα.')
  await press(page, 'Στείλε την απάντηση', { at: '/mentee/mentorships', shows: 'Στάλθηκε η απάντησή σου.' })
  await page.goto(`/mentee/mentorships/requests/${id}/answer`)
  await expect(page.getByRole('heading', { level: 1, name: 'Έχεις ήδη απαντήσει' })).toBeVisible()

  await hers.goto(`/mentor/mentorships/requests/${id}/approve`)
  await expect(hers.getByText('Τα απογεύματα.')).toBeVisible()
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto(`/admin/pending-mentorship-requests/${id}?to=reject`)
  for (const text of ['Πότε μπορείς;', 'Τα απογεύματα.']) await expect(admin.getByText(text)).toBeVisible()
  const mails = await owner`select kind from private.outbox where kind like 'question%'
    and (content ->> 'requestId')::integer = ${id} order by id`
  expect(mails.map(({ kind }) => kind as string)).toEqual(['question_asked', 'question_answered'])
})
