// What a mentee's pages tell: the receipt of an order, how to reach her mentor.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const site = await openSite()
const pageOf = async (userId: number, path: string) =>
  (await site.ask(path, { cookie: await site.signIn(userId, 'mentee') })).body

test('a receipt names its issuer: name, tax number, address', async () => {
  const mentee = await site.aMentee()
  const [issuer] = await site.owner`select issuer_name, issuer_tax_number, issuer_address from data.constants`
  const page = await pageOf(mentee.userId, `/receipts/${mentee.purchaseId}`)
  for (const fact of ['ΑΦΜ', ...Object.values(issuer!)]) expect(page).toContain(fact)
})

test('a receipt is its buyer’s and the team’s, once it is paid; what is another’s is not found, as what is not there', async () => {
  const [buyer, other] = [await site.aMentee(), await site.aMentee({ package: 'awaiting_payment' })]
  const cookies = {
    buyer: await site.signIn(buyer.userId, 'mentee'),
    other: await site.signIn(other.userId, 'mentee'),
    team: await site.signIn((await site.anAdmin()).userId, 'admin'),
  }
  const statusOf = async (who: keyof typeof cookies, path: string) =>
    (await site.ask(path, { cookie: cookies[who] })).status
  const receipt = `/receipts/${buyer.purchaseId}`
  expect([await statusOf('buyer', receipt), await statusOf('team', receipt)]).toEqual([200, 200])
  for (const path of [
    receipt,
    `/receipts/${other.purchaseId}`,
    `/purchases/${buyer.purchaseId}`,
    '/purchases/999999',
    '/proofs/1',
    '/checkout/99',
    '/mentors/99999999999999',
  ])
    expect(await statusOf('other', path), path).toBe(404)
})

test('phone numbers and addresses are links, and a number is read in groups', async () => {
  const { mentor, mentee } = await site.aMentorship({
    mentor: await site.aMentor({ phone: '+306912345678' }),
  })
  const page = await pageOf(mentee.userId, '/mentee/mentorships')
  expect(page).toMatch(/href="tel:\+306912345678"[^>]*>(<[^>]*>)*\+30 691 234 5678/)
  expect(page).toContain(`href="mailto:${mentor.viewer.email}"`)
})

test('who asks for money back without a reason is told that one is needed', async () => {
  const mentee = await site.aMentee()
  await site.owner`update data.purchases set paid_at = now() - interval '30 days' where id = ${mentee.purchaseId}`
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const url = `/purchases/${mentee.purchaseId}/ask-refund`
  const { fields } = formsOf((await site.ask(url, { cookie })).body).find(({ id }) => id === 'ask-refund')!
  const answer = await site.ask(url, { cookie, headers: { origin: site.origin }, form: fields })
  expect(answer.status).toBe(422)
  expect(answer.body).toContain('role="alert"')
})
