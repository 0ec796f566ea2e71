import { checkAccess } from '../support/access'
import { expect, press, test, unique } from '../support/browser'

// Many rows at once: ticked in the list, looked at on one page, done, and the rest says why.

test('deposits ticked in the list are confirmed together; the one that was paid meanwhile says so @both', async ({
  people,
  acts,
  pageOf,
  javaScriptEnabled,
}) => {
  const family = `Πολλές${unique()}`
  const ordered = (name: string) => people.aMentee({ package: 'awaiting_payment', name, surname: family })
  const [first, second, third] = [await ordered('Άλφα'), await ordered('Βήτα'), await ordered('Γάμα')]
  const page = await pageOf(await people.anAdmin(), 'admin')
  const queue = `/admin/purchased-subscriptions?q=${encodeURIComponent(family)}&sort=bought`
  await page.goto(queue)
  // By name and reference: a mentee may have two orders.
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} ${family} .*MP-`) })
  // The acts are offered as soon as a row is ticked.
  const act = page.getByRole('button', { name: 'Σήμανση ως πληρωμένα' })
  await expect(act).toBeHidden()
  await box('Άλφα').check()
  await expect(act).toBeVisible()
  await box('Βήτα').check()
  if (javaScriptEnabled !== false) {
    await expect(page.getByText('Επιλεγμένες γραμμές: 2 · 124,00 €')).toBeVisible()
    await checkAccess(page, queue)
  }
  await acts.confirmPayment(await people.theAdmin(), second.purchaseId)
  await press(page, 'Σήμανση ως πληρωμένα', {
    at: /\/admin\/bulk\/purchases\/mark-as-paid\?.*\bid=/,
    shows: 'Θα σημειωθεί ως πληρωμένη: 1 αγορά',
  })
  await expect(page.getByRole('row', { name: new RegExp(`Άλφα ${family}`) })).toContainText('62,00 €')
  const menu = page.getByRole('navigation', { name: 'Κύριο μενού' }).first()
  await expect(menu.getByRole('link', { name: /^Χρήματα/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('Σύνολο: 62,00 €')).toBeVisible()
  await expect(page.getByText('Δεν μπορεί να σημειωθεί: 1 αγορά')).toBeVisible()
  await expect(page.getByText('Αυτή η αγορά έχει ήδη πληρωθεί')).toBeVisible()
  if (javaScriptEnabled !== false) await checkAccess(page, 'the page of a bulk act')
  // Without a proof she states that she has seen it; the page that says so has lost nothing.
  await press(page, 'Σήμανση 1 αγοράς ως πληρωμένης', {
    at: /refused=/,
    shows: 'Η αγορά δεν έχει αποδεικτικό.',
  })
  await page.getByLabel(/Τις είδα στον λογαριασμό της τράπεζας/).check()
  await press(page, 'Σήμανση 1 αγοράς ως πληρωμένης', {
    at: /\/admin\/purchased-subscriptions\?/,
    shows: 'Καταχωρίστηκαν ως πληρωμένες: 1',
  })
  expect(new URL(page.url()).search).toBe(new URL(queue, page.url()).search)
  await expect(box('Γάμα')).not.toBeChecked()
  await expect(box('Άλφα')).toHaveCount(0)
  expect(
    (await acts.purchasesOf(first)).map(({ status }) => status),
    'the deposit that was ticked',
  ).toEqual(['paid'])
  expect((await acts.purchasesOf(third)).map(({ status }) => status)).toEqual(['awaiting_payment'])
})
