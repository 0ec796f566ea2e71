import { athensDay, formatLongDate } from '~/i18n/format'
import { expect, follow, here, press, test, unique } from '../support/browser'
import { showsDay, writeDay } from '../support/day-fields'

// The VAT by day: an administrator writes an exemption with its ground and withdraws it before its day; the receipt of
// an exempt purchase prints the ground.

const ground = 'Χωρίς ΦΠΑ – άρθρο 27 του Κώδικα ΦΠΑ'

test('an exemption needs its ground, is checked, written, and withdrawn before its day @both', async ({
  people,
  pageOf,
  javaScriptEnabled,
}) => {
  // The browser tests run beside each other, each with a day and words of its own.
  const day = athensDay(new Date(Date.now() + (javaScriptEnabled === false ? 40 : 400) * 86_400_000))
  const why = `${ground} (${unique()})`
  const page = await pageOf(await people.anAdmin(), 'admin')
  await page.goto('/admin/settings')
  await follow(page, 'Δες και άλλαξε τιμές και ΦΠΑ', { at: '/admin/settings/prices' })
  const form = page.locator('#new-vat')
  await page.getByLabel('ΦΠΑ %').fill('0')
  await writeDay(form.getByRole('group', { name: 'Ισχύει από' }), day)
  await press(form, 'Δες τι θα αλλάξει', { refused: 'Γράψε την αιτία της απαλλαγής' })
  await expect(page.getByLabel('ΦΠΑ %')).toHaveValue('0')
  await showsDay(form, day)
  await page.getByLabel('Αιτία απαλλαγής ΦΠΑ').fill(why)
  await press(form, 'Δες τι θα αλλάξει', { shows: 'Έλεγχος του νέου συντελεστή' })
  await expect(page.getByText(why)).toBeVisible()
  await press(page, 'Γράψε τον νέο συντελεστή', { shows: 'Ο νέος συντελεστής ΦΠΑ καταχωρίστηκε.' })
  const row = page.getByRole('row').filter({ hasText: why })
  await expect(row).toContainText('Έρχεται')
  const fold = page.locator('summary').filter({ hasText: formatLongDate('el', day) })
  await here(fold, { shows: 'συνεχίζει να ισχύει ο συντελεστής' })
  await press(fold.locator('..'), 'Απόσυρε τον συντελεστή', { shows: 'Ο συντελεστής ΦΠΑ αποσύρθηκε.' })
})
