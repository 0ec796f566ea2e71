// An administrator writes, checks and publishes a version of a long text; visitors read each version at its address.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { cell } from '../support/rows'
import { openSite } from '../support/site'

const site = await openSite({})
const admin = await site.anAdmin()
const cookie = await site.signIn(admin.userId, 'admin')
const edit = '/admin/settings/texts/terms'
const ask = (path: string) => site.ask(path, { cookie })
const day = (days: number) => cell<string>(site.owner`select (rules.local_date() + ${days}::integer)::text`)

/** Sends the form of a page that has this field, with some values changed. */
async function send(path: string, field: string, changed: Record<string, string>) {
  const { fields } = formsOf((await ask(path)).body).find((form) =>
    form.fields.some(([name]) => name === field),
  )!
  const form = [...fields.filter(([name]) => !(name in changed)), ...Object.entries(changed)] as [
    string,
    string,
  ][]
  return site.ask(path, { cookie, headers: { origin: site.origin }, form })
}
const summaries = Object.fromEntries(
  ['gr', 'en', 'de', 'fr', 'pt'].map((each) => [`${each}Summary`, 'Νέα λόγια']),
)

test('a text is written, refused with what is missing, checked, published and read', async () => {
  const start = await ask(edit)
  expect(start.body).toContain('{{teamEmail}}')
  const empty = await send(edit, 'grBody', { 'holdsFrom.near': await day(0), ptBody: '' })
  expect(empty.status).toBe(422)
  expect(empty.body).toContain('χρειάζονται και οι πέντε γλώσσες')
  const wrong = await send(edit, 'grBody', {
    ...summaries,
    'holdsFrom.near': await day(0),
    enBody: 'Ask {{nobody}}.',
  })
  expect(wrong.body).toContain('δεν υπάρχει στις ρυθμίσεις')
  expect(wrong.body).toContain('Ask {{nobody}}.')
  const nameless = await send(edit, 'grBody', {
    ...summaries,
    'holdsFrom.near': await day(0),
    enBody: '## Title',
  })
  expect(nameless.body).toContain('δεν τελειώνει με όνομα')
  const late = await send(edit, 'grBody', { ...summaries, 'holdsFrom.near': await day(-1) })
  expect([late.status, late.body.includes('Η ημέρα έχει περάσει')]).toEqual([422, true])

  const words = {
    ...summaries,
    grBody: '## Τίτλος {#one}\n\nΓράψε στο {{teamEmail}}.',
    'holdsFrom.near': await day(2),
  }
  const saved = await send(edit, 'grBody', { ...words, needsConsent: 'on' })
  expect([saved.status, saved.to]).toEqual([302, `${edit}?check`])
  expect((await send(edit, 'grBody', { ...words, seenRevision: '' })).body).toContain(
    'Μια συνάδελφος αποθήκευσε',
  )
  const check = await ask(`${edit}?check`)
  expect(check.body).toContain('όσες έχουν αποδεχτεί τους όρους σε μια παραγγελία')
  expect(check.body).toContain('team@example.org')
  const published = await send(`${edit}?check`, 'seenRevision', {})
  expect([published.status, published.to]).toEqual([302, '/admin/settings/texts'])
  expect((await ask(`${edit}?check`)).body).toContain('Δεν υπάρχει σχέδιο')

  const page = '/terms-and-conditions'
  const now = (await site.ask(page)).body
  expect(now).toContain('Έρχεται νέα έκδοση')
  expect(now).toContain(`${page}?version=2`)
  const coming = (await site.ask(`${page}?version=2`)).body
  expect(coming).toContain('Τι αλλάζει: Νέα λόγια')
  expect(coming).toContain('Τίτλος')
  for (const none of ['3', '0', 'x', '']) expect((await site.ask(`${page}?version=${none}`)).status).toBe(404)
  expect((await send('/admin/settings/texts', 'version', {})).to).toBe('/admin/settings/texts')
  expect((await site.ask(`${page}?version=2`)).status).toBe(404)
  expect((await site.ask(page)).body).not.toContain('Έρχεται νέα έκδοση')
})

test('a draft is thrown away, and an unknown text is not found', async () => {
  await send('/admin/settings/texts/privacy', 'grBody', { ...summaries, 'holdsFrom.near': await day(0) })
  const gone = await send('/admin/settings/texts/privacy', 'intent', { intent: 'discard' })
  expect([gone.status, gone.to]).toEqual([302, '/admin/settings/texts'])
  expect((await ask('/admin/settings/texts/privacy?check')).body).toContain('Δεν υπάρχει σχέδιο')
  expect((await ask('/admin/settings/texts/news')).status).toBe(404)
})
