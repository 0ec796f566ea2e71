import { expect, here, isReady, test, unique } from '../support/browser'

test('the whole card leads to the profile; with JavaScript its words can be selected too @both', async ({
  page,
  people,
  owner,
  javaScriptEnabled,
}) => {
  const surname = `Φράση${unique()}`
  const mentor = await people.aMentor({ surname })
  const says = `Ρώτα με πώς άρχισα το ${unique()}.`
  await owner`update data.mentor_pages set sentence = ${says} where mentor_id = ${mentor.id}`
  await page.goto(`/mentors?q=${encodeURIComponent(surname)}`)
  if (javaScriptEnabled) await isReady(page)
  const sentence = page.getByText(says)
  if (javaScriptEnabled) {
    const box = (await sentence.boundingBox())!
    await page.mouse.move(box.x + 2, box.y + 12)
    await page.mouse.down()
    await page.mouse.move(box.x + 80, box.y + 12, { steps: 8 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection())), 'selected').not.toBe('')
    expect(new URL(page.url()).pathname, 'and not left').toBe('/mentors')
    await page.evaluate(() => getSelection()?.removeAllRanges())
  }
  const box = (await sentence.boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 12)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(new RegExp(`/mentors/${mentor.id}`))
  await expect(page.locator('q')).toHaveText(says)
})

test('on a laptop six faces stand above the fold, on a phone two @no-js', async ({ page, people }) => {
  for (let mentors = 0; mentors < 6; mentors += 1) await people.aMentor({ surname: `Θέση${unique()}` })
  const faces = page.locator('.mentor-card .portrait')
  for (const [width, height, most] of [
    [1280, 800, 6],
    [390, 844, 2],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/mentors?sort=newest')
    const box = (await faces.nth(most - 1).boundingBox())!
    expect(box.y, `${most} at ${width}`).toBeLessThan(height - 60)
  }
})

test('on a phone who she is stands before the request, to which a bar at the foot leads @no-js', async ({
  page,
  people,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const mentor = await people.aMentor()
  await page.goto(`/mentors/${mentor.id}`)
  const bar = page.getByRole('link', { name: 'Στείλε της αίτημα' })
  await expect(bar).toBeInViewport()
  const request = page.locator('#request')
  await expect(request).not.toBeInViewport()
  await here(bar, { shows: request })
  await expect(request).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/mentors/${mentor.id}`)
  await expect(request).toBeInViewport()
  await expect(bar).toBeHidden()
})
