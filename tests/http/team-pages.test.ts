// The team's pages: the way back to a list, the reason of an ended mentorship, the proof of a deposit.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendProof } from '~/db/generated/acts.server'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'
import * as acts from '../support/acts'
import { thisYear } from '../support/this-year'

const site = await openSite()
const pageOf = async (userId: number, path: string) =>
  (await site.ask(path, { cookie: await site.signIn(userId, 'admin') })).body

/** Sends the form with this id as it is on the page. */
async function send(cookie: string, path: string, id: string) {
  const form = formsOf((await site.ask(path, { cookie })).body).find((each) => each.id === id)!
  return site.ask(form.action.startsWith('/') ? form.action : path, {
    cookie,
    headers: { origin: site.origin },
    form: form.fields,
  })
}

test('after changing sessions, an admin returns to the same place in the list', async () => {
  const { id } = await site.aMentorship()
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  const list = '/admin/mentorships?q=%CE%A0%CE%B1%CF%80%CF%80%CE%AC'
  const here = `/admin/mentorships/${id}/sessions?return_to=${encodeURIComponent(list)}`
  expect((await site.ask(here, { cookie })).body).toContain(`href="${list}"`)
  const added = await send(cookie, here, 'session')
  expect([added.status, added.to]).toEqual([302, here])
  const { body } = await site.ask(added.to, { cookie })
  expect(body).toContain(`href="${list}"`)
  const remove = /href="([^"]*\/sessions\/\d+[^"]*)"/.exec(body)![1]!.replaceAll('&amp;', '&')
  expect(new URL(remove, site.origin).searchParams.get('return_to')).toBe(list)
  expect((await site.ask(remove, { cookie })).body).toContain(`href="${here}"`)
  const removed = await send(cookie, remove, 'remove')
  expect([removed.status, removed.to]).toEqual([302, here])
  expect((await site.ask(remove, { cookie })).body).toContain(`href="${here}"`)
  // Only a path of this list is accepted as the place to return to.
  const elsewhere = `/admin/mentorships/${id}/sessions?return_to=${encodeURIComponent('/admin/dashboard?x=1')}`
  expect((await site.ask(elsewhere, { cookie })).body).toContain('href="/admin/mentorships"')
})

