import type { Page } from '@playwright/test'
import { expect, follow, press, test, unique } from '../support/browser'

// How many documents a coordinator loads on a Monday, from Today to the outcome of each errand. With JavaScript some pages
// change without a new one.
const today = '/admin/dashboard'
for (const [width, height, script] of [
  [390, 844, '@no-js'],
  [1280, 800, '@js'],
] as const)
  test(`a coordinator’s Monday takes two or three pages an errand, ${width} wide ${script}`, async ({
    people,
    acts,
    owner,
    pageOf,
    javaScriptEnabled,
  }) => {
    test.setTimeout(120_000)
    const family = `Δευτέρα${unique()}`
    const page = await pageOf(await people.anAdmin(), 'admin')
    await page.setViewportSize({ width, height })
    const opened = pagesOf(page)
    const main = page.getByRole('main')
    const took = (pages: number, counted = opened.reset()) =>
      javaScriptEnabled ? expect(counted).toBeLessThanOrEqual(pages) : expect(counted).toBe(pages)

    /** Opens the case from its row; other tests add cases too, so it is made the oldest until it is the one that opens. */
    const openOldest = async (row: string, makeOldest: () => Promise<unknown>, shows: string) =>
      expect(async () => {
        await makeOldest()
        await page.goto(today)
        opened.reset()
        await follow(page, main.getByRole('link', { name: row, exact: true }), {})
        await expect(main.getByText(shows).first()).toBeVisible({ timeout: 500 })
      }).toPass()

    await test.step('two deposits: the row leads to their list, whose boxes lead to the page that confirms those ticked', async () => {
      const mentees = [
        await people.aMentee({ surname: family, package: 'awaiting_payment' }),
        await people.aMentee({ surname: family, package: 'awaiting_payment' }),
      ]
      for (const mentee of mentees) await acts.prove(mentee, mentee.purchaseId)
      await page.goto(today)
      opened.reset()
      await follow(page, main.getByRole('link', { name: 'Καταθέσεις με αποδεικτικό', exact: true }), {
        at: /purchased-subscriptions/,
      })
      const before = opened.reset()
      // The same page without the orders of other tests.
      const ids = mentees.map(({ purchaseId }) => `id=${purchaseId}`).join('&')
      await page.goto(`/admin/bulk/purchases/mark-as-paid?return_to=${today}&${ids}`)
      await press(page, /^Σήμανση 2|^Καταχώριση/, { at: today, shows: /: 2/ })
      took(3, before + opened.reset())
    })

    await test.step('an application', async () => {
      const { id } = await people.aMentor({ name: 'Ρούλα', surname: family, status: 'new' })
      await openOldest(
        'Νέες αιτήσεις μεντορισσών',
        () => owner`update data.mentors set applied_at = (select min(applied_at) - interval '1 hour' from data.mentors)
          where id = ${id}`,
        family,
      )
      await page.getByLabel('Έγκριση', { exact: true }).check()
      await page.getByRole('checkbox').check()
      await press(page, 'Καταχώριση απόφασης', { shows: `Εγκρίθηκε: Ρούλα ${family}` })
      took(2)
    })

    await test.step('a wish for a pause', async () => {
      const mentor = await people.aMentor()
      const mentee = await people.aMentee({ surname: family })
      const pair = await acts.approve(mentor, await acts.send(mentee, mentor))
      await acts.act(
        mentee.viewer,
        (sql) =>
          sql`select api.ask_pause_or_end(mentorship_id => ${pair}, wish => 'pause', reason => ${`Λείπω. ${family}`})`,
      )
      await openOldest(
        'Συνεργασίες που ζητούν κάτι από την ομάδα',
        () => owner`update data.pair_wishes set asked_at = (select min(asked_at) - interval '1 hour' from data.pair_wishes)
          where mentorship_id = ${pair}`,
        `Λείπω. ${family}`,
      )
      await press(page, 'Παύση συνεργασίας', { at: `/admin/mentorships/${pair}`, shows: /μπήκε σε παύση/ })
      took(2)
    })

    await test.step('people from a file', async () => {
      await page.goto(today)
      opened.reset()
      await follow(main, 'Εισαγωγή από αρχείο', { at: '/admin/import' })
      await page.getByRole('radio', { name: 'Mentees' }).check()
      await page.getByLabel('Αρχείο').setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Όνομα;Επώνυμο;E-mail\nΡέα;${family};${unique().toLowerCase()}@test.example`),
      })
      await press(page, 'Ανέβασμα', { shows: 'Δεν έχει δημιουργηθεί τίποτα ακόμη.' })
      await press(page, /^Δημιούργησε/, { shows: page.getByRole('link', { name: /Κατέβασε/ }) })
      took(3)
    })

    await test.step('a suggestion', async () => {
      const mentee = await people.aMentee({ surname: family })
      await people.aMentor()
      const [request] = await owner`
        insert into data.suggestion_requests (mentee_id, text, topic_ids) values (${mentee.id}, ${`Ψάχνω. ${family}`}, '{15}')
        returning id`
      await openOldest(
        'Mentees που ζητούν πρόταση',
        () => owner`update data.suggestion_requests
          set asked_at = (select min(asked_at) - interval '1 hour' from data.suggestion_requests) where id = ${request!.id}`,
        `Ψάχνω. ${family}`,
      )
      await page.getByRole('main').getByRole('checkbox').first().check()
      await press(page, 'Αποστολή προτάσεων', { shows: 'Στάλθηκαν οι προτάσεις σου' })
      took(2)
    })

    await test.step('a refund', async () => {
      const mentee = await people.aMentee({ surname: family })
      await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${mentee.purchaseId}`
      await acts.askRefund(mentee.viewer, { purchaseId: mentee.purchaseId, text: 'Φεύγω.' })
      await openOldest(
        'Αιτήματα επιστροφής χρημάτων',
        () => owner`update data.refund_requests
          set asked_at = (select min(asked_at) - interval '1 hour' from data.refund_requests)
          where purchase_id = ${mentee.purchaseId}`,
        family,
      )
      await page.getByLabel(/αν και δεν προκύπτει/).check()
      await page.getByLabel('Σημείωση για την επιστροφή').fill('Ασθένεια.')
      await press(page, 'Επιστροφή του ποσού', { shows: 'Καταγράφηκε η επιστροφή: ' })
      took(2)
    })
  })

/** Counts the documents that a page loads. */
function pagesOf(page: Page) {
  let opened = 0
  page.on('domcontentloaded', () => (opened += 1))
  return {
    /** Those since the last time. */
    reset() {
      const counted = opened
      opened = 0
      return counted
    },
  }
}
