import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, follow, here, isReady, press, pressTwice, test } from '../support/browser'

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

test('regional units are asked in Greece only @js', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  await page.goto('/mentor/register?step=2')
  const county = page.getByLabel(/^Περιοχή/)
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

  test('says so as long as its file takes, and how much has gone', async ({ people, pageOf }) => {
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
      const how = { characterData: true, childList: true, subtree: true }
      notes.observe(watched, how)
      const percent = document.querySelector('[data-sending] output')!
      const parts = new MutationObserver(() =>
        sessionStorage.setItem('gone', `${sessionStorage.getItem('gone') ?? ''}${percent.textContent}|`),
      )
      parts.observe(percent, how)
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
    expect(await page.evaluate(() => sessionStorage.getItem('gone'))).toContain(
      '25\u00A0%|50\u00A0%|75\u00A0%|',
    )
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
  })

  test('keeps its file when the connection breaks or the answer is no, and waits for the smaller one', async ({
    people,
    pageOf,
    owner,
  }) => {
    const mentee = await people.aMentee({ package: 'awaiting_payment' })
    const page = await pageOf(mentee, 'mentee')
    const proof = `/purchases/${mentee.purchaseId}/proof`
    // The form is on the page of the order too; there its refusal leads to its own page.
    await page.goto(`/purchases/${mentee.purchaseId}`)
    const field = page.locator('input[type=file]')
    await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('MZ') })
    const button = page.getByRole('button', { name: 'Αποστολή αποδεικτικού' })
    await page.route(`**${proof}`, (route) => route.abort())
    await here(button, { shows: 'Δεν στάλθηκε, γιατί κόπηκε η σύνδεση.' })
    await page.unroute(`**${proof}`)
    await press(page, button, { at: proof, refused: /./ })
    const names = () => field.evaluate(({ files }: HTMLInputElement) => [...files!].map(({ name }) => name))
    expect(await names()).toEqual(['slip.png'])
    const noise = randomBytes(1800 * 1400 * 3)
    const large = sharp(noise, { raw: { width: 1800, height: 1400, channels: 3 } }).jpeg({ quality: 95 })
    await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await large.toBuffer() })
    await press(page, button, { at: `/purchases/${mentee.purchaseId}` })
    const [sent] = await owner`select f.* from data.proofs f where f.purchase_id = ${mentee.purchaseId}`
    expect(JSON.stringify(sent)).toContain('slip.jpg')
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

test('a long text that was not sent is found again in the tab, until it is sent or its account leaves @js', async ({
  people,
  pageOf,
}) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  const form = '/mentee/find-my-mentor'
  const text = page.locator('textarea').first()
  const kept = page.getByText('Κρατήσαμε όσα είχες γράψει.')
  await page.goto(form)
  await text.fill('Θέλω να ζητήσω αύξηση')
  await page.goto('/faq')
  await page.goto(form)
  await expect(text).toHaveValue('Θέλω να ζητήσω αύξηση')
  await expect(kept).toBeVisible()
  await expect(page.getByText('Χαρακτήρες: 21')).toBeVisible()
  await press(page.getByRole('main'), page.locator('form:has(textarea) button[data-pending]').first(), {
    gone: kept,
  })
  await page.goto('/purchases')
  await page.goto(form)
  await isReady(page)
  const drafts = () => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')
  expect(await drafts()).not.toContain('αύξηση')
  await page.goto('/mentee/ask-scholarship')
  const other = page.locator('textarea').first()
  await other.fill('Είμαι άνεργη')
  expect(await drafts()).toContain('άνεργη')
  // A report is nobody's to find at a screen that others use.
  await page.goto(`/report/mentor/${(await people.aMentor()).id}`)
  await page.locator('textarea').first().fill('Με απειλεί')
  expect(await drafts()).not.toContain('απειλεί')
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/login')
  await isReady(page)
  expect(await drafts()).not.toContain('άνεργη')
})

test('an error goes away as its field is mended, and with it its line above the form @js', async ({
  page,
}) => {
  await page.goto('/mentee/register')
  await press(page.getByRole('main'), 'Δημιουργία λογαριασμού', { refused: 'Γράψε το όνομά σου.' })
  const lines = page.getByRole('alert').first().getByRole('listitem')
  await page.getByLabel('Όνομα', { exact: true }).fill('Άννα')
  await expect(lines).toHaveCount(5)
  await expect(page.getByLabel('Όνομα', { exact: true })).not.toHaveAttribute('aria-invalid')
  const email = page.getByLabel('E-mail')
  await email.fill('anna@')
  await expect(lines).toHaveCount(5)
  await expect(email).toHaveAttribute('aria-describedby', /-error/)
  await email.fill('anna@test.example')
  await expect(lines).toHaveCount(4)
  await expect(email).not.toHaveAttribute('aria-describedby', /-error/)
  await page.getByLabel('Ημέρα').fill('5')
  await page.getByLabel('Μήνας').fill('Φεβ')
  await expect(lines).toHaveCount(4)
  await page.getByLabel('Έτος').fill('94')
  await expect(lines).toHaveCount(3)
  const terms = page.getByRole('checkbox', { name: /όρους/ })
  await terms.check()
  await expect(lines).toHaveCount(2)
  await expect(terms).not.toHaveAttribute('aria-invalid')
})

test('a page that waits for an answer says when it has come, and does not change by itself @js', async ({
  people,
  pageOf,
  acts,
}) => {
  const [mentor, mentee] = [await people.aMentor(), await people.aMentee()]
  const requestId = await acts.send(mentee, mentor)
  const page = await pageOf(mentee, 'mentee')
  await page.clock.install()
  await page.goto('/mentee/mentorships')
  await isReady(page)
  const told = page.getByRole('status').filter({ hasText: 'Σου απάντησε.' })
  await Promise.all([page.waitForResponse(/waits/), page.clock.runFor(30_000)])
  await expect(told).toHaveCount(0)
  await acts.reject(mentor, requestId)
  await page.clock.runFor(30_000)
  await expect(told).toBeVisible()
  await follow(page, told.getByRole('link', { name: 'Δες' }), { gone: told })
})
