// A refund that the team sent by bank transfer comes back: it waits again, and the mentee names another account.
import { expect, test } from 'vitest'
import { call, list } from '../support/calls'
import type { Mentee } from '../support/people'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, theAdmin, ledgerOf, mailsTo, dayIn } = await openWorld()
const admin = await theAdmin()
const iban = 'GR1601101250000000012300695'

let sendings = 0
const send = (refundId: number) =>
  call(admin, 'settle_refund', { refundId, externalRef: `OUT-${(sendings += 1)}` })
const returned = (refundId: number, more = {}) => call(admin, 'refund_returned', { refundId, ...more })
const stageOf = async (mentee: Mentee) => (await list<{ stage: string }>(mentee, 'own_refunds', {}))[0]!.stage

async function aRefund() {
  const mentee = await aMentee()
  const { purchaseId } = mentee
  const refundId = await call<number>(admin, 'refund_purchase', { purchaseId, reason: 'x', override: true })
  await call(mentee, 'name_refund_account', { purchaseId, iban })
  return { mentee, refundId }
}

test('it is to be sent again, with a line of the ledger, to another account, and is sent with a second mail', async () => {
  const { mentee, refundId } = await aRefund()
  await refused(returned(refundId), 'refund_not_sent')
  for (let turn = 1; turn <= 2; turn += 1) {
    await send(refundId)
    expect(await mailsTo(mentee, 'refund_sent')).toHaveLength(turn)
    await returned(refundId)
    // Told again it changes nothing.
    await returned(refundId)
    expect(await stageOf(mentee)).toBe('to_send')
    expect(await mailsTo(mentee, 'refund_returned')).toHaveLength(turn)
    expect(
      await owner`select from data.refund_accounts where purchase_id = ${mentee.purchaseId}`,
    ).toHaveLength(0)
    await call(mentee, 'name_refund_account', { purchaseId: mentee.purchaseId, iban })
  }
  await send(refundId)
  expect(await stageOf(mentee)).toBe('done')
  expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200, -6200, 6200, -6200])
})

test('it is sent again no earlier than it came back', async () => {
  const { mentee, refundId } = await aRefund()
  await owner`update data.payments set paid_on = paid_on - 9 where purchase_id = ${mentee.purchaseId}`
  const again = (externalRef: string, sentOn: string) =>
    call(admin, 'settle_refund', { refundId, externalRef, sentOn })
  await again('OUT-EARLY-1', await dayIn(-5))
  await returned(refundId, { returnedOn: await dayIn(-2) })
  await call(mentee, 'name_refund_account', { purchaseId: mentee.purchaseId, iban })
  await refused(again('OUT-EARLY-2', await dayIn(-3)), 'money_day_too_early')
  await again('OUT-EARLY-2', await dayIn(-2))
})

test('a page that is older than the last transfer takes nothing back', async () => {
  const { mentee, refundId } = await aRefund()
  await send(refundId)
  const seenEnd = await cell<string>(owner`select reference_end from data.refunds where id = ${refundId}`)
  await returned(refundId, { seenEnd })
  await send(refundId)
  await refused(returned(refundId, { seenEnd }), 'money_moved')
  expect(await stageOf(mentee)).toBe('done')
})

test('told by two at the same time it comes back once', async () => {
  const { mentee, refundId } = await aRefund()
  await send(refundId)
  await together(owner, { mentees: mentee.id }, [() => returned(refundId), () => returned(refundId)])
  expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200])
})
