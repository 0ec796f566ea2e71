import { expect, follow, press, test, unique } from '../support/browser'

test('rows of other users and unknown ids give the same 404', async ({ people, pageOf, acts }) => {
  const request = await acts.send(await people.aMentee(), await people.aMentor())
  const other = await pageOf(await people.aMentor(), 'mentor')
  for (const path of [
    `/mentor/mentorships/requests/${request}/approve`,
    '/mentor/mentorships/requests/999999/approve',
    '/mentor/mentorships/requests/abc/approve',
  ]) {
    expect((await other.goto(path))!.status(), path).toBe(404)
  }
  const mentee = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  for (const path of [
    '/purchases/1',
    '/purchases/999999',
    '/proofs/1',
    '/mentors/999999',
    '/checkout/99',
    '/mentors/99999999999999',
  ]) {
    expect((await mentee.goto(path))!.status(), path).toBe(404)
  }
})

test('a proof that is not a picture or is too large is refused with advice @both', async ({
  people,
  pageOf,
  owner,
}) => {
  const mentee = await people.aMentee({ package: 'awaiting_payment' })
  const page = await pageOf(mentee, 'mentee')
  for (const [name, buffer] of [
    ['virus.jpg', Buffer.from('MZ this is no picture')],
    ['μεγάλη.png', Buffer.alloc(6 * 1024 * 1024, 1)],
  ] as const) {
    await page.goto(`/purchases/${mentee.purchaseId}/proof`)
    await page.getByLabel('Αρχείο').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await press(page, 'Αποστολή αποδεικτικού', { refused: /./ })
  }
  expect(await owner`select from data.proofs where purchase_id = ${mentee.purchaseId}`).toHaveLength(0)
})

test('a visitor who opens a protected page signs in and returns to it', async ({ page, owner, people }) => {
  const { hash } = await import('@node-rs/argon2')
  const email = `back-${unique()}@test.example`
  const mentee = await people.aMentee({ package: 'none', email })
  await owner`insert into private.credentials (user_id, password_hash) values (${mentee.userId}, ${await hash('ένας καλός κωδικός')})`
  await page.goto('/purchases')
  await expect(page).toHaveURL(/^[^?]*\/\?redirectTo=/)
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Σύνδεση' }).first(), {
    shows: page.getByLabel('E-mail'),
  })
  await page.getByLabel('E-mail').fill(email.toUpperCase())
  await page.getByLabel('Κωδικός', { exact: true }).fill('ένας καλός κωδικός')
  await press(page, 'Σύνδεση', { at: '/purchases' })
})
