import { expect, follow, press, test, unique } from '../support/browser'

const queue = (reference: string) => `/admin/purchased-subscriptions?scope=completed&q=${reference}`

test('R18 an admin reopens a package that expired unused, and the mentee can send requests again', async ({
  people,
  pageOf,
  owner,
}) => {
  const [admin, mentee] = [
    await people.anAdmin(),
    await people.aMentee({ name: 'Θάλεια', surname: `Ληγμένη${unique()}` }),
  ]
  await owner`update data.parts set status = 'completed', closed_reason = 'expired', closed_at = now(), claim_until = now() - interval '1 day'
    where purchase_id = ${mentee.purchaseId}`
  const [{ reference }] = await owner<
    [{ reference: string }]
  >`select reference from data.purchases where id = ${mentee.purchaseId}`
  const page = await pageOf(admin, 'admin')
  const record = `/admin/purchased-subscriptions/${mentee.purchaseId}`
  await page.goto(queue(reference))
  await follow(page, /^MP-/, { at: record })
  await follow(page, 'Άνοιξέ το ξανά', { at: new RegExp(`/${mentee.purchaseId}/reopen-claim`) })
  await expect(page.getByText(/^Έληξε στις .* χωρίς να χρησιμοποιηθεί/)).toBeVisible()
  await page.getByLabel('Λόγος').fill('Μητρότητα')
  await press(page, 'Άνοιξε το πακέτο ξανά', { at: record, shows: /Το πακέτο άνοιξε ξανά: Θάλεια/ })
  const [part] =
    await owner`select status, claim_until > now() + interval '23 months' as anew from data.parts where purchase_id = ${mentee.purchaseId}`
  expect(part).toEqual({ status: 'paid', anew: true })
  await page.goto(`/admin/purchased-subscriptions/${mentee.purchaseId}/reopen-claim`)
  await expect(page.getByText(/δεν έχει λήξει ή κλείσει με το τέλος/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Άνοιξε το πακέτο ξανά' })).toHaveCount(0)
})

test('a link beside a member’s e-mail opens the page to change it, which links back', async ({
  people,
  pageOf,
}) => {
  const [admin, mentee] = [await people.anAdmin(), await people.aMentee({ package: 'awaiting_payment' })]
  const page = await pageOf(admin, 'admin')
  const facts = `/admin/purchased-subscriptions/${mentee.purchaseId}/mark-as-paid`
  await page.goto(facts)
  await follow(page, /^Αλλαγή e-mail/, { at: new RegExp(`/admin/users/${mentee.userId}`) })
  await follow(page, 'Επιστροφή εκεί που ήσουν', { at: facts })
})
