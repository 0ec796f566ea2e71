import { expect, here, test } from '../support/browser'

test('a mentor’s page is passed on by e-mail, in the language and with the address of the page @both', async ({
  people,
  page,
}) => {
  const mentor = await people.aMentor({ name: 'Ελένη', surname: 'Ρήγα' })
  for (const [prefix, link, subject] of [
    ['', 'Στείλε το προφίλ με e-mail', 'Μεντόρισσα: Ελένη Ρήγα'],
    ['/en', 'Send the profile by e-mail', 'Mentor: Eleni Riga'],
  ] as const) {
    await page.goto(`${prefix}/mentors/${mentor.id}`)
    const shown = page.url()
    const href = await page.getByRole('link', { name: link, includeHidden: true }).getAttribute('href')
    const mail = new URL(href!)
    expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', subject])
    expect(new URL(mail.searchParams.get('body')!).pathname).toBe(new URL(shown).pathname)
  }
})

test('the address of a mentor’s page is copied; without JavaScript there is no such button', async ({
  people,
  page,
  javaScriptEnabled,
}) => {
  const mentor = await people.aMentor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/mentors/${mentor.id}`)
  const copy = page.getByRole('button', { name: 'Αντιγραφή διεύθυνσης' })
  if (!javaScriptEnabled) return await expect(copy).toHaveCount(0)
  await here(page.getByText('Μοιράσου το προφίλ'), { shows: copy })
  await here(copy, { shows: 'Αντιγράφηκε' })
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(new RegExp(`/mentors/${mentor.id}$`))
})
