import { checkAccess } from '../support/access'
import { hashPassword } from '~/domain/accounts/passwords.server'
import { expect, follow, here, press, test, unique } from '../support/browser'

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
    await expect(page.getByText('Επιλεγμένες γραμμές: 2')).toBeVisible()
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

test('all requests of a page are turned down with one reason; what became of one meanwhile stays', async ({
  people,
  acts,
  pageOf,
  owner,
}) => {
  const family = `Ασθενής${unique()}`
  const mentor = await people.aMentor({ surname: family })
  const [staying, going] = [await people.aMentee({ name: 'Μένει' }), await people.aMentee({ name: 'Φεύγει' })]
  const [kept, withdrawn] = [await acts.send(staying, mentor), await acts.send(going, mentor)]
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto(`/admin/pending-mentorship-requests?q=${encodeURIComponent(family)}`)
  await here(page.getByRole('link', { name: 'Επιλογή όλων σε αυτή τη σελίδα' }), {
    shows: page.getByRole('link', { name: 'Καθαρισμός επιλογών' }),
  })
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await press(page, page.getByRole('button', { name: 'Απόρριψη', exact: true }), {
    shows: 'Θα απορριφθούν: 2 αιτήματα',
  })
  await acts.withdraw(going, withdrawn)
  await page.getByLabel('Η μεντόρισσα δεν έχει χρόνο αυτή την περίοδο').check()
  await press(page, 'Απόρριψη 2 αιτημάτων', {
    at: /refused=/,
    shows: 'Αιτήματα που απορρίφθηκαν: 1',
  })
  await expect(page.getByText('Για αυτές τις γραμμές δεν έγινε τίποτα')).toBeVisible()
  const rejected = await owner`
    select id, close_reason, reject_reason from data.mentorship_requests where id in (${kept}, ${withdrawn}) order by id`
  expect([...rejected]).toEqual([
    { id: kept, closeReason: 'admin_rejected', rejectReason: 'no_time' },
    { id: withdrawn, closeReason: 'withdrawn', rejectReason: null },
  ])
  await follow(page.getByRole('main'), page.getByRole('link', { name: 'Αιτήματα συνεργασίας' }).last(), {
    at: /\/admin\/pending-mentorship-requests\?q=/,
    shows: 'Κανένα αποτέλεσμα',
  })
})

test('a page without rows leads nowhere', async ({ people, pageOf }) => {
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/bulk/purchases/mark-as-paid')
  await expect(page.getByText('Δεν έχεις επιλέξει καμία γραμμή')).toBeVisible()
})

test('a page that was open too long asks for the password, refuses a wrong one, and goes on @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const team = await people.anAdmin()
  const { purchaseId } = await people.aMentee({ package: 'awaiting_payment' })
  await owner`
    insert into private.credentials (user_id, password_hash) values (${team.userId}, ${await hashPassword('μια ήσυχη θάλασσα')})`
  const page = await pageOf(team, 'admin')
  await page.goto(`/admin/bulk/purchases/mark-as-paid?id=${purchaseId}`)
  const field = page.getByLabel('Ο κωδικός σου', { exact: true })
  await expect(field).toHaveCount(0)
  await owner`update private.sessions set password_at = now() - interval '121 minutes' where user_id = ${team.userId}`
  await page.getByRole('checkbox', { name: 'Είδα' }).check()
  const button = 'Σήμανση 1 αγοράς ως πληρωμένης'
  await press(page, button, { refused: 'Πέρασε ώρα από τότε που έγραψες τον κωδικό σου' })
  await field.fill('όχι αυτός')
  await press(page, button, { refused: 'Ο κωδικός δεν είναι σωστός' })
  await expect(page.getByText('Θα σημειωθεί ως πληρωμένη: 1 αγορά')).toBeVisible()
  expect(await owner`select from data.payments where purchase_id = ${purchaseId}`).toHaveLength(0)
  await expect(page.getByRole('checkbox', { name: 'Είδα' })).toBeChecked()
  await field.fill('μια ήσυχη θάλασσα')
  await press(page, button, { at: '/admin/purchased-subscriptions' })
  expect(await owner`select from data.payments where purchase_id = ${purchaseId}`).toHaveLength(1)
})
