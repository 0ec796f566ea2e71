// R21: the guardian who has confirmed an order pays it, by the link of the mail alone.
import { expect, test } from 'vitest'
import { call, callSignIn } from '../support/calls'
import { checkoutsOf, type Checkout } from '../support/checkouts'
import { guardian, guardiansOf } from '../support/guardians'
import { outcomes, refused } from '../support/refusals'
import { column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, theAdmin, buy, cancel, confirmPayment, mailRowsTo, ledgerOf, packageId, anAward } =
  world
const { open, paid, settle, checkoutRows, provider } = checkoutsOf(world)
const { bornYearsAgo, linkOf, answer } = guardiansOf(owner)
const admin = await theAdmin()
const [minors, three] = [await bornYearsAgo(18, 1), await packageId('three_months')]

async function waiting() {
  const mentee = await aMentee({ package: 'none', birthdate: minors })
  const purchaseId = await buy(mentee, three, guardian)
  return { ...mentee, purchaseId, token: await linkOf(purchaseId) }
}
async function confirmed() {
  const mentee = await waiting()
  await answer(mentee.token, true)
  return mentee
}
const pay = async (token: string) =>
  (await callSignIn('auth_open_checkout', { token, livemode: false }))[0] as unknown as Checkout
const prove = (token: string) =>
  callSignIn('auth_send_proof', {
    token,
    fileName: 'a.pdf',
    mime: 'application/pdf',
    bytes: Buffer.from('%PDF-1.4'),
  })
const link = async (token: string) => (await callSignIn('auth_guardian_link', { token }))[0]!
/** Neither way to pay is open, and the page says what became of the order. */
async function closed(token: string, state: string, rule: string) {
  expect(await link(token)).toMatchObject({ state, reference: null, priceCents: null, stripeSessionId: null })
  await refused(pay(token), rule)
  await refused(prove(token), rule)
}
/** Stripe reports that a checkout was paid. */
async function settled(checkout: Checkout) {
  const sessionId = `cs_test_${checkout.idempotencyKey}`
  await provider`select api.store_checkout_session(${checkout.idempotencyKey}, ${sessionId})`
  await settle(paid({ ...checkout, sessionId }))
}
const outsideMail = async (userId: number) =>
  column<string>(owner`
    select kind from private.outbox where to_user_id = ${userId} and to_email = 'maro@family.example' order by id`)

test('R21 only after the consent; the page shows the order and nobody’s name; paid, it says so, and both get a mail', async () => {
  const mentee = await waiting()
  await refused(pay(mentee.token), 'guardian_not_confirmed')
  await refused(prove(mentee.token), 'guardian_not_confirmed')
  await answer(mentee.token, true)
  expect(await link(mentee.token)).toMatchObject({
    state: 'to_pay',
    priceCents: 6200,
    receivedCents: 0,
    reference: expect.stringMatching(/\S/),
    proofSent: false,
    keptUntil: expect.anything(),
    mentee: null,
    guardianEmail: null,
  })
  const checkout = await pay(mentee.token)
  // Whoever of the two pays writes the address there, and comes back to the page that tells them apart.
  expect(checkout.asked).toMatchObject({ cents: 6200, guardian: true })
  expect(checkout.asked).not.toHaveProperty('email')
  await settled(checkout)
  await closed(mentee.token, 'paid', 'already_paid')
  expect(await link(mentee.token)).toMatchObject({ paidOn: expect.anything(), mayWithdraw: true })
  expect(await outsideMail(mentee.userId)).toEqual(['guardian_asked', 'guardian_paid'])
  expect(await mailRowsTo(mentee.userId, 'guardian_paid')).toMatchObject([
    { content: { name: '', mentee: 'Άννα' } },
  ])
  expect(await mailRowsTo(mentee.userId, 'paid')).toHaveLength(1)
})

test('R21 mentee and guardian at once: one card payment, and the order is paid once', async () => {
  const mentee = await confirmed()
  const results = await together(owner, { purchases: mentee.purchaseId }, [
    () => open(mentee),
    () => pay(mentee.token),
    () => pay(mentee.token),
  ])
  const keys = results.map(
    (result) => result.status === 'fulfilled' && (result.value as Checkout).idempotencyKey,
  )
  expect(new Set(keys).size).toBe(1)
  expect(await checkoutRows(mentee.purchaseId)).toHaveLength(1)
  await settled(await open(mentee))
  await refused(pay(mentee.token), 'already_paid')
  expect(await ledgerOf(mentee)).toEqual([6200])
})

