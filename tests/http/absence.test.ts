// The absence that a mentor sets, as her browser sends it.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { cell } from '../support/rows'
import { openSite } from '../support/site'

const site = await openSite()
const here = '/mentor/my-account/availability'

test('requests close with the days that were asked about; with other days it asks again', async () => {
  const mentor = await site.aMentor()
  const { id } = await site.aRequest({ mentor })
  const cookie = await site.signIn(mentor.userId, 'mentor')
  const send = async (page: string, day: number) => {
    const { fields } = formsOf(page).find((form) => form.fields.some(([, value]) => value === 'away'))!
    const until = { 'until.day': `${day}`, 'until.month': '5', 'until.year': '2098' }
    const form = [...fields.filter(([name]) => !(name in until)), ...Object.entries(until)]
    return site.ask(here, { cookie, headers: { origin: site.origin }, form })
  }
  const status = () => cell<string>(site.owner`select status from data.mentorship_requests where id = ${id}`)
  const first = await send((await site.ask(here, { cookie })).body, 3)
  const second = await send(first.body, 4)
  expect([first.status, second.status, await status()]).toEqual([409, 409, 'pending'])
  expect(await send(second.body, 4)).toMatchObject({ status: 302, to: here })
  expect(await status()).toBe('rejected')
})
