// The team enters a withdrawal that came by letter: the page computes for the day, the form does what the page said.
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const site = await openSite()
const { approve, increase, send: ask } = await import('../support/acts')

test('the page shows what the day gives back, and enters it once', async () => {
  const [mentee, mentor] = [await site.aMentee(), await site.aMentor()]
  await increase(mentee, await approve(mentor, await ask(mentee, mentor)))
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  const page = `/admin/purchased-subscriptions/${mentee.purchaseId}/withdrawal`
  const today = (await site.owner`select rules.local_date()::text as day`)[0]!.day as string
  const open = async (query = '') => (await site.ask(`${page}${query}`, { cookie })).body
  const send = async (form: Record<string, string>) =>
    site.ask(page, {
      cookie,
      headers: { origin: site.origin },
      form: { _token: await site.tokenOf(cookie, page), ...form },
    })

  expect(await open()).toMatch(/name="seenCents" value="4134"/)
  expect(await open(`?sentOn=${today}`)).toMatch(/41,34/)
  const early = await open('?sentOn=2020-01-01')
  expect(early).not.toContain('name="seenCents"')
  expect(early).toContain('πριν από την παραγγελία')
  expect(await open('?sentOn=x')).toMatch(/name="seenCents" value="4134"/)
  expect(
    (await site.ask(`/admin/purchased-subscriptions/${mentee.purchaseId}/refund`, { cookie })).body,
  ).toContain(page)

  const changed = await send({ sentOn: today, seenCents: '6200', iban: 'GR1601101250000000012300695' })
  expect([changed.status, changed.body.includes('GR1601101250000000012300695')]).toEqual([409, true])
  const done = await send({ sentOn: today, seenCents: '4134' })
  expect([done.status, done.to]).toEqual([302, '/admin/payments'])
  expect(
    await site.owner`select ground, amount_cents from data.refunds where purchase_id = ${mentee.purchaseId}`,
  ).toEqual([{ ground: 'withdrawal', amountCents: 4134 }])
  expect(await open()).toContain('έχουν ήδη επιστραφεί')
})
