import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, follow, isReady, press, test } from '../support/browser'

// What every form does for its user.

test('errors are listed in the order of the page, and the title mentions them @both', async ({ page }) => {
  await page.goto('/mentee/register')
  await page
    .locator('form')
    .evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')))
  await press(page.getByRole('main'), 'Δημιουργία λογαριασμού', { refused: 'Γράψε το όνομά σου.' })
  await expect(page.getByRole('alert').first().getByRole('listitem')).toHaveText([
    'Γράψε το όνομά σου.',
    'Γράψε το επώνυμό σου.',
    'Γράψε την ημερομηνία γέννησής σου.',
    'Γράψε το e-mail σου.',
    'Γράψε τον κωδικό σου.',
    /όρους/,
  ])
  await expect(page).toHaveTitle(/^Σφάλμα: /)
})

test('after a navigation without reload the heading has the focus @js', async ({ page }) => {
  await page.goto('/cookies-policy')
  await follow(page.getByRole('banner'), 'Πακέτα', { at: '/mentoring-packages' })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a large photo is made smaller before it is sent @js', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentor(), 'mentor')
  const noise = randomBytes(1800 * 1400 * 3)
  const large = await sharp(noise, { raw: { width: 1800, height: 1400, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(large.byteLength).toBeGreaterThan(2_000_000)
  await page.goto('/mentor/my-account/photo')
  const field = page.locator('input[type=file]')
  // Before the page is hydrated.
  await field.setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: large })
  await expect
    .poll(() => field.evaluate((input: HTMLInputElement) => input.files![0]!.size), { timeout: 15_000 })
    .toBeLessThan(1_048_576)
  await expect(page.getByAltText('Η φωτογραφία που διάλεξες')).toBeVisible()
  // Chosen again, on the hydrated page.
  await field.setInputFiles({ name: 'IMG_2042.jpg', mimeType: 'image/jpeg', buffer: large })
  await expect
    .poll(() => field.evaluate((input: HTMLInputElement) => input.files![0]!.size))
    .toBeLessThan(1_048_576)
  await press(page.getByRole('main'), 'Αποστολή για έλεγχο', { at: '/mentor/my-account/profile' })
})

test('Greece and Cyprus come first in the list of countries', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  await page.goto('/mentor/register?step=2')
  const countries = page.getByLabel(/^Χώρα/).locator('option')
  await expect(countries.nth(1)).toHaveText('Ελλάδα')
  await expect(countries.nth(2)).toHaveText('Κύπρος')
  await expect(page.getByLabel(/^Χώρα/)).toHaveValue('GR')
  await expect(page.getByLabel('Ελληνικά')).toBeChecked()
  await expect(page.getByLabel('Αγγλικά')).not.toBeChecked()
})

test('regional units are asked in Greece only @js', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  await page.goto('/mentor/register?step=2')
  const county = page.getByLabel(/^Περιφερειακή ενότητα/)
  await expect(county).toBeVisible()
  await expect(async () => {
    await page.getByLabel(/^Χώρα/).selectOption('CY')
    await expect(county).toBeHidden({ timeout: 500 })
  }).toPass()
  await page.getByLabel(/^Χώρα/).selectOption('GR')
  await expect(county).toBeVisible()
})

test.describe('on pages that are closed afterwards', () => {
  test.use({ closesPages: true })

  test('no page evaluates strings as code @js', async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        console.log(`violation ${violatedDirective}`),
      ),
    )
    await page.goto('/login')
    await press(page.getByRole('main'), 'Σύνδεση', { refused: 'Γράψε το e-mail σου.' })
    expect(told.filter((text) => text.startsWith('violation'))).toEqual([])
  })

  test('values that a user enters before hydration are kept, and do not prevent hydration @js', async ({
    aPair,
    pageOf,
  }) => {
    // Ten visits with a processor four times slower.
    test.slow()
    const { id, mentee } = await aPair()
    const hers = await pageOf(mentee, 'mentee')
    const faults: string[] = []
    hers.on('pageerror', (error) => faults.push(String(error)))
    const device = await hers.context().newCDPSession(hers)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (let visit = 0; visit < 10; visit += 1) {
      await hers.goto(`/mentee/mentorships/${id}/check-in`, { waitUntil: 'commit' })
      await hers.getByLabel(/^Χρειάζεσαι κάτι από εμάς/).fill('Λίγη βοήθεια')
      await hers.getByLabel('Έτσι κι έτσι').check()
      await isReady(hers)
      await expect(hers.getByLabel(/^Χρειάζεσαι κάτι από εμάς/)).toHaveValue('Λίγη βοήθεια')
      await expect(hers.getByLabel('Έτσι κι έτσι')).toBeChecked()
    }
    expect(faults).toEqual([])
  })
})
