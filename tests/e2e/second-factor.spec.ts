import { Secret, TOTP } from 'otpauth'
import { checkAccess } from '../support/access'
import { expect, follow, press, test, unique } from '../support/browser'

const password = 'ένας καλός κωδικός'

test('a user sets up a second factor, gets recovery codes, and signs in with a code of her app @both', async ({
  page,
  people,
  owner,
  pageOf,
  javaScriptEnabled,
}) => {
  const { hash } = await import('@node-rs/argon2')
  const email = `second-step-${unique()}@test.example`
  const her = await people.anAdmin({ email, name: 'Νεφέλη' })
  await owner`insert into private.credentials (user_id, password_hash) values (${her.userId}, ${await hash(password)})`

  const signedIn = await pageOf(her, 'admin')
  await signedIn.goto('/admin/my-account?tab=security')
  await follow(signedIn, 'Όρισε δεύτερο βήμα', { at: /\/second-factor\?redirectTo=/ })
  await signedIn.getByLabel('Ο τωρινός κωδικός σου').fill('όχι αυτός εδώ')
  await press(signedIn, 'Όρισε δεύτερο βήμα', { refused: 'Ο κωδικός δεν είναι σωστός' })
  await signedIn.getByLabel('Ο τωρινός κωδικός σου').fill(password)
  await press(signedIn, 'Όρισε δεύτερο βήμα', { shows: 'Σύνδεσε την εφαρμογή σου' })
  await expect(signedIn.getByRole('img', { name: /^Εικόνα QR/ })).toBeVisible()
  if (javaScriptEnabled !== false) await checkAccess(signedIn, '/second-factor')
  const secret = (await signedIn.locator('[data-secret]').innerText()).replaceAll(/\s/g, '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await signedIn.getByLabel('Τα 6 ψηφία που δείχνει η εφαρμογή').fill('000000')
  await press(signedIn, 'Ενεργοποίηση', { refused: 'δεν είναι σωστά' })
  await signedIn.getByLabel('Τα 6 ψηφία που δείχνει η εφαρμογή').fill(app.generate())
  await press(signedIn, 'Ενεργοποίηση', { shows: 'Οι κωδικοί ανάκτησης' })
  const codes = await signedIn.locator('[data-codes] li').allInnerTexts()
  expect(codes).toHaveLength(10)
  await follow(signedIn, 'Τους κράτησα', { at: '/admin/my-account?tab=security', shows: 'Είναι ενεργό' })
  await follow(signedIn, 'Διαχείριση δεύτερου βήματος', { shows: 'Σου μένουν 10 κωδικοί ανάκτησης.' })

  const typesPassword = async () => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Κωδικός', { exact: true }).fill(password)
    await press(page, 'Σύνδεση', { at: /\/login\/code/, shows: 'Το δεύτερο βήμα' })
  }
  await typesPassword()
  await page.getByLabel('Κωδικός της εφαρμογής').fill('000000')
  await press(page, 'Σύνδεση', { refused: 'δεν είναι σωστά' })
  await page.getByLabel('Κωδικός της εφαρμογής').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await press(page, 'Σύνδεση', { at: '/admin/dashboard' })

  await page.context().clearCookies({ name: 'session' })
  await typesPassword()
  await follow(page, /κωδικό ανάκτησης/, { shows: page.getByLabel('Κωδικός ανάκτησης') })
  await page.getByLabel('Κωδικός ανάκτησης').fill(codes[0]!)
  await press(page, 'Σύνδεση', { at: '/admin/dashboard' })
})
