import { expect, press, test } from '../support/browser'

test('a mentee makes a calendar address, makes another, and revokes it; only the current one answers @both', async ({
  people,
  pageOf,
  acts,
}) => {
  const [mentor, mentee] = [await people.aMentor({ name: 'Ειρήνη' }), await people.aMentee()]
  await acts.plan(mentor, await acts.approve(mentor, await acts.send(mentee, mentor)))
  const page = await pageOf(mentee, 'mentee')
  const shown = async () => new URL(await page.locator('main code').innerText()).pathname
  const feed = (path: string) => page.request.get(path)

  await page.goto('/calendar-address')
  await press(page, 'Φτιάξε διεύθυνση', { shows: 'Αντέγραψέ την τώρα' })
  const first = await shown()
  const answer = await feed(first)
  expect(answer.headers()['content-type']).toContain('text/calendar')
  expect(await answer.text()).toContain('Ειρήνη')
  await expect(page.getByRole('link', { name: 'Άνοιξέ την στο ημερολόγιό σου' })).toHaveAttribute(
    'href',
    `webcal://${new URL(page.url()).host}${first}`,
  )
  const known = await page.request.get(first, { headers: { 'If-None-Match': answer.headers().etag! } })
  expect(known.status()).toBe(304)

  await page.goto('/calendar-address')
  await expect(page.getByText('Έχεις διεύθυνση από τις', { exact: false })).toBeVisible()
  await expect(page.locator('main code')).toHaveCount(0)
  await press(page, 'Φτιάξε νέα και κατάργησε την παλιά', { shows: 'Αντέγραψέ την τώρα' })
  const second = await shown()
  expect((await feed(first)).status()).toBe(404)
  expect((await feed(second)).status()).toBe(200)

  await page.goto('/calendar-address')
  await press(page, 'Κατάργησέ την', { at: '/calendar-address', shows: 'Η διεύθυνση δεν ισχύει πια.' })
  expect((await feed(second)).status()).toBe(404)
  await expect(page.getByRole('button', { name: 'Φτιάξε διεύθυνση' })).toBeVisible()
})
