import { expect, follow, here, isReady, test } from '../support/browser'
import { composes, heldBack, openSample } from '../support/sample-island/serve'

// What React takes over when it is touched: nothing that was typed, chosen or pressed before is lost.
test.use({ closesPages: true })

test('an island that comes late keeps what was typed, the caret and the focus, and there is one field all the time @js', async ({
  page,
}) => {
  const comes = await openSample(page)
  const [name, note] = [page.getByLabel('Name'), page.getByLabel('Note')]
  await page.evaluate(() => {
    const counts = new Set<number>()
    const count = () => counts.add(document.querySelectorAll('[name=q]').length)
    new MutationObserver(count).observe(document, { subtree: true, childList: true })
    Object.assign(window, { counts })
  })
  await name.fill('Μρία Παππά')
  await note.fill('Δύο\nγραμμές')
  await page.getByLabel('Agreed').check()
  await page.getByLabel('Day').selectOption('Tuesday')
  await name.focus()
  for (const key of ['Home', 'ArrowRight', 'Shift+ArrowRight']) await here({ page, key }, { shows: name })
  await expect(page.locator('[data-taken]')).toHaveCount(0)
  const heard = async () =>
    (await page.locator('form').ariaSnapshot()).split('\n').filter((line) => !/- (text|status)/.test(line))
  const before = await heard()

  comes()
  await expect(page.locator('[data-taken]')).toHaveCount(1)
  await expect(name).toBeFocused()
  await page.keyboard.type('αρ')
  await expect(name).toHaveValue('Μαρία Παππά')
  await expect(note).toHaveValue('Δύο\nγραμμές')
  await expect(page.getByLabel('Agreed')).toBeChecked()
  await expect(page.getByLabel('Day')).toHaveValue('2')
  await expect(page.getByRole('status')).toHaveText('Μαρία Παππά true')
  expect(await page.evaluate(() => [...(window as unknown as { counts: Set<number> }).counts])).toEqual([1])
  expect(await heard()).toEqual(before.map((line) => line.replace('Μρία', 'Μαρία')))
})

test('an island waits for a letter that is being made of two keys @js', async ({ page }) => {
  const comes = await openSample(page)
  const name = page.getByLabel('Name')
  await name.focus()
  await composes(name, 'compositionstart')
  const answered = page.waitForResponse('**/late')
  comes()
  await answered
  await name.fill('Ά')
  await expect(page.locator('[data-taken]')).toHaveCount(0)
  await composes(name, 'compositionend')
  await expect(page.locator('[data-taken]')).toHaveCount(1)
  await expect(name).toHaveValue('Ά')
})

test('a link that was pressed before its island came opens it then; by keyboard too, and the focus comes back @js', async ({
  people,
  pageOf,
}) => {
  const page = await pageOf(await people.aMentor(), 'mentor')
  const { held, release } = heldBack()
  await page.route('**/assets/become-mentee-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/mentor/my-account?tab=otherProfile')
  await isReady(page)
  const link = page.getByRole('link', { name: 'Δημιουργία προφίλ mentee' })
  await link.focus()
  await here({ page, key: 'Enter' }, { at: /otherProfile/ })
  release()
  const question = page.getByRole('dialog', { name: 'Θέλεις να γίνεις και mentee;' })
  await expect(question).toBeVisible()
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  await here({ page, key: 'Escape' }, { gone: question })
  await expect(link).toBeFocused()
})

test('where an island does not come, its link leads to the page @js', async ({ people, pageOf }) => {
  const mentor = await people.aMentor()
  const page = await pageOf(await people.aMentor(), 'mentor')
  await page.route('**/assets/become-mentee-*.js', (route) => route.abort())
  await page.goto(`/mentors/${mentor.id}`)
  await follow(page.locator('#request'), 'Δημιουργία προφίλ mentee', {
    at: /\/mentee\/register\?redirectTo=/,
  })
})
