import { expect, test } from '../support/browser'
import { follow, press } from '../support/browser-acts'

test('mentor and mentee each answer the check-in’s two questions once, and an admin reads the answers', async ({
  people,
  pageOf,
  acts,
}) => {
  const [mentor, mentee] = [await people.aMentor(), await people.aMentee()]
  const id = await acts.approve(mentor, await acts.send(mentee, mentor))
  for (const [woman, side] of [
    [mentee, 'mentee'],
    [mentor, 'mentor'],
  ] as const) {
    const page = await pageOf(woman, side)
    const path = `/${side}/mentorships/${id}/check-in`
    await page.goto(path)
    await page.getByLabel(/^Χρειάζεσαι κάτι από εμάς/).fill(`Λόγια: ${side}`)
    await page.getByLabel('Έτσι κι έτσι').check()
    await press(page, 'Στείλε τις απαντήσεις σου', { at: path, shows: 'Σε ευχαριστούμε!' })
    await page.goto(path)
    await expect(page.getByText(`Λόγια: ${side}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Στείλε τις απαντήσεις σου' })).toHaveCount(0)
    expect((await page.goto(`/${side}/mentorships/${id}/feedback`))!.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Η συνεργασία σας συνεχίζεται' })).toBeVisible()
  }
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto(`/admin/mentorships/${id}/sessions`)
  for (const side of ['mentee', 'mentor']) await expect(admin.getByText(`Λόγια: ${side}`)).toBeVisible()

  const stranger = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  expect((await stranger.goto(`/mentee/mentorships/${id}/check-in`))!.status()).toBe(404)
})

test('F10 after the completion the mentee sees a summary and thanks her mentor, and the testimonial waits for an admin', async ({
  people,
  pageOf,
  acts,
  owner,
}) => {
  const [mentor, mentee] = [await people.aMentor(), await people.aMentee()]
  const id = await acts.approve(mentor, await acts.send(mentee, mentor))
  for (let n = 0; n < 3; n += 1) await acts.increase(mentee, id)
  await acts.complete(await people.theAdmin(), id)

  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  await expect(page.getByRole('heading', { name: 'Ολοκληρώσατε τη συνεργασία σας!' })).toBeVisible()
  await expect(page.getByText('Κάνατε 3 συνεδρίες', { exact: false })).toBeVisible()
  await follow(page, 'Πες μας και ευχαρίστησέ την', { at: `/mentee/mentorships/${id}/feedback` })
  await page.getByLabel('Καλά', { exact: true }).check()
  await page.getByLabel(/^Δυο λόγια για τη μεντόρισσά σου/).fill('Με άκουσε.')
  await page.getByLabel(/^Συμφωνώ να δημοσιευτούν/).check()
  await press(page, 'Στείλε τις απαντήσεις σου', { shows: 'Σε ευχαριστούμε!' })
  expect([
    ...(await owner`select text, published_at from data.testimonials where mentorship_id = ${id}`),
  ]).toEqual([{ text: 'Με άκουσε.', publishedAt: null }])
  await page.goto('/mentee/mentorships')
  await expect(page.getByText('Σε ευχαριστούμε για όσα μας έγραψες.')).toBeVisible()

  const hers = await pageOf(mentor, 'mentor')
  await hers.goto('/mentor/mentorships')
  await follow(hers, 'Πες μας πώς ήταν', { at: `/mentor/mentorships/${id}/feedback` })
  await hers.getByLabel('Καλά', { exact: true }).check()
  await press(hers, 'Στείλε τις απαντήσεις σου', { shows: 'Σε ευχαριστούμε!' })
  await hers.goto('/mentor/mentorships')
  await expect(hers.getByRole('heading', { name: 'Ολοκληρώσατε τη συνεργασία σας!' })).toHaveCount(0)
})
