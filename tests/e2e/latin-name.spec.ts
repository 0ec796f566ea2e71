import { expect, follow, press, test } from '../support/browser'

test('the team corrects how a mentor’s name is spelled in Latin letters; a refusal and a spelling entered meanwhile keep what was typed @both', async ({
  people,
  pageOf,
  page: visitor,
  acts,
}) => {
  const mentor = await people.aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/mentors/${mentor.id}`)
  await expect(page.getByText('Giota Papadopoulou (με αυτόματη μεταγραφή)')).toBeVisible()
  await follow(page, /^Αλλαγή.*Όνομα με λατινικά γράμματα/, {
    at: new RegExp(`/admin/mentors/${mentor.id}/edit`),
  })
  const section = page.locator('#latin-name')
  const field = section.getByLabel('Με λατινικά γράμματα')
  await field.fill('Maria Callas')
  await press(page, 'Αποθήκευση ονόματος', { refused: /Αυτό μοιάζει με άλλο όνομα/ })
  await expect(field).toHaveValue('Maria Callas')
  await field.fill('Yota Papadopoulou')
  await acts.writeLatinName(mentor.viewer, { latinName: 'Giota Papadopoulou' })
  await press(page, 'Αποθήκευση ονόματος', { refused: /άλλαξε|αλλαγές/ })
  await expect(field).toHaveValue('Yota Papadopoulou')
  await expect(page.getByRole('cell', { name: 'Giota Papadopoulou' })).toBeVisible()
  await press(page, 'Αποθήκευση ονόματος', {
    at: `/admin/mentors/${mentor.id}#account`,
    shows: 'Το όνομα με λατινικά γράμματα αποθηκεύτηκε.',
  })
  await expect(page.getByText('Yota Papadopoulou', { exact: true })).toBeVisible()
  await visitor.goto(`/en/mentors/${mentor.id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Yota Papadopoulou')
})
