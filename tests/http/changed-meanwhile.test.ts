// A form that was opened before somebody else saved: comes back with what was typed and what has changed.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const site = await openSite()

test('a stale edit of a mentor is refused with what changed, by whom, and saves the second time', async () => {
  const mentor = await site.aMentor({ industryId: 1, title: 'Δικηγόρος' })
  const [one, two] = [await site.anAdmin({ name: 'Ρένα', surname: 'Πρώτη' }), await site.anAdmin()]
  const cookies = [await site.signIn(one.userId, 'admin'), await site.signIn(two.userId, 'admin')] as const
  const url = `/admin/mentors/${mentor.id}/edit`
  const open = async (cookie: string) => formsOf((await site.ask(url, { cookie })).body)
  const formOf = (forms: ReturnType<typeof formsOf>) =>
    forms.find(({ fields }) => fields.some(([name]) => name === 'mentoringReason'))!.fields
  const send = (cookie: string, fields: [string, string][], title: string) =>
    site.ask(url, {
      cookie,
      headers: { origin: site.origin },
      form: fields.map(([name, value]): [string, string] => [name, name === 'title' ? title : value]),
    })
  const [first, second] = [formOf(await open(cookies[0])), formOf(await open(cookies[1]))]
  expect((await send(cookies[0], first, 'Δικαστής')).status).toBe(302)
  const stale = await send(cookies[1], second, 'Χημικός')
  expect(stale.status).toBe(409)
  expect(stale.body).toContain('Κάποια άλλη αποθήκευσε αλλαγές')
  // Then, now, and by whom.
  expect(stale.body).toMatch(/Δικηγόρος[\s\S]*Δικαστής[\s\S]*Ρένα Πρώτη/)
  const again = formOf(formsOf(stale.body))
  expect(again).toContainEqual(['title', 'Χημικός'])
  expect((await send(cookies[1], again, 'Χημικός')).status).toBe(302)
  const [saved] = await site.owner`select title from data.mentor_cards where mentor_id = ${mentor.id}`
  expect(saved).toEqual({ title: 'Χημικός' })
})
