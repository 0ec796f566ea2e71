import type { Page } from '@playwright/test'
import { expect, follow, press, test, type Outcome } from '../support/browser'
import { servedStandIn } from '../support/stripe-stand-in-client'

// Paying by card, on a phone, in Greek: successful, declined and delayed payments.
test.use({ viewport: { width: 390, height: 844 } })

const order = /Παραγγελία με υποχρέωση πληρωμής – 62,00/
const sessionIn = (page: Page) => /\/pay\/(cs_\w+)/.exec(page.url())![1]!

/** Goes from the price list to the card page. */
async function goToPay(page: Page) {
  await page.goto('/mentoring-packages')
  await follow(page, page.getByRole('link', { name: /Το διαλέγω/ }).first(), {
    shows: page.getByLabel('Κάρτα'),
  })
  await expect(page.getByLabel('Κάρτα')).toBeChecked()
  await page.getByLabel(/Διάβασα και αποδέχομαι/).check()
  await press(page, order, { at: /\/pay\/cs_/ })
}

const chooseCard = (page: Page, card: RegExp) => page.getByLabel(card).check()
const pressPay = (page: Page, outcome: Outcome) => press(page, /Πληρωμή/, outcome)

test('a mentee pays by card and can use the package at once @both', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  await goToPay(page)
  await expect(page.getByText('δεν χρεώνεται καμία κάρτα', { exact: false })).toBeVisible()
  await pressPay(page, { at: /\/purchases\/\d+$/ })
  await expect(page.getByText('Το πακέτο σου είναι ενεργό!', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(/Πληρώθηκε στις/)).toBeVisible()
  await page.goto('/mentee/mentorships')
  await expect(page.getByText('Πληρωμένο').first()).toBeVisible()
})

test('after a declined card and a cancelled attempt, the order is unchanged, nothing is charged, and the mentee can try again', async ({
  people,
  pageOf,
}) => {
  const mentee = await people.aMentee({ package: 'none' })
  const page = await pageOf(mentee, 'mentee')
  await goToPay(page)
  const session = sessionIn(page)
  await chooseCard(page, /απορρίπτεται/)
  await pressPay(page, { at: new RegExp(session) })
  await follow(page, /Πίσω/, { shows: 'Η πληρωμή με κάρτα δεν ολοκληρώθηκε' })
  await expect(page.getByText('GR16 0110', { exact: false }).first()).toBeVisible()
  await press(page, /Πλήρωσε με κάρτα – 62,00/, { at: new RegExp(session) })
  await pressPay(page, { shows: /Πληρώθηκε στις/ })
})

test('a delayed payment: the mentee is told to wait, and can check again', async ({ people, pageOf }) => {
  const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
  await goToPay(page)
  const session = sessionIn(page)
  await chooseCard(page, /αργότερα/)
  await pressPay(page, { shows: 'Επιβεβαιώνουμε την πληρωμή σου' })
  await expect(page.getByRole('button', { name: /Πλήρωσε/ })).toHaveCount(0)
  const waiting = page.url()
  for (const place of ['/mentee/mentorships', '/purchases']) {
    await page.goto(place)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^(Δες την αγορά|Λεπτομέρειες)/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText(/Πλήρωσε(?!ς)|Κατάθεσε|αποδεικτικ/)).toHaveCount(0)
  }
  await page.goto(waiting)
  await servedStandIn().control(`/payments/${session}/settle`)
  await follow(page, 'Έλεγχος ξανά', { shows: /Πληρώθηκε στις/ })
})

test.describe('with a clock of its own', () => {
  test.use({ closesPages: true })

  test('a page that waits for a payment looks again: words change, focus stays, and it goes where it leads @js', async ({
    people,
    pageOf,
  }) => {
    const page = await pageOf(await people.aMentee({ package: 'none' }), 'mentee')
    await goToPay(page)
    await chooseCard(page, /αργότερα/)
    await page.clock.install()
    await pressPay(page, { shows: 'Επιβεβαιώνουμε την πληρωμή σου' })
    const check = page
      .getByRole('main')
      .getByRole('link', { name: /Έλεγ|Δες ξανά/ })
      .first()
    await check.focus()
    const marked = await page.getByRole('status').first().elementHandle()
    await page.route(page.url(), async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('Επιβεβαιώνουμε την πληρωμή σου', 'Σχεδόν έτοιμο')
      await route.fulfill({ response: answer, body })
    })
    await page.clock.fastForward(4000)
    await expect(page.getByText('Σχεδόν έτοιμο').first()).toBeVisible()
    await expect(check).toBeFocused()
    expect(await marked!.evaluate((status) => status.isConnected)).toBe(true)
    await page.route(page.url(), (route) =>
      route.fulfill({ status: 302, headers: { location: '/purchases' } }),
    )
    await page.clock.fastForward(4000)
    await expect(page).toHaveURL(/\/purchases$/)
  })
})
