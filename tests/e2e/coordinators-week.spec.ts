import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { download, expect, follow, here, press, test, unique } from '../support/browser'

// A coordinator runs the programme from her browser alone: from an application to a published testimonial.
test('a coordinator’s week: from an application to an export @both', async ({ people, pageOf, acts }) => {
  test.setTimeout(120_000)
  const family = `Εβδομάδα${unique()}`
  const [team, mentor, mentee] = [
    await people.anAdmin(),
    await people.aMentor({ name: 'Ρούλα', surname: family, status: 'new' }),
    await people.aMentee({ name: 'Νίκη', surname: family, package: 'awaiting_payment' }),
  ]
  const page = await pageOf(team, 'admin')
  const find = (path: string) => page.goto(`${path}?q=${encodeURIComponent(family)}`)
  const record = { mentor: `/admin/mentors/${mentor.id}`, mentee: `/admin/mentees/${mentee.id}` }

  await test.step('she approves an application', async () => {
    await find('/admin/pending-applications')
    await follow(page, `Ρούλα ${family}`, { at: /pending-applications\/\d+/ })
    await page.getByLabel('Έγκριση', { exact: true }).check()
    await page.getByRole('checkbox').check()
    await press(page, 'Καταχώριση απόφασης', { shows: `Εγκρίθηκε: Ρούλα ${family}` })
  })

  await test.step('she confirms a deposit, from the page of the mentee', async () => {
    await acts.prove(mentee, mentee.purchaseId)
    await page.goto(record.mentee)
    await follow(page, 'Έλεγξέ το και σημείωσε την πληρωμή', { at: /mark-as-paid/ })
    await press(page, /^Καταχώριση/, { at: record.mentee })
  })

  await test.step('she proposes a mentor to a mentee who asked for help', async () => {
    const hers = await pageOf(mentee, 'mentee')
    await hers.goto('/mentee/find-my-mentor')
    await hers.getByLabel('Τι αναζητάς;').fill('Μια γυναίκα που άλλαξε κλάδο.')
    await press(hers, 'Ζήτησε προτάσεις', { at: '/mentee/mentorships' })
    await find('/admin/mentor-suggestion-requests')
    await follow(page, /Πρότεινε μεντόρισσες/, { shows: 'Μια γυναίκα που άλλαξε κλάδο.' })
    await page.getByRole('main').getByRole('checkbox').first().check()
    await press(page, 'Αποστολή προτάσεων', { shows: 'Στάλθηκαν οι προτάσεις σου' })
  })

  await test.step('she accepts a request on behalf of the mentor', async () => {
    await acts.send(mentee, mentor)
    await page.goto(record.mentor)
    await follow(page.locator('#requests'), /^Αποδοχή/, { at: /approve/ })
    await press(page, /^Αποδοχή/, { at: record.mentor })
    await page.goto(record.mentee)
    await follow(page, page.locator('table a[href^="/admin/mentorships/"]').first(), {
      at: /\/admin\/mentorships\/\d+$/,
    })
  })
  const pair = new URL(page.url()).pathname

  await test.step('she writes a session, pauses, resumes and completes', async () => {
    await addSession(page, pair)
    await page.goto(`${pair}/pause`)
    await press(page, 'Παύση συνεργασίας', { shows: /μπήκε σε παύση/ })
    await page.goto(`${pair}/resume`)
    await press(page, 'Συνέχιση συνεργασίας', { shows: /Η συνεργασία συνεχίζεται/ })
    await page.goto(`${pair}/complete`)
    await page.getByRole('checkbox').first().check()
    await press(page, /^Ολοκλήρωση/, { shows: /Ολοκληρώθηκε|ολοκληρώθηκε/ })
  })

  await test.step('she publishes the testimonial that the mentee wrote', async () => {
    const hers = await pageOf(mentee, 'mentee')
    await hers.goto(pair.replace('/admin', '/mentee').concat('/feedback'))
    await hers.getByLabel('Καλά', { exact: true }).check()
    await hers.getByLabel(/^Δυο λόγια για τη μεντόρισσά σου/).fill('Με άκουσε.')
    await hers.getByLabel(/^Συμφωνώ να δημοσιευτούν/).check()
    await press(hers, 'Στείλε τις απαντήσεις σου', { shows: 'Σε ευχαριστούμε!' })
    await page.goto(record.mentor)
    await press(page, /^Δημοσίευση/, { shows: 'Η μαρτυρία δημοσιεύτηκε' })
    await hers.goto(`/mentors/${mentor.id}`)
    await expect(hers.getByText('Με άκουσε.')).toBeVisible()
  })

  await test.step('she exports the mentorships she found', async () => {
    await page.goto(`/admin/mentorships?scope=completed&q=${encodeURIComponent(family)}`)
    await here(page.getByText('Λήψη', { exact: true }), {
      shows: page.getByRole('link', { name: 'Λήψη ως CSV' }),
    })
    const file = await download(page, 'Λήψη ως CSV')
    expect(readFileSync(await file.path(), 'utf8')).toContain(`Νίκη ${family}`)
  })
})

async function addSession(page: Page, pair: string) {
  await page.goto(`${pair}/sessions`)
  await press(page, 'Πρόσθεσε τη συνεδρία', { shows: 'Η συνεδρία προστέθηκε.' })
}
