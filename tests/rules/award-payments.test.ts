// A scholarship with a card payment, through Stripe’s library and the stand-in.
import { describe, expect, test } from 'vitest'
import { awardScholarship, listAwards, withdrawAward } from '~/domain/scholarships/awards.server'
import { call } from '../support/calls'
import { openCardWorld } from '../support/card-world'
import type { Mentee } from '../support/people'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'

const {
  owner,
  theAdmin,
  aMentee,
  standIn,
  goToPay,
  pay,
  work,
  anOrder,
  statusOf,
  ledgerOf,
  checkoutsOf,
  bothBooks,
} = await openCardWorld()

const admin = await theAdmin()
const open = (kind: string) => call<number>(admin, 'create_scholarship', { name: 'Υποτροφία', kind })
const stateOf = async ({ id }: Mentee) => (await listAwards(admin.viewer, { menteeId: id }))[0]?.state

/** A mentee with a partial scholarship. */
async function aHalfPrice(packageId: number) {
  const mentee = await aMentee({ package: 'none' })
  const purchaseId = await awardScholarship(admin.viewer, await open('partial_50'), mentee.id, {
    kind: 'partial_50',
    packageId,
  })
  return { ...mentee, purchaseId }
}

test('R26 Stripe is asked for half the price, and a paid award cannot be withdrawn', async () => {
  const mentee = await aHalfPrice(3)
  expect(await stateOf(mentee)).toBe('not_ordered')
  await pay(mentee)
  await work()
  expect([await statusOf(mentee), await ledgerOf(mentee), await stateOf(mentee)]).toEqual([
    'paid',
    [13650],
    'paid',
  ])
  await refused(withdrawAward(admin.viewer, mentee.purchaseId), 'award_used')
})

describe('R26 an award and an open checkout', () => {
  test('a withdrawal ends the checkout, so that nobody pays for a withdrawn award', async () => {
    const mentee = await aHalfPrice(2)
    const id = await goToPay(mentee)
    await withdrawAward(admin.viewer, mentee.purchaseId)
    await expect(standIn.control(`/sessions/${id}/pay`)).rejects.toThrow('/pay: 400')
    expect([await checkoutsOf(mentee), await stateOf(mentee)]).toEqual([['expired'], 'withdrawn'])
  })

  test('an award that was paid meanwhile stays', async () => {
    const mentee = await aHalfPrice(1)
    await standIn.control('/webhooks', { on: false })
    await pay(mentee)
    await refused(withdrawAward(admin.viewer, mentee.purchaseId), 'award_used')
    await standIn.control('/webhooks', { on: true })
    expect([await statusOf(mentee), await ledgerOf(mentee)]).toEqual(['paid', [3100]])
  })

  test('a full scholarship ends the checkout of the order it replaces', async () => {
    const mentee = await anOrder()
    const id = await goToPay(mentee)
    await awardScholarship(admin.viewer, await open('full_3m'), mentee.id, { kind: 'full_3m' })
    await expect(standIn.control(`/sessions/${id}/pay`)).rejects.toThrow('/pay: 400')
    const cancelledAt = cell(owner`select cancelled_at from data.purchases where id = ${mentee.purchaseId}`)
    expect(await cancelledAt).toBeInstanceOf(Date)
  })

  test('the card payments equal the books', async () => {
    expect(await bothBooks()).toEqual({ ours: 16750, theirs: 16750, flagged: 0 })
  })
})
