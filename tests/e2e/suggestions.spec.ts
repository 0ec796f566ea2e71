import { checkAccess } from '../support/access'
import { enter, expect, here, press, test, unique } from '../support/browser'
import { heldBack } from '../support/sample-island/serve'

test.use({ closesPages: true })

test('the search suggests whom she begins to name; what she typed before it came stays, and Enter alone searches for it @js', async ({
  page,
  people,
}) => {
  const surname = `Πρότασις${unique()}`
  const mentor = await people.aMentor({ name: 'Άννα', surname })
  const { held, release } = heldBack()
  await page.route('**/assets/suggestions-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/mentors')
  const field = page.getByLabel('Τι σε απασχολεί;')
  const options = page.getByRole('listbox').getByRole('option')
  const typed = surname.slice(0, -2)
  await field.fill(typed)
  await expect(field).toHaveRole('searchbox')
  release()
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveValue(typed)
  await expect(field).toBeFocused()
  await expect(options).toHaveText([`Αναζήτηση για «${typed}»`, `Άννα ${surname} Μεντόρισσα`])
  await checkAccess(page, '/mentors')
  await here({ page, key: 'Escape' }, { gone: options.first() })
  await expect(field).toHaveValue(typed)
  await here({ page, key: 'ArrowDown' }, { shows: options.first() })
  await here({ page, key: 'Tab' }, { gone: options.first() })
  await expect(field).toHaveValue(typed)
  await field.fill(surname.slice(0, -1))
  await expect(options.first()).toHaveAttribute('data-focus')
  await enter(field, { at: /mentors\?q=/, shows: `Άννα ${surname}` })
  await field.fill(`anna ${typed}`)
  await expect(options).toHaveCount(2)
  await here({ page, key: 'ArrowDown' }, { shows: page.locator('[data-focus]', { hasText: surname }) })
  await enter(field, { at: `/mentors/${mentor.id}` })
})

test('the team’s search suggests whom the typed words mean, and opens her record by keyboard @js', async ({
  pageOf,
  people,
}) => {
  const surname = `Εύρεση${unique()}`
  const { id } = await people.aMentee({ name: 'Νίκη', surname, package: 'none' })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/mentors')
  const field = page.getByRole('search').first().getByRole('searchbox')
  await field.fill(surname.slice(0, -1))
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.last()).toHaveText(`Νίκη ${surname} Mentee`)
  await checkAccess(page, '/admin/mentors')
  const typed = page.getByRole('combobox').first()
  await here({ page, key: 'ArrowDown' }, { shows: page.locator('[data-focus]', { hasText: surname }) })
  await enter(typed, { at: `/admin/mentees/${id}` })
})

test('a topic that she chooses joins her other filters, and an emptied field searches for all @js', async ({
  page,
  people,
  owner,
}) => {
  const { id } = await people.aMentor()
  await owner`
    update data.mentor_cards set topic_ids = array(select id from data.support_topics where code = 'pay_negotiation')
    where mentor_id = ${id}`
  await page.goto('/mentors?q=x&isMentor=1')
  const field = page.getByLabel('Τι σε απασχολεί;')
  await field.fill('afxisi')
  await press(page, page.getByRole('listbox').getByRole('option').nth(1), {
    at: /mentors\?fieldOfSupport=\d+&isMentor=1$/,
  })
  await field.fill('')
  await enter(field, { at: /isMentor=1/ })
})
