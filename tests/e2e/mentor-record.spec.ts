import { expect, follow, press, test, unique } from '../support/browser'

test('the team reads a mentor’s page, writes a note, publishes a draft, edits, and sets her inactive @both', async ({
  page: visitor,
  people,
  acts,
  pageOf,
}) => {
  const surname = `Καρτέλα${unique()}`
  const mentor = await people.aMentor({ industryId: 1, name: 'Ισμήνη', surname })
  const team = await people.anAdmin()
  await acts.send(await people.aMentee(), mentor)
  await acts.act(
    team.viewer,
    (sql) => sql`select api.write_testimonial(mentor_id => ${mentor.id}, mentee_full_name => 'Μαρία Νέου',
      given_on => '2026-01-02', text => 'Με βοήθησε πάρα πολύ.', publish => false)`,
  )
  const record = `/admin/mentors/${mentor.id}`
  const page = await pageOf(team, 'admin')
  await page.goto(record)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ισμήνη ${surname}`)
  await expect(page.getByText('Περιμένει την απάντησή της')).toBeVisible()

  await page.getByLabel('Νέα σημείωση').fill('Μίλησα μαζί της σήμερα.')
  await press(page, 'Αποθήκευση σημείωσης', { shows: page.locator('#notes li') })
  await expect(page.locator('#notes li')).toContainText('Μίλησα μαζί της σήμερα.')
  await expect(page.locator('#history')).toContainText('Γράφτηκε εσωτερική σημείωση.')

  await press(page, 'Δημοσίευση Μαρία Νέου', { shows: 'Η μαρτυρία δημοσιεύτηκε' })
  await visitor.goto(`/mentors/${mentor.id}`)
  await expect(visitor.getByText('Με βοήθησε πάρα πολύ.')).toBeVisible()

  await follow(page, 'Αλλαγή Μαρία Νέου', { at: /testimonials/ })
  await page.getByLabel('Κείμενο').fill('')
  await press(page, 'Αποθήκευση', { refused: 'Κείμενο' })
  await page.getByLabel('Κείμενο').fill('Με βοήθησε όσο καμία.')
  await press(page, 'Αποθήκευση', { shows: 'Η μαρτυρία αποθηκεύτηκε' })

  await page.goto(`${record}/edit`)
  await page.getByLabel('Τίτλος').fill('Νέα διευθύντρια')
  await press(page, 'Αποθήκευση προφίλ', { shows: 'Το προφίλ αποθηκεύτηκε' })
  await expect(page.locator('#profile')).toContainText('Νέα διευθύντρια')

  await page.goto(`${record}/edit`)
  const status = page.locator('#status')
  await expect(status.getByText('Ένα αίτημα που περιμένει θα κλείσει')).toBeVisible()
  await press(page, 'Όρισέ την ανενεργή', { refused: 'Γράψε τον λόγο.' })
  await page.getByLabel('Λόγος').fill('Το ζήτησε η ίδια.')
  await press(page, 'Όρισέ την ανενεργή', { shows: 'Είναι ανενεργή: ' })
  await expect(page.locator('#history')).toContainText('Το ζήτησε η ίδια.')
  expect((await visitor.goto(`/mentors/${mentor.id}`))!.status()).toBe(404)
})
