import { checkAccess } from '../support/access'
import { expect, follow, here, press, test, unique } from '../support/browser'

// The team's lists of people: found, narrowed, several made inactive at once; and a mentor reminded of a request.

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

test('a mentor is reminded once a day; her rejections lead to the list of rejected requests', async ({
  people,
  acts,
  pageOf,
}) => {
  const surname = `Θύμηση${unique()}`
  const mentor = await people.aMentor({ name: 'Δήμητρα', surname })
  await acts.send(await people.aMentee(), mentor)
  const rejected = await acts.send(await people.aMentee({ name: 'Ελπίδα' }), mentor)
  await acts.reject(mentor, rejected, { rejectReason: 'no_time', teamNote: 'Μετακομίζει.' })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/pending-mentorship-requests?q=${encodeURIComponent(surname)}`)
  await follow(page, new RegExp(`Υπενθύμιση τώρα Δήμητρα ${surname}`), {
    at: /\?to=remind&/,
    shows: 'Η προθεσμία μένει η ίδια.',
  })
  await press(page, 'Αποστολή υπενθύμισης', {
    at: /\/admin\/pending-mentorship-requests\?q=/,
    shows: `Στάλθηκε υπενθύμιση. Μεντόρισσα: Δήμητρα ${surname}.`,
  })
  await expect(page.getByText('Της θυμίσαμε σήμερα')).toBeVisible()

  await page.goto(`/admin/rejected-mentorship-requests?q=${encodeURIComponent(surname)}`)
  await expect(page.getByText('Μετακομίζει.')).toBeVisible()
  await expect(page.getByText('Η μεντόρισσα δεν έχει χρόνο αυτή την περίοδο')).toBeVisible()
})

test('a mail that did not arrive is read without its links and sent again', async ({
  people,
  acts,
  pageOf,
  owner,
}) => {
  const surname = `Άφαντη${unique()}`
  const mentor = await people.aMentor({ name: 'Νεφέλη', surname })
  const requestId = await acts.send(await people.aMentee(), mentor)
  const [mail] = await owner<{ id: number }[]>`
    update private.outbox set status = 'dead', attempts = 12, last_error = '550 5.1.1 no such user'
    where kind = 'request_received' and content ->> 'requestId' = ${String(requestId)} returning id::integer as id`
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/emails?user=${mentor.userId}`)
  await expect(page.getByText('550 5.1.1 no such user')).toBeVisible()
  await follow(page, /^Νέο αίτημα: απάντησε έως .*\d/, {
    at: new RegExp(`/admin/emails/${mail!.id}\\?`),
    shows: 'Τι γράφει',
  })
  await press(page, 'Αποστολή ξανά', {
    at: /\/admin\/emails\?/,
    shows: `Το e-mail στέλνεται ξανά. Παραλήπτρια: Νεφέλη ${surname}.`,
  })
  const [row] = await owner`select attempts, last_error from private.outbox where id = ${mail!.id}`
  expect(row!.lastError).toBeNull()
})
