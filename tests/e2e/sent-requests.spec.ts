import { expect, follow, test, unique } from '../support/browser'
import { letters } from '../support/letters'

test('a mentee sees her five newest requests with the faces of the mentors, and the older ones behind a link @both', async ({
  people,
  pageOf,
  acts,
}) => {
  const surname = `Ζητημένη${unique()}`
  const mentee = await people.aMentee()
  for (let request = 0; request < 7; request += 1) {
    const mentor = await people.aMentor({ name: `Νο${letters(request)}`, surname })
    await acts.withdraw(mentee, await acts.send(mentee, mentor))
  }
  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentee/mentorships')
  const sent = page.getByRole('heading', { level: 3, name: surname })
  await expect(sent).toHaveCount(5)
  // Without a photo the face is made of the initials.
  await expect(sent.first()).toContainText('ΝΖ')
  await follow(page, 'Δες και τα 2 παλιότερα αιτήματα', {
    at: /\/mentee\/mentorships\?requests=all#request-\d+$/,
  })
  await expect(sent).toHaveCount(7)
  await expect(sent.last()).toContainText(`Νο${letters(0)}`)
  await expect(page.getByRole('link', { name: /παλιότερ/ })).toHaveCount(0)
})
