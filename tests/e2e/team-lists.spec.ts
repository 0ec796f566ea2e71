import { checkAccess } from '../support/access'
import { expect, here, press, test, unique } from '../support/browser'

test('mentors are found and narrowed; two are made inactive, and the one in a mentorship says why not', async ({
  people,
  acts,
  pageOf,
  owner,
  javaScriptEnabled,
}) => {
  const surname = `Λίστα${unique()}`
  const [free, away, busy] = [
    await people.aMentor({ name: 'Άλφα', surname }),
    await people.aMentor({ name: 'Βήτα', surname, offersCoaching: true }),
    await people.aMentor({ name: 'Γάμα', surname }),
  ]
  await acts.approve(busy, await acts.send(await people.aMentee(), busy))
  const page = await pageOf(await people.anAdmin(), 'admin')
  const list = `/admin/mentors?q=${encodeURIComponent(surname.toLowerCase())}`
  await page.goto(list)
  await expect(page.getByRole('row')).toHaveCount(4)
  await here(page.getByText('Φίλτρα', { exact: true }), { shows: page.getByLabel('Προσφέρουν coaching') })
  await page.getByLabel('Προσφέρουν coaching').check()
  await press(page, 'Αναζήτηση', { at: /isCoach=1/, shows: '1 αποτέλεσμα' })
  await expect(page.getByRole('link', { name: `Βήτα ${surname}`, exact: true })).toBeVisible()
  if (javaScriptEnabled !== false) await checkAccess(page, list)

  await page.goto(list)
  for (const name of ['Άλφα', 'Βήτα', 'Γάμα'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name} ${surname}`) }).check()
  await press(page, 'Κάνε τις ανενεργές', {
    at: /\/admin\/bulk\/mentors\/inactive\?.*\bid=/,
    shows: 'Θα γίνουν ανενεργές: 2 μεντόρισσες',
  })
  await expect(page.getByText('Δεν μπορεί να γίνει ανενεργή: 1 μεντόρισσα')).toBeVisible()
  await press(page, 'Κάνε 2 μεντόρισσες ανενεργές', {
    at: /\/admin\/mentors\?/,
    shows: 'Μεντόρισσες που έγιναν ανενεργές: 2',
  })
  const left = await owner`
    select id, status from data.mentors where id in ${owner([free.id, away.id, busy.id])} order by id`
  expect(left.map(({ status }) => status)).toEqual(['inactive', 'inactive', 'active'])
})
