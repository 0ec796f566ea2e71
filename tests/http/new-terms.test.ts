// A new version of a text that needs consent: members are asked before they go on, and led back afterwards.
import { expect, test } from 'vitest'
import { apiClient } from '../support/api-client'
import { formsOf } from '../support/html-forms'
import { refusalOf } from '../support/refused-call'
import { openSite } from '../support/site'

const site = await openSite({})

test('a member accepts the new version before going on, and may read it, take the data or leave meanwhile', async () => {
  const mentee = await site.aMentee({ package: 'none' })
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const ask = (path: string) => site.ask(path, { cookie })
  await site.owner`insert into data.consents (user_id, text, version, given)
    select ${mentee.userId}, t.text, t.version, true from data.texts t where t.text in ('mentee_terms', 'privacy')`
  expect((await ask('/mentee/mentorships')).status).toBe(200)
  await site.owner`insert into data.texts (text, version, published_on, needs_consent)
    values ('mentee_terms', 2, rules.local_date(), true)`

  const led = await ask('/mentee/mentorships')
  expect([led.status, led.to]).toEqual([302, '/new-terms?redirectTo=%2Fmentee%2Fmentorships'])
  for (const path of [
    '/mentoring-terms',
    '/coaching-terms',
    '/my-data',
    '/erase-my-account',
    '/mentors',
    '/purchases',
    '/mentee/my-account?tab=notifications',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200])

  const page = await ask(led.to!)
  expect(page.body).toContain('Οι όροι άλλαξαν')
  expect(page.body).toContain('Έκδοση 2')
  const { fields } = formsOf(page.body).find((form) => form.fields.some(([name]) => name === 'seen'))!
  const send = (more: [string, string][]) =>
    site.ask(led.to!, {
      cookie,
      headers: { origin: site.origin },
      form: [...fields.filter(([name]) => name !== 'termsAccepted'), ...more],
    })
  expect((await send([])).body).toContain('Οι όροι άλλαξαν')
  const accepted = await send([['termsAccepted', 'on']])
  expect([accepted.status, accepted.to]).toEqual([302, '/mentee/mentorships'])
  expect((await ask('/mentee/mentorships')).status).toBe(200)
  expect((await ask('/new-terms')).body).toContain('Δεν χρειάζεται κάτι')
})

test('an act that a page or a call still begins is refused, and the page leads to the texts', async () => {
  const mentee = await site.aMentee({ package: 'none' })
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const client = apiClient(site.origin, cookie)
  const act = client.call('DELETE client/mentee/mentorship-requests/{id}', { ids: [1] })
  expect(await refusalOf(act)).toEqual([403, 'texts_due'])

  const page = await site.ask('/mentee/my-account?tab=profile', { cookie })
  const { fields } = formsOf(page.body).find((form) =>
    form.fields.some(([, value]) => value === 'visibility'),
  )!
  const answer = await site.ask('/mentee/my-account?tab=profile', {
    cookie,
    headers: { origin: site.origin },
    form: fields.map(([name, value]): [string, string] => [name, name === 'visibility' ? 'public' : value]),
  })
  expect(answer.status).toBe(403)
  expect(answer.body).toMatch(/href="\/new-terms"[^>]*>Πριν συνεχίσεις, αποδέξου τη νέα έκδοση των όρων/)
})
