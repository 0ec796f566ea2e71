import type { Page } from '@playwright/test'
import { expect, follow, press, test } from '../support/browser'

const scaleOf = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check({ force: true })

test('a mentee says where she starts from, and at the end how far she came; the team reads both, the mentor neither @both', async ({
  aPair,
  pageOf,
  people,
  acts,
}) => {
  const { id, mentor, mentee } = await aPair()
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  await follow(page, /Από πού ξεκινάς;/, { shows: page.getByRole('group', { name: /Πόσο σίγουρη νιώθεις/ }) })
  await press(page, 'Στείλε τις απαντήσεις σου', { refused: /Διάλεξε/ })
  await scaleOf(page, /Πόσο ικανοποιημένη είσαι/, 'Λίγο')
  await scaleOf(page, /Πόσο έχεις πετύχει/, 'Καθόλου')
  await press(page, 'Στείλε τις απαντήσεις σου', { shows: 'Τι μας έγραψες' })
  await expect(page.getByText('Λίγο', { exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: /Πόσο σίγουρη νιώθεις/ })).toHaveCount(0)
  await page.goto('/mentee/mentorships')
  await expect(page.getByRole('link', { name: /Από πού ξεκινάς;/ })).toHaveCount(0)

  const mentors = await pageOf(mentor, 'mentor')
  for (const part of ['goals', 'check-in']) {
    await mentors.goto(`/mentor/mentorships/${id}/${part}`)
    await expect(mentors.getByText(/Πόσο/)).toHaveCount(0)
  }
  const admin = await people.theAdmin()
  await acts.complete(admin, id, { belowMinimum: true })
  await page.goto(`/mentee/mentorships/${id}/thanks`)
  await page.getByRole('radio', { name: 'Καλά', exact: true }).check()
  await scaleOf(page, /Πόσο ικανοποιημένη είσαι/, 'Απόλυτα')
  await scaleOf(page, /Θα πρότεινες το δίκτυό μας/, 'Ίσως')
  await press(page, 'Στείλε τις απαντήσεις σου', { shows: 'Ίσως' })
  await mentors.goto(`/mentor/mentorships/${id}/thanks`)
  await expect(mentors.getByText(/Πόσο/)).toHaveCount(0)

  const team = await pageOf(admin, 'admin')
  await team.goto(`/admin/mentorships/${id}/sessions`)
  const told = team.getByRole('region', { name: 'Τι μας είπαν' })
  await expect(told.getByRole('row').filter({ hasText: 'Στην αρχή' })).toContainText('Λίγο')
  await expect(told.getByRole('row').filter({ hasText: 'Στο τέλος' })).toContainText('Απόλυτα')
})
