// A form that was opened before somebody else saved: comes back with what was typed and what has changed.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'
import * as acts from '../support/acts'

const site = await openSite()

test('a withdrawal is refused with the new figures when a session was recorded meanwhile, then sends the new refund', async () => {
  const { mentee, id } = await site.aMentorship()
  await acts.increase(mentee, id)
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const url = `/purchases/${mentee.purchaseId}/withdraw/confirm`
  const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ')
  const formOf = (html: string) => formsOf(html).find((form) => form.id === 'withdrawal')!.fields
  const send = (fields: [string, string][]) =>
    site.ask(url, { cookie, headers: { origin: site.origin }, form: fields })
  const first = (await site.ask(url, { cookie })).body
  // One of three sessions: 62.00 paid, 20.66 kept, 41.34 back.
  expect(text(first)).toMatch(/62,00 €[\s\S]*1 από 3[\s\S]*20,66 €[\s\S]*41,34 €/)
  await acts.increase(mentee, id)
  const stale = await send(formOf(first))
  expect(stale.status).toBe(409)
  expect(text(stale.body)).toMatch(/Στο μεταξύ κάτι άλλαξε[\s\S]*2 από 3[\s\S]*20,67 €/)
  const sent = await send(formOf(stale.body))
  expect(sent.to).toBe(`/purchases/${mentee.purchaseId}/withdrawn`)
  // The second click of the same form lands on the same page.
  expect((await send(formOf(stale.body))).to).toBe(`/purchases/${mentee.purchaseId}/withdrawn`)
  const [refund] = await site.owner`
    select amount_cents as cents, kept_cents as kept from data.refunds where purchase_id = ${mentee.purchaseId}`
  expect(refund).toEqual({ cents: 2067, kept: 4133 })
  expect(text((await site.ask(`/purchases/${mentee.purchaseId}`, { cookie })).body)).toMatch(
    /20,67 €[\s\S]*41,33 €/,
  )
})

test('the words of a goal are changed in place; refused ones come back in their own form', async () => {
  const { mentee, id } = await site.aMentorship()
  const url = `/mentee/mentorships/${id}/goals`
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const headers = { origin: site.origin }
  const forms = async () => formsOf((await site.ask(url, { cookie })).body)
  const written = async (text: string) => {
    const { fields } = (await forms()).find((form) => form.id?.startsWith('goal-'))!
    await site.ask(url, {
      cookie,
      headers,
      form: fields.map(([name, value]): [string, string] => [name, name === 'text' ? text : value]),
    })
  }
  await written('Αύξηση')
  await written('Δίκτυο')
  const edit = async (text: string) => {
    const { fields } = (await forms()).find(
      (form) => form.id?.startsWith('edit-') && form.fields.some(([, value]) => value === 'Αύξηση'),
    )!
    return site.ask(url, {
      cookie,
      headers,
      form: fields.map(([name, value]): [string, string] => [name, name === 'text' ? text : value]),
    })
  }
  const refused = await edit('α'.repeat(501))
  expect(refused.status).toBe(422)
  // Only the goal that was sent is open, with its message.
  expect(refused.body.match(/<details[^>]* open=""/g)).toHaveLength(1)
  expect((await edit('Αύξηση ως τον Ιούνιο')).status).toBe(302)
  const goals = await site.owner`select text from data.goals where mentorship_id = ${id} order by id`
  expect(goals.map((goal) => goal.text)).toEqual(['Αύξηση ως τον Ιούνιο', 'Δίκτυο'])
})

test('a pause that another admin entered meanwhile is refused; the choice and its reason come back', async () => {
  const { id } = await site.aMentorship()
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  const url = `/admin/mentorships/${id}/state?to=pause`
  const { fields } = formsOf((await site.ask(url, { cookie })).body).find((form) => form.id === 'state')!
  const send = (reason: string) =>
    site.ask(url, {
      cookie,
      headers: { origin: site.origin },
      form: fields.map(([name, value]): [string, string] => [name, name === 'pauseReason' ? reason : value]),
    })
  expect((await send('Ταξίδι')).status).toBe(302)
  const late = await send('Μετακομίζει')
  expect(late.status).toBe(409)
  const again = new Map(formsOf(late.body).find((form) => form.id === 'state')!.fields)
  expect(again.get('to')).toBe('pause')
  expect(again.get('pauseReason')).toBe('Μετακομίζει')
})

test('the end of a pair that was paused meanwhile is refused by that, once', async () => {
  const { mentee, id } = await site.aMentorship()
  await acts.increase(mentee, id)
  await site.owner`update data.sessions set held_on = held_on - 40 where mentorship_id = ${id}`
  const admin = await site.anAdmin()
  const cookie = await site.signIn(admin.userId, 'admin')
  const url = `/admin/mentorships/${id}/state?to=stop`
  const typed = { to: 'stop', requestedBy: 'admin', reason: 'Τέλος' }
  const send = (html: string) => {
    const { fields } = formsOf(html).find((form) => form.id === 'state')!
    const form = { ...Object.fromEntries(fields), ...typed }
    return site.ask(url, { cookie, headers: { origin: site.origin }, form: Object.entries(form) })
  }
  const before = (await site.ask(url, { cookie })).body
  await acts.act(admin.viewer, (sql) => sql`select api.pause_mentorship(mentorship_id => ${id})`)
  const late = await send(before)
  expect([late.status, late.body.includes('μπήκε σε παύση')]).toEqual([409, true])
  expect((await send(late.body)).status).toBe(302)
})

test('the page of a session that was removed leads back to its pair', async () => {
  const { mentee, id } = await site.aMentorship()
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const { status, body } = await site.ask(`/mentee/mentorships/${id}/sessions/2000000000`, { cookie })
  expect([status, body.includes('Αυτή η συνεδρία δεν υπάρχει πια')]).toEqual([200, true])
  expect(body).toContain('href="/mentee/mentorships"')
})

test('a request to a mentor who accepted another meanwhile is refused; its words are shown, to copy', async () => {
  const [mentor, mentee, other] = [await site.aMentor(), await site.aMentee(), await site.aMentee()]
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const url = `/mentors/${mentor.id}`
  const { fields } = formsOf((await site.ask(url, { cookie })).body).find(({ id }) => id === 'send-request')!
  await acts.approve(mentor, await acts.send(other, mentor))
  const words = 'Τρία χρόνια στην ίδια θέση, και θέλω να αλλάξω.'
  const late = await site.ask(url, {
    cookie,
    headers: { origin: site.origin },
    form: fields.map(([name, value]): [string, string] => [name, name === 'message' ? words : value]),
  })
  expect(late.status).toBe(409)
  expect(late.body).toContain(words)
  expect(late.body).toContain('role="alert"')
})
