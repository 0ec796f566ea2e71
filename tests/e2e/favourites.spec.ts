import { expect, press, test, unique } from '../support/browser'

test('a mentee keeps a mentor among her favourites and takes two back, one on each page @both', async ({
  people,
  pageOf,
}) => {
  const family = unique()
  const [first, second] = [
    await people.aMentor({ surname: `Πρώτη${family}` }),
    await people.aMentor({ surname: `Δεύτερη${family}` }),
  ]
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  for (const mentor of [first, second]) {
    await page.goto(`/mentors/${mentor.id}`)
    await press(page, 'Κράτησέ την στις αγαπημένες', { shows: 'Την κρατήσαμε στις αγαπημένες σου.' })
  }
  await page.goto('/mentee/mentorships')
  const kept = page.locator('#favourites').getByRole('listitem')
  await expect(kept).toHaveCount(2)
  await press(page, new RegExp(`^Αφαίρεση .*Πρώτη${family}`), { shows: 'Δεν είναι πια στις αγαπημένες σου.' })
  await expect(kept).toHaveCount(1)
  await expect(kept).toContainText(`Δεύτερη${family}`)

  await page.goto(`/mentors/${second.id}`)
  await press(page, 'Αφαίρεσέ την από τις αγαπημένες', { shows: 'Δεν είναι πια στις αγαπημένες σου.' })
  await page.goto('/mentee/mentorships')
  await expect(page.locator('#favourites')).toHaveCount(0)
})
