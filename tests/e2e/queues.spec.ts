import sharp from 'sharp'
import { expect, follow, press, test, unique } from '../support/browser'

// The admin's queues: an admin always sees on whom she acts, keeps her place in the list, and sees the result.

test('after confirming a deposit an admin is back on its page, reads the result, and has a link to the next @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const family = `Ουρά${unique()}`
  const [late, early] = [
    await people.aMentee({ package: 'awaiting_payment', name: 'Νίκη', surname: family }),
    await people.aMentee({ package: 'awaiting_payment', name: 'Ρέα', surname: family }),
  ]
  for (const { purchaseId } of [early, late]) {
    await owner`insert into data.proofs (purchase_id, file_name, mime, bytes) values (${purchaseId}, 'a.pdf', 'application/pdf', 'x')`
  }
  const page = await pageOf(await people.anAdmin(), 'admin')
  const queue = `/admin/purchased-subscriptions?q=${encodeURIComponent(family)}&sort=-bought&method=deposit`
  await page.goto(queue)
  const rows = page.getByRole('row', { name: new RegExp(family) })
  await expect(rows).toContainText(['Ρέα', 'Νίκη'])
  await follow(rows.first(), /^MP-/, { at: /\/admin\/purchased-subscriptions\/\d+$/ })
  await follow(page, 'Έλεγξέ το και σημείωσε την πληρωμή', {
    shows: page.getByRole('heading', { level: 1, name: `Ρέα ${family}` }),
  })
  await press(page, 'Καταγραφή της κατάθεσης', {
    at: `/admin/purchased-subscriptions/${early.purchaseId}`,
    shows: `Καταχωρίστηκε: Ρέα ${family}, 62,00 €`,
  })
  // The next one is whoever waits longest, of the whole queue.
  await expect(page.getByRole('link', { name: /^Επόμενη κατάθεση: / })).toBeVisible()
  await page.goto(queue)
  await expect(rows).toContainText(['Νίκη'])
})

test('a deposit is confirmed by its picture or by what the bank says @both', async ({
  people,
  acts,
  pageOf,
  owner,
}) => {
  const family = `Τράπεζα${unique()}`
  const ordered = (name: string) => people.aMentee({ package: 'awaiting_payment', name, surname: family })
  const [photographed, filed, unproven] = [
    await ordered('Άλφα'),
    await ordered('Βήτα'),
    await ordered('Γάμα'),
  ]
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await owner`insert into data.proofs (purchase_id, file_name, mime, bytes) values
    (${photographed.purchaseId}, 'foto.png', 'image/png', ${picture}),
    (${filed.purchaseId}, 'apodeixi-trapezas.pdf', 'application/pdf', 'x')`
  const page = await pageOf(await people.anAdmin(), 'admin')
  const chosen = [photographed, filed, unproven].map(({ purchaseId }) => `id=${purchaseId}`)
  await page.goto(`/admin/bulk/purchases/mark-as-paid?${chosen.join('&')}`)
  await expect(page.getByText('Σύνολο: 186,00 €')).toBeVisible()
  await expect(page.getByRole('img', { name: `Αποδεικτικό 1: Άλφα ${family}` })).toBeVisible()
  await expect(page.getByRole('link', { name: /^apodeixi-trapezas.pdf/ })).toBeVisible()

  const statement = page.getByLabel(/Την είδα στον λογαριασμό της τράπεζας/)
  await page.goto(`/admin/purchased-subscriptions/${filed.purchaseId}/mark-as-paid`)
  await expect(statement).toHaveCount(0)
  await page.goto(`/admin/purchased-subscriptions/${unproven.purchaseId}/mark-as-paid`)
  await press(page, 'Καταγραφή της κατάθεσης', { refused: 'Η αγορά δεν έχει αποδεικτικό.' })
  await statement.check()
  await press(page, 'Καταγραφή της κατάθεσης', { shows: `Καταχωρίστηκε: Γάμα ${family}` })
  await page.goto(`/admin/purchased-subscriptions/${unproven.purchaseId}`)
  await expect(
    page.getByText('Η κατάθεση φάνηκε στον λογαριασμό της τράπεζας, χωρίς αποδεικτικό.'),
  ).toBeVisible()
  expect((await acts.purchasesOf(unproven)).map(({ status }) => status)).toEqual(['paid'])
})

test('the tabs of money know to which of them the list of purchases belongs', async ({ people, pageOf }) => {
  const page = await pageOf(await people.anAdmin(), 'admin')
  const tabs = page.getByRole('navigation', { name: 'Χρήματα' })
  const here = tabs.locator('[aria-current]')
  await page.goto('/admin/purchased-subscriptions')
  await expect(here).toHaveText([/^Προς επιβεβαίωση/])
  await follow(page, tabs.getByRole('link', { name: 'Όλες οι αγορές' }), {
    at: '/admin/purchased-subscriptions?scope=all',
  })
  await expect(here).toHaveText(['Όλες οι αγορές'])
  await page.goto('/admin/purchased-subscriptions?scope=running')
  await expect(here).toHaveText(['Όλες οι αγορές'])
  await page.goto('/admin/purchased-subscriptions?scope=awaiting&q=x')
  await expect(here).toHaveText([/^Προς επιβεβαίωση/])
})

test('after deciding on an application an admin is back in the queue, with the name and a link to the public profile', async ({
  people,
  pageOf,
}) => {
  const surname = `Αίτηση${unique()}`
  const mentor = await people.aMentor({ name: 'Ρούλα', surname, status: 'new' })
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/pending-applications?q=${encodeURIComponent(surname)}`)
  await follow(page, `Ρούλα ${surname}`, {
    shows: page.getByRole('heading', { level: 1, name: `Ρούλα ${surname}` }),
  })
  await expect(page.getByRole('heading', { name: 'Προσωπικά στοιχεία' })).toBeVisible()
  await page.getByLabel('Έγκριση', { exact: true }).check()
  await page.getByRole('checkbox').check()
  await press(page, 'Καταχώριση απόφασης', {
    at: /\/admin\/pending-applications\?q=/,
    shows: `Εγκρίθηκε: Ρούλα ${surname}`,
  })
  await follow(page, 'Δες το προφίλ που μόλις άνοιξε', { at: `/mentors/${mentor.id}` })
})
