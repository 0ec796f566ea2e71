import jsQR from 'jsqr'
import type { Sql } from 'postgres'
import sharp from 'sharp'
import type { Locator } from '@playwright/test'
import { expect, follow, press, test, unique } from '../support/browser'

/** What a decoder that is not ours reads on the screen. */
async function readBack(picture: Locator) {
  const screen = sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
  const { data, info } = await screen.toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('the QR code of a deposit says what its page says, at the price of each package @both', async ({
  people,
  owner,
  pageOf,
}) => {
  const [bank] = await owner`select bank_account_holder, bank_iban from data.constants`
  for (const [kind, amount] of [
    ['three_months', '62.00'],
    ['six_months', '87.00'],
    ['two_in_one', '273.00'],
  ] as const) {
    const mentee = await people.aMentee({ kind, package: 'awaiting_payment' })
    const [order] = await owner`select reference from data.purchases where id = ${mentee.purchaseId}`
    const page = await pageOf(mentee, 'mentee')
    await page.goto(`/purchases/${mentee.purchaseId}`)
    const code = await readBack(page.getByRole('img', { name: 'Κωδικός QR με όσα χρειάζεται η κατάθεση' }))
    const account = String(bank!.bankIban).replaceAll(' ', '')
    expect(code).toBe(
      `BCD\n002\n1\nSCT\n\n${bank!.bankAccountHolder}\n${account}\nEUR${amount}\n\n\n${order!.reference}`,
    )
    await expect(page.getByText(String(bank!.bankIban))).toBeVisible()
  }
})

const taxNumber = '123456783'
// Never taken back: other tests run at the same time.
const setUp = (owner: Sql) => owner`update data.constants set iris_tax_number = ${taxNumber}`

test('an administrator writes what the code of the bank says, and mentees see the code', async ({
  people,
  owner,
  pageOf,
}) => {
  await setUp(owner)
  const said = `https://bank.example/iris/${unique()}`
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await admin.goto('/admin/settings')
  await follow(admin, 'Αλλαγή IRIS', { at: '/admin/settings/iris' })
  await admin.getByLabel('ΑΦΜ για το IRIS').fill('12')
  await press(admin, 'Δες τι θα αλλάξει', { shows: /Αυτός ο ΑΦΜ δεν είναι σωστός/ })
  await admin.getByLabel('ΑΦΜ για το IRIS').fill('123 456 783')
  await admin.getByLabel('Τι λέει ο κωδικός QR της τράπεζας').fill(said)
  await press(admin, 'Δες τι θα αλλάξει', { shows: said })
  await press(admin, 'Κάνε την αλλαγή', { at: '/admin/settings' })
  await expect(admin.getByText(said)).toBeVisible()

  const mentee = await people.aMentee({ package: 'awaiting_payment' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/purchases/${mentee.purchaseId}`)
  expect(await readBack(page.getByRole('img', { name: /Κωδικός QR του δικτύου/ }))).toBe(said)
})
