import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, here, isReady, press, pressTwice, test } from '../support/browser'

// What every form does for its user.

test('errors are listed in the order of the page, and the title mentions them @both', async ({ page }) => {
  await page.goto('/mentee/register')
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

test('a large photo is made smaller before it is sent @js', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentor(), 'mentor')
  const noise = randomBytes(1800 * 1400 * 3)
  const large = await sharp(noise, { raw: { width: 1800, height: 1400, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(large.byteLength).toBeGreaterThan(2_000_000)
  await page.goto('/mentor/my-account/photo')
  const field = page.locator('input[type=file]')
  // Perhaps before the script has come.
  await field.setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: large })
  await expect
    .poll(() => field.evaluate((input: HTMLInputElement) => input.files![0]!.size), { timeout: 15_000 })
    .toBeLessThan(1_048_576)
  await expect(page.getByAltText('Η φωτογραφία που διάλεξες')).toBeVisible()
  // Chosen again.
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

  test('an island with its libraries evaluates no strings as code @js', async ({ people, pageOf }) => {
    const page = await pageOf(await people.aMentor(), 'mentor')
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        console.log(`violation ${violatedDirective}`),
      ),
    )
    await page.goto('/mentor/my-account?tab=otherProfile')
    await here(page.getByRole('link', { name: 'Δημιουργία προφίλ mentee' }), {
      shows: page.getByRole('dialog'),
    })
    expect(told.filter((text) => text.startsWith('violation'))).toEqual([])
  })
})

test.describe('a form on its way @js', () => {
  test.use({ closesPages: true })

  test('is sent once; its button says so, and may be pressed again when no answer came', async ({
    people,
    pageOf,
  }) => {
    const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
    await page.clock.install()
    // The second has a field of the name «method».
    for (const path of ['/mentee/find-my-mentor', '/checkout/1']) {
      await page.goto(path)
      let sent = 0
      await page.route(`**${path}`, (route) => {
        sent += 1
        // The page stays.
        return route.fulfill({ status: 204 })
      })
      const button = page.getByRole('main').locator('form[method=post] button[data-pending]').first()
      const label = await button.innerText()
      const waiting = page.locator('button[aria-disabled=true]')
      await pressTwice(button, { shows: waiting })
      await expect(button).toHaveText((await button.getAttribute('data-pending'))!)
      expect(sent, path).toBe(1)
      await page.clock.fastForward(10_000)
      await expect(button).toHaveText(label)
      await pressTwice(button, { shows: waiting })
      expect(sent, path).toBe(2)
      await page.unroute(`**${path}`)
    }
  })

  test('says so as long as its file takes', async ({ people, pageOf }) => {
    const mentee = await people.aMentee({ package: 'awaiting_payment' })
    const page = await pageOf(mentee, 'mentee')
    await page.goto(`/purchases/${mentee.purchaseId}/proof`)
    const size = { width: 900, height: 500, channels: 3 } as const
    const noise = sharp(randomBytes(900 * 500 * 3), { raw: size })
    const buffer = await noise.png({ compressionLevel: 0 }).toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
    const button = page.getByRole('main').locator('form[method=post] button[data-pending]').first()
    const pending = (await button.getAttribute('data-pending'))!
    // The page notes what the button says until it is left, for the test to read on the next page.
    await button.evaluate((watched) => {
      const notes = new MutationObserver(() =>
        sessionStorage.setItem('said', `${sessionStorage.getItem('said') ?? ''}${watched.textContent}|`),
      )
      notes.observe(watched, { characterData: true, childList: true, subtree: true })
      window.addEventListener('pagehide', () => notes.disconnect())
    })
    // 1.4 MB within 14 seconds.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 100_000,
    })
    await press(page, button, { at: new RegExp(`/purchases/${mentee.purchaseId}$`) })
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(`${pending}|`)
  })
})

test('a password can be read while it is typed @js', async ({ page }) => {
  await page.goto('/login')
  await isReady(page)
  const password = page.getByLabel('Κωδικός', { exact: true })
  await password.fill('Καλημέρα')
  await here(page.getByRole('button', { name: 'Εμφάνιση' }), {
    shows: page.getByRole('button', { name: 'Απόκρυψη' }),
  })
  await expect(password).toHaveAttribute('type', 'text')
  await here(page.getByRole('button', { name: 'Απόκρυψη' }), {
    shows: page.getByRole('button', { name: 'Εμφάνιση' }),
  })
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('Καλημέρα')
})

test('what is written is counted below it @js', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  await page.goto('/mentee/find-my-mentor')
  const text = page.locator('textarea[aria-describedby*="-count"]')
  await text.fill('Καλημέρα σας')
  await expect(page.getByText('Χαρακτήρες: 12')).toBeVisible()
})