test('a scope offers no filter that none of its rows can have, and no order that tells nothing in it', async () => {
  const { userId } = await site.anAdmin()
  const boxes = async (scope: string) =>
    [...(await pageOf(userId, `/admin/mentors?scope=${scope}`)).matchAll(/name="(is\w+)"/g)].map(
      ([, name]) => name,
    )
  expect(await boxes('all')).toEqual(expect.arrayContaining(['isAvailable', 'isNotAvailable', 'isNotActive']))
  expect(await boxes('available')).not.toContain('isNotAvailable')
  // A filter that a link has chosen stays, so that it can be taken back.
  expect(await boxes('available&isNotAvailable=1')).toContain('isNotAvailable')
  // What a tab decides alone is no filter of it.
  const filters = async (path: string) => [
    ...new Set([...(await pageOf(userId, path)).matchAll(/id="filter-(\w+)/g)].map(([, name]) => name)),
  ]
  expect(await boxes('active')).not.toEqual(expect.arrayContaining(['isActive']))
  expect(await boxes('active')).not.toContain('isNotActive')
  expect(await boxes('flagged')).not.toContain('isNotActive')
  expect(await filters('/admin/purchased-subscriptions?scope=awaiting')).toEqual(['method'])
  expect(await filters('/admin/purchased-subscriptions?scope=paid')).toEqual(['method', 'paidFrom', 'paidTo'])
  expect(await filters('/admin/payments?scope=on_the_way')).toEqual([])
  expect(await filters('/admin/scholarships?scope=waiting')).toEqual(['year'])
  expect(await filters('/admin/history?scope=exports')).toEqual(['day'])
  await site.aMentee({ package: 'awaiting_payment' })
  await site.aMentee()
  const orders = async (scope: string) => pageOf(userId, `/admin/purchased-subscriptions?scope=${scope}`)
  expect(await orders('awaiting')).toContain('sort=-waiting')
  expect(await orders('paid')).not.toContain('sort=waiting')
})

test('the history of a pair does not repeat the two names that stand above it, but for who did what', async () => {
  const { id } = await site.aMentorship()
  const page = await pageOf((await site.anAdmin()).userId, `/admin/mentorships/${id}?automatic`)
  const history = page.slice(page.indexOf('id="history"'))
  expect(history).toContain('Το αίτημα έγινε δεκτό')
  expect(history).not.toMatch(/href="\/admin\/(mentors|mentees)\/\d/)
})

test.each([
  ['/admin/offers', '#new-offer'],
  ['/admin/scholarships', '#new-scholarship'],
  ['/admin/seminars', '/admin/seminars/new'],
  ['/admin/message-templates', '/admin/message-templates/new'],
  ['/admin/mentorships', '/admin/create-new-mentorship'],
  ['/admin/mentors', '/admin/create-new-mentor'],
  ['/admin/mentees', '/admin/create-new-mentee'],
])('%s has a button for a new one', async (list, to) => {
  const main = (await pageOf((await site.anAdmin()).userId, list)).split('<main')[1]!
  expect(main).toContain(`href="${to}"`)
  if (to.startsWith('#')) expect(main).toContain(`id="${to.slice(1)}"`)
})

test('the reason of an ended mentorship is shown below its row, not among the actions', async () => {
  const surname = 'Διακοπτοπούλου'
  const { id } = await site.aMentorship({ mentee: await site.aMentee({ surname }) })
  const admin = await site.anAdmin()
  await acts.stop(admin, id, { reason: 'Οι ώρες τους δεν ταίριαζαν, και θέλει να σκεφτεί αν θα συνεχίσει.' })
  const page = await pageOf(admin.userId, `/admin/mentorships?scope=stopped&q=${encodeURIComponent(surname)}`)
  const rows = [...page.matchAll(/<tr( class="row-note")?>(.*?)<\/tr>/gs)].slice(1)
  expect(rows.map(([, note]) => note !== undefined)).toEqual([false, true])
  expect(rows[0]![2]).not.toContain('Οι ώρες τους')
  expect(rows[1]![2]).toMatch(/^<td colSpan="5">.*Οι ώρες τους δεν ταίριαζαν/)
})

test('an admin sees a thumbnail of the deposit slip beside the amount', async () => {
  const mentee = await site.aMentee({ package: 'awaiting_payment' })
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await sendProof(mentee.viewer, {
    purchaseId: mentee.purchaseId,
    fileName: 'slip.png',
    mime: 'image/png',
    bytes: picture,
  })
  const [proof] = await site.owner<{ id: number }[]>`
    select id from data.proofs where purchase_id = ${mentee.purchaseId}`
  const page = await pageOf(
    (await site.anAdmin()).userId,
    `/admin/purchased-subscriptions/${mentee.purchaseId}/mark-as-paid`,
  )
  expect(page).toMatch(new RegExp(`<img[^>]*src="/proofs/${proof!.id}"`))
})

test('each record begins with a line of links, one to each of its sections in their order', async () => {
  const { mentor, mentee, id } = await site.aMentorship()
  const { userId } = await site.anAdmin()
  for (const path of [
    `/admin/mentors/${mentor.id}`,
    `/admin/mentees/${mentee.id}`,
    `/admin/mentorships/${id}`,
    `/admin/purchased-subscriptions/${mentee.purchaseId}`,
  ]) {
    const page = await pageOf(userId, path)
    const line = /<nav aria-label="Σε αυτή τη σελίδα".*?<\/nav>/s.exec(page)![0]
    const links = [...line.matchAll(/href="#([\w-]+)"/g)].map(([, anchor]) => anchor)
    expect(links.length, path).toBeGreaterThan(3)
    expect(
      [...page.matchAll(/<section id="([\w-]+)"/g)].map(([, anchor]) => anchor),
      path,
    ).toEqual(links)
  }
})

test.each([
  ['price', 'packageId=1&price=71&holdsFrom=', ['price', '71']],
  ['vat', 'percent=13&ground=&holdsFrom=', ['percent', '13']],
])(
  'the check of a new %s leads back to what was typed, and its errors to what they are about',
  async (intent, typed, field) => {
    const { userId } = await site.anAdmin({ right: 'administrator' })
    const page = '/admin/settings/prices'
    const year = thisYear() + 1
    const check = await pageOf(userId, `${page}?${typed}${year}-03-01`)
    for (const name of [field[0], 'holdsFrom']) expect(check).toContain(`id="${intent}-${name}"`)
    const back = `${page}?${typed}${year}-03-01&correct=1#new-${intent}`
    expect(check).toContain(`href="${back.replaceAll('&', '&amp;')}"`)
    const form = await pageOf(userId, back.split('#')[0]!)
    const inputs = [...form.matchAll(/<(?:input|option)\b[^>]*>/g)].map(([each]) => each)
    for (const [name, value] of [field, ['holdsFrom-month', '3'], ['holdsFrom-year', year]] as const)
      expect(inputs.find((each) => each.includes(`id="${intent}-${name}"`))).toMatch(
        new RegExp(`value="0?${value}"`),
      )
  },
)

test('who is not reached by mail has her telephone beside it, and a minor that of her guardian', async () => {
  const mentee = await site.aMentee({ package: 'awaiting_payment' })
  await site.owner`
    update data.users set birthdate = current_date - interval '17 years', phone = '+306912345678' where id = ${mentee.userId}`
  await site.owner`update data.purchases set guardian_phone = '+302101234567' where id = ${mentee.purchaseId}`
  const [mail] = await site.owner<{ id: number }[]>`
    update private.outbox o set status = 'dead'
    where o.id = (select max(id) from private.outbox where to_user_id = ${mentee.userId}) returning id`
  const { userId } = await site.anAdmin({ right: 'coordinator' })
  for (const path of ['/admin/emails?scope=unreached', `/admin/emails/${mail!.id}`])
    for (const phone of ['+306912345678', '+302101234567'])
      expect(await pageOf(userId, path)).toContain(`href="tel:${phone}"`)
})

test('the team’s list of mentors takes the codes of lookups in its address, as calls and other pages do', async () => {
  const { userId } = await site.anAdmin()
  const [lookup] = await site.owner<{ id: number; code: string }[]>`
    select id, code from data.industries where code ~ '^[a-z_]+$' order by id limit 1`
  for (const path of ['/admin/mentors?scope=all&', '/mentors?'])
    expect(await pageOf(userId, `${path}industry=${lookup!.code}`)).toMatch(
      new RegExp(`<option[^>]*(value="${lookup!.id}"[^>]*selected|selected[^>]*value="${lookup!.id}")`),
    )
})

test('before an erasure the team reads what is lost, with the way to each order and purchase', async () => {
  const [paid, waiting] = [await site.aMentee(), await site.aMentee({ package: 'awaiting_payment' })]
  const admin = await site.anAdmin()
  const cookie = await site.signIn(admin.userId, 'admin')
  for (const { userId, purchaseId, way } of [
    { ...paid, way: '/refund' },
    { ...waiting, way: '' },
  ]) {
    const to = `/admin/purchased-subscriptions/${purchaseId}${way}`
    expect((await site.ask(`/admin/users/${userId}/erase`, { cookie })).body).toContain(`href="${to}"`)
    expect([to, (await site.ask(to, { cookie })).status]).toEqual([to, 200])
  }
})
