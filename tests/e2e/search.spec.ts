import { expect, follow, test, unique } from '../support/browser'

test('a search that finds nobody leads to the one without the filter most in the way @both', async ({
  page,
  people,
}) => {
  const surname = `Μοναδική${unique()}`
  await people.aMentor({ surname })
  await page.goto(`/mentors?q=${encodeURIComponent(surname)}&isCoach=1`)
  await expect(page.getByText('Δεν βρήκαμε μεντόρισσα με αυτά τα φίλτρα')).toBeVisible()
  await expect(page.getByText(/^Χωρίς ένα από τα φίλτρα υπάρχ/)).toBeVisible()
  await follow(page, `Χωρίς: «${surname}»`, {
    at: '/mentors?isCoach=1',
    gone: page.getByText('Δεν βρήκαμε μεντόρισσα με αυτά τα φίλτρα'),
  })
})

test('the list sorted by name, with its second page and the way back @both', async ({ page, people }) => {
  const family = `Σειρά${unique()}`
  const mentors = page.getByRole('link', { name: new RegExp(`^Άννα ${family}`) })
  for (const letter of ['Γ', 'Α', 'Β']) await people.aMentor({ surname: `${family}${letter}` })
  await page.goto(`/mentors?q=${encodeURIComponent(family)}`)
  await follow(page, 'Αλφαβητικά', { at: /sort=name/ })
  await expect(mentors).toHaveText(['Α', 'Β', 'Γ'].map((letter) => new RegExp(family + letter)))
  await page.goto('/mentors?sort=name')
  await follow(page, /^Επόμεν/, { at: /sort=name/ })
  await expect(page.getByRole('link', { name: 'Αλφαβητικά' })).toHaveAttribute('aria-current', 'true')
  await follow(page, /^Προηγούμεν/, { at: /sort=name/ })
})