test('R21 a payment that begins while the consent is taken back, or the mentee cancels: one comes first', async () => {
  const [sorry, other] = [await confirmed(), await confirmed()]
  await together(owner, { users: sorry.userId }, [
    () => pay(sorry.token),
    () => callSignIn('auth_withdraw_guardian', { token: sorry.token }),
  ])
  await closed(sorry.token, 'withdrawn', 'purchase_closed')
  const results = await together(owner, { mentees: other.id }, [
    () => pay(other.token),
    () => cancel(other, other.purchaseId),
  ])
  const { state } = await link(other.token)
  expect(outcomes(results)).toEqual(
    [state === 'closed' ? 'purchase_closed' : 'card_payment_open', 'done'].toSorted(),
  )
})

test('R21 a proof is kept with the order, and the mentee is told; a part by deposit leaves the rest, not by card', async () => {
  const mentee = await confirmed()
  await prove(mentee.token)
  expect(await link(mentee.token)).toMatchObject({ state: 'to_pay', proofSent: true, keptUntil: null })
  expect(await mailRowsTo(mentee.userId, 'proof_received')).toHaveLength(1)
  await call(admin, 'book_deposit', {
    purchaseId: mentee.purchaseId,
    externalRef: 'RF-PARENT',
    amountCents: 4000,
  })
  expect(await link(mentee.token)).toMatchObject({ receivedCents: 4000 })
  await refused(pay(mentee.token), 'paid_in_part')
  await call(admin, 'book_deposit', {
    purchaseId: mentee.purchaseId,
    externalRef: 'RF-PARENT-2',
    amountCents: 2200,
  })
  await closed(mentee.token, 'paid', 'already_paid')
})

test('R21 the link ends with the order: cancelled, past its last day, withdrawn, refunded, of age, replaced, unknown', async () => {
  const mentee = await confirmed()
  await cancel(mentee, mentee.purchaseId)
  await closed(mentee.token, 'closed', 'purchase_closed')

  // The job has not run yet.
  const late = await confirmed()
  await owner`
    update data.purchases set purchased_at = now() - interval '40 days', guardian_consented_at = now() - interval '40 days'
    where id = ${late.purchaseId}`
  expect(await link(late.token)).toMatchObject({ state: 'closed' })
  await refused(pay(late.token), 'purchase_closed')

  const sorry = await confirmed()
  await callSignIn('auth_withdraw_guardian', { token: sorry.token })
  await closed(sorry.token, 'withdrawn', 'purchase_closed')

  const back = await confirmed()
  await confirmPayment(admin, back.purchaseId)
  await call(admin, 'refund_purchase', { purchaseId: back.purchaseId })
  expect(await link(back.token)).toMatchObject({ state: 'closed', paidOn: null })

  const grown = await confirmed()
  await owner`update data.users set birthdate = ${await bornYearsAgo(18)} where id = ${grown.userId}`
  await owner`update private.tokens set expires_at = now() where purchase_id = ${grown.purchaseId}`
  await closed(grown.token, 'of_age', 'link_not_valid')

  const asked = await waiting()
  await owner`update private.tokens set ended_at = now() where purchase_id = ${asked.purchaseId}`
  await closed(asked.token, 'replaced', 'link_not_valid')
  await refused(pay('0'.repeat(64)), 'link_not_valid')
})

test('R21 nothing is offered for a mentee who is suspended, nor for a scholarship that she has not ordered', async () => {
  const mentee = await confirmed()
  await call(admin, 'suspend_user', { userId: mentee.userId, reason: 'Απειλή' })
  await closed(mentee.token, 'confirmed', 'purchase_closed')

  const awarded = await aMentee({ package: 'none', birthdate: minors })
  const purchaseId = await anAward(awarded, 'partial_50')
  await call(awarded, 'name_guardian', guardian)
  const token = await linkOf(purchaseId)
  await answer(token, true)
  await closed(token, 'confirmed', 'purchase_closed')
  await buy(awarded, three)
  expect((await pay(token)).asked).toMatchObject({ cents: 3100 })
})
